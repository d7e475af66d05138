// Where territories lie in the picture: hexes grown together, their common borders bent so that nobody sees hexes.

/** @typedef {import("../../types.js").Board} Board */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{place: Place, cells: Point[], heart: Point, room: number, outline: string}} Land `room`: how far the nearest border is from its heart */
/** @typedef {{lands: Land[], at: Map<string, Land>, coast: string, regions: string, box: Box, links: [Land, Land][]}} Sheet `links`: neighbours that do not touch in the picture */
/** @typedef {{from: Point, to: Point, key: string, goal: string, other: number}} Side */

export const CELL = 44; // width of a hex
const ROW = 0.866 * CELL; // from row to row
const TIP = CELL / Math.sqrt(3); // from its middle to a corner
const BEND = 0.17 * CELL; // how far a corner may be moved
const BLOB = 0.46; // of the way to the nearest neighbour, where a map has no hexes
const ROOMY = 21; // as much room as a counter and its name need
const [SMALLEST, LARGEST] = [0.82, 1.2];
const OUTSIDE = -1;
const TIPS = /** @type {[number, number][]} */ ([[0, -TIP], [CELL / 2, -TIP / 2], [CELL / 2, TIP / 2], [0, TIP], [-CELL / 2, TIP / 2], [-CELL / 2, -TIP / 2]]);
const WAYS = [[0.5, -0.866], [1, 0], [0.5, 0.866], [-0.5, 0.866], [-1, 0], [-0.5, -0.866]]; // across each side, clockwise from the top

/** @param {number} value */
export const fine = (value) => Math.round(value * 10) / 10;

