// A position in words: serves any game, and is what a screen reader gets beside a drawn board.
import { html } from "../../vendor/preact.js";
import { factsText } from "../table/facts.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").DrawUi} DrawUi */
/** @typedef {import("../types.js").Piece} Piece */

const MARKS = { legal: "can be chosen", picked: "chosen", last: "just changed", threat: "threatened" };

/** @param {View} view @param {Board} board @param {DrawUi} ui */
export function draw(view, board, ui) {
  return html`<div class="words-board"><${Words} view=${view} board=${board} ui=${ui} prefix="" all=${true} /></div>`;
}

/** Places lie in a list, so nothing is anchored in a picture. @param {string} _id */
export function anchor(_id) {
  return { x: 0, y: 0 };
}

/**
 * Places with what lies on them, and what lies beside the board. Without `all`, only places where something is.
 * @param {{view: View, board: Board, ui: DrawUi, prefix: string, all: boolean}} props
 */
export function Words({ view, board, ui, prefix, all }) {
  const lying = Map.groupBy(view.pieces, (piece) => piece.place);
  const places = board.places.filter((place) => all || lying.has(place.id) || ui.marks.has(place.id));
  const beside = lying.get("") ?? [];
  const owners = [...view.seats.map((seat) => seat.number), -1];
  return html`<ul class="words-places">
      ${places.map((place) => {
        const pieces = lying.get(place.id) ?? [];
        return html`<${Spot} key=${place.id} view=${view} place=${place} pieces=${pieces} ui=${ui} prefix=${prefix} />`;
      })}
    </ul>
    ${owners.map((owner) => html`<${Beside} view=${view} owner=${owner} ui=${ui} prefix=${prefix}
      pieces=${beside.filter((piece) => piece.owner === owner)} />`)}`;
}

/** @param {{view: View, place: import("../types.js").Place, pieces: Piece[], ui: DrawUi, prefix: string}} props */
function Spot({ view, place, pieces, ui, prefix }) {
  const mark = ui.marks.get(place.id);
  const odds = ui.odds.get(place.id);
  return html`<li class=${`words-place ${mark ? `is-${mark}` : ""}`}>
    <button type="button" data-testid=${`${prefix}place-${place.id}`} data-place=${place.id} onClick=${() => ui.onPick(place.id)}>
      <b>${place.id}</b> <span class="kind">${place.kind}</span>${mark && html`<span class="mark">${MARKS[mark]}</span>`}
      ${odds && html`<span class="odds">${odds}</span>`}
    </button>
    <${Pieces} view=${view} pieces=${pieces} ui=${ui} prefix=${prefix} />
  </li>`;
}

/** @param {{view: View, owner: number, pieces: Piece[], ui: DrawUi, prefix: string}} props */
function Beside({ view, owner, pieces, ui, prefix }) {
  if (!pieces.length) return null;
  const whose = owner < 0 ? "Nobody’s" : owner === view.viewer ? "Yours" : (view.seats[owner]?.name ?? "");
  return html`<section class="words-beside">
    <h2>Beside the board: ${whose}</h2>
    <${Pieces} view=${view} pieces=${pieces} ui=${ui} prefix=${prefix} />
  </section>`;
}

/** @param {{view: View, pieces: Piece[], ui: DrawUi, prefix: string}} props */
function Pieces({ view, pieces, ui, prefix }) {
  if (!pieces.length) return null;
  return html`<ul class="words-pieces">
    ${pieces.map(
      (piece) => html`<li key=${piece.id}>
        <button type="button" class=${`piece owner-${piece.owner} ${ui.marks.has(piece.id) ? `is-${ui.marks.get(piece.id)}` : ""}`}
          data-testid=${`${prefix}piece-${piece.id}`} onClick=${() => ui.onPick(piece.place || piece.id)}>
          ${piece.owner >= 0 && view.seats[piece.owner]?.name} ${piece.facts.card ?? piece.kind} ${factsText(piece.facts, ["card"])}
        </button>
      </li>`,
    )}
  </ul>`;
}
