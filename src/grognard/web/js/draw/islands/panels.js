// What stands over the answers: the round and its phases, the throw on the table, the fight with both sides' modifiers.
import { html } from "../../../vendor/preact.js";
import { Dice } from "../dice.js";
import { Emblem, factionsOf } from "./factions.js";
import { Fight } from "./fight.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./factions.js").Faction} Faction */

/** In the order of a turn. @type {Record<string, string>} */
const PHASES = { draw: "Draw", event: "Event", recruit: "Recruit", move: "Move", bombard: "Bombard", act: "Act", fight: "Fight", discard: "Discard" };
const ONLY_WITH = /** @type {Record<string, string>} */ ({ draw: "action_deck", discard: "action_deck", event: "event_phase" });

/** @type {Record<string, string>} */
const PURPOSES = {
  event: "Does an event happen?", "event-table": "Which event?", reinforcements: "Reinforcements", recruit: "Recruit points", shell: "Bombardment", torpedo: "Torpedo", hide: "Hiding",
  battle: "Battle", wash: "Getting ashore", bite: "The bite", convert: "Winning a Band over", capture: "Keeping the Boat", regenerate: "Rising again",
};

/** @param {View} view @param {import("../../types.js").Action[]} _actions @param {import("../../types.js").LogLine[]} [log] */
export function panels(view, _actions, log = []) {
  const { fight, roll } = view.facts;
  const isBattle = roll?.purpose === "battle";
  return html`<div class="isl-panels">
    <${Strip} view=${view} />
    <${Played} view=${view} />
    ${roll && !(fight && isBattle) && html`<${Roll} view=${view} roll=${roll} />`}
    ${fight && html`<${Fight} view=${view} fight=${fight} dice=${isBattle ? roll.dice : []} log=${log} />`}
  </div>`;
}

/** @param {{view: View}} props */
function Strip({ view }) {
  const { round, rounds, phase, active, deck, discards } = view.facts;
  if (!round) return null;
  const phases = Object.keys(PHASES).filter((name) => !(name in ONLY_WITH) || view.options[ONLY_WITH[name]]);
  const thrown = Object.values(discards ?? {}).reduce((sum, count) => sum + count, 0);
  return html`<div class="isl-strip">
    <p><b>Round ${round}</b> of ${rounds}${active >= 0 && !view.result && html`, ${active === view.viewer ? html`<b>your turn</b>` : html`turn of <b>${view.seats[active]?.name}</b>`}`}
      ${view.options.action_deck && html` <small>Deck ${deck}, discarded ${thrown}</small>`}</p>
    <ol aria-label="Phases">${phases.map((name) => html`<li key=${name} class=${name === phase ? "is-now" : ""} aria-current=${name === phase ? "step" : undefined}>${PHASES[name]}</li>`)}</ol>
  </div>`;
}

/** Cards that may still be cancelled. @param {{view: View}} props */
function Played({ view }) {
  const played = /** @type {{rank: string, seat: number}[]} */ (view.facts.played ?? []);
  if (!played.length || (view.facts.question === "negate" && view.actor === view.viewer)) return null; // the question says it
  return html`<p class="isl-played" role="status">On the table: ${played.map(({ rank, seat }, at) => html`<span key=${at}><b>${rank}</b> of ${view.seats[seat]?.name}</span>`)}</p>`;
}

/** @param {{view: View, roll: any}} props */
function Roll({ view, roll }) {
  const factions = factionsOf(view);
  const who = (roll.factions ?? []).map((/** @type {string} */ id) => factions.get(id)).filter(Boolean);
  return html`<section class="isl-roll" aria-label="The throw">
    <h2>${who.map((/** @type {Faction} */ one) => html`<${Emblem} key=${one.id} faction=${one} />`)} ${PURPOSES[roll.purpose] ?? roll.purpose}${roll.place && html` <small>${[roll.place, roll.target].filter(Boolean).join(" → ")}</small>`}</h2>
    ${roll.dice?.length > 0 && html`<${Dice} key=${roll.dice.join()} faces=${roll.dice} target=${roll.needed || null} />`}
  </section>`;
}
