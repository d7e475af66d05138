// The land: a wash of each terrain's colour, its texture by what may enter, towns where there is revenue, canals between them.
import { html } from "../../../vendor/preact.js";
import { colourOf, soilOf } from "./colours.js";
import { CELL, average, distance, fine, noise } from "./geometry.js";

/** @typedef {import("./geometry.js").Sheet} Sheet */
/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {{id: string, name: string, colour: string, closed?: string, revenue?: number}} Terrain */

const SPOTS = 5; // of texture in a hex

/** @param {Land} land */
export const isTown = ({ place }) => Number(place.facts.revenue) > 0;

/** @param {{sheet: Sheet, terrains: Terrain[], isRolled: boolean}} props */
export function Ground({ sheet, terrains, isRolled }) {
  const known = new Map(terrains.map((terrain) => [terrain.id, terrain]));
  const links = html`<path class="emp-link" d=${sheet.links.map(([one, other]) => `M${fine(one.heart.x)},${fine(one.heart.y)}L${fine(other.heart.x)},${fine(other.heart.y)}`).join("")} />`;
  const isScattered = sheet.links.length > sheet.lands.length / 2;
  return html`<g aria-hidden="true">${isScattered && links}
    <path class="emp-cast" d=${sheet.coast} transform="translate(2,3)" /><path class="emp-halo" d=${sheet.coast} /><path class="emp-halo is-near" d=${sheet.coast} /><path class="emp-paper" d=${sheet.coast} />
    ${[...Map.groupBy(sheet.lands, ({ place }) => place.kind)].map(([kind, lands]) => html`<path class="emp-wash" key=${kind} fill=${colourOf(known.get(kind)?.colour)} d=${lands.map(({ outline }) => outline).join("")} />`)}
    ${isRolled && html`<g class="emp-canals">${canals(sheet).map((line) => html`<path d=${line} /><path class="is-water" d=${line} />`)}</g>`}
    ${[...Map.groupBy(sheet.lands, ({ place }) => place.kind)].map(([kind, lands]) => textured(kind, lands, known.get(kind)))}
    <path class="emp-border" d=${sheet.lands.map(({ outline }) => outline).join("")} />
    ${sheet.regions && html`<path class="emp-seam" d=${sheet.regions} />`}
    <path class="emp-coast" d=${sheet.coast} />
    ${!isScattered && links}
  </g>`;
}

/** @param {string} kind @param {Land[]} lands @param {Terrain | undefined} terrain */
function textured(kind, lands, terrain) {
  const soil = soilOf(colourOf(terrain?.colour));
  const drawn = terrain?.closed === "all" ? "peaks" : soil === "water" ? "waves" : terrain?.closed === "some" && soil !== "growth" ? "cracks" : soil === "growth" ? (terrain?.closed ? "trees" : "tufts") : "dust";
  const places = lands.flatMap((land) => land.cells.flatMap((cell) => spotsOf(cell).filter((spot) => !isTown(land) || distance(spot, land.heart) > 17)));
  const spots = places.sort((a, b) => a.y - b.y);
  return html`<g key=${kind} class=${`emp-texture is-${drawn}`}>${(TEXTURES[drawn] ?? dust)(spots)}</g>`;
}

/** @param {Point} cell @returns {Point[]} */
function spotsOf(cell) {
  return Array.from({ length: SPOTS }, (_, at) => {
    const turn = (2 * Math.PI * (at + 0.6 * noise(cell, at + 10))) / SPOTS;
    const far = (0.2 + 0.17 * noise(cell, at + 20)) * CELL;
    return { x: cell.x + Math.cos(turn) * far, y: cell.y + Math.sin(turn) * far };
  });
}

/** @param {Point[]} spots */
const dust = (spots) => html`<path d=${spots.map((spot) => `M${fine(spot.x)},${fine(spot.y)}h${fine(1 + 4 * noise(spot, 3))}m-3,2.6h1`).join("")} />`;

/** @param {Point[]} spots */
const waves = (spots) => html`<path d=${spots.map(({ x, y }) => `M${fine(x - 5)},${fine(y)}q1.6,-2.4 3.3,0t3.3,0t3.3,0`).join("")} />`;

/** @param {Point[]} spots */
const tufts = (spots) => html`<path d=${spots.map(({ x, y }) => `M${fine(x)},${fine(y)}v-4.5M${fine(x - 1)},${fine(y)}q-0.4,-2.4 -2,-3.4M${fine(x + 1)},${fine(y)}q0.4,-2.4 2,-3.4`).join("")} />`;

