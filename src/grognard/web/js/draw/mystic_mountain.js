// The board of Mystic Mountain: a relief of the mountain as an old atlas would show it, in plan or seen from the south.
import { html, useMemo } from "../../vendor/preact.js";
import { frameOf } from "./mystic/frame.js";
import { PROJECTIONS, boxOf, landOf } from "./mystic/geometry.js";
import { bonds, overlay, whereIs } from "./mystic/overlay.js";
import { defs } from "./mystic/pieces.js";
import { backToFront, castOf } from "./mystic/relief.js";
import { Square } from "./mystic/square.js";
import { groundOf, planOf } from "./mystic/terrain.js";
import { lostAt, trays } from "./mystic/trays.js";
import { describe } from "./mystic/words.js";
import { pick, press } from "./picking.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").DrawUi} DrawUi */

/** The ways to look at it. @type {["plan" | "oblique", string][]} */
export const modes = [["plan", "Plan"], ["oblique", "Relief"]];

/** The picture that was drawn last, for anchor(). @type {import("./mystic/overlay.js").Scene | null} */
let latest = null;

/** @param {View} view @param {Board} board @param {DrawUi} ui */
export const draw = (view, board, ui) => html`<${Mountain} view=${view} board=${board} ui=${ui} />`;

/** The middle of a place or unit, in the units of the picture drawn last. @param {string} id */
export function anchor(id) {
  const lost = latest && lostAt(latest.land, latest.projection, latest.view).get(id);
  return (latest && whereIs(latest, id)) ?? lost ?? { x: 0, y: 0 };
}

/** @param {{view: View, board: Board, ui: DrawUi}} props */
function Mountain({ view, board, ui }) {
  const projection = PROJECTIONS[ui.mode];
  const land = useMemo(() => landOf(board), [board]);
  const still = useMemo(() => backgroundOf(land, projection), [land, projection]);
  const units = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const scene = { land, projection, view, units, ui };
  latest = scene;
  const box = boxOf(land, projection);
  return html`<svg class="mm-board" viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`} role="group"
    aria-label="Mystic Mountain" onClick=${(/** @type {Event} */ event) => pick(event, ui)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, ui)}>
    ${still.picture}
    ${bonds(scene)}
    <${Squares} ...${scene} order=${still.order} />
    ${overlay(scene)}
    ${trays({ land, projection, view, marks: ui.marks })}
  </svg>`;
}

/**
 * What never changes: patterns, border, land, and the order in which squares are drawn.
 * @param {import("./mystic/geometry.js").Land} land
 * @param {import("./mystic/geometry.js").Projection} projection
 */
function backgroundOf(land, projection) {
  const isPlan = projection.mode === "plan";
  return {
    order: isPlan ? land.places : backToFront(land),
    picture: html`<g>
      ${defs()}${frameOf(land, projection)}
      ${isPlan ? planOf(land, projection) : [groundOf(land, projection), castOf(land, projection)]}
    </g>`,
  };
}

/** @param {import("./mystic/overlay.js").Scene & {order: import("../types.js").Place[]}} props */
function Squares({ land, projection, view, ui, order }) {
  const standing = new Map(view.pieces.filter((piece) => piece.place).map((piece) => [piece.place, piece]));
  return html`<g>${order.map((place) => {
    const piece = standing.get(place.id);
    const mark = ui.marks.get(place.id) ?? (piece && ui.marks.get(piece.id));
    const isThreatened = ui.threats?.has(place.id) ?? false;
    const label = describe(view, place, piece, { mark, odds: ui.odds.get(place.id), isThreatened });
    return html`<${Square} key=${place.id} land=${land} projection=${projection} place=${place} piece=${piece} mark=${mark}
      isThreatened=${isThreatened} side=${view.facts.side} turns=${view.facts.top_turns} label=${label} />`;
  })}</g>`;
}
