// The border of the chart: black and white lengths, letters of columns, numbers of rows, the title.
import { html } from "../../../vendor/preact.js";
import { CELL, MARGIN, fine } from "./geometry.js";

/** @typedef {import("./geometry.js").Chart} Chart */

const BAND = { from: 4, width: 5 };
const LABEL = 18;
const ROW = 0.866 * CELL;
const TITLE = 22; // more room above for it

/** What the picture takes up. @param {Chart} chart */
export function boxOf({ box }) {
  return { x: box.left - MARGIN, y: box.top - MARGIN - TITLE, width: box.right - box.left + 2 * MARGIN, height: box.bottom - box.top + 2 * MARGIN + TITLE };
}

/** @param {{chart: Chart}} props */
export function Frame({ chart }) {
  const { left, top, right, bottom } = chart.box;
  const [width, height] = [right - left, bottom - top];
  const sheet = boxOf(chart);
  const outer = BAND.from + BAND.width;
  return html`<g class="isl-frame" aria-hidden="true">
    <path class="isl-sheet" fill-rule="evenodd" d=${`M${sheet.x},${sheet.y}h${sheet.width}v${sheet.height}h${-sheet.width}zM${left},${top}v${height}h${width}v${-height}z`} />
    <rect class="isl-neat" x=${sheet.x + 3} y=${sheet.y + 3} width=${sheet.width - 6} height=${sheet.height - 6} />
    <rect class="isl-neat is-fine" x=${sheet.x + 6} y=${sheet.y + 6} width=${sheet.width - 12} height=${sheet.height - 12} />
    <path class="isl-band" d=${bandOf(chart)} />
    ${[0, BAND.from, outer].map((far) => html`<rect class="isl-neat is-fine" x=${left - far} y=${top - far} width=${width + 2 * far} height=${height + 2 * far} />`)}
    <text class="isl-title" x=${(left + right) / 2} y=${top - LABEL - 15}>Chart of the Mysterious Islands</text>
    ${columnsOf(chart).map(({ x, text }) => [top - LABEL, bottom + LABEL].map((y) => html`<text class="isl-label" x=${fine(x)} y=${fine(y)}>${text}</text>`))}
    ${rowsOf(chart).map(({ y, text }) => [left - LABEL - 1, right + LABEL + 1].map((x) => html`<text class="isl-label" x=${fine(x)} y=${fine(y)}>${text}</text>`))}
  </g>`;
}

/** Letters stand midway over the two rows that are shifted against each other. @param {Chart} chart */
const columnsOf = ({ places }) => places.filter(({ y }) => y === 0).map(({ x, id }) => ({ x: (x + 0.25) * CELL, text: id.replace(/\d/g, "") }));

/** @param {Chart} chart */
const rowsOf = ({ places }) => places.filter(({ id }) => /^A\d+$/.test(id)).map(({ y, id }) => ({ y: y * CELL, text: id.slice(1) }));

/** The black lengths: every second column and row. @param {Chart} chart */
function bandOf({ box: { left, top, right, bottom } }) {
  const { from, width: deep } = BAND;
  const parts = [];
  for (let x = left; x < right - 1; x += 2 * CELL) {
    for (const y of [top - from - deep, bottom + from]) parts.push(`M${fine(x)},${fine(y)}h${fine(Math.min(CELL, right - x))}v${deep}H${fine(x)}z`);
  }
  for (let y = top; y < bottom - 1; y += 2 * ROW) {
    for (const x of [left - from - deep, right + from]) parts.push(`M${fine(x)},${fine(y)}v${fine(Math.min(ROW, bottom - y))}h${deep}V${fine(y)}z`);
  }
  return parts.join("");
}
