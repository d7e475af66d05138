// Counters: one for each player in a territory, with colour, shield, the unit on top and how many there are.
import { html } from "../../../vendor/preact.js";
import { powerOf, shield } from "./powers.js";
import { unitShape } from "./units.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Board} Board */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {{type: string | null, icon: string, name: string, count: number, force: number, speed: number, moved: number, pinned: number, price: number}} Kind one type of unit, or units nobody has shown (type null) */
/** @typedef {{power: import("./powers.js").Power, isOwn: boolean, count: number, top: Kind | undefined, kinds: Kind[], looked: number, ids: string[]}} Stack */

/** Where counters stand when several share a territory. @type {[number, number][][]} */
const SPOTS = [[[0, 0]], [[-12, 0], [12, 0]], [[-12, -7], [12, -7], [0, 9]], [[-12, -8], [12, -8], [-12, 9], [12, 9]]];
const MOST = 4;
const KINDS_SHOWN = 4;

/** @param {Piece} piece @returns {Kind[]} */
function kindsOf(piece) {
  const { facts } = piece;
  if (piece.kind !== "stack") return [{ type: facts.type, icon: facts.icon ?? "", name: facts.name ?? "", count: facts.count ?? 1, force: facts.force ?? 0, speed: facts.speed ?? 0, moved: facts.moved ?? 0, pinned: facts.pinned ?? 0, price: 0 }];
  const groups = Map.groupBy(/** @type {any[]} */ (facts.units ?? []), ({ type, price }) => type ?? `price ${price ?? ""}`);
  return [...groups.values()].map((group) => ({ type: group[0].type, icon: "", name: group[0].name ?? "", count: group.length, force: group[0].force ?? 0, speed: 0, moved: 0, pinned: 0, price: group[0].price ?? 0 }));
}

/** All stacks, by territory. @param {View} view @param {Board} board @returns {Map<string, Stack[]>} */
export function stacksOf(view, board) {
  const icons = new Map((board.facts.units ?? []).map((/** @type {any} */ unit) => [unit.id, unit.icon ?? ""]));
  const standing = view.pieces.filter(({ kind, place }) => place && (kind === "unit" || kind === "stack"));
  const byStack = Map.groupBy(standing, ({ place, owner }) => `${owner} ${place}`);
  const stacks = [...byStack.values()].map((pieces) => ({ place: pieces[0].place, stack: stackOf(view, pieces, icons) }));
  return new Map([...Map.groupBy(stacks, ({ place }) => place)].map(([place, found]) => [place, found.map(({ stack }) => stack)]));
}

/** The viewer's own are told unit by unit; of others the whole stack counts, known or not. @param {View} view @param {Piece[]} pieces of one owner in one territory @param {Map<string, string>} icons @returns {Stack} */
function stackOf(view, pieces, icons) {
  const { owner, place } = pieces[0];
  const own = owner === view.viewer ? pieces.filter(({ kind }) => kind === "unit") : [];
  const told = own.length ? own : pieces.filter(({ kind }) => kind === "stack");
  const look = /** @type {import("./learned.js").Look[]} */ (view.facts.looks ?? []).findLast((one) => one.by === view.viewer && one.seat === owner && one.place === place);
  const kinds = told.flatMap(kindsOf).map((kind) => ({ ...kind, icon: kind.icon || (icons.get(kind.type ?? "") ?? "") }));
  const visible = told[0].facts.type;
  const top = own.length ? kinds[Math.max(0, own.findIndex(({ facts }) => facts.top))] : kinds.find(({ type }) => type !== null && type === visible);
  return {
    power: powerOf(view, owner), isOwn: own.length > 0, count: kinds.reduce((sum, kind) => sum + kind.count, 0), top, kinds,
    looked: look?.turn ?? 0, ids: pieces.map(({ id }) => id),
  };
}

/** What the drawing of stacks depends on. @param {Stack[]} stacks */
export const seen = (stacks) => stacks.map(({ power, count, top, kinds, looked }) => `${power.seat}${power.colour}${power.code}${count}${top?.type}${looked}${kinds.map((kind) => `${kind.type}${kind.count}${kind.moved}`)}`).join(";");

/** Counters around 0,0. @param {Stack[]} stacks @param {boolean} isTown */
export function counters(stacks, isTown) {
  const shown = stacks.slice(0, MOST);
  const spots = SPOTS[shown.length - 1] ?? [];
  return html`<g class="emp-stacks" transform=${`translate(0,${isTown ? 0 : -3})`} aria-hidden="true">
    ${shown.length > 1 && html`<ellipse class="emp-clash" rx="27" ry="17" />`}
    ${shown.map((stack, at) => html`<g transform=${`translate(${spots[at][0]},${spots[at][1]}) scale(${shown.length > 1 ? 0.66 : 1})`}>${counter(stack)}</g>`)}
  </g>`;
}

/** Whether a strip below the counter shows what else is in the stack. @param {Stack} stack */
export const isOpen = ({ kinds }) => kinds.filter(({ type }) => type !== null).length > 1;

/** @param {Stack} stack */
function counter(stack) {
  const { power, isOwn, count, top, kinds } = stack;
  const below = isOwn ? [...kinds].sort((a, b) => Number(b === top) - Number(a === top)) : kinds.filter(({ type }) => type !== null);
  return html`<g class="emp-counter">
    ${count > 2 && html`<rect class="emp-chit" x="-13" y="-14" width="34" height="22" rx="3" fill=${power.colour} stroke=${power.edge} />`}
    ${count > 1 && html`<rect class="emp-chit" x="-15" y="-12" width="34" height="22" rx="3" fill=${power.colour} stroke=${power.edge} />`}
    <rect class="emp-chit is-top" x="-17" y="-10" width="34" height="22" rx="3" fill=${power.colour} stroke=${power.edge} />
    <g transform=${count > 9 ? "translate(-8.5,1.5)" : "translate(-6,1)"}>${top ? unitShape(top.icon, count > 9 ? 14 : 18, power.ink, top.name) : html`<text class="emp-letter" font-size="15" fill=${power.ink}>?</text>`}</g>
    <text class="emp-count" x="10" y="1.4" fill=${power.ink} font-size=${count > 9 ? 12 : 15}>${count}</text>
    ${isOpen(stack) && html`<g class="emp-below" transform="translate(0,15)"><rect x="-17" y="-5" width="34" height="10" rx="2" stroke=${power.edge} />
      ${below.slice(0, KINDS_SHOWN).map((kind, at) => html`<g transform=${`translate(${-12.6 + at * 8.4},0)`}>${unitShape(kind.icon, 8.4, "#1b140c", kind.name)}</g>`)}</g>`}
    <g transform="translate(-16,-10)">${shield(power, 0.62)}</g>
  </g>`;
}
