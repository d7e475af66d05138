// What lies over the squares: last moves, engagements, falling lines, the count on the top, odds.
import { html } from "../../../vendor/preact.js";
import { CELL, middle, spot } from "./geometry.js";
import { STANDING, icon } from "./pieces.js";

/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./geometry.js").Projection} Projection */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("../../types.js").DrawUi} DrawUi */
/** @typedef {{land: Land, projection: Projection, view: View, units: Map<string, Piece>, ui: DrawUi}} Scene */

const FACES = 6;
const REACH = 15; // where a line stops before the middle of a square that a unit stands on

/** Where the thing with this id stands. @param {Pick<Scene, "land" | "projection" | "units">} scene @param {string} id @returns {Point | null} */
export function whereIs({ land, projection, units }, id) {
  const place = land.named.get(units.get(id)?.place || id);
  return place ? middle(projection, place) : null;
}

/** Everything over the squares. @param {Scene} scene */
export function overlay(scene) {
  const { view, ui } = scene;
  return html`<g class="mm-over" aria-hidden="true">
    ${trailOf(scene).map((step) => trace(scene, step))}
    ${view.facts.engaged.map((/** @type {any} */ link) => bond(scene, link))}
    ${fallOf(scene)}
    ${view.facts.top.map((/** @type {any} */ held) => countdown(scene, held))}
    ${[...ui.odds].map(([id, text]) => chance(scene, id, text))}
  </g>`;
}

/**
 * What moved last: told by the table, or seen from two squares of which one is empty.
 * @param {Scene} scene
 * @returns {{piece: string, from: string, to: string}[]}
 */
function trailOf({ ui, units, land }) {
  if (ui.trail) return ui.trail;
  const ids = [...ui.marks].filter(([id, mark]) => mark === "last" && land.named.has(id)).map(([id]) => id);
  const taken = new Map([...units.values()].map((piece) => [piece.place, piece.id]));
  const [from] = ids.filter((id) => !taken.has(id));
  const [to] = ids.filter((id) => taken.has(id));
  return ids.length === 2 && from && to ? [{ piece: taken.get(to) ?? "", from, to }] : [];
}

/** The trace of one unit: an arrow, a tumbling line, or a cross where it died. @param {Scene} scene @param {{piece: string, from: string, to: string}} step */
function trace(scene, { piece, from, to }) {
  const { land, units } = scene;
  const [start, end] = [whereIs(scene, from), to ? whereIs(scene, to) : null];
  if (!start) return null;
  if (!end) return html`<path class="mm-death" transform=${`translate(${start.x},${start.y})`} d="M-9,-9L9,9M9,-9L-9,9" />`;
  const [high, low] = [land.named.get(from), land.named.get(to)];
  const drop = (high?.facts.level ?? 0) - (low?.facts.level ?? 0);
  const isFall = units.get(piece)?.kind === "miner" && drop > 1;
  return html`<g class=${isFall ? "mm-trace is-fall" : "mm-trace"}>${arrow(start, end, 4, REACH)}</g>`;
}

/** A line with a head. @param {Point} from @param {Point} to @param {number} before @param {number} short */
function arrow(from, to, before, short) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < before + short) return null;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const tip = length - short;
  const line = `M${before},0H${tip - 6}`;
  return html`<g transform=${`translate(${from.x},${from.y}) rotate(${turn})`}>
    <path class="mm-under" d=${line} /><path d=${line} /><path class="mm-head" d=${`M${tip},0l-11,-5.5l3,5.5l-3,5.5z`} />
  </g>`;
}

/** What binds an archer and the soldier that engages it: a band around both, under them. @param {Scene} scene */
export function bonds(scene) {
  return html`<g class="mm-bonds" aria-hidden="true">${scene.view.facts.engaged.map((/** @type {any} */ link) => {
    const [a, b] = [whereIs(scene, link.archer), whereIs(scene, link.soldier)];
    const line = a && b && `M${a.x},${a.y}L${b.x},${b.y}`;
    return line && html`<path class="is-outer" d=${line} /><path class="is-inner" d=${line} />`;
  })}</g>`;
}

/** The rings where both touch. @param {Scene} scene @param {{archer: string, soldier: string}} link */
function bond(scene, { archer, soldier }) {
  const [a, b] = [whereIs(scene, archer), whereIs(scene, soldier)];
  if (!a || !b) return null;
  const lift = scene.projection.mode === "oblique" ? STANDING : 0;
  return html`<g class="mm-bond" transform=${`translate(${(a.x + b.x) / 2},${(a.y + b.y) / 2 - lift})`}>
    <circle r="8" />${icon("rings", 11)}
  </g>`;
}

