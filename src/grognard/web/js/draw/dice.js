// Dice that are seen to fall: short, over at once with a click, and still for those who want no motion.
import { html, useState } from "../../vendor/preact.js";

/** Where the spots of a face lie, in thirds from the middle. @type {Record<number, [number, number][]>} */
const SPOTS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * @param {{faces: number[], target?: number | null, label?: string, sides?: number[]}} props `target` is the least face that
 *   succeeds; `sides` are the seats that threw. Give the component a key for each throw, so that it falls once.
 */
export function Dice({ faces, target = null, label = "", sides = [] }) {
  const [isSettled, settle] = useState(false);
  const said = `${label ? `${label}: ` : ""}${faces.join(" against ")}${target ? `, needs ${target} or more` : ""}`;
  return html`<span class=${isSettled ? "dice is-settled" : "dice"} data-testid="dice" onClick=${() => settle(true)}>
    <span class="dice-row" role="img" aria-label=${said}>
      ${faces.map((face, at) => html`<${Die} key=${at} face=${face} side=${sides[at] ?? -1} isNext=${at > 0 && sides[at] !== sides[at - 1]} isHit=${isHit(faces, at, target, sides)} />`)}
    </span>
    ${target !== null && html`<span class="dice-target">needs ${target}${target < 6 ? "+" : ""}</span>`}
    ${label && html`<span class="dice-label">${label}</span>`}
  </span>`;
}

/**
 * Whether a die succeeded: it reaches the target, or beats the other one of a duel.
 * @param {number[]} faces
 * @param {number} at
 * @param {number | null} target
 * @param {number[]} sides
 */
function isHit(faces, at, target, sides) {
  if (target !== null) return faces[at] >= target;
  return faces.length === 2 && sides.length === 2 && sides[0] !== sides[1] && faces[at] > faces[1 - at];
}

/** @param {{face: number, side: number, isNext: boolean, isHit: boolean}} props `isNext`: the first of the next side */
function Die({ face, side, isNext, isHit }) {
  return html`<svg class=${`die ${side < 0 ? "" : `of-${side}`} ${isNext ? "is-next" : ""} ${isHit ? "is-hit" : ""}`} viewBox="-22 -22 44 44" aria-hidden="true">
    <rect class="die-ring" x="-20" y="-20" width="40" height="40" rx="9" />
    <rect class="die-body" x="-16" y="-16" width="32" height="32" rx="6" />
    ${SPOTS[face]?.map(([x, y]) => html`<circle cx=${x * 8.5} cy=${y * 8.5} r="3.3" />`)
      ?? html`<text>${face}</text>`}
  </svg>`;
}
