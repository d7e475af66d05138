// How often each face of the dice fell: bars, and a line where each of them is expected to end.
import { html } from "../../vendor/preact.js";
import { marks } from "./axis.js";

const HEIGHT = 200;
const EDGE = { left: 38, right: 14, top: 12, bottom: 34 };
const FACES = [1, 2, 3, 4, 5, 6];

/** @param {{seats: {seat: number, name: string, faces: number[], thrown: number}[], width: number, label: string}} props */
export function FaceBars({ seats, width, label }) {
  const heights = marks(0, Math.max(1, ...seats.flatMap((one) => [...one.faces, one.thrown / 6])), 4);
  const high = heights[heights.length - 1];
  const room = (width - EDGE.left - EDGE.right) / FACES.length;
  const thick = Math.min(34, (room * 0.8) / seats.length);
  /** @param {number} value */
  const y = (value) => HEIGHT - EDGE.bottom - (value / high) * (HEIGHT - EDGE.top - EDGE.bottom);
  /** @param {number} face @param {number} place */
  const x = (face, place) => EDGE.left + room * (face - 0.5) + thick * (place - seats.length / 2);
  return html`<svg class="chart-picture" viewBox=${`0 0 ${width} ${HEIGHT}`} width=${width} height=${HEIGHT} role="img" aria-label=${label}>
    <defs><pattern id="chart-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="chart-gap" width="2.4" height="6" /></pattern></defs>
    ${heights.map((value) => html`<g key=${value}><line class="chart-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text class="chart-mark" x=${EDGE.left - 6} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
    ${FACES.map((face) => html`<text key=${face} class="chart-mark" x=${EDGE.left + room * (face - 0.5)} y=${HEIGHT - EDGE.bottom + 16} text-anchor="middle">${face}</text>`)}
    <text class="chart-mark" x=${(EDGE.left + width - EDGE.right) / 2} y=${HEIGHT - 3} text-anchor="middle">face of the die; the short lines are what to expect</text>
    ${seats.map((one, place) => html`<g key=${one.seat} class=${`chart-bars owner-${one.seat}`}>
      ${FACES.map((face) => {
        const box = { x: x(face, place) + 1, y: y(one.faces[face - 1] ?? 0), width: thick - 2, height: y(0) - y(one.faces[face - 1] ?? 0) };
        return html`<g key=${face}><rect class="chart-bar" ...${box} />
          ${one.seat % 2 === 1 && html`<rect ...${box} fill="url(#chart-hatch)" />`}
          <line class="chart-expected" x1=${x(face, place) - 1} x2=${x(face, place) + thick + 1} y1=${y(one.thrown / 6)} y2=${y(one.thrown / 6)} /></g>`;
      })}
    </g>`)}
  </svg>`;
}
