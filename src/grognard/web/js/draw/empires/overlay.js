// What lies over the map: odds beside what can be chosen, the way of a group, and how units came to where they are.
import { html } from "../../../vendor/preact.js";
import { fine } from "./geometry.js";

/** @typedef {import("./geometry.js").Sheet} Sheet */
/** @typedef {import("../../types.js").DrawUi} DrawUi */

/** @param {Sheet} sheet @param {DrawUi} ui */
export function odds(sheet, ui) {
  return html`<g class="emp-odds" aria-hidden="true">${[...ui.odds].map(([id, text]) => {
    const land = sheet.at.get(id);
    if (!land) return null;
    const half = 4 + 3.4 * text.length;
    return html`<g key=${id} transform=${`translate(${fine(land.heart.x)},${fine(land.heart.y - 22)})`}><rect x=${-half} y="-7.5" width=${2 * half} height="15" rx="3" /><text>${text}</text></g>`;
  })}</g>`;
}

/** @param {Sheet} sheet @param {string} from @param {string} to @param {string} name a class */
function way(sheet, from, to, name) {
  const [a, b] = [sheet.at.get(from)?.heart, sheet.at.get(to)?.heart];
  if (!a || !b || a === b) return null;
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.14, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.14 };
  const turn = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  return html`<g class=${name}><path d=${`M${fine(a.x)},${fine(a.y)}Q${fine(bend.x)},${fine(bend.y)} ${fine(b.x)},${fine(b.y)}`} /><circle cx=${fine(a.x)} cy=${fine(a.y)} r="3" />
    <path class="is-head" transform=${`translate(${fine(b.x)},${fine(b.y)}) rotate(${fine(turn)})`} d="M0,0L-10,-5L-7.5,0L-10,5Z" /></g>`;
}

/** Dashed lines from where something left to where it arrived, and of a move that is announced. @param {Sheet} sheet @param {DrawUi} ui @param {{from: string, to: string | null} | null} group */
export function ways(sheet, ui, group) {
  const pairs = new Map((ui.trail ?? []).map(({ from, to }) => [`${from} ${to}`, [from, to]]));
  return html`<g class="emp-ways" aria-hidden="true">${[...pairs.values()].map(([from, to]) => way(sheet, from, to, "is-past"))}${group?.to && way(sheet, group.from, group.to, "is-announced")}</g>`;
}
