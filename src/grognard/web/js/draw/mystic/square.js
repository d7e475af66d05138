// One square: where it is clicked, its height, marks, the unit on it. Drawn anew only when something on it changed.
import { html, useMemo } from "../../../vendor/preact.js";
import { face, middle, outline, seenMiddle } from "./geometry.js";
import { danger, legal, under } from "./marks.js";
import { unit } from "./pieces.js";
import { blockOf } from "./relief.js";

/** @typedef {import("../../types.js").Place} Place */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("../../types.js").Mark} Mark */

/**
 * @param {{land: import("./geometry.js").Land, projection: import("./geometry.js").Projection, place: Place,
 *   piece: Piece | undefined, mark: Mark | undefined, isThreatened: boolean, side: number, turns: number, label: string}} props
 */
export function Square({ land, projection, place, piece, mark, isThreatened, side, turns, label }) {
  const seen = piece && `${piece.id} ${piece.facts.done?.length > 0} ${piece.facts.hold}`;
  const isHigh = place.kind === "mountain";
  const block = useMemo(() => isHigh && projection.mode === "oblique" && blockOf(land, projection, place), [land, projection, place]);
  return useMemo(() => {
    return html`<g class=${`mm-place ${mark ? `is-${mark}` : ""}`} role="button" tabindex="-1" aria-label=${label}
      data-testid=${`place-${place.id}`} data-pick=${place.id}>
      ${block}
      <polygon class="mm-hit" points=${outline(face(projection, place))} />
      ${under(projection, place, mark)}
      ${isHigh && !piece && heightOf(land, projection, place)}
      ${mark === "legal" && (!piece || piece.owner === side) && legal(land, projection, place, piece, false)}
      ${piece && unit(piece, middle(projection, place), projection.mode === "oblique", turns)}
      ${mark === "legal" && piece && piece.owner !== side && legal(land, projection, place, piece, true)}
      ${isHigh && piece && tagOf(projection, place)}
      ${(isThreatened || mark === "threat") && danger(projection, place)}
      <polygon class="mm-focus" points=${outline(face(projection, place, 0.05))} />
    </g>`;
  }, [block, land, projection, place, seen, mark, isThreatened, side, turns, label]);
}

/**
 * The number of a level: large on an empty square, on a tag in the corner beside a unit.
 * @param {import("./geometry.js").Land} land
 * @param {import("./geometry.js").Projection} projection
 * @param {Place} place
 */
function heightOf(land, projection, place) {
  const { level, top } = place.facts;
  const { x, y, seen } = seenMiddle(land, projection, place);
  const isCramped = seen < 20;
  return html`<g class=${`mm-height mm-l${level} ${isCramped ? "is-cramped" : ""}`} aria-hidden="true">
    ${top && !isCramped && html`<path class="mm-summit" transform=${`translate(${x},${y - 12})`} d="M0,-4.5L6,3.5H-6z" />`}
    <text x=${x} y=${y + (top && !isCramped ? 3.5 : 0)}>${level}</text>
  </g>`;
}

/** The number of a level on a tag in the corner. @param {import("./geometry.js").Projection} projection @param {Place} place */
function tagOf(projection, place) {
  const [{ x, y }] = face(projection, place);
  const { level } = place.facts;
  const lift = projection.mode === "oblique" ? 8 : 0;
  return html`<g class=${`mm-height mm-tag mm-l${level}`} transform=${`translate(${x + 6.5},${y + 7 - lift})`} aria-hidden="true">
    <rect x="-6" y="-6.5" width="12" height="13" rx="2.5" /><text>${level}</text>
  </g>`;
}
