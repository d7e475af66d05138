// Where hexes lie in the picture: rows of hexes with a corner at the top; places carry x in widths of a hex and y likewise.

/** @typedef {import("../../types.js").Board} Board */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{places: Place[], at: Map<string, Place>, near: Map<string, Place[]>, far: Map<string, number>, box: Box}} Chart `far`: hexes to the nearest land */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

export const CELL = 44; // width of a hex
export const TIP = CELL / Math.sqrt(3); // from its middle to a corner
export const MARGIN = 30;
const STEP = 1.05; // middles of neighbours are no further apart, in widths

/** @param {Place | Point} place @returns {Point} */
export const middle = ({ x, y }) => ({ x: x * CELL, y: y * CELL });

/** The six corners, clockwise from the top. @param {Point} point the middle @param {number} [inset] */
export function cornersOf({ x, y }, inset = 0) {
  const tip = TIP - inset * (2 / Math.sqrt(3));
  const half = CELL / 2 - inset;
  return /** @type {Point[]} */ ([[0, -tip], [half, -tip / 2], [half, tip / 2], [0, tip], [-half, tip / 2], [-half, -tip / 2]]
    .map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
}

/** @param {number} value */
export const fine = (value) => Math.round(value * 10) / 10;

/** @param {Point[]} points */
export const outline = (points) => points.map(({ x, y }) => `${fine(x)},${fine(y)}`).join(" ");

/** What can be known of a board once and for all. @param {Board} board @returns {Chart} */
export function chartOf(board) {
  const { places } = board;
  const byCell = new Map(places.map((place) => [cellOf(place), place]));
  const near = new Map(places.map((place) => [place.id, neighbours(byCell, place)]));
  const middles = places.map(middle);
  const box = {
    left: Math.min(0, ...middles.map(({ x }) => x)) - CELL / 2, right: Math.max(0, ...middles.map(({ x }) => x)) + CELL / 2,
    top: Math.min(0, ...middles.map(({ y }) => y)) - TIP, bottom: Math.max(0, ...middles.map(({ y }) => y)) + TIP,
  };
  return { places, at: new Map(places.map((place) => [place.id, place])), near, far: distances(places, near), box };
}

/** @param {Place} place */
export const isLand = (place) => place.kind !== "water";

/** A name for half a hex's width and a row, which floating point cannot blur. @param {Point} point */
const cellOf = ({ x, y }) => `${Math.round(x * 2)} ${Math.round(y / 0.866)}`;

/** @param {Map<string, Place>} byCell @param {Place} place @returns {Place[]} */
function neighbours(byCell, { x, y }) {
  const around = [[1, 0], [0.5, 0.866], [-0.5, 0.866], [-1, 0], [-0.5, -0.866], [0.5, -0.866]];
  const found = around.map(([dx, dy]) => byCell.get(cellOf({ x: x + dx, y: y + dy })));
  return /** @type {Place[]} */ (found.filter((place) => place && Math.hypot(place.x - x, place.y - y) < STEP));
}

/** How many hexes each is from land. @param {Place[]} places @param {Map<string, Place[]>} near */
function distances(places, near) {
  const far = new Map(places.filter(isLand).map((place) => [place.id, 0]));
  const edge = [...far.keys()];
  for (const id of edge) {
    for (const next of near.get(id) ?? []) {
      if (far.has(next.id)) continue;
      far.set(next.id, (far.get(id) ?? 0) + 1);
      edge.push(next.id);
    }
  }
  return far;
}

/** A number from 0 to 1 that a spot always has: what looks random must not change from drawing to drawing. @param {Point} point @param {number} [salt] */
export function noise({ x, y }, salt = 0) {
  const value = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}
