// Marks on a square, each with a shape of its own: a dot or brackets (legal), a frame (picked), dashes (last), a sign (threat).
import { html } from "../../../vendor/preact.js";
import { face, middle, outline, seenMiddle } from "./geometry.js";
import { STANDING } from "./pieces.js";

/** @typedef {import("./geometry.js").Projection} Projection */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("../../types.js").Mark} Mark */

/**
 * What lies under the unit: the frame of a square.
 * @param {Projection} projection
 * @param {Place} place
 * @param {Mark | undefined} mark
 */
export function under(projection, place, mark) {
  if (mark !== "picked" && mark !== "last") return null;
  return html`<polygon class=${`mm-mark is-${mark}`} points=${outline(face(projection, place, 0.06))} />`;
}

/**
 * What a legal square shows: a dot to go to, brackets around who can act, a cross-hair around a target.
 * @param {import("./geometry.js").Land} land
 * @param {Projection} projection
 * @param {Place} place
 * @param {Piece | undefined} piece
 * @param {boolean} isOther whether the unit there is the other side's
 */
export function legal(land, projection, place, piece, isOther) {
  if (piece && !isOther) return html`<path class="mm-mark is-legal mm-brackets" d=${bracketsOf(projection, place)} />`;
  if (piece) {
    const { x, y } = middle(projection, place);
    const lift = projection.mode === "oblique" ? STANDING : 0;
    return html`<g class="mm-mark is-legal mm-aim" transform=${`translate(${x},${y - lift})`}>
      <circle r="17" /><path d="M-21,0h6M15,0h6M0,-21v6M0,15v6" />
    </g>`;
  }
  const { x, y, seen } = seenMiddle(land, projection, place);
  const isHigh = place.kind === "mountain";
  const size = isHigh ? Math.min(14.5, seen / 2 - 1.5) : 6.5;
  return html`<ellipse class=${`mm-mark is-legal ${isHigh ? "mm-loop" : "mm-dot"}`} cx=${x} cy=${y} rx=${isHigh ? 14.5 : size} ry=${size} />`;
}

/** The four corners of a square. @param {Projection} projection @param {Place} place */
function bracketsOf(projection, place) {
  const corners = face(projection, place, 0.03);
  const part = 0.25;
  return corners
    .map((corner, at) => {
      /** @param {import("./geometry.js").Point} to */
      const toward = (to) => `${corner.x + (to.x - corner.x) * part},${corner.y + (to.y - corner.y) * part}`;
      return `M${toward(corners[(at + 3) % 4])}L${corner.x},${corner.y}L${toward(corners[(at + 1) % 4])}`;
    })
    .join("");
}

/** The sign of a threat in the corner of a square. @param {Projection} projection @param {Place} place */
export function danger(projection, place) {
  const [, corner] = face(projection, place);
  return html`<g class="mm-danger" transform=${`translate(${corner.x - 9},${corner.y + 9})`}>
    <path d="M0,-7.5L8,6.5H-8z" /><path class="mm-bang" d="M0,-2.6V2.2M0,4.1V4.7" />
  </g>`;
}