/** @param {Point[]} spots */
const trees = (spots) => html`${spots.map(({ x, y }) => html`<path class="is-crown" d=${`M${fine(x - 4.5)},${fine(y)}C${fine(x - 5.5)},${fine(y - 9)} ${fine(x + 5.5)},${fine(y - 9)} ${fine(x + 4.5)},${fine(y)}q-1.5,2 -3,0q-1.5,2 -3,0q-1.5,2 -3,0z`} />`)}`;

/** Ravines: a broken line with hachures down one side. @param {Point[]} spots */
const cracks = (spots) => html`<path d=${spots.filter((_, at) => at % 2 === 0).map((spot) => {
  const lean = (noise(spot, 5) - 0.5) * 8;
  return `M${fine(spot.x - 9)},${fine(spot.y + lean / 2)}l5,${fine(-2.4 - lean / 3)}l3.4,2.6l4.6,${fine(-1.8 - lean / 3)}l5,1.6m-14.6,-0.6l0.6,3.6m4,-2l0.4,3.8m4.2,-4.6l0.6,3.6`;
}).join("")} />`;

/** @param {Point[]} spots */
const peaks = (spots) => html`${spots.filter((_, at) => at % 3 !== 2).map((spot) => {
  const [high, wide] = [10 + 6 * noise(spot, 6), 7 + 3 * noise(spot, 7)];
  const [x, y] = [fine(spot.x), fine(spot.y + 5)];
  return html`<path class="is-face" d=${`M${fine(x - wide)},${y}L${fine(x - 1.5)},${fine(y - high + 1.5)}L${x},${fine(y - high)}L${fine(x + 2)},${fine(y - high + 3)}L${fine(x + wide)},${y}z`} />
    <path class="is-shade" d=${`M${x},${fine(y - high)}L${fine(x + 2)},${fine(y - high + 3)}L${fine(x + wide)},${y}H${fine(x + 1.5)}l-2,-4l1.6,-3.4z`} />`;
})}`;

/** @type {Record<string, (spots: Point[]) => unknown>} */
const TEXTURES = { dust, waves, tufts, trees, cracks, peaks };

/** A town around 0,0: walls, a dome, towers. @param {{revenue: number}} props */
export function Town({ revenue }) {
  const rank = Math.min(1.2, 0.85 + 0.05 * revenue);
  return html`<g class="emp-town" transform=${`translate(0,-7) scale(${fine(rank)})`} aria-hidden="true">
    <path class="is-wall" d="M-14,7V0L-12.6,-2.4L-11.2,0V1.6H-8V-4.6L-6,-11L-4,-4.6V-2Q-3.6,-9 1.4,-10.4V-13H2.2V-10.4Q7.2,-9 7.6,-2H8.8V-6.4L10.6,-10.6L12.4,-6.4V1.6H14V7Z" />
    <path class="is-line" d="M-14,1.6H14M-4,-2H7.6M-1.6,7V3.6A1.9,1.9 0 0 1 2.2,3.6V7M-6,-2V0M10.6,-4V-2" /></g>`;
}

/** Straight lines of water from town to town, as astronomers saw them; decoration. @param {Sheet} sheet @returns {string[]} */
function canals(sheet) {
  const towns = sheet.lands.filter(isTown);
  return towns.flatMap((one, number) => towns.slice(number + 1).filter((other) => !isCrossed(one, other, towns)).map((other) => {
    const [a, b] = [one.heart, other.heart];
    const bow = (noise(a, 8) + noise(b, 8) - 1) * 0.16;
    const by = { x: (a.x + b.x) / 2 + (b.y - a.y) * bow, y: (a.y + b.y) / 2 - (b.x - a.x) * bow };
    return `M${fine(a.x)},${fine(a.y)}Q${fine(by.x)},${fine(by.y)} ${fine(b.x)},${fine(b.y)}`;
  }));
}

/** Whether a third town lies in the circle between two. @param {Land} one @param {Land} other @param {Land[]} towns */
function isCrossed(one, other, towns) {
  const straight = distance(one.heart, other.heart) ** 2;
  return towns.some((third) => third !== one && third !== other && distance(one.heart, third.heart) ** 2 + distance(third.heart, other.heart) ** 2 < straight);
}

/** Names of regions, written large over their middle. @param {{sheet: Sheet, regions: {id: string, name: string}[]}} props */
export function Regions({ sheet, regions }) {
  return html`<g aria-hidden="true">${regions.map(({ id, name }) => {
    const cells = sheet.lands.filter(({ place }) => place.facts.region === id).flatMap((land) => land.cells);
    return cells.length > 0 && html`<text class="emp-region" key=${id} x=${fine(average(cells.map(({ x }) => x)))} y=${fine(average(cells.map(({ y }) => y)))}>${name}</text>`;
  })}</g>`;
}
