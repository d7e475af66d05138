// What the viewer has seen of other hands and stacks, and when: for these eyes only.
import { html } from "../../../vendor/preact.js";
import { cardText, placeText } from "./lore.js";
import { Shield, powerOf } from "./powers.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {{by: number, seat: number, place: string | null, turn: number}} Look */

/** @param {{view: View}} props */
export function Learned({ view }) {
  const looks = /** @type {Look[]} */ (view.facts.looks ?? []).filter((look) => look.by === view.viewer && contents(view, look));
  const known = view.seats.filter(({ facts }) => Object.keys(facts.known ?? {}).length > 0);
  const others = known.filter(({ number }) => !looks.some((look) => look.place === null && look.seat === number));
  if (!looks.length && !known.length) return null;
  const latest = [...looks].sort((a, b) => b.turn - a.turn);
  const isNew = latest[0]?.turn === view.turn && !view.facts.battle; // what has just been seen lies open
  return html`<details class="emp-learned" data-testid="learned" open=${isNew}><summary>What you have learned <small>${looks.length + others.length}, for you alone</small></summary>
    <ul>${latest.map((look) => html`<li key=${`${look.seat} ${look.place}`}><${Shield} power=${powerOf(view, look.seat)} />
        <span><b>${look.place === null ? `Hand of ${powerOf(view, look.seat).name}` : `${placeText(look.place)}, ${powerOf(view, look.seat).name}`}</b>: ${contents(view, look)}</span> <time>${ago(view.turn - look.turn, look.turn)}</time></li>`)}
      ${others.map((seat) => html`<li key=${seat.number}><${Shield} power=${powerOf(view, seat.number)} /><span><b>Hand of ${seat.name}</b>: ${cardsText(seat.facts.known)}</span></li>`)}</ul>
  </details>`;
}

/** What is still certain, "" when that is nothing. @param {View} view @param {Look} look */
function contents(view, { seat, place }) {
  if (place === null) return cardsText(view.seats[seat]?.facts.known ?? {}) ;
  const stack = view.pieces.find((piece) => piece.kind === "stack" && piece.owner === seat && piece.place === place);
  const units = /** @type {any[]} */ (stack?.facts.units ?? []);
  const names = [...Map.groupBy(units.filter(({ type }) => type), ({ name }) => name)].map(([name, group]) => (group.length > 1 ? `${group.length} × ${name}` : name));
  const unseen = units.filter(({ type }) => !type).length;
  return names.length ? [...names, unseen > 0 && `${unseen} unseen`].filter(Boolean).join(", ") : "";
}

/** @param {Record<string, number>} cards */
const cardsText = (cards) => Object.entries(cards).map(([id, count]) => (count > 1 ? `${count} × ${cardText(id)}` : cardText(id))).join(", ");

/** @param {number} turns @param {number} turn */
const ago = (turns, turn) => (turns <= 0 ? "this turn" : `turn ${turn}, ${turns} ago`);