/** A number from 0 to 1 that a spot always has: what looks random must not change from drawing to drawing. @param {Point} point @param {number} [salt] */
export function noise({ x, y }, salt = 0) {
  const value = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Corners lie on a grid of half a width and half a tip. @param {Point} point */
const keyOf = ({ x, y }) => `${Math.round((2 * x) / CELL)} ${Math.round((2 * y) / TIP)}`;

/** @param {Point} point @returns {Point} */
const bent = (point) => ({ x: point.x + (noise(point, 1) - 0.5) * 2 * BEND, y: point.y + (noise(point, 2) - 0.5) * 2 * BEND });

/** @param {Point} a @param {Point} b @returns {Point} */
const between = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The hexes of each territory, in the units of the picture. @param {Place[]} places @returns {Point[][]} */
function cellsOf(places) {
  const gaps = places.every((place) => place.facts.cells?.length) ? [] : gapsOf(places);
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return places.map((place, number) => {
    const spots = /** @type {[number, number][]} */ (place.facts.cells ?? []); // columns and rows; odd rows stand half a hex further right
    return spots.length ? spots.map(([column, row]) => ({ x: (column + (row % 2) / 2) * CELL, y: row * ROW })) : blobOf(place, gaps[number], usual);
  });
}

/** How far each place is from the nearest other. @param {Place[]} places */
const gapsOf = (places) => places.map((place) => Math.min(...places.filter((other) => other !== place).map((other) => distance(other, place))));

/** Hexes around a point, for a territory that has none. @param {Place} place @param {number} gap @param {number} usual how large most gaps are @returns {Point[]} */
function blobOf(place, gap, usual) {
  const reach = Math.max(0.6, Math.min(3, gap * BLOB, usual * BLOB));
  const row = Math.round(place.y / 0.866);
  const middle = { x: Math.round(place.x - (row % 2) / 2) + (row % 2) / 2, y: row * 0.866 };
  const found = [];
  for (let down = -4; down <= 4; down += 1) {
    for (let right = -8; right <= 8; right += 1) {
      const cell = { x: middle.x + right / 2, y: middle.y + down * 0.866 };
      if ((right + down) % 2 === 0 && distance(cell, middle) <= reach) found.push({ x: cell.x * CELL, y: cell.y * CELL });
    }
  }
  return found;
}

/** How large things are drawn in a territory, by the room in it. @param {Land} land */
export const scaleOf = ({ room }) => Math.min(LARGEST, Math.max(SMALLEST, room / ROOMY));

/** What can be known of a board once and for all. @param {Board} board @returns {Sheet} */
export function sheetOf({ places }) {
  const cells = cellsOf(places);
  const owner = new Map(cells.flatMap((own, number) => own.map((cell) => [keyOf(cell), number])));
  const sides = cells.map((own, number) => own.flatMap((cell) => sidesOf(cell, number, owner)));
  const meeting = countMeetings(sides.flat());
  const lands = places.map((place, number) => ({ place, cells: cells[number], ...heartOf(cells[number], sides[number]), outline: pathOf(sides[number], meeting) }));
  const rim = sides.flat().filter(({ other }) => other === OUTSIDE);
  const seams = sides.flatMap((own, number) => own.filter(({ other }) => other > number && places[other].facts.region !== places[number].facts.region));
  const touching = new Set(sides.flatMap((own, number) => own.map(({ other }) => `${number} ${other}`)));
  const corners = sides.flat().map(({ from }) => from);
  return {
    lands, at: new Map(lands.map((land) => [land.place.id, land])), coast: pathOf(rim, meeting), regions: seams.map((side) => stroke(side)).join(""),
    links: linksOf(lands, touching), box: boxOf(corners),
  };
}

/** @param {Point[]} points @returns {Box} */
const boxOf = (points) => ({
  left: Math.min(0, ...points.map(({ x }) => x)), right: Math.max(0, ...points.map(({ x }) => x)),
  top: Math.min(0, ...points.map(({ y }) => y)), bottom: Math.max(0, ...points.map(({ y }) => y)),
});

/** The sides of a hex beyond which another territory lies, or nothing. @param {Point} cell @param {number} number @param {Map<string, number>} owner @returns {Side[]} */
function sidesOf(cell, number, owner) {
  return WAYS.flatMap(([dx, dy], side) => {
    const other = owner.get(keyOf({ x: cell.x + dx * CELL, y: cell.y + dy * CELL })) ?? OUTSIDE;
    if (other === number) return [];
    const [from, to] = [TIPS[side], TIPS[(side + 1) % 6]].map(([x, y]) => ({ x: cell.x + x, y: cell.y + y }));
    return [{ from, to, key: keyOf(from), goal: keyOf(to), other }];
  });
}

/** How many borders meet in a corner. @param {Side[]} sides @returns {Map<string, number>} */
function countMeetings(sides) {
  const lines = new Set(sides.map(({ key, goal }) => (key < goal ? `${key}|${goal}` : `${goal}|${key}`)));
  const found = new Map();
  for (const line of lines) for (const end of line.split("|")) found.set(end, (found.get(end) ?? 0) + 1);
  return found;
}

/** A side as a line that follows the border it is part of. @param {Side} side */
function stroke({ from, to }) {
  const [a, b, c] = [bent(from), bent(between(from, to)), bent(to)];
  return `M${fine(a.x)},${fine(a.y)}Q${fine(b.x)},${fine(b.y)} ${fine(c.x)},${fine(c.y)}`;
}

/** Closed curves along sides; corners where several borders meet stay where they are, so that neighbours fit. @param {Side[]} sides @param {Map<string, number>} meeting */
function pathOf(sides, meeting) {
  const next = new Map(sides.map((side) => [side.key, side]));
  let path = "";
  while (next.size) {
    const [first] = next.keys();
    const loop = [];
    for (let key = first; next.has(key); ) {
      const side = /** @type {Side} */ (next.get(key));
      next.delete(key);
      loop.push(side);
      key = side.goal;
    }
    path += loopOf(loop, meeting);
  }
  return path;
}

/** @param {Side[]} loop @param {Map<string, number>} meeting */
function loopOf(loop, meeting) {
  const points = loop.flatMap(({ from, to, key }) => [{ ...bent(from), isFixed: (meeting.get(key) ?? 0) > 2 }, { ...bent(between(from, to)), isFixed: false }]);
  const start = between(points[points.length - 1], points[0]);
  const lines = points.map((point, at) => {
    const goal = between(point, points[(at + 1) % points.length]);
    const [x, y, toX, toY] = [point.x, point.y, goal.x, goal.y].map(fine);
    return point.isFixed ? `L${x},${y}L${toX},${toY}` : `Q${x},${y} ${toX},${toY}`;
  });
  return `M${fine(start.x)},${fine(start.y)}${lines.join("")}Z`;
}

/** The spot with the most room around it. @param {Point[]} cells @param {Side[]} sides @returns {{heart: Point, room: number}} */
function heartOf(cells, sides) {
  const rim = sides.flatMap(({ from, to }) => [from, between(from, to)]);
  const centre = { x: average(cells.map(({ x }) => x)), y: average(cells.map(({ y }) => y)) };
  const spots = cells.flatMap((cell) => [cell, ...TIPS.map(([x, y]) => ({ x: cell.x + x, y: cell.y + y })), ...WAYS.map(([x, y]) => ({ x: cell.x + (x * CELL) / 2, y: cell.y + (y * CELL) / 2 }))]);
  const rated = spots.map((spot) => ({ heart: spot, room: Math.min(...rim.map((point) => Math.hypot((point.x - spot.x) * 0.85, point.y - spot.y))) }));
  return rated.sort((a, b) => b.room - 0.06 * distance(b.heart, centre) - (a.room - 0.06 * distance(a.heart, centre)))[0] ?? { heart: { x: 0, y: 0 }, room: 0 };
}

/** @param {number[]} numbers */
export const average = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);

/** Neighbours by data that do not touch: ferries, and maps without a drawing. @param {Land[]} lands @param {Set<string>} touching @returns {[Land, Land][]} */
function linksOf(lands, touching) {
  const numbers = new Map(lands.map(({ place }, number) => [place.id, number]));
  return lands.flatMap((land, number) => (land.place.facts.borders ?? []).flatMap((/** @type {string} */ id) => {
    const other = numbers.get(id) ?? OUTSIDE;
    return other > number && !touching.has(`${number} ${other}`) ? [/** @type {[Land, Land]} */ ([land, lands[other]])] : [];
  }));
}
