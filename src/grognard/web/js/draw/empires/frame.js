// The sheet of the atlas: neat line, degrees, title, and what the terrains mean.
import { html } from "../../../vendor/preact.js";
import { colourOf } from "./colours.js";
import { CELL, fine } from "./geometry.js";

/** @typedef {import("./geometry.js").Sheet} Sheet */

const MARGIN = 26;
const HEAD = 34; // more room above for the title
const FOOT = 30; // and below for the legend
const PAD = 16; // between the land and the border
const DEGREES = 10; // from line to line

/** What the picture takes up. @param {Sheet} sheet */
export function pageOf({ box }) {
  const far = MARGIN + PAD;
  return { x: box.left - far, y: box.top - far - HEAD, width: box.right - box.left + 2 * far, height: box.bottom - box.top + 2 * far + HEAD + FOOT };
}

/** @param {Sheet} sheet */
const innerOf = ({ box }) => ({ left: box.left - PAD, top: box.top - PAD, right: box.right + PAD, bottom: box.bottom + PAD });

/** Meridians and circles of latitude, under the land and faintly over it. @param {{sheet: Sheet}} props */
export function Graticule({ sheet }) {
  const { left, top, right, bottom } = innerOf(sheet);
  const lines = [];
  for (let x = Math.ceil(left / (3 * CELL)) * 3 * CELL; x < right; x += 3 * CELL) lines.push(`M${fine(x)},${fine(top)}V${fine(bottom)}`);
  for (let y = Math.ceil(top / (3 * CELL)) * 3 * CELL; y < bottom; y += 3 * CELL) lines.push(`M${fine(left)},${fine(y)}H${fine(right)}`);
  return html`<g aria-hidden="true"><rect class="emp-void" x=${left} y=${top} width=${right - left} height=${bottom - top} /><path class="emp-graticule" d=${lines.join("")} /></g>`;
}

/** @param {{sheet: Sheet, title: string, terrains: import("./ground.js").Terrain[]}} props */
export function Frame({ sheet, title, terrains }) {
  const page = pageOf(sheet);
  const { left, top, right, bottom } = innerOf(sheet);
  const [width, height] = [right - left, bottom - top];
  return html`<g class="emp-frame" aria-hidden="true">
    <path class="emp-sheet" fill-rule="evenodd" d=${`M${page.x},${page.y}h${page.width}v${page.height}h${-page.width}zM${left},${top}v${height}h${width}v${-height}z`} />
    <rect class="emp-neat" x=${page.x + 3} y=${page.y + 3} width=${page.width - 6} height=${page.height - 6} />
    <rect class="emp-neat is-fine" x=${page.x + 6} y=${page.y + 6} width=${page.width - 12} height=${page.height - 12} />
    <path class="emp-band" d=${bandOf({ left, top, right, bottom })} />
    ${[0, 4, 8].map((far) => html`<rect class="emp-neat is-fine" x=${left - far} y=${top - far} width=${width + 2 * far} height=${height + 2 * far} />`)}
    ${degreesOf({ left, top, right, bottom }).map(({ x, y, text }) => html`<text class="emp-degree" x=${fine(x)} y=${fine(y)}>${text}</text>`)}
    <text class="emp-title" x=${(left + right) / 2} y=${top - 34}>${title}</text>
    <${Legend} terrains=${terrains} x=${(left + right) / 2} y=${bottom + 33} />
  </g>`;
}

/** Black lengths between two fine lines. @param {import("./geometry.js").Box} box */
function bandOf({ left, top, right, bottom }) {
  const parts = [];
  for (let x = left; x < right - 1; x += 2 * CELL) for (const y of [top - 8, bottom + 4]) parts.push(`M${fine(x)},${fine(y)}h${fine(Math.min(CELL, right - x))}v4h${-fine(Math.min(CELL, right - x))}z`);
  for (let y = top; y < bottom - 1; y += 2 * CELL) for (const x of [left - 8, right + 4]) parts.push(`M${fine(x)},${fine(y)}v${fine(Math.min(CELL, bottom - y))}h4v${-fine(Math.min(CELL, bottom - y))}z`);
  return parts.join("");
}

/** @param {import("./geometry.js").Box} box */
function degreesOf({ left, top, right, bottom }) {
  const found = [];
  for (let x = Math.ceil(left / (3 * CELL)) * 3 * CELL, at = 0; x < right; x += 3 * CELL, at += 1) for (const y of [top - 15, bottom + 15]) found.push({ x, y, text: `${at * DEGREES}°` });
  for (let y = Math.ceil(top / (3 * CELL)) * 3 * CELL, at = 0; y < bottom; y += 3 * CELL, at += 1) for (const x of [left - 16, right + 16]) found.push({ x, y, text: `${at * DEGREES}°` });
  return found;
}

/** @param {{terrains: import("./ground.js").Terrain[], x: number, y: number}} props */
function Legend({ terrains, x, y }) {
  const widths = terrains.map(({ name }) => 34 + 6.2 * name.length);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return html`<g class="emp-legend">${terrains.map((terrain, at) => {
    const start = x - whole / 2 + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    return html`<g key=${terrain.id} transform=${`translate(${fine(start)},${fine(y)})`}><rect class="emp-swatch" x="0" y="-6" width="18" height="12" rx="1.5" fill=${colourOf(terrain.colour)} />
      ${terrain.closed === "all" && html`<path class="emp-bar" d="M2,4L16,-4M2,-4L16,4" />`}${terrain.closed === "some" && html`<path class="emp-bar" d="M2,4L16,-4" />`}
      ${Number(terrain.revenue) > 0 && html`<text class="emp-worth" x="9" y="0.5">${terrain.revenue}</text>`}<text class="emp-key" x="23" y="0.5">${terrain.name}</text></g>`;
  })}</g>`;
}
