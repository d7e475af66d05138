// Whose a thing is: the power's colour, and a shield divided otherwise for each seat, so that colour alone is never needed.
import { html } from "../../../vendor/preact.js";
import { colourOf, edgeOf, inkOn } from "./colours.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {{seat: number, name: string, code: string, colour: string, ink: string, edge: string}} Power */

const OUTLINE = "M-6,-7H6V0.5Q6,5.2 0,8Q-6,5.2 -6,0.5Z";
/** How shields are divided, by seat: the oldest heraldry. */
const DIVISIONS = [
  "M-6,-1.8H6V2H-6Z", "M0,-7H6V0.5Q6,5.2 0,8Z", "M-6,-7H-2.4L6,3.2Q5.4,4.6 3.6,6L-6,-4.6Z", "M-1.6,-7H1.6V-2H6V1.2H1.6V7.2H-1.6V1.2H-6V-2H-1.6Z",
  "M-6,-7L0,-0.8L6,-7V-3.4L2.4,0.6L4.6,5.4L3,6.4L0,3.4L-3,6.4L-4.6,5.4L-2.4,0.6L-6,-3.4Z", "M-6,-7H6V-3H-6Z", "M-6,3L0,-3.4L6,3V6.4L0,0.4L-6,6.4Z",
  "M-6,-7H0V0.4H-6ZM0,0.4H6Q6,5.2 0,8Z", "M0,-3.6A3.6,3.6 0 1 1 -0.01,-3.6Z",
];
/** Dashes of the tint along a border, by seat. */
export const DASHES = ["", "9 3", "2.5 2.5", "12 3 2.5 3", "6 6", "16 4", "5 2 1.5 2", "3 6", "10 2 2 2 2 2"];

/** The power of a seat. @param {View} view @param {number} seat @returns {Power} */
export function powerOf(view, seat) {
  const found = view.seats[seat];
  const colour = colourOf(found?.facts.colour);
  return { seat, name: found?.name ?? "Nobody", code: codeOf(found?.name ?? "?"), colour, ink: inkOn(colour), edge: edgeOf(colour) };
}

/** The colours of all powers, by seat. @param {View} view */
export const colours = (view) => view.seats.map(({ facts }) => (facts.colour ? colourOf(facts.colour) : ""));

/** Two letters of a name: the initials of two words. @param {string} name */
export function codeOf(name) {
  const words = name.replace(/[^\p{L}\s\d]/gu, "").split(/\s+/).filter(Boolean);
  return (words.length > 1 ? words.map((word) => word[0]).join("") : (words[0] ?? "?")).slice(0, 2);
}

/** A power's shield, its middle at 0,0. @param {Power} power @param {number} [scale] */
export function shield(power, scale = 1) {
  return html`<g class="emp-shield" transform=${scale === 1 ? undefined : `scale(${scale})`}><path d=${OUTLINE} fill=${power.colour} />
    <path d=${DIVISIONS[power.seat % DIVISIONS.length]} fill=${power.ink} /><path class="emp-rim" d=${OUTLINE} /></g>`;
}

/** A shield among words. @param {{power: Power}} props */
export const Shield = ({ power }) => html`<svg class="emp-sign" viewBox="-8 -9 16 18" aria-hidden="true">${shield(power)}</svg>`;
