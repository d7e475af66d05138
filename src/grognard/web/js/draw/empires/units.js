// Types of units as small shapes, by the icon that the module names; our own drawings in a square of 24, its middle at 0,0.
import { html } from "../../../vendor/preact.js";

/** @type {Record<string, string>} */
const SHAPES = {
  infantry: "M-7,-9.5L-4.6,-10L-3.6,-3.4L-4.8,-3L-4,10H-6ZM1.5,-10.5A3,3 0 1 1 1.49,-10.5ZM-2.6,-6L0,-4H3.4L6.6,-2L6,3.4H4.4L5.4,10H2.6L1.4,4H0.8L-0.6,10H-3.2L-1.4,2V-1.6L-3.8,-3.6Z",
  cavalry: "M-10,10L-8,2L-9.6,-2L-6,-6.4L-2,-7L0,-10.6L2.4,-7.4L7.6,-4.6L10,-0.6L8,2L3.6,0.4L3,3.2L6,10H2.6L-0.4,5.4H-4L-6.2,10ZM3,-4.6A1,1 0 1 0 3.01,-4.6Z",
  artillery: "M-11,-1.6L8,-8L9.6,-3.2L0.4,0.4A5.6,5.6 0 1 1 -9.2,2.6L-10,2.8ZM-4,2A2.4,2.4 0 1 0 -3.99,2ZM3,3L11,8.4L9.8,10L2,5.4Z",
  bastion: "M-10,10V-7H-6.4V-3.6H-3.4V-7H3.4V-3.6H6.4V-7H10V10H3V4.4A3,3 0 0 0 -3,4.4V10Z",
  light_airship: "M-11,-4Q-6,-9.4 1,-9Q8,-8.4 11,-4Q8,0.4 1,1Q-6,1.4 -11,-4ZM-4.4,2.6L-3.4,5H3.4L4.4,2.6H6L4.6,7.6H-4.6L-6,2.6Z",
  airship: "M-12,4L-10,8.6H9L12,3.4L4.4,4V-1H7V-3H4.4V-10H3V-3H0.6V-7.4H-0.8V-3H-3.6V-10H-5V-3H-7.6V-1H-5V4ZM-3.6,-1H-0.8V4H-3.6ZM0.6,-1H3V4H0.6Z",
  great_airship: "M-12,3L-9,9.6H8.6L12,3H7.4V-0.6H9.6V-2.6H6.4V-6H4V-11H1.6V-6H-1V-11H-3.4V-6H-6.4V-2.6H-9.6V-0.6H-7.4V3ZM-4.6,-0.6H-1.8V2H-4.6ZM1.8,-0.6H4.6V2H1.8Z",
  vessel: "M-11,4H11L7.6,9.6H-7.6ZM-1,-10.4V2.4H-9.4Q-3,-3 -1,-10.4ZM1,-9Q8.4,-4 8.6,2.4H1Z",
  wagon: "M-10,-1Q-9,-9 0,-9Q9,-9 10,-1ZM-10,1H10V4H-10ZM-6,4.4A3,3 0 1 1 -6.01,4.4ZM6,4.4A3,3 0 1 1 5.99,4.4Z",
  monster: "M-10,8Q-12,-2 -5,-7L-6,-11L-1,-8.4Q5,-9.4 8,-5L11,-6L9.6,-2Q11,3 8,5L9,9H5.6L4,6H-1L-2.4,9.4H-6L-5.6,5.4Q-8,4.4 -10,8ZM5,-3.6A1.2,1.2 0 1 0 5.01,-3.6Z",
  chief: "M0,-11L2.9,-4.4L10,-3.6L4.8,1.2L6.2,8.4L0,4.8L-6.2,8.4L-4.8,1.2L-10,-3.6L-2.9,-4.4Z",
};
const SIZE = 24;

/** @param {string | null | undefined} icon @param {number} size @param {string} colour @param {string} [word] what an unknown one is called */
export function unitShape(icon, size, colour, word = "") {
  const shape = SHAPES[icon ?? ""];
  if (shape) return html`<path transform=${`scale(${size / SIZE})`} d=${shape} fill=${colour} fill-rule="evenodd" />`;
  return html`<text class="emp-letter" font-size=${size * 0.75} fill=${colour}>${word.slice(0, 1).toUpperCase() || "?"}</text>`;
}

/** A unit as a chit among words. @param {{icon: string | null | undefined, name: string, power: import("./powers.js").Power}} props */
export function UnitSign({ icon, name, power }) {
  return html`<svg class="emp-sign" viewBox="-14 -14 28 28" aria-hidden="true"><rect class="emp-chit" x="-13" y="-13" width="26" height="26" rx="3" fill=${power.colour} stroke=${power.edge} />
    ${unitShape(icon, 21, power.ink, name)}</svg>`;
}
