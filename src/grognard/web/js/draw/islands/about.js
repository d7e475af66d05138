// What lies in one hex, unit by unit: how many, points left, what was done, who rides.
import { html } from "../../../vendor/preact.js";
import { Emblem, UnitSign, factionsOf } from "./factions.js";
import { stacksOf } from "./stacks.js";
import { groundText, several, statesOf } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./stacks.js").Stack} Stack */

/** @param {View} view @param {import("../../types.js").Board} board @param {string} id a hex; null when there is nothing to tell of it */
export function about(view, board, id) {
  const place = board.places.find((one) => one.id === id);
  const pieces = view.pieces.filter((piece) => piece.place === id);
  if (!place || !pieces.length) return null;
  return html`<div class="isl-about">
    <h3>${id} <small>${groundText(place)}</small></h3>
    ${stacksOf(pieces, factionsOf(view)).map((stack) => html`<${StackTable} key=${stack.faction?.id} stack=${stack} view=${view} isWater=${place.kind === "water"} />`)}
  </div>`;
}

/** @param {{stack: Stack, view: View, isWater: boolean}} props */
function StackTable({ stack: { faction, pieces, count }, view, isWater }) {
  const isMoving = view.facts.phase === "move" && faction?.seat === view.facts.active; // points are of no use to others, and later
  const carriers = pieces.filter((piece) => piece.facts.slots > 0);
  const riders = pieces.filter((piece) => piece.facts.aboard);
  return html`<table class="isl-units">
    <caption><${Emblem} faction=${faction} /> <b>${faction?.name ?? "Somebody"}</b> <small>${count} ${several(count, "unit")}</small></caption>
    <tbody>${pieces.flatMap((piece) => (piece.facts.groups ?? [piece.facts]).map((/** @type {any} */ group, /** @type {number} */ at) => {
      const states = [rides(piece, carriers), at === 0 && carries(piece, riders, isWater), ...statesOf(group)].filter(Boolean);
      return html`<tr key=${piece.id + at}>
        <td><${UnitSign} faction=${faction} kind=${piece.kind} name=${piece.facts.name ?? ""} /></td>
        <th scope="row">${group.count} ${several(group.count, piece.facts.name ?? piece.kind)}</th>
        <td>${isMoving && hasSteps(piece, group) && `${group.points} ${several(group.points, "point")}`}</td><td>${states.join(", ")}</td></tr>`;
    }))}</tbody>
  </table>`;
}

/** Whether points are of use to a group. @param {import("../../types.js").Piece} piece @param {Record<string, any>} group */
const hasSteps = ({ kind }, { points, sailed, frozen, pinned }) => kind !== "base" && points !== undefined && !sailed && !frozen && !pinned;

/** Who needs a Boat in the water, and whose. @param {import("../../types.js").Piece} piece @param {import("../../types.js").Piece[]} carriers */
const rides = ({ facts }, carriers) => facts.aboard && carriers.length > 0 && `aboard the ${carriers.map((one) => one.facts.name).join(" or ")}`;

/** How many places a Boat has, and how many are taken. @param {import("../../types.js").Piece} piece @param {import("../../types.js").Piece[]} riders @param {boolean} isWater */
function carries({ facts: { slots, count } }, riders, isWater) {
  if (!slots) return "";
  const taken = riders.reduce((sum, one) => sum + one.facts.count, 0);
  return isWater && taken ? `carries ${taken} of ${slots * count}` : `carries up to ${slots * count}`;
}
