// Dice: those that just fell, seen to fall and gone by themselves; and real ones, typed in.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { isStill, tellError } from "../store.js";
import { play } from "../sound.js";
import { Dice } from "../draw/dice.js";
import { useDrawing } from "./drawing.js";
import { putBeside } from "./put.js";
import { RuleLink } from "./rule_link.js";

const SHOWN = 1900; // milliseconds a throw stays on the board
const MOST = 6; // throws that wait to be seen: when bots are quick, the older ones are left to the log

/**
 * The throws of the newest log lines, one after the other, each beside the place it is about.
 * @param {{state: import("../types.js").State, board: import("../types.js").Board}} props
 */
export function FallingDice({ state, board }) {
  const [seen, setSeen] = useState(state.number);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const line = state.at === null ? state.log.filter((one) => one.number >= seen && one.dice.length > 0).slice(-MOST)[0] : undefined;
  const drawing = useDrawing(state.view.game);
  const skip = () => setSeen(line ? line.number + 1 : state.number);
  useEffect(() => {
    if (!line) setSeen(Math.max(seen, state.number));
  }, [line?.number, state.number]);
  useEffect(() => {
    if (!line) return;
    play("dice");
    const timer = setTimeout(skip, isStill() ? SHOWN / 2 : SHOWN);
    return () => clearTimeout(timer);
  }, [line?.number]);
  const told = line ? drawing?.outcome?.(state.log, line) || toldWith(state, line) : "";
  useLayoutEffect(() => {
    const frame = /** @type {HTMLElement | null} */ (box.current?.parentElement?.querySelector(".board-frame") ?? null);
    if (line && box.current && frame) putBeside(box.current, frame, placeOf(state, board, line));
  }, [line?.number, told]); // what came of it may be known later, and is longer
  if (!line) return null;
  return html`<button type="button" class="falling" data-testid="falling" ref=${box} aria-label=${`${told} Skip`} onClick=${skip}>
    <${Dice} key=${line.number} faces=${line.dice} sides=${line.sides} target=${line.needed || null} label=${told} />
  </button>`;
}

/** What a throw is for and what came of it at once; a line that tells the faces alone says neither. @param {import("../types.js").State} state @param {import("../types.js").LogLine} line */
function toldWith(state, line) {
  const at = state.log.indexOf(line);
  const last = state.log.findLast((one) => one.number === line.number) ?? line;
  const isBare = line.what === "dice";
  return [isBare ? state.log[at - 1]?.text : line.text, last.what !== "dice" && last !== line && last.text].filter(Boolean).join(" ");
}

/**
 * The place that a throw is about: the last one named by the choice that led to it, else the first by what came of it.
 * @param {import("../types.js").State} state
 * @param {import("../types.js").Board} board
 * @param {import("../types.js").LogLine} line
 */
function placeOf(state, board, line) {
  const places = new Set(board.places.map((place) => place.id));
  const from = state.log.findLast((one) => one.number < line.number && one.seat >= 0)?.number ?? line.number;
  const next = state.log.find((one) => one.number > line.number && one.seat >= 0)?.number ?? Infinity;
  const named = state.log.filter((one) => one.number >= from && one.number < next).map((one) => ({
    isBefore: one.number < line.number,
    ids: (one.text.match(/[A-Za-z]\w*/g) ?? []).filter((word) => places.has(word)),
  }));
  const before = named.filter(({ isBefore }) => isBefore).flatMap(({ ids }) => ids);
  return before.at(-1) ?? named.flatMap(({ ids }) => ids)[0] ?? "";
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
    await model.post("supply", { seat: undefined, text }).catch((error) => tellError(error, state.table.game));
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
