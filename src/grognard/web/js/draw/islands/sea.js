// The sea: tint, rhumb lines, a compass rose where no island is, soundings, a serpent, and lines along the coasts.
import { html } from "../../../vendor/preact.js";
import { CELL, fine, isLand, middle, noise } from "./geometry.js";
import { ICONS, ICON_SIZE } from "./icons.js";

/** @typedef {import("./geometry.js").Chart} Chart */
/** @typedef {import("./geometry.js").Point} Point */

const RHUMBS = 32;
const SHORES = [22, 15.5, 10, 5.5, 2.2]; // how far from the coast each line runs, the outermost first
const FATHOMS = [0, 4, 11, 26, 48, 80]; // least depth by hexes from land

/** @param {{chart: Chart, coast: string}} props */
export function Sea({ chart, coast }) {
  const { left, top, right, bottom } = chart.box;
  const open = openSea(chart);
  const rose = open[0] && middle(open[0]);
  const isCharted = chart.places.some(isLand);
  const beast = rose && isCharted && open.slice(1).map(middle).find(({ x, y }) => Math.hypot(x - rose.x, y - rose.y) > 6 * CELL
    && Math.min(x - left, right - x, y - top, bottom - y) > 1.5 * CELL);
  return html`<g aria-hidden="true">
    <rect class="isl-sea" x=${left} y=${top} width=${right - left} height=${bottom - top} />
    ${rose && html`<path class="isl-rhumb" d=${rhumbs(chart, rose)} />`}
    ${beast && html`<path class="isl-rhumb is-second" d=${rhumbs(chart, beast)} />`}
    ${SHORES.map((far, at) => html`<path class=${`isl-shore is-${at}`} d=${coast} stroke-width=${2 * far + 1} />
      <path class=${`isl-shoal is-${at}`} d=${coast} stroke-width=${2 * far - 0.6} />`)}
    ${rose && html`<${Rose} at=${rose} />`}
    ${beast && html`<g class="isl-beast" transform=${`translate(${beast.x - 24},${beast.y - 26}) scale(${48 / ICON_SIZE})`}><path d=${ICONS.serpent} /></g>`}
    ${isCharted && html`<g class="isl-fathom">${soundings(chart, [rose, beast || undefined])}</g>`}
  </g>`;
}

/** Hexes of water far from land and from the border, the loneliest first. @param {Chart} chart */
function openSea(chart) {
  const { left, top, right, bottom } = chart.box;
  /** @param {Point} point */
  const fromBorder = ({ x, y }) => Math.min(x - left, right - x, y - top, bottom - y) / CELL;
  const lonely = chart.places.filter((place) => (chart.far.get(place.id) ?? 9) >= 2).map((place) => {
    const room = Math.min((chart.far.get(place.id) ?? 9) - 0.4, fromBorder(middle(place)));
    return { place, room: room + 0.1 * noise(place) };
  });
  return lonely.sort((a, b) => b.room - a.room).map(({ place }) => place);
}

/** Lines of constant course through a point, each as far as the border. @param {Chart} chart @param {Point} from */
function rhumbs({ box }, from) {
  return Array.from({ length: RHUMBS }, (_, at) => {
    const [dx, dy] = [Math.cos((2 * Math.PI * at) / RHUMBS), Math.sin((2 * Math.PI * at) / RHUMBS)];
    const toX = dx > 0 ? (box.right - from.x) / dx : (box.left - from.x) / dx;
    const toY = dy > 0 ? (box.bottom - from.y) / dy : (box.top - from.y) / dy;
    const far = Math.min(Math.abs(dx) < 1e-9 ? Infinity : toX, Math.abs(dy) < 1e-9 ? Infinity : toY);
    return `M${fine(from.x)},${fine(from.y)}L${fine(from.x + dx * far)},${fine(from.y + dy * far)}`;
  }).join("");
}

/** A star of sixteen points; the four great ones are half dark. @param {{at: Point}} props */
function Rose({ at }) {
  /** @param {number} turn @param {number} long @param {number} wide */
  const point = (turn, long, wide) => html`<g transform=${`rotate(${turn})`}>
    <path class="isl-rose-light" d=${`M0,${-long}L${wide},${-wide}L0,0Z`} /><path class="isl-rose-dark" d=${`M0,${-long}L${-wide},${-wide}L0,0Z`} /></g>`;
  return html`<g class="isl-rose" transform=${`translate(${fine(at.x)},${fine(at.y)})`}>
    <circle r="34" /><circle r="31" /><circle r="20" />
    ${[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => point(turn, 24, 2.6))}
    ${[45, 135, 225, 315].map((turn) => point(turn, 33, 4.6))}
    ${[0, 90, 180, 270].map((turn) => point(turn, 46, 6.2))}
    <path class="isl-rose-dark" d="M0,-58l-3.6,7.4q1.8,-1.6 2.8,-0.4v4.6h1.6v-4.6q1,-1.2 2.8,0.4z" />
    <circle class="isl-rose-dark" r="2.2" />
  </g>`;
}

/** Depths in fathoms, here and there. @param {Chart} chart @param {(Point | undefined)[]} kept what must not be written over */
function soundings(chart, kept) {
  const spots = chart.places.filter((place) => !isLand(place) && noise(place, 5) < 0.3);
  return spots.map((place) => {
    const at = { x: middle(place).x + (noise(place, 6) - 0.5) * 20, y: middle(place).y + (noise(place, 7) - 0.5) * 24 };
    if (kept.some((point) => point && Math.hypot(point.x - at.x, point.y - at.y) < 62)) return null;
    const depth = FATHOMS[Math.min(chart.far.get(place.id) ?? 5, FATHOMS.length - 1)] * (0.8 + 0.6 * noise(place, 8));
    return html`<text x=${fine(at.x)} y=${fine(at.y)}>${Math.max(2, Math.round(depth))}</text>`;
  });
}
