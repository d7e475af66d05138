// The border of the map: a line of black and white lengths, letters and numbers.
import { html } from "../../../vendor/preact.js";
import { CELL, MARGIN, sizeOf } from "./geometry.js";

const BAND = { from: 3, width: 5 };
const LABEL = BAND.from + BAND.width + 10;

/** @param {import("./geometry.js").Land} land @param {import("./geometry.js").Projection} projection */
export function frameOf(land, projection) {
  const { width, height } = sizeOf(land, projection);
  const outer = BAND.from + BAND.width;
  const { row } = projection;
  return html`<g class="mm-frame" aria-hidden="true">
    <rect class="mm-sheet" x=${-MARGIN} y=${-MARGIN} width=${width + 2 * MARGIN} height=${height + 2 * MARGIN} rx="3" />
    <rect class="mm-neat" x=${2 - MARGIN} y=${2 - MARGIN} width=${width + 2 * MARGIN - 4} height=${height + 2 * MARGIN - 4} rx="2" />
    <path class="mm-band" d=${bandOf(land, row, width, height)} />
    <rect class="mm-rim" x=${-outer} y=${-outer} width=${width + 2 * outer} height=${height + 2 * outer} />
    <rect class="mm-rim" x=${-BAND.from} y=${-BAND.from} width=${width + 2 * BAND.from} height=${height + 2 * BAND.from} />
    ${land.places.filter(({ y }) => y === 0).map(({ x, id }) =>
      [-LABEL, height + LABEL].map((y) => label((x + 0.5) * CELL, y, id.replace(/\d/g, ""))))}
    ${land.places.filter(({ x }) => x === 0).map(({ y, id }) =>
      [-LABEL, width + LABEL].map((x) => label(x, (y + 0.5) * row, id.replace(/\D/g, ""))))}
  </g>`;
}

/**
 * The black lengths: every second column and row.
 * @param {import("./geometry.js").Land} land
 * @param {number} row
 * @param {number} width
 * @param {number} height
 */
function bandOf(land, row, width, height) {
  const { from, width: deep } = BAND;
  const parts = [];
  for (let at = 0; at < land.width; at += 2) {
    for (const y of [-from - deep, height + from]) parts.push(`M${at * CELL},${y}h${CELL}v${deep}h${-CELL}z`);
  }
  for (let at = 0; at < land.height; at += 2) {
    for (const x of [-from - deep, width + from]) parts.push(`M${x},${at * row}v${row}h${deep}v${-row}z`);
  }
  return parts.join("");
}

/** @param {number} x @param {number} y @param {string} text */
const label = (x, y, text) => html`<text class="mm-label" x=${x} y=${y}>${text}</text>`;
