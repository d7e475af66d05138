// Dice: those that just fell, seen to fall and gone by themselves; and real ones, typed in.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { isStill, tellError } from "../store.js";
import { play } from "../sound.js";
import { Dice } from "../draw/dice.js";
import { RuleLink } from "./rule_link.js";

const SHOWN = 1900; // milliseconds a throw stays on the board

/** The throws of the newest log lines, one after the other. @param {{state: import("../types.js").State}} props */
export function FallingDice({ state }) {
  const [seen, setSeen] = useState(state.number);
  const fresh = state.at === null ? state.log.filter((line) => line.number >= seen && line.dice?.length) : [];
  const line = fresh[0];
  const skip = () => setSeen(line ? line.number + 1 : state.number);
  useEffect(() => {
    if (!line) return setSeen(Math.max(seen, state.number));
    play("dice");
    const timer = setTimeout(skip, isStill() ? SHOWN / 2 : SHOWN);
    return () => clearTimeout(timer);
  }, [line?.number, state.number]);
  if (!line) return null;
  return html`<button type="button" class="falling" data-testid="falling" aria-label=${`${line.text} Skip`} onClick=${skip}>
    <${Dice} faces=${line.dice} label=${line.text} />
  </button>`;
}

/** The throw that people have to make with dice of their own. @param {{model: import("./model.js").Model, state: import("../types.js").State}} props */
export function DiceTray({ model, state }) {
  const needs = state.at === null ? state.needs : null;
  const choices = needs?.choices ?? [];
  const [faces, setFaces] = useState(/** @type {number[]} */ ([]));
  const [typed, setTyped] = useState("");
  useEffect(() => {
    setFaces([]);
    setTyped("");
  }, [state.number]);
  if (!needs) return null;
  const text = typed.trim() || faces.join(",");
  const isWhole = typed.trim() !== "" || (needs.dice > 0 && faces.filter(Boolean).length === needs.dice);
  /** @param {Event} event */
  async function onSubmit(event) {
    event.preventDefault();
    await model.post("supply", { text }).catch((error) => tellError(error, state.table.game));
    await model.refresh();
  }
  /** @param {number} die @param {number} face */
  const put = (die, face) => setFaces(Array.from({ length: needs.dice }, (_, place) => (place === die ? face : (faces[place] ?? 0))));
  return html`<form class="dice-tray" onSubmit=${onSubmit} aria-label="Real dice">
    <p>${needs.text} <${RuleLink} game=${state.table.game} id=${needs.rule} /></p>
    ${Array.from({ length: needs.dice }, (_, die) => html`<${Faces} key=${die} die=${die} faces=${needs.faces} chosen=${faces[die]} onPut=${put} />`)}
    ${choices.length > 0 && html`<div class="chips">${choices.map((choice) => html`<button type="button" key=${choice.text} aria-pressed=${typed === choice.text}
      data-testid=${`choice-${choice.text}`} onClick=${() => setTyped(choice.text)}>${choice.label}</button>`)}</div>`}
    <label>Typed <input data-testid="dice-text" value=${typed} autocomplete="off" size="12"
      onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)} /></label>
    <button type="submit" class="strong" data-testid="supply" disabled=${!isWhole}>Put it in</button>
  </form>`;
}

/** @param {{die: number, faces: number, chosen: number | undefined, onPut: (die: number, face: number) => void}} props */
function Faces({ die, faces, chosen, onPut }) {
  return html`<div class="faces" role="group" aria-label=${`Die ${die + 1}`}>
    ${Array.from({ length: faces }, (_, place) => html`<button type="button" key=${place} aria-pressed=${chosen === place + 1}
      data-testid=${`die-${die}-${place + 1}`} onClick=${() => onPut(die, place + 1)}>${place + 1}</button>`)}
  </div>`;
}
