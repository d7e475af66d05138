// The islands: beach, ground, trees of the jungle from north to south, volcanoes.
import { html } from "../../../vendor/preact.js";
import { CELL, TIP, fine, middle, noise } from "./geometry.js";

/** @typedef {import("./geometry.js").Chart} Chart */
/** @typedef {import("./geometry.js").Point} Point */

/** @typedef {Point & {size: number, isPalm: boolean}} Tree */

const TREES = 10; // in each hex of jungle
const PALMS = 0.2; // of them
const BAND = 3; // trees of so many units from north to south are one path

/** @param {{chart: Chart, coast: string}} props */
export function Land({ chart, coast }) {
  const volcanoes = chart.places.filter((place) => place.kind === "volcano");
  return html`<g aria-hidden="true">
    <clipPath id="isl-inland"><path d=${coast} /></clipPath>
    <path class="isl-cast" d=${coast} transform="translate(1.6,2.4)" />
    <path class="isl-ground" d=${coast} />
    <g clip-path="url(#isl-inland)"><path class="isl-beach is-wide" d=${coast} /><path class="isl-beach" d=${coast} /></g>
    ${forest(chart)}
    ${volcanoes.map((place) => html`<${Volcano} key=${place.id} at=${middle(place)} turn=${noise(place, 3)} />`)}
    <path class="isl-coast" d=${coast} />
  </g>`;
}

/** All trees; those further south stand before the others. @param {Chart} chart */
function forest(chart) {
  const trees = chart.places.filter((place) => place.kind === "jungle").flatMap(treesOf).sort((a, b) => a.y - b.y);
  const bands = Map.groupBy(trees, ({ y }) => Math.floor(y / BAND));
  return [...bands.values()].map((band) => html`<path class="isl-shade" d=${band.map(shadeOf).join("")} />
    <path class="isl-tree" d=${band.filter(({ isPalm }) => !isPalm).map(crownOf).join("")} /><path class="isl-palm" d=${band.filter(({ isPalm }) => isPalm).map(palmOf).join("")} />`);
}

/** @param {import("../../types.js").Place} place @returns {Tree[]} */
function treesOf(place) {
  const { x, y } = middle(place);
  return Array.from({ length: TREES }, (_, at) => {
    const turn = (2 * Math.PI * (at + 0.7 * noise(place, at))) / (TREES - 1);
    const far = at === 0 ? 0.1 : 0.27 + 0.14 * noise(place, at + 20);
    return { x: x + Math.cos(turn) * far * CELL, y: y + Math.sin(turn) * far * TIP * 1.7, size: 3 + 1.7 * noise(place, at + 40), isPalm: noise(place, at + 60) < PALMS };
  });
}

/** A round crown with leaves hanging over. @param {Tree} tree */
function crownOf({ x, y, size }) {
  const [top, side, leaf, drop] = [fine(size * 1.75), fine(size * 1.15), fine(-size * 0.667), fine(size * 0.5)];
  const fringe = `q${fine(leaf / 2)},${drop} ${leaf},0`;
  return `M${fine(x - size)},${fine(y)}C${fine(x - side)},${fine(y - top)} ${fine(x + side)},${fine(y - top)} ${fine(x + size)},${fine(y)}${fringe}${fringe}${fringe}z`;
}

/** A bent trunk and its fronds. @param {Tree} tree */
function palmOf({ x, y, size }) {
  const [high, far, low] = [fine(size * 1.9), fine(size * 1.2), fine(size * 0.5)];
  const fronds = [[-far, low], [far, low], [fine(-far * 0.9), fine(-low * 0.9)], [fine(far * 0.9), fine(-low * 0.9)]];
  return `M${fine(x)},${fine(y + 1)}q1.4,${fine(-high / 2)} 0.4,${-high}${fronds.map(([dx, dy]) => `q${fine(dx * 0.6)},${fine(-size * 0.6)} ${dx},${dy}m${-dx},${-dy}`).join("")}`;
}

/** @param {Tree} tree */
const shadeOf = ({ x, y, size }) => `M${fine(x - size * 0.7)},${fine(y + size * 0.2)}a${fine(size * 0.95)},${fine(size * 0.45)} 0 0 0 ${fine(size * 2)},0z`;

/** A cone with hachures, a glowing crater and its smoke. @param {{at: Point, turn: number}} props */
function Volcano({ at, turn }) {
  const lean = (turn - 0.5) * 6;
  return html`<g class="isl-volcano" transform=${`translate(${fine(at.x)},${fine(at.y + 2)})`}>
    <path class="isl-smoke" d=${`M0,-13q-5,-3 -2,-7q-4,-4 1,-6q0,-5 6,-4q${6 + lean},0 6,4q4,3 0,6q1,5 -5,5q-2,3 -6,2z`} />
    <path class="isl-cone" d="M-21,16Q-11,8 -5.5,-11Q0,-8.5 5.5,-11Q11,8 21,16Q0,20 -21,16Z" />
    <path class="isl-cone-shade" d="M2,-9.6Q4,-10 5.5,-11Q11,8 21,16Q12,18 4,18Q8,4 2,-9.6Z" />
    <path class="isl-lava" d="M-5.5,-11Q0,-8.5 5.5,-11L4.4,-6.5Q3,-3 2.2,-6Q1.4,2 0,-2.6Q-1.2,5 -2,-4.4Q-3.6,-2 -4.3,-6.4Z" />
    <path class="isl-hachure" d="M-8,-1L-13,9M-5,2L-8,14M-1,6L-2,16M4,4L6,15M8,1L12,12" />
  </g>`;
}
