// What stands over the answers: round and phases, the move on the table, the battle, recruits on offer, what was learned.
import { html } from "../../../vendor/preact.js";
import { BattleBoard } from "./battle.js";
import { Learned } from "./learned.js";
import { abilityOf, cardText, placeText, unitText, waysToWin } from "./lore.js";
import { UnitSign } from "./units.js";
import { Shield, powerOf } from "./powers.js";
import { several, speedText } from "./words.js";

/** @typedef {import("../../types.js").View} View */

const PHASES = ["draw", "move", "battle", "revenue", "recruit", "upkeep", "control"]; // in the order of a turn

/** @param {View} view @param {import("../../types.js").Action[]} actions */
export function panels(view, actions) {
  return html`<div class="emp-panels">
    <${Strip} view=${view} /><${Moving} view=${view} />
    ${view.facts.battle && html`<${BattleBoard} view=${view} battle=${view.facts.battle} />`}
    <${Offer} view=${view} actions=${actions} /><${Learned} view=${view} />
  </div>`;
}

/** @param {{view: View}} props */
function Strip({ view }) {
  const { round, rounds, phase, active, decks = [], discards = [], pile } = view.facts;
  if (!round || !phase) return null;
  const deck = decks.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
  const thrown = /** @type {[string, number][]} */ (discards.flatMap((/** @type {Record<string, number>} */ one) => Object.entries(one)));
  const count = thrown.reduce((sum, [, number]) => sum + number, 0);
  return html`<div class="emp-strip">
    <p class="emp-round"><b>Round ${round}</b>${rounds > 0 && ` of ${rounds}`}${active >= 0 && !view.result && html`, ${active === view.viewer ? html`<b>your turn</b>` : html`turn of <b>${view.seats[active]?.name}</b>`}`}</p>
    <details data-testid="decks"><summary><small>Decks</small></summary>
      <p>${deck} ${several(deck, "card")} to draw, ${count} thrown away, ${pile} ${several(pile, "unit")} in the pile.</p>
      <p class="faint">${count ? `Discards: ${thrown.map(([id, number]) => (number > 1 ? `${number} × ${cardText(id)}` : cardText(id))).join(", ")}.` : "Nothing has been discarded."}</p></details>
    <${Stakes} view=${view} />
    <ol aria-label="Phases">${PHASES.map((name) => html`<li key=${name} class=${name === phase ? "is-now" : ""} aria-current=${name === phase ? "step" : undefined}>${name}</li>`)}</ol>
  </div>`;
}

/** What each power can do, and what wins. @param {{view: View}} props */
function Stakes({ view }) {
  const able = view.seats.map(({ number, facts }) => ({ power: powerOf(view, number), text: abilityOf(facts.power) })).filter(({ text }) => text);
  return html`<details data-testid="stakes"><summary><small>Powers, aims</small></summary>
    <ul>${able.map(({ power, text }) => html`<li key=${power.seat}><${Shield} power=${power} /> <b>${power.name}</b>, ${text}</li>`)}
      ${waysToWin().map((text) => html`<li key=${text}><b>To win:</b> ${text}</li>`)}</ul></details>`;
}

/** The card that moves units, and who goes; whoever chooses that is told by the question. @param {{view: View}} props */
function Moving({ view }) {
  const { asked = {}, played = {} } = view.facts;
  const group = view.actor === view.viewer && ["who", "go"].includes(view.facts.question) ? null : view.facts.group;
  const cards = Object.entries(/** @type {Record<string, number>} */ (played));
  if (!group && !cards.length) return null;
  return html`<p class="emp-moving" role="status">${cards.length > 0 && html`<span>Played: <b>${cards.map(([id, count]) => cardText(id) + (count > 1 ? ` × ${count}` : "")).join(", ")}</b>${asked.left > 0 && `, ${asked.left} ${several(asked.left, "move")} left`}</span>`}
    ${group && html`<span>${group.units ? Object.entries(group.units).map(([id, count]) => `${count} × ${unitText(view, view.facts.active, id)}`).join(", ") : `${group.count} ${several(group.count, "unit")}`} out of <b>${placeText(group.from)}</b>${group.to && html` to <b>${placeText(group.to)}</b>`}</span>`}</p>`;
}

/** Recruits that were drawn, which the buyer sees; those that can be bought are among the answers. @param {{view: View, actions: import("../../types.js").Action[]}} props */
function Offer({ view, actions }) {
  const { offer = 0, active } = view.facts;
  const buying = actions.some(({ verb }) => verb === "buy");
  const drawn = view.pieces.filter(({ kind }) => kind === "chit");
  const chits = drawn.filter(({ id }) => !actions.some(({ touches }) => touches.includes(id)));
  if (!offer || (drawn.length > 0 && !chits.length)) return null;
  if (!drawn.length) return html`<p class="emp-moving">${offer} ${several(offer, "recruit")} to buy from, unseen by others.</p>`;
  const points = Number(view.seats[active]?.facts.points ?? 0);
  const why = chits.every(({ facts }) => facts.price > points) ? "Too dear for now" : "Not to be bought now"; // some have no place to go
  return html`<section class="emp-offer" aria-label="Recruits"><h2>${buying ? why : html`Recruits <small>${points} to spend</small>`}</h2>
    <ul>${chits.map(({ id, facts }) => html`<li key=${id} class=${facts.price > points ? "is-dear" : ""}><${UnitSign} icon=${facts.icon} name=${facts.name} power=${powerOf(view, active)} />
      <span><b>${facts.count} × ${facts.name}</b><small>Force ${facts.force}, ${speedText(facts.speed)}</small></span><b class="emp-price">${facts.price}</b></li>`)}</ul></section>`;
}