/** How long a miner has held the top, on a flag above it. @param {Scene} scene @param {{unit: string, count: number}} held */
function countdown({ land, projection, view, units }, { unit, count }) {
  const at = whereIs({ land, projection, units }, unit);
  if (!at) return null;
  const lift = projection.mode === "oblique" ? STANDING : 0;
  return html`<g class=${`mm-hold of-${units.get(unit)?.owner}`} transform=${`translate(${at.x + 2},${at.y - lift - 22})`}>
    <rect x="-19" y="-7" width="38" height="14" rx="3" /><g transform="translate(-10,0)">${icon("flag", 12)}</g>
    <text x="7">${count}/${view.facts.top_turns}</text>
  </g>`;
}

/** Odds on a plate at the foot of their target. @param {Scene} scene @param {string} id @param {string} text */
function chance(scene, id, text) {
  const at = whereIs(scene, id);
  if (!at) return null;
  const width = 10 + 6.6 * text.length;
  return html`<g class="mm-odds" transform=${`translate(${at.x},${at.y + scene.projection.row / 2 - 4})`}>
    <rect x=${-width / 2} y="-7.5" width=${width} height="15" rx="7.5" /><text>${text}</text>
  </g>`;
}

/** The line along which a miner is being shot, or may be: with the squares it may come to. @param {Scene} scene */
function fallOf(scene) {
  const { view, ui, land } = scene;
  const due = view.facts.chance;
  if (due?.purpose === "shot" || due?.purpose === "fall") return lane(scene, due.unit, due.target, null);
  const [archer] = [...ui.marks].filter(([, mark]) => mark === "picked").map(([id]) => id);
  if (!archer || !ui.forecasts) return null;
  const shots = [...ui.forecasts].filter(([id, { facts }]) => facts.fall_dice && land.named.has(id));
  return shots.map(([id, { facts }]) => lane(scene, archer, id, shots.length === 1 ? facts.fall_dice : {}));
}

/**
 * From the archer through the miner and on: where each die brings it, told or counted off.
 * @param {Scene} scene
 * @param {string} archer
 * @param {string} target
 * @param {Record<string, number> | null} landings how many of the six dice end on each square
 */
function lane(scene, archer, target, landings) {
  const { land, units, projection } = scene;
  const [from, to] = [archer, target].map((id) => land.named.get(units.get(id)?.place || id));
  if (!from || !to) return null;
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const beyond = Array.from({ length: FACES }, (_, at) => placeAt(land, to.x + dx * (at + 1), to.y + dy * (at + 1)));
  const squares = beyond.slice(0, beyond.includes(undefined) ? beyond.indexOf(undefined) : FACES);
  const path = [from, to, .../** @type {typeof land.places} */ (squares)].map((place) => middle(projection, place));
  if (squares.length < FACES) path.push(spot(projection, to.x + 0.5 + dx * (squares.length + 0.8), to.y + 0.5 + dy * (squares.length + 0.8), 0));
  return html`<g class="mm-lane">
    <path class="mm-shot" d=${`M${path[0].x},${path[0].y}L${path[1].x},${path[1].y}`} />
    <path class="mm-fall" d=${`M${path.slice(1).map(({ x, y }) => `${x},${y}`).join("L")}`} />
    ${landings
      ? Object.entries(landings).map(([id, dice]) => landing(scene, id, `${dice}/${FACES}`))
      : squares.map((place, at) => place && landing(scene, place.id, `${at + 1}`))}
  </g>`;
}

/** @param {Land} land @param {number} x @param {number} y */
const placeAt = (land, x, y) => (x < land.width ? land.places[y * land.width + x] : undefined);

/** What a fall die means at a square. @param {Scene} scene @param {string} id @param {string} text */
function landing(scene, id, text) {
  const at = whereIs(scene, id);
  return at && html`<g class="mm-landing" transform=${`translate(${at.x + CELL * 0.27},${at.y - CELL * 0.27})`}>
    <rect x=${-3.5 - 3 * text.length} y="-7" width=${7 + 6 * text.length} height="14" rx="3" /><text>${text}</text>
  </g>`;
}
