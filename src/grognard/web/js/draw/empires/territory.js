// One territory: where it is clicked, whose it is, what stands there, its name. Drawn anew only when something of it changed.
import { html, useMemo } from "../../../vendor/preact.js";
import { fine, scaleOf } from "./geometry.js";
import { Town, isTown } from "./ground.js";
import { DASHES, shield } from "./powers.js";
import { counters, seen } from "./stacks.js";

/** @typedef {import("./geometry.js").Land} Land */
/** @typedef {import("./powers.js").Power} Power */

const LONG = 11; // letters of a name in one line

/** To the heart of a territory, as large as there is room. @param {Land} land */
const heartOf = (land) => `translate(${fine(land.heart.x)},${fine(land.heart.y)}) scale(${scaleOf(land).toFixed(2)})`;

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
 *   isThreatened: boolean, isFought: boolean, isAbout: boolean, label: string}} props
 */
export function Territory({ land, stacks, owner, isHome, mark, isThreatened, isFought, isAbout, label }) {
  const what = `${seen(stacks)} ${owner?.seat} ${owner?.colour} ${isHome}`;
  return useMemo(() => {
    const { place } = land;
    const town = isTown(land);
    return html`<g class=${`emp-land ${mark ? `is-${mark}` : ""} ${isAbout ? "is-about" : ""}`} role="button" tabindex="-1" aria-label=${label} data-testid=${`place-${place.id}`} data-pick=${place.id}>
      <path class="emp-hit" d=${land.outline} />
      <g transform=${heartOf(land)}>
        ${town && html`<${Town} revenue=${Number(place.facts.revenue)} />`}
        ${owner && html`<g transform=${stacks.length ? "translate(14,-16)" : "translate(-20,-8)"}>
          ${isHome && html`<path class="emp-star" d="M0,-15l1.5,3.2 3.5,0.4-2.6,2.4 0.7,3.5-3.1-1.7-3.1,1.7 0.7-3.5-2.6-2.4 3.5-0.4z" />`}${shield(owner, stacks.length ? 0.85 : 1)}</g>`}
        ${stacks.length > 0 && counters(stacks, town)}
        ${isFought && html`<g class="emp-fought" transform="translate(-20,-13)"><circle r="7.5" /><path d="M-4,-4L4,4M4,-4L-4,4M-4.6,1.6L-1.6,4.6M4.6,1.6L1.6,4.6" /></g>`}
        ${(isThreatened || mark === "threat") && html`<path class="emp-threat" transform="translate(20,8)" d="M0,-6.5L6.5,5H-6.5Z" />`}
      </g>
      <path class="emp-focus" d=${land.outline} />
    </g>`;
  }, [land, what, mark, isThreatened, isFought, isAbout, label]);
}

/** A name, in two lines when it is long; written over all counters. @param {{land: Land, isTaken: boolean, isStrip: boolean}} props */
export function Name({ land, isTaken, isStrip }) {
  return useMemo(() => {
    const { place } = land;
    const town = isTown(land);
    const name = String(place.facts.name ?? place.id);
    const words = name.split(" ");
    const half = Math.ceil(words.length / 2);
    const lines = name.length > LONG && words.length > 1 ? [words.slice(0, half).join(" "), words.slice(half).join(" ")] : [name];
    const top = isStrip ? 24.5 : isTaken ? (town ? 18.5 : 16) : town ? 8 : 1 - 3.6 * (lines.length - 1);
    return html`<text class=${`emp-name ${town ? "is-town" : ""}`} transform=${heartOf(land)}>${lines.map((line, at) => html`<tspan x="0" y=${fine(top + at * 7.6)}>${line}</tspan>`)}</text>`;
  }, [land, isTaken, isStrip]);
}
