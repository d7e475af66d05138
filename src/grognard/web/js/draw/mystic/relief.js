// The land in relief: every mountain square is a block with a face to the south and one to the west.
import { html } from "../../../vendor/preact.js";
import { CELL, outline, spot } from "./geometry.js";
import { topOf } from "./terrain.js";

/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./geometry.js").Projection} Projection */
/** @typedef {import("../../types.js").Place} Place */

/** The sides of a block that are seen: their ends and what lies before them. */
const WALLS = [
  { name: "west", from: [0, 0], to: [0, 1], out: [-1, 0] },
  { name: "south", from: [0, 1], to: [1, 1], out: [0, 1] },
];

/**
 * The squares from the back to the front: rows from the north, in each row from the east, as the blocks lean that way.
 * @param {Land} land
 */
export const backToFront = (land) => land.places.toSorted((a, b) => a.y - b.y || b.x - a.x);

/** A mountain square as a block. @param {Land} land @param {Projection} projection @param {Place} place */
export function blockOf(land, projection, place) {
  return html`<g aria-hidden="true">
    ${WALLS.map((wall) => wallOf(land, projection, place, wall))}
    ${topOf(projection, place)}
  </g>`;
}

/**
 * One side of a block, with a line at each level.
 * @param {Land} land
 * @param {Projection} projection
 * @param {Place} place
 * @param {typeof WALLS[0]} wall
 */
function wallOf(land, projection, place, { name, from, to, out }) {
  const { level } = place.facts;
  const foot = land.level(place.x + out[0], place.y + out[1]);
  if (foot >= level) return null;
  /** @param {number[]} end @param {number} height */
  const at = ([dx, dy], height) => spot(projection, place.x + dx, place.y + dy, height);
  const corners = [at(from, level), at(to, level), at(to, foot), at(from, foot)];
  const strata = Array.from({ length: level - foot - 1 }, (_, above) => {
    const [start, end] = [at(from, foot + above + 1), at(to, foot + above + 1)];
    return `M${start.x},${start.y}L${end.x},${end.y}`;
  });
  return html`<g class="mm-wall">
    <polygon class=${`mm-${name} mm-l${level}`} points=${outline(corners)} />
    ${level - foot > 1 && html`<path class="mm-cliff" d=${`M${corners[0].x},${corners[0].y}L${corners[1].x},${corners[1].y}`} />`}
    ${strata.length > 0 && html`<path class="mm-strata" d=${strata.join("")} />`}
  </g>`;
}

/** The shadow that the mountain throws on the ground, to the south-east. @param {Land} land @param {Projection} projection */
export function castOf(land, projection) {
  const quads = [];
  for (const { x, y, facts } of land.places) {
    for (let step = 1; step <= facts.level; step++) {
      const start = spot(projection, x + 0.13 * step, y + 0.05 * step, 0);
      quads.push(`M${start.x.toFixed(1)},${start.y.toFixed(1)}h${CELL}v${projection.row}h${-CELL}z`);
    }
  }
  return html`<path class="mm-shadow" d=${quads.join("")} aria-hidden="true" />`;
}
