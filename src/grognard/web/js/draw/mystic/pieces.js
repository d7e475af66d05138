// The units: South's are solid and round, North's hatched and square; an icon says the kind.
import { html } from "../../../vendor/preact.js";
import { ICONS, ICON_SIZE } from "./icons.js";

/** @typedef {import("../../types.js").Piece} Piece */

/** The name of the hatching; every board defines it once for itself. */
export const HATCH = "mm-hatch";

/** The name of the shade around the foot of the mountain. */
export const FOOT = "mm-foot";

/** Patterns that land and units use. */
export const defs = () => html`<defs>
  <pattern id=${HATCH} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="mm-hatch-paper" width="4" height="4" />
    <rect class="mm-hatch-line" width="1.7" height="4" />
  </pattern>
  <radialGradient id=${FOOT}>
    <stop class="mm-foot-near" offset="0.2" /><stop class="mm-foot-far" offset="0.95" />
  </radialGradient>
</defs>`;

/** An icon around the origin. @param {string} name @param {number} size */
export function icon(name, size) {
  const scale = size / ICON_SIZE;
  return html`<path class="mm-icon" transform=${`translate(${-size / 2},${-size / 2}) scale(${scale})`} d=${ICONS[name]} />`;
}

/** The face of a unit around the origin, 30 units wide. @param {number} owner @param {string} kind */
export function token(owner, kind) {
  if (owner === 0) {
    return html`<g class="mm-token of-0">
      <circle class="mm-halo" r="16.2" /><circle class="mm-body" r="14.8" /><circle class="mm-inner" r="12.7" />
      ${icon(kind, 19)}
    </g>`;
  }
  return html`<g class="mm-token of-1">
    <rect class="mm-halo" x="-15.6" y="-15.6" width="31.2" height="31.2" rx="3" />
    <rect class="mm-body" x="-14" y="-14" width="28" height="28" rx="2" fill=${`url(#${HATCH})`} />
    <rect class="mm-inner" x="-10.4" y="-10.4" width="20.8" height="20.8" rx="1" />
    ${icon(kind, 18)}
  </g>`;
}

/** How far above its square a standing unit is drawn. */
export const STANDING = 10;

/**
 * A unit on its square: flat in plan, on a foot in relief.
 * @param {Piece} piece
 * @param {import("./geometry.js").Point} at
 * @param {boolean} isStanding
 * @param {number} turns for how many turns the top must be held
 */
export function unit(piece, at, isStanding, turns) {
  const lift = isStanding ? STANDING : 0;
  return html`<g class="mm-unit" transform=${`translate(${at.x},${at.y - lift})`} aria-hidden="true">
    ${isStanding && foot(piece.owner)}
    ${token(piece.owner, piece.kind)}
    ${piece.facts.hold > 0 && ringOf(piece.owner, piece.facts.hold, turns)}
    ${piece.facts.done?.length > 0 && html`<g class="mm-done" transform="translate(11,11)"><circle r="5.6" /><path d="M-2.6,0.2l1.9,2l3.4,-4" /></g>`}
  </g>`;
}

/** What a unit stands on in relief, with its shadow. @param {number} owner */
function foot(owner) {
  if (owner === 0) {
    return html`<g class="mm-foot of-0">
      <ellipse class="mm-cast" cx="5" cy="16" rx="16" ry="6" />
      <path d="M-12,12v4a12,4.6 0 0 0 24,0v-4z" /><ellipse cy="12" rx="12" ry="4.6" />
    </g>`;
  }
  return html`<g class="mm-foot of-1">
    <polygon class="mm-cast" points="-12,20 16,20 22,13 -6,13" />
    <path d="M-12,12h24v6.5h-24z" /><path d="M-9,12v6.5M-4,12v6.5M1,12v6.5M6,12v6.5" />
  </g>`;
}

const RING = 18.5; // the radius of the count on the top

/** As many parts as turns are needed on the top, filled for each one held. @param {number} owner @param {number} count @param {number} turns */
function ringOf(owner, count, turns) {
  return html`<g class=${`mm-count of-${owner}`}>
    <circle r=${RING} />
    ${Array.from({ length: turns }, (_, part) => html`<path class=${part < count ? "is-full" : ""} d=${arcOf(part / turns, (part + 1) / turns)} />`)}
  </g>`;
}

/** A part of a ring, with a gap at each end; parts are counted from the top around. @param {number} start @param {number} end */
function arcOf(start, end) {
  const gap = 0.012;
  const [from, to] = [start + gap, end - gap].map((part) => {
    const angle = 2 * Math.PI * (part - 0.25);
    return `${(RING * Math.cos(angle)).toFixed(2)},${(RING * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${from}A${RING},${RING} 0 ${end - start > 0.5 ? 1 : 0} 1 ${to}`;
}
