// One hex: where it is clicked, what stands on it, and under all counters its marks. Drawn anew only when something of it changed.
import { html, useMemo } from "../../../vendor/preact.js";
import { TIP, cornersOf, fine, middle, outline } from "./geometry.js";
import { counters, seen } from "./stacks.js";

/** @typedef {import("../../types.js").Place} Place */

/**
 * The outline of a hex that is marked, around its counters; a double one where something stands that can be chosen.
 * @param {{place: Place, mark: import("../../types.js").Mark | undefined, isSource: boolean, isLit: boolean, isTaken: boolean}} props
 */
export function Marked({ place, mark, isSource, isLit, isTaken }) {
  if (!mark && !isLit && !isSource) return null;
  const at = middle(place);
  const around = outline(cornersOf(at, -0.8));
  return html`<g class=${`${mark ? `is-${mark}` : ""} ${isLit ? "is-lit" : ""}`}>
    ${(mark || isLit) && html`<polygon class="isl-mark" points=${outline(cornersOf(at, 2.2))} />`}
    ${mark === "legal" && isTaken && html`<polygon class="isl-mark is-round is-halo" points=${around} /><polygon class="isl-mark is-round" points=${around} />`}
    ${isSource && html`<polygon class="isl-source" points=${outline(cornersOf(at, 0.6))} />`}
  </g>`;
}

/**
 * @param {{place: Place, stacks: import("./stacks.js").Stack[], mark: import("../../types.js").Mark | undefined, isThreatened: boolean, isSource: boolean, isAbout: boolean,
 *   left: number | undefined, label: string}} props `left` are the points left on arriving there
 */
export function Hex({ place, stacks, mark, isThreatened, isSource, isAbout, left, label }) {
  const what = seen(stacks);
  return useMemo(() => {
    const at = middle(place);
    return html`<g class=${`isl-hex ${mark ? `is-${mark}` : ""} ${left === undefined ? "" : "is-lit"} ${isAbout ? "is-about" : ""}`} role="button" tabindex="-1" aria-label=${label}
      data-testid=${`place-${place.id}`} data-pick=${place.id}>
      <polygon class="isl-hit" points=${outline(cornersOf(at))} />
      ${stacks.length > 0 && counters(place, stacks)}
      ${(isThreatened || mark === "threat") && html`<path class="isl-threat" transform=${`translate(${fine(at.x + 13)},${fine(at.y - 15)})`} d="M0,-6.5L6.5,5H-6.5Z" />`}
      ${left !== undefined && html`<text class="isl-left" x=${fine(at.x)} y=${fine(at.y + (stacks.length ? TIP - 2 : 0))}>${left}</text>`}
      <polygon class="isl-focus" points=${outline(cornersOf(at, 1))} />
    </g>`;
  }, [place, what, mark, isThreatened, isSource, isAbout, left, label]);
}
