// Numbers over time as stepped lines: one colour, dash and mark for each seat.
import { html } from "../../vendor/preact.js";
import { marks } from "./axis.js";

/** @typedef {import("../charts.js").Series} Series */

const HEIGHT = 240;
const EDGE = { left: 38, right: 40, top: 12, bottom: 34 };
const DASHES = ["", "7 4", "2 3", "9 3 2 3"];
const LABEL = 15; // the height of a label
const ROOM = 14; // pixels that a point needs to get a mark of its own

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
  const ends = apart(series.map((one) => y(one.points[one.points.length - 1][2])));
  return html`<svg class="chart-picture" viewBox=${`0 0 ${width} ${HEIGHT}`} width=${width} height=${HEIGHT} role="img" aria-label=${label}>
    ${heights.map((value) => html`<g key=${value}><line class="chart-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text class="chart-mark" x=${EDGE.left - 6} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
    ${along.map((turn) => html`<text key=${turn} class="chart-mark" x=${x(turn)} y=${HEIGHT - EDGE.bottom + 16} text-anchor="middle">${turn}</text>`)}
    <text class="chart-mark" x=${(EDGE.left + width - EDGE.right) / 2} y=${HEIGHT - 3} text-anchor="middle">turn</text>
    ${series.map((one, place) => html`<${Line} key=${one.seat} one=${one} x=${x} y=${y} isMarked=${one.points.length * ROOM <= width} labelY=${ends[place]} />`)}
  </svg>`;
}

/** The heights of labels, pushed down until none covers another. @param {number[]} heights */
function apart(heights) {
  const moved = [...heights];
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b]);
  order.forEach((place, rank) => rank && (moved[place] = Math.max(moved[place], moved[order[rank - 1]] + LABEL)));
  return moved;
}

/** @param {{one: Series, x: (turn: number) => number, y: (value: number) => number, isMarked: boolean, labelY: number}} props */
function Line({ one, x, y, isMarked, labelY }) {
  const [, lastTurn, lastValue] = one.points[one.points.length - 1];
  const marked = isMarked ? one.points : one.points.slice(-1);
  return html`<g class=${`chart-series owner-${one.seat}`}>
    <path d=${steps(one.points, x, y)} stroke-dasharray=${DASHES[one.seat] ?? ""} fill="none" />
    ${marked.map(([number, turn, value]) => html`<${Mark} key=${number} seat=${one.seat} x=${x(turn)} y=${y(value)} />`)}
    <text class="chart-end" x=${x(lastTurn) + 9} y=${labelY + 5}>${lastValue}</text>
  </g>`;
}

/** @param {[number, number, number][]} points @param {(turn: number) => number} x @param {(value: number) => number} y */
const steps = (points, x, y) => points.map(([, turn, value], place) => (place ? `H${x(turn)}V${y(value)}` : `M${x(turn)} ${y(value)}`)).join("");

/** @param {{seat: number, x: number, y: number}} props */
function Mark({ seat, x, y }) {
  if (seat % 2) return html`<rect class="chart-dot" x=${x - 3.5} y=${y - 3.5} width="7" height="7" />`;
  return html`<circle class="chart-dot" cx=${x} cy=${y} r="4" />`;
}
