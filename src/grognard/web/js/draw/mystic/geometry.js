// Where things are drawn: a square's corners in plan and in relief, and what is next to it.

/** @typedef {import("../../types.js").Board} Board */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {{x: number, y: number}} Point */

/** The side of a square, in the picture's units. */
export const CELL = 40;
/** The border around the board, with its letters and numbers. */
export const MARGIN = 30;
/** The height of the strip above and below for the units that were lost. */
export const TRAY = 40;

/** @typedef {{mode: "plan" | "oblique", row: number, lean: number, rise: number}} Projection */

/** @type {Record<string, Projection>} How high a row is drawn and how far a level leans to the east and rises. */
export const PROJECTIONS = {
  plan: { mode: "plan", row: CELL, lean: 0, rise: 0 },
  oblique: { mode: "oblique", row: 36, lean: 1.8, rise: 6 },
};

/**
 * A point of the board in the picture.
 * @param {Projection} projection
 * @param {number} x columns from the west
 * @param {number} y rows from the north
 * @param {number} level
 * @returns {Point}
 */
export const spot = (projection, x, y, level) => ({
  x: x * CELL + level * projection.lean,
  y: y * projection.row - level * projection.rise,
});

/** @param {Point[]} points */
export const outline = (points) => points.map(({ x, y }) => `${+x.toFixed(2)},${+y.toFixed(2)}`).join(" ");

/**
 * The corners of a square's upper face, from the north-west around.
 * @param {Projection} projection
 * @param {Place} place
 * @param {number} [inset] how far inside, in parts of a square
 */
export function face(projection, place, inset = 0) {
  const { x, y } = place;
  const { level } = place.facts;
  const [near, far] = [inset, 1 - inset];
  const corners = [[near, near], [far, near], [far, far], [near, far]];
  return corners.map(([dx, dy]) => spot(projection, x + dx, y + dy, level));
}

/** The middle of a square's upper face. @param {Projection} projection @param {Place} place */
export const middle = (projection, place) => spot(projection, place.x + 0.5, place.y + 0.5, place.facts.level);

/** @typedef {{width: number, height: number, places: Place[], named: Map<string, Place>, level: (x: number, y: number) => number}} Land */

/** The board with quick look-ups; beyond its edge the ground is level. @param {Board} board @returns {Land} */
export function landOf(board) {
  const levels = new Map(board.places.map((place) => [place.x + 100 * place.y, place.facts.level]));
  return {
    width: board.facts.width,
    height: board.facts.height,
    places: board.places,
    named: new Map(board.places.map((place) => [place.id, place])),
    level: (x, y) => levels.get(x + 100 * y) ?? 0,
  };
}

/**
 * The middle of what is seen of a square: in relief a higher block before it covers its lower part.
 * @param {Land} land
 * @param {Projection} projection
 * @param {Place} place
 */
export function seenMiddle(land, projection, place) {
  const { x, y } = middle(projection, place);
  const above = Math.max(0, land.level(place.x, place.y + 1) - place.facts.level);
  const covered = above * projection.rise;
  return { x, y: y - covered / 2, seen: projection.row - covered };
}

/** The size of the board alone in the picture. @param {Land} land @param {Projection} projection */
export const sizeOf = (land, projection) => ({ width: land.width * CELL, height: land.height * projection.row });

/** The whole picture: board, border, and both strips. @param {Land} land @param {Projection} projection */
export function boxOf(land, projection) {
  const { width, height } = sizeOf(land, projection);
  return { x: -MARGIN, y: -MARGIN - TRAY, width: width + 2 * MARGIN, height: height + 2 * (MARGIN + TRAY) };
}
