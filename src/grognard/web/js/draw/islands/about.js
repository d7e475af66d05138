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
  const isMoving = view.facts.phase === "move"; // points are of no use later
  const boat = pieces.find((piece) => piece.kind === "boat" || piece.kind === "balloon");
  return html`<table class="isl-units">
    <caption><${Emblem} faction=${faction} /> <b>${faction?.name ?? "Somebody"}</b> <small>${faction ? view.seats[faction.seat]?.name : ""}, ${count} ${several(count, "unit")}</small></caption>
    <tbody>${pieces.flatMap((piece) => (piece.facts.groups ?? [piece.facts]).map((/** @type {any} */ group, /** @type {number} */ at) => {
      const isRider = isWater && boat && !["boat", "balloon", "base"].includes(piece.kind);
      const states = [...statesOf(group), isRider && `with the ${boat.facts.name}`].filter(Boolean);
      return html`<tr key=${piece.id + at}>
        <td><${UnitSign} faction=${faction} kind=${piece.kind} name=${piece.facts.name ?? ""} /></td>
        <th scope="row">${group.count} ${several(group.count, piece.facts.name ?? piece.kind)}</th>
        <td>${isMoving && piece.kind !== "base" && group.points !== undefined && `${group.points} ${several(group.points, "point")}`}</td><td>${states.join(", ")}</td></tr>`;
    }))}</tbody>
  </table>`;
}
