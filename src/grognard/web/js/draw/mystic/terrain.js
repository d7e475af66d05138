// The land of the plan: tints by height, shadows to the south-east, dotted steps, cliffs with hachures, the Entrances.
import { html } from "../../../vendor/preact.js";
import { CELL, face, outline, spot } from "./geometry.js";
import { FOOT } from "./pieces.js";

/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./geometry.js").Projection} Projection */
/** @typedef {import("../../types.js").Place} Place */

/** The borders of a square: where they begin, where they run, and what lies beyond. */
const BORDERS = [
  { name: "north", from: [0, 0], along: [1, 0], out: [0, -1] },
  { name: "east", from: [1, 0], along: [0, 1], out: [1, 0] },
  { name: "south", from: [0, 1], along: [1, 0], out: [0, 1] },
  { name: "west", from: [0, 0], along: [0, 1], out: [-1, 0] },
];
const TOOTH = 4; // units between two hachures

/** @typedef {{name: string, x: number, y: number, along: number[], out: number[], drop: number}} Edge */

/** The borders from which the land falls, seen from the higher square. @param {Land} land @returns {Edge[]} */
export function edgesOf(land) {
  const found = [];
  for (const { x, y, facts } of land.places) {
    for (const { name, from, along, out } of BORDERS) {
      const drop = facts.level - land.level(x + out[0], y + out[1]);
      if (drop > 0) found.push({ name, x: (x + from[0]) * CELL, y: (y + from[1]) * CELL, along, out, drop });
    }
  }
  return found;
}

/** @param {Edge} edge */
const line = ({ x, y, along }) => `M${x},${y}l${along[0] * CELL},${along[1] * CELL}`;

/** Short strokes down the slope, longer where it is higher. @param {Edge} edge */
function hachures({ x, y, along, out, drop }) {
  return Array.from({ length: CELL / TOOTH }, (_, tooth) => {
    const at = (tooth + 0.5) * TOOTH;
    const long = (4 + 1.8 * drop) * (tooth % 2 ? 0.62 : 1);
    return `M${x + along[0] * at},${y + along[1] * at}l${out[0] * long},${out[1] * long}`;
  }).join("");
}

/** The shadow of a border that turns away from the light. @param {Edge} edge */
function shadow({ x, y, along, out, drop }) {
  const width = Math.min(2 + 2 * drop, 10);
  const [ax, ay] = [along[0] * CELL, along[1] * CELL];
  const slant = [out[0] * width + along[0] * width, out[1] * width + along[1] * width];
  return `M${x},${y}l${ax},${ay}l${slant[0]},${slant[1]}l${-ax},${-ay}z`;
}

/** The lit rim inside the higher square. @param {Edge} edge */
function light({ x, y, along, out }) {
  return `M${x - out[0] * 1.6},${y - out[1] * 1.6}l${along[0] * CELL},${along[1] * CELL}`;
}

/** The whole land in plan; it never changes. @param {Land} land @param {Projection} projection */
export function planOf(land, projection) {
  const edges = edgesOf(land);
  const dark = edges.filter(({ name }) => name === "south" || name === "east");
  const lit = edges.filter(({ name }) => name === "north" || name === "west");
  const cliffs = edges.filter(({ drop }) => drop > 1);
  return html`<g class="mm-land" aria-hidden="true">
    ${groundOf(land, projection)}
    ${land.places.filter(({ kind }) => kind === "mountain").map((place) => topOf(projection, place))}
    <path class="mm-shadow" d=${dark.map(shadow).join("")} />
    <path class="mm-light" d=${lit.map(light).join("")} />
    <path class="mm-hachure" d=${cliffs.map(hachures).join("")} />
    <path class="mm-step" d=${edges.filter(({ drop }) => drop === 1).map(line).join("")} />
    <path class="mm-cliff" d=${cliffs.filter(({ drop }) => drop === 2).map(line).join("")} />
    <path class="mm-cliff is-high" d=${cliffs.filter(({ drop }) => drop > 2).map(line).join("")} />
  </g>`;
}

/** The upper face of a mountain square. @param {Projection} projection @param {Place} place */
export function topOf(projection, place) {
  return html`<polygon class=${`mm-top mm-l${place.facts.level}`} points=${outline(face(projection, place))} />`;
}

/** The battlefield with its grid, the compass and the Entrances. @param {Land} land @param {Projection} projection */
export function groundOf(land, projection) {
  const { width, height } = land;
  const end = spot(projection, width, height, 0);
  const columns = Array.from({ length: width - 1 }, (_, at) => `M${(at + 1) * CELL},0V${end.y}`);
  const rows = Array.from({ length: height - 1 }, (_, at) => `M0,${(at + 1) * projection.row}H${end.x}`);
  return html`<g>
    <rect class="mm-ground" width=${end.x} height=${end.y} />
    <rect fill=${`url(#${FOOT})`} width=${end.x} height=${end.y} />
    ${compassOf(spot(projection, 2.5, height / 2, 0), projection)}
    <path class="mm-grid" d=${columns.join("") + rows.join("")} />
    ${land.places.filter(({ kind }) => kind === "entrance").map((place) => entranceOf(projection, place))}
  </g>`;
}

/** An Entrance square: its owner's frame and a gate. @param {Projection} projection @param {Place} place */
function entranceOf(projection, place) {
  const { x, y } = spot(projection, place.x + 0.5, place.y + 0.5, 0);
  return html`<g class=${`mm-entrance of-${place.facts.owner}`}>
    <polygon points=${outline(face(projection, place, 0.06))} />
    <path transform=${`translate(${x},${y})`} d="M-9,11V-2a9,9 0 0 1 18,0V11zM-4,11V-1M4,11V-1M0,11V-10M-9,3H9" />
  </g>`;
}

/** A compass rose, as on old maps. @param {{x: number, y: number}} at @param {Projection} projection */
function compassOf({ x, y }, projection) {
  const squash = projection.row / CELL;
  const ray = "M0,-46L6,-6L0,0z";
  const dim = "M0,-46L-6,-6L0,0z";
  return html`<g class="mm-compass" transform=${`translate(${x},${y}) scale(1,${squash})`}>
    <circle r="34" /><circle r="31" />
    ${[45, 135, 225, 315].map((turn) => html`<g transform=${`rotate(${turn}) scale(0.62)`}><path class="is-dark" d=${ray} /><path d=${dim} /></g>`)}
    ${[0, 90, 180, 270].map((turn) => html`<g transform=${`rotate(${turn})`}><path class="is-dark" d=${ray} /><path d=${dim} /></g>`)}
    <text y="-50">N</text>
  </g>`;
}
