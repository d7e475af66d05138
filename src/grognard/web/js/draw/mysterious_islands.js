// The sea chart of Mysterious Islands, as an old atlas would print it, and what stands beside it.
import { html, useMemo } from "../../vendor/preact.js";
import { coastOf } from "./islands/coast.js";
import { factionsOf } from "./islands/factions.js";
import { Frame, boxOf } from "./islands/frame.js";
import { chartOf, cornersOf, isLand, middle, outline } from "./islands/geometry.js";
import { Hex, Marked } from "./islands/hex.js";
import { Land } from "./islands/land.js";
import { odds, passages } from "./islands/overlay.js";
import { Sea } from "./islands/sea.js";
import { stacksOf } from "./islands/stacks.js";
import { describe } from "./islands/words.js";
import { pick, press } from "./picking.js";

export { about } from "./islands/about.js";
export { ahead } from "./islands/ahead.js";
export { colours } from "./islands/factions.js";
export { news } from "./islands/news.js";
export { panels } from "./islands/panels.js";
export { seat } from "./islands/seat.js";
export { short, sign, usual } from "./islands/sign.js";
export { outcome } from "./islands/throws.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").DrawUi} DrawUi */

const [COLUMNS, ROWS] = [24, 20];

/** The position drawn last, for anchor(). @type {{board: Board, view: View} | null} */
let latest = null;

/** @param {View} view @param {Board} board @param {DrawUi} ui */
export const draw = (view, board, ui) => html`<${SeaChart} view=${view} board=${board} ui=${ui} />`;

/** The middle of a hex or of the hex where a piece lies, in the units of the picture drawn last. @param {string} id */
export function anchor(id) {
  const where = latest?.view.pieces.find((piece) => piece.id === id)?.place ?? id;
  const place = latest?.board.places.find((one) => one.id === where);
  return place ? middle(place) : { x: 0, y: 0 };
}

/** @param {{view: View, board: Board, ui: DrawUi}} props */
function SeaChart({ view, board, ui }) {
  latest = { board, view };
  const isCharted = board.places.length > 0;
  const chart = useMemo(() => chartOf(isCharted ? board : openWater(board)), [board]);
  const still = useMemo(() => backgroundOf(chart), [chart]);
  const box = boxOf(chart);
  return html`<svg class="isl-board" viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`} role="group" aria-label="Sea chart"
    onClick=${(/** @type {Event} */ event) => pick(event, ui)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, ui)}>
    ${still}
    ${isCharted ? [passages(chart, ui), html`<${Hexes} chart=${chart} view=${view} ui=${ui} />`, odds(chart, ui)]
      : html`<text class="isl-uncharted" x=${box.x + box.width / 2} y=${box.y + box.height / 4}>not yet charted</text>`}
  </svg>`;
}

/** A sea without islands, while nobody knows where they are. @param {Board} board @returns {Board} */
function openWater(board) {
  const places = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    return { id: `${String.fromCharCode(65 + column)}${row + 1}`, kind: "water", x: column + (row % 2) / 2, y: row * 0.866, facts: {} };
  });
  return { ...board, places };
}

/** What never changes. @param {import("./islands/geometry.js").Chart} chart */
function backgroundOf(chart) {
  const coast = coastOf(chart);
  const [wet, dry] = [false, true].map((is) => chart.places.filter((place) => isLand(place) === is).map(cellOf).join(""));
  return html`<g><${Sea} chart=${chart} coast=${coast} /><path class="isl-grid" d=${wet} /><${Land} chart=${chart} coast=${coast} />
    <path class="isl-grid is-dry" d=${dry} /><${Frame} chart=${chart} /></g>`;
}

/** Three sides of a hex: its neighbours draw the others. @param {import("../types.js").Place} place */
const cellOf = (place) => `M${outline(cornersOf(middle(place)).slice(0, 4)).replaceAll(" ", "L")}`;

/** @param {{chart: import("./islands/geometry.js").Chart, view: View, ui: DrawUi}} props */
function Hexes({ chart, view, ui }) {
  const factions = factionsOf(view);
  const lying = Map.groupBy(view.pieces.filter((piece) => piece.place), (piece) => piece.place);
  const reach = view.facts.reach ?? {};
  const source = askedAbout(view);
  const homes = view.facts.phase === "recruit" ? homesOf(view) : new Set();
  const hexes = chart.places.map((place) => {
    const stacks = stacksOf(lying.get(place.id) ?? [], factions);
    const more = {
      mark: ui.marks.get(place.id) ?? markOfPieces(lying.get(place.id), ui), isThreatened: ui.threats?.has(place.id) ?? false,
      isSource: source === place.id, isAbout: source === place.id || homes.has(place.id), left: /** @type {number | undefined} */ (reach[place.id]),
    };
    const label = describe(place, stacks, { ...more, odds: ui.odds.get(place.id) });
    return { place, stacks, label, ...more };
  });
  return html`<g class="isl-marks" aria-hidden="true">${hexes.map(({ place, stacks, mark, isSource, left }) => html`<${Marked} key=${place.id} place=${place}
      mark=${mark} isSource=${isSource} isLit=${left !== undefined} isTaken=${stacks.length > 0} />`)}</g>
    <g>${hexes.map((hex) => html`<${Hex} key=${hex.place.id} ...${hex} />`)}</g>`;
}

/** The hex that the question is about, "" when it is about none. @param {View} view @returns {string} */
const askedAbout = ({ facts }) => facts.chosen?.from ?? facts.asked?.hex ?? facts.fight?.hex ?? (facts.roll?.target || facts.roll?.place || "");

/** Where recruits of whoever is on turn appear, mostly. @param {View} view */
const homesOf = ({ pieces, facts }) => new Set(pieces.filter(({ kind, owner }) => kind === "base" && owner === facts.active).map(({ place }) => place));

/** @param {import("../types.js").Piece[] | undefined} pieces @param {DrawUi} ui */
const markOfPieces = (pieces, ui) => pieces?.map((piece) => ui.marks.get(piece.id)).find(Boolean);
