// Numbers over time as stepped lines: one colour, dash and mark for each seat.
import { html } from "../../vendor/preact.js";
import { marks } from "./axis.js";

/** @typedef {import("../charts.js").Series} Series */

const HEIGHT = 240;
const EDGE = { left: 38, right: 14, top: 12, bottom: 34 };
const DASHES = ["", "7 4", "2 3", "9 3 2 3"];
const FEW = 40; // with so many points each gets a mark

/** @param {{series: Series[], width: number, label: string}} props */
export function Lines({ series, width, label }) {
  const all = series.flatMap((one) => one.points);
  const turns = all.map(([, turn]) => turn);
  const first = Math.min(...turns);
  const last = Math.max(...turns, first + 1);
  const heights = marks(Math.min(0, ...all.map((point) => point[2])), Math.max(1, ...all.map((point) => point[2])), 5);
  const [low, high] = [heights[0], heights[heights.length - 1]];
  /** @param {number} turn */
  const x = (turn) => EDGE.left + ((turn - first) / (last - first)) * (width - EDGE.left - EDGE.right);
  /** @param {number} value */
  const y = (value) => HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const along = marks(first, last, Math.max(3, Math.floor(width / 70))).filter((turn) => turn >= first && turn <= last);
  return html`<svg class="chart-picture" viewBox=${`0 0 ${width} ${HEIGHT}`} width=${width} height=${HEIGHT} role="img" aria-label=${label}>
    ${heights.map((value) => html`<g key=${value}><line class="chart-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text class="chart-mark" x=${EDGE.left - 6} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
    ${along.map((turn) => html`<text key=${turn} class="chart-mark" x=${x(turn)} y=${HEIGHT - EDGE.bottom + 16} text-anchor="middle">${turn}</text>`)}
    <text class="chart-mark" x=${(EDGE.left + width - EDGE.right) / 2} y=${HEIGHT - 3} text-anchor="middle">turn</text>
    ${series.map((one) => html`<g key=${one.seat} class=${`chart-series owner-${one.seat}`}>
      <path d=${steps(one.points, x, y)} stroke-dasharray=${DASHES[one.seat] ?? ""} fill="none" />
      ${one.points.filter((_, place) => one.points.length <= FEW || place === one.points.length - 1).map(([number, turn, value]) =>
        html`<${Mark} key=${number} seat=${one.seat} x=${x(turn)} y=${y(value)} />`)}
    </g>`)}
  </svg>`;
}

/** @param {[number, number, number][]} points @param {(turn: number) => number} x @param {(value: number) => number} y */
const steps = (points, x, y) => points.map(([, turn, value], place) => (place ? `H${x(turn)}V${y(value)}` : `M${x(turn)} ${y(value)}`)).join("");

/** @param {{seat: number, x: number, y: number}} props */
function Mark({ seat, x, y }) {
  if (seat % 2) return html`<rect class="chart-dot" x=${x - 3.5} y=${y - 3.5} width="7" height="7" />`;
  return html`<circle class="chart-dot" cx=${x} cy=${y} r="4" />`;
}
