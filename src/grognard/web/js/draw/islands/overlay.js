// What lies over the chart: odds beside what can be chosen, and how units came to where they are.
import { html } from "../../../vendor/preact.js";
import { TIP, fine, middle } from "./geometry.js";

/** @typedef {import("./geometry.js").Chart} Chart */
/** @typedef {import("../../types.js").DrawUi} DrawUi */

/** @param {Chart} chart @param {DrawUi} ui */
export function odds(chart, ui) {
  return html`<g class="isl-odds" aria-hidden="true">${[...ui.odds].map(([id, text]) => {
    const place = chart.at.get(id);
    if (!place) return null;
    const { x, y } = middle(place);
    const half = 4 + 3.4 * text.length;
    return html`<g key=${id} transform=${`translate(${fine(x)},${fine(y - TIP - 5)})`}><rect x=${-half} y="-7.5" width=${2 * half} height="15" rx="3" /><text>${text}</text></g>`;
  })}</g>`;
}

/** Dashed lines from where something left to where it arrived. @param {Chart} chart @param {DrawUi} ui */
export function passages(chart, ui) {
  const lines = (ui.trail ?? []).flatMap(({ piece, from, to }) => {
    const [a, b] = [chart.at.get(from), chart.at.get(to)];
    return a && b && a !== b ? [{ piece, from: middle(a), to: middle(b) }] : [];
  });
  return html`<g class="isl-passages" aria-hidden="true">${lines.map(({ piece, from, to }) => {
    const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.14, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.14 };
    return html`<path key=${piece} d=${`M${fine(from.x)},${fine(from.y)}Q${fine(bend.x)},${fine(bend.y)} ${fine(to.x)},${fine(to.y)}`} /><circle cx=${fine(from.x)} cy=${fine(from.y)} r="3" />`;
  })}</g>`;
}
