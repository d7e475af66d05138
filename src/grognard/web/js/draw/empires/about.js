// What lies in one territory: own units in full, of others what has been seen.
import { html } from "../../../vendor/preact.js";
import { Shield, powerOf } from "./powers.js";
import { stacksOf } from "./stacks.js";
import { UnitSign } from "./units.js";
import { groundText, several, speedText } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./stacks.js").Stack} Stack */

/** @param {View} view @param {import("../../types.js").Board} board @param {string} id a territory; null when there is none */
export function about(view, board, id) {
  const place = board.places.find((one) => one.id === id);
  if (!place) return null;
  const holder = view.pieces.find(({ kind, place: where }) => kind === "marker" && where === id);
  const terrain = (board.facts.terrains ?? []).find((/** @type {any} */ one) => one.id === place.kind);
  return html`<div class="emp-about">
    <h3>${place.facts.name ?? id} <small>${groundText(place, board)}</small></h3>
    ${holder && html`<p><${Shield} power=${powerOf(view, holder.owner)} /> held by ${powerOf(view, holder.owner).name}</p>`}
    ${(stacksOf(view, board).get(id) ?? []).map((stack) => html`<${StackTable} key=${stack.power.seat} stack=${stack} />`)}
    ${terrain?.text && html`<p class="faint">${terrain.text}</p>`}
  </div>`;
}

/** @param {{stack: Stack}} props */
function StackTable({ stack: { power, isOwn, count, kinds, top, looked } }) {
  const force = kinds.reduce((sum, kind) => sum + kind.force * kind.count, 0);
  const hidden = kinds.filter(({ type }) => type === null).reduce((sum, kind) => sum + kind.count, 0);
  return html`<table class="emp-units">
    <caption><${Shield} power=${power} /> <b>${power.name}</b> <small>${count} ${several(count, "unit")}, Force ${force}${hidden > 0 && ` and ${hidden} unseen`}${looked > 0 && `, looked into in turn ${looked}`}</small></caption>
    <tbody>${kinds.map((kind, at) => html`<tr key=${at}>
      <td><${UnitSign} icon=${kind.icon} name=${kind.type === null ? "?" : kind.name} power=${power} /></td>
      <th scope="row">${kind.count} × ${kind.type === null ? "unseen" : kind.name}</th>
      <td>${kind.type !== null ? `Force ${kind.force}` : kind.price > 0 && `bought for ${kind.price}`}</td>
      <td>${isOwn && speedText(kind.speed)}</td>
      <td>${[kind === top && count > 1 && "on top", kind.moved > 0 && (kind.moved === kind.count ? "moved" : `${kind.moved} moved`), kind.pinned > 0 && "held"].filter(Boolean).join(", ")}</td></tr>`)}</tbody>
  </table>`;
}
