// Counters: one for each faction in a hex, with colour, emblem, code, number of units and signs of what is among them.
import { html } from "../../../vendor/preact.js";
import { emblem, iconOf, shape, tintOf } from "./factions.js";
import { fine, middle } from "./geometry.js";

/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("./factions.js").Faction} Faction */
/** @typedef {{faction: Faction | undefined, pieces: Piece[], count: number}} Stack */

const SIGNS = ["boss", "bombard", "bomb", "balloon"];
const SIGN = 8.5;
/** Where counters stand when several share a hex. @type {[number, number][][]} */
const SPOTS = [[[0, 0]], [[0, -12], [0, 9.5]], [[-10, -12], [10, -12], [0, 9.5]], [[-10, -12], [10, -12], [-10, 9.5], [10, 9.5]]];
const ASIDE = 6; // how far a counter makes room for the building beside it

/** @param {Piece[]} pieces of one hex @param {Map<string, Faction>} factions @returns {Stack[]} */
export function stacksOf(pieces, factions) {
  const groups = Map.groupBy(pieces, (piece) => String(piece.facts.faction ?? ""));
  return [...groups].map(([id, own]) => ({ faction: factions.get(id), pieces: own, count: own.reduce((sum, piece) => sum + countOf(piece), 0) }));
}

/** @param {Piece} piece */
export const countOf = (piece) => Number(piece.facts.count ?? 1);

/** What a drawing of stacks depends on. @param {Stack[]} stacks */
export const seen = (stacks) => stacks.map(({ faction, pieces }) =>
  `${faction?.id} ${faction?.colour} ${pieces.map((piece) => `${piece.kind}${countOf(piece)}${piece.facts.name}`).join(",")}`).join(";");

/** @param {import("../../types.js").Place} place @param {Stack[]} stacks */
export function counters(place, stacks) {
  const { x, y } = middle(place);
  const spots = SPOTS[Math.min(stacks.length, SPOTS.length) - 1] ?? [];
  const isShared = stacks.length > 1;
  return html`<g class="isl-stacks" transform=${`translate(${fine(x)},${fine(y)})`} aria-hidden="true">
    ${isShared && html`<circle class="isl-clash" r="25" />`}
    ${stacks.slice(0, 4).map((stack, at) => html`<g transform=${`translate(${spots[at][0] + (stacks.length === 2 && hasBase(stack) ? ASIDE : 0)},${spots[at][1]}) scale(${isShared ? 0.76 : 1})`}>
      ${counter(stack, isShared)}</g>`)}
  </g>`;
}

/** @param {Stack} stack */
const hasBase = ({ pieces }) => pieces.some((piece) => piece.kind === "base");

/** @param {Stack} stack @param {boolean} isShared whether others stand in the hex: a building is then beside the counter, not above it */
function counter({ faction, pieces, count }, isShared) {
  const byKind = new Map(pieces.map((piece) => [piece.kind, piece]));
  const base = byKind.get("base");
  const boat = byKind.get("boat");
  const signs = SIGNS.filter((kind) => byKind.has(kind));
  const isBare = pieces.length === 1 && (base || boat);
  return html`<g class=${`isl-counter ${tintOf(faction)}`} transform=${`translate(0,${base && !isShared ? 4.5 : boat ? -2 : 0})`}>
    ${base && html`<g class="isl-building" transform=${isShared ? "translate(-25,2)" : "translate(0,-19)"}>${shape(iconOf(faction?.id ?? "", "base", base.facts.name ?? ""), 23)}</g>`}
    ${boat && html`<path class="isl-hull" d="M-21,8.5H21Q19,19.5 12.5,20.5H-13.5Q-19.5,18.5 -21,8.5Z" />`}
    <rect class="isl-body" x="-17" y="-11" width="34" height="27" rx="3.5" />
    <path class="isl-label-strip" d="M-17,5.5H17V12.5a3.5,3.5 0 0 1 -3.5,3.5H-13.5a-3.5,3.5 0 0 1 -3.5,-3.5Z" />
    <g class="isl-icon" transform="translate(-7.6,-2.6)">${isBare && boat ? shape(iconOf(faction?.id ?? "", "boat", boat.facts.name ?? ""), 15) : emblem(faction, 14.5)}</g>
    <text class="isl-count" x="8" y="-2.2" font-size=${count > 9 ? 12.5 : 15}>${count}</text>
    <text class="isl-code" x=${signs.length > 2 ? -10.5 : -9} y="11">${faction?.code ?? "?"}</text>
    ${signs.slice(0, 3).map((kind, at) => html`<g class="isl-sort" transform=${`translate(${12.5 - (signs.length - 1 - at) * SIGN},10.9)`}>${shape(iconOf("", kind, ""), SIGN)}</g>`)}
  </g>`;
}
