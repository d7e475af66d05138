// The strips above and below the board: units that were lost, and what the heights are worth.
import { html } from "../../../vendor/preact.js";
import { MARGIN, TRAY, sizeOf } from "./geometry.js";
import { token } from "./pieces.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./geometry.js").Projection} Projection */

const STEP = 33; // from one lost unit to the next, if there is room
const HEAD = 92; // room for the strip's title
const KEY = 150; // room for the key of heights

/** Where a strip lies: North's above, South's below. @param {Land} land @param {Projection} projection @param {number} owner */
function stripOf(land, projection, owner) {
  const { width, height } = sizeOf(land, projection);
  return { x: -MARGIN, y: owner ? -MARGIN - TRAY / 2 : height + MARGIN + TRAY / 2, width: width + 2 * MARGIN };
}

/**
 * Where each lost unit lies in the picture.
 * @param {Land} land
 * @param {Projection} projection
 * @param {View} view
 * @returns {Map<string, {x: number, y: number}>}
 */
export function lostAt(land, projection, view) {
  const spots = new Map();
  for (const owner of [0, 1]) {
    const { x, y, width } = stripOf(land, projection, owner);
    const lost = view.pieces.filter((piece) => piece.owner === owner && !piece.place);
    const step = Math.min(STEP, (width - HEAD - KEY) / lost.length);
    lost.forEach((piece, at) => spots.set(piece.id, { x: x + HEAD + (at + 0.5) * step, y }));
  }
  return spots;
}

/** @param {{land: Land, projection: Projection, view: View, marks: Map<string, import("../../types.js").Mark>}} scene */
export function trays({ land, projection, view, marks }) {
  const spots = lostAt(land, projection, view);
  return html`<g class="mm-trays">
    ${view.seats.map(({ number, name }) => {
      const { x, y } = stripOf(land, projection, number);
      const lost = view.pieces.filter((piece) => piece.owner === number && !piece.place);
      return html`<g key=${number} class="mm-tray">
        <text class="mm-lost" x=${x + 2} y=${y}>${name} lost${lost.length ? "" : ": none"}</text>
        ${lost.map((piece) => gone(piece, name, marks.get(piece.id), spots.get(piece.id)))}
      </g>`;
    })}
    ${keyOf(land, projection)}
  </g>`;
}

/**
 * A lost unit; it can be picked, for a purchase.
 * @param {Piece} piece
 * @param {string} whose
 * @param {import("../../types.js").Mark | undefined} mark
 * @param {{x: number, y: number} | undefined} at
 */
function gone(piece, whose, mark, at) {
  if (!at) return null;
  const label = `Lost ${whose} ${piece.kind}${mark === "legal" ? ", can come back" : mark === "picked" ? ", picked" : ""}`;
  return html`<g key=${piece.id} class=${`mm-gone ${mark ? `is-${mark}` : ""}`} role="button" tabindex=${mark ? "0" : "-1"}
    aria-label=${label} data-testid=${`piece-${piece.id}`} data-pick=${piece.id} transform=${`translate(${at.x},${at.y})`}>
    <rect class="mm-hit" x="-16" y="-18" width="32" height="36" />
    <g transform="scale(0.86)">${token(piece.owner, piece.kind)}</g>
    ${(mark === "legal" || mark === "picked") && html`<rect class=${`mm-mark is-${mark}`} x="-16" y="-16" width="32" height="32" rx="4" />`}
    <rect class="mm-focus" x="-16" y="-16" width="32" height="32" rx="4" />
  </g>`;
}

/** What a miner earns on each level, as tints in the corner. @param {Land} land @param {Projection} projection */
function keyOf(land, projection) {
  const { x, y, width } = stripOf(land, projection, 0);
  const yields = new Map(land.places.filter(({ facts }) => facts.level).map(({ facts }) => [facts.level, facts.yield]));
  const levels = [...yields.keys()].toSorted((a, b) => a - b);
  const size = 15;
  const start = x + width - 2 - levels.length * size;
  return html`<g class="mm-key" aria-hidden="true">
    <text class="mm-lost is-end" x=${start - 6} y=${y + 5}>earns</text>
    ${levels.map((level, at) => html`<g transform=${`translate(${start + at * size},${y - 3})`}>
      <rect class=${`mm-top mm-l${level}`} width=${size} height=${size} />
      <text class=${`mm-height mm-l${level}`} x=${size / 2} y=${size / 2}>${yields.get(level)}</text>
      <text class="mm-level" x=${size / 2} y="-6">${level}</text>
    </g>`)}
    <text class="mm-lost is-end" x=${start - 6} y=${y - 9}>level</text>
  </g>`;
}
