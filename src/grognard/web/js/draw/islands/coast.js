// Coastlines: the outline of all land, bent a little and rounded, so that islands are seen and not hexes.
import { CELL, TIP, cornersOf, fine, isLand, middle, noise } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Chart} Chart */

const BEND = 0.14 * CELL; // how far a point of the outline may be moved
const WAYS = [[0.5, -0.866], [1, 0], [0.5, 0.866], [-0.5, 0.866], [-1, 0], [-0.5, -0.866]]; // across each side, clockwise from the top

/** All coastlines as one path. @param {Chart} chart */
export const coastOf = (chart) => loopsOf(chart).map(roundedLoop).join("");

/** The sides between land and water, chained to closed outlines. @param {Chart} chart @returns {Point[][]} */
function loopsOf(chart) {
  const next = new Map(chart.places.filter(isLand).flatMap((place) => shoresOf(chart, place)));
  const loops = [];
  while (next.size) {
    const [first] = next.keys();
    const loop = [];
    for (let key = first; next.has(key); ) {
      const { from, to } = /** @type {{from: Point, to: Point}} */ (next.get(key));
      next.delete(key);
      loop.push(from);
      key = keyOf(to);
    }
    loops.push(loop);
  }
  return loops;
}

/** The sides of a hex that face water, by where they begin. @param {Chart} chart @param {import("../../types.js").Place} place */
function shoresOf(chart, place) {
  const around = chart.near.get(place.id) ?? [];
  const corners = cornersOf(middle(place));
  return WAYS.flatMap(([dx, dy], side) => {
    const other = around.find(({ x, y }) => Math.abs(x - place.x - dx) < 0.1 && Math.abs(y - place.y - dy) < 0.1);
    if (other && isLand(other)) return [];
    const [from, to] = [corners[side], corners[(side + 1) % 6]];
    return [/** @type {[string, {from: Point, to: Point}]} */ ([keyOf(from), { from, to }])];
  });
}

/** Corners lie on a grid of half a width and half a side. @param {Point} point */
const keyOf = ({ x, y }) => `${Math.round((2 * x) / CELL)} ${Math.round((2 * y) / TIP)}`;

/** @param {Point} point @returns {Point} */
const bent = (point) => ({ x: point.x + (noise(point, 1) - 0.5) * 2 * BEND, y: point.y + (noise(point, 2) - 0.5) * 2 * BEND });

/** @param {Point} a @param {Point} b @returns {Point} */
const between = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A closed curve that follows its points without touching their corners. @param {Point[]} loop */
function roundedLoop(loop) {
  const points = loop.flatMap((point, at) => [bent(point), bent(between(point, loop[(at + 1) % loop.length]))]);
  const start = between(points[points.length - 1], points[0]);
  const curves = points.map((point, at) => {
    const goal = between(point, points[(at + 1) % points.length]);
    return `Q${fine(point.x)},${fine(point.y)} ${fine(goal.x)},${fine(goal.y)}`;
  });
  return `M${fine(start.x)},${fine(start.y)}${curves.join("")}Z`;
}
