// One territory: where it is clicked, whose it is, what stands there, its name. Drawn anew only when something of it changed.
import { html, useMemo } from "../../../vendor/preact.js";
import { fine } from "./geometry.js";
import { Town, isTown } from "./ground.js";
import { DASHES, shield } from "./powers.js";
import { counters, isOpen, seen } from "./stacks.js";

/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./powers.js").Power} Power */

const LONG = 11; // letters of a name in one line

/** Whose the territories are: a tinted band inside the border, dashed otherwise for each seat. @param {{lands: Land[], owners: Map<string, Power>}} props */
export function Tints({ lands, owners }) {
  return html`<g class="emp-tints" aria-hidden="true">${lands.map((land) => {
    const owner = owners.get(land.place.id);
    if (!owner) return null;
    const clip = `emp-in-${land.place.id.replace(/[^\w-]/g, "_")}`;
    return html`<g key=${land.place.id}><clipPath id=${clip}><path d=${land.outline} /></clipPath><g clip-path=${`url(#${clip})`}>
      <path class="emp-held" d=${land.outline} fill=${owner.colour} stroke=${owner.colour} /><path class="emp-tint" d=${land.outline} stroke=${owner.edge} stroke-dasharray=${DASHES[owner.seat % DASHES.length] || undefined} />
      </g></g>`;
  })}</g>`;
}

/**
 * The outline of a territory that is marked, under all counters.
 * @param {{land: Land, mark: import("../../types.js").Mark | undefined, isSource: boolean, isLit: boolean}} props
 */
export function Marked({ land, mark, isSource, isLit }) {
  if (!mark && !isSource && !isLit) return null;
  return html`<g class=${`${mark ? `is-${mark}` : ""} ${isLit ? "is-lit" : ""}`}>
    ${(mark || isLit) && html`<path class="emp-mark" d=${land.outline} />`}${isSource && html`<path class="emp-source" d=${land.outline} />`}</g>`;
}

/**
 * @param {{land: Land, stacks: import("./stacks.js").Stack[], owner: Power | undefined, isHome: boolean, mark: import("../../types.js").Mark | undefined,
 *   isThreatened: boolean, isFought: boolean, label: string}} props
 */
export function Territory({ land, stacks, owner, isHome, mark, isThreatened, isFought, label }) {
  const what = `${seen(stacks)} ${owner?.seat} ${owner?.colour} ${isHome}`;
  return useMemo(() => {
    const { place, heart } = land;
    const town = isTown(land);
    return html`<g class=${`emp-land ${mark ? `is-${mark}` : ""}`} role="button" tabindex="-1" aria-label=${label} data-testid=${`place-${place.id}`} data-pick=${place.id}>
      <path class="emp-hit" d=${land.outline} />
      ${town && html`<${Town} land=${land} />`}
      ${owner && html`<g transform=${`translate(${fine(heart.x - 20)},${fine(heart.y - (stacks.length ? 19 : 8))})`}>${isHome && html`<path class="emp-star" d="M0,-15l1.5,3.2 3.5,0.4-2.6,2.4 0.7,3.5-3.1-1.7-3.1,1.7 0.7-3.5-2.6-2.4 3.5-0.4z" />`}${shield(owner, 1)}</g>`}
      ${stacks.length > 0 && counters(land, stacks, town)}
      <${Name} land=${land} isLow=${town || stacks.length > 0} isStrip=${stacks.some(isOpen)} isTown=${town} />
      ${isFought && html`<g class="emp-fought" transform=${`translate(${fine(heart.x + 19)},${fine(heart.y - 15)})`}><circle r="7.5" /><path d="M-4,-4L4,4M4,-4L-4,4M-4.6,1.6L-1.6,4.6M4.6,1.6L1.6,4.6" /></g>`}
      ${(isThreatened || mark === "threat") && html`<path class="emp-threat" transform=${`translate(${fine(heart.x + 19)},${fine(heart.y + 12)})`} d="M0,-6.5L6.5,5H-6.5Z" />`}
      <path class="emp-focus" d=${land.outline} />
    </g>`;
  }, [land, what, mark, isThreatened, isFought, label]);
}

/** A name, in two lines when it is long. @param {{land: Land, isLow: boolean, isStrip: boolean, isTown: boolean}} props */
function Name({ land: { place, heart }, isLow, isStrip, isTown: town }) {
  const name = String(place.facts.name ?? place.id);
  const words = name.split(" ");
  const lines = name.length > LONG && words.length > 1 ? [words.slice(0, Math.ceil(words.length / 2)).join(" "), words.slice(Math.ceil(words.length / 2)).join(" ")] : [name];
  const top = heart.y + (isLow ? (isStrip ? 24 : 17) : 1 - 3.6 * (lines.length - 1));
  return html`<text class=${`emp-name ${town ? "is-town" : ""}`} aria-hidden="true">${lines.map((line, at) => html`<tspan x=${fine(heart.x)} y=${fine(top + at * 7.6)}>${line}</tspan>`)}</text>`;
}
