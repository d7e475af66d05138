// The atlas sheet of every module of Warp Empires: territories, terrains, powers and units are drawn by the module's data.
import { html, useMemo } from "../../vendor/preact.js";
import { Frame, Graticule, pageOf } from "./empires/frame.js";
import { sheetOf } from "./empires/geometry.js";
import { Ground, Regions } from "./empires/ground.js";
import { odds, ways } from "./empires/overlay.js";
import { powerOf } from "./empires/powers.js";
import { isOpen, stacksOf } from "./empires/stacks.js";
import { Marked, Name, Territory, Tints } from "./empires/territory.js";
import { describe } from "./empires/words.js";
import { pick, press } from "./picking.js";

export { about } from "./empires/about.js";
export { news } from "./empires/news.js";
export { panels } from "./empires/panels.js";
export { colours } from "./empires/powers.js";
export { seat } from "./empires/seat.js";
export { note, sign, usual } from "./empires/sign.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").DrawUi} DrawUi */
/** @typedef {import("./empires/geometry.js").Sheet} Sheet */

/** Whether territories are too small for a finger while a phone shows all. @param {Board} board */
export const isLarge = (board) => board.places.length > MANY;

const MANY = 40;
const BLANK = { x: 0, y: 0, width: 740, height: 520 };

/** The position drawn last, for anchor(). @type {{sheet: Sheet, view: View} | null} */
let latest = null;

/** @param {View} view @param {Board} board @param {DrawUi} ui */
export const draw = (view, board, ui) => html`<${AtlasSheet} view=${view} board=${board} ui=${ui} />`;

/** The heart of a territory, or of the one where a piece lies, in the units of the picture drawn last. @param {string} id */
export function anchor(id) {
  const where = latest?.view.pieces.find((piece) => piece.id === id)?.place ?? id;
  return latest?.sheet.at.get(where)?.heart ?? { x: 0, y: 0 };
}

/** @param {{view: View, board: Board, ui: DrawUi}} props */
function AtlasSheet({ view, board, ui }) {
  const sheet = useMemo(() => sheetOf(board), [board]);
  const still = useMemo(() => backgroundOf(sheet, board), [sheet]);
  latest = { sheet, view };
  if (!board.places.length) return html`<svg class="emp-board" viewBox=${`0 0 ${BLANK.width} ${BLANK.height}`} role="img" aria-label="No map yet"><text class="emp-unmapped" x=${BLANK.width / 2} y=${BLANK.height / 2}>not yet surveyed</text></svg>`;
  const page = pageOf(sheet);
  return html`<svg class="emp-board" viewBox=${[page.x, page.y, page.width, page.height].map(Math.round).join(" ")} role="group" aria-label="Map"
    onClick=${(/** @type {Event} */ event) => pick(event, ui)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, ui)}>
    ${still}<${Territories} sheet=${sheet} board=${board} view=${view} ui=${ui} />${ways(sheet, ui, view.facts.group ?? null)}${odds(sheet, ui)}
  </svg>`;
}

/** What never changes. @param {Sheet} sheet @param {Board} board */
function backgroundOf(sheet, { facts }) {
  const terrains = facts.terrains ?? [];
  return html`<g><${Graticule} sheet=${sheet} /><${Ground} sheet=${sheet} terrains=${terrains} isRolled=${!(facts.regions ?? []).length} />
    <${Regions} sheet=${sheet} regions=${facts.regions ?? []} /><${Frame} sheet=${sheet} title=${facts.title ?? "Map"} terrains=${terrains} /></g>`;
}

/** @param {{sheet: Sheet, board: Board, view: View, ui: DrawUi}} props */
function Territories({ sheet, board, view, ui }) {
  const stacks = stacksOf(view, board);
  const holders = new Map(view.pieces.filter(({ kind }) => kind === "marker").map(({ place, owner }) => [place, powerOf(view, owner)]));
  const homes = new Set(view.seats.map(({ facts }) => facts.home).filter(Boolean));
  const reach = new Set(Object.keys(view.facts.reach ?? {}));
  const source = view.facts.group?.from ?? view.facts.asked?.place ?? "";
  const fought = view.facts.battle?.place ?? "";
  const spoken = new Set([source, fought, view.facts.group?.to ?? ""]); // what the question is about, for a phone to look at
  const lands = sheet.lands.map((land) => {
    const { id } = land.place;
    const own = stacks.get(id) ?? [];
    const owner = holders.get(id);
    const mark = ui.marks.get(id) ?? own.flatMap(({ ids }) => ids).map((piece) => ui.marks.get(piece)).find(Boolean);
    const more = { mark, left: /** @type {number | undefined} */ (view.facts.reach?.[id]), isSource: source === id, isFought: fought === id };
    const label = describe(land.place, board, own, { ...more, owner: owner?.name, odds: ui.odds.get(id) });
    return { land, stacks: own, owner, isHome: homes.has(id), label, isLit: reach.has(id), isThreatened: ui.threats?.has(id) ?? false, isAbout: spoken.has(id), ...more };
  });
  return html`<${Tints} lands=${sheet.lands} owners=${holders} />
    <g class="emp-marks" aria-hidden="true">${lands.map(({ land, mark, isSource, isLit }) => html`<${Marked} key=${land.place.id} land=${land} mark=${mark} isSource=${isSource} isLit=${isLit} />`)}</g>
    <g>${lands.map((one) => html`<${Territory} key=${one.land.place.id} ...${one} />`)}</g>
    <g class="emp-names" aria-hidden="true">${lands.map(({ land, stacks: own }) => html`<${Name} key=${land.place.id} land=${land} isTaken=${own.length > 0} isStrip=${own.some(isOpen)} />`)}</g>`;
}
