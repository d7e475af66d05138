// Colours that a module brings as data, and what is readable on them.

const COLOUR = /^#[0-9a-f]{6}$/i;
const PLAIN = "#8b8579";

/** A colour of the data, grey where it is none. @param {unknown} colour */
export const colourOf = (colour) => (COLOUR.test(String(colour)) ? String(colour) : PLAIN);

/** Red, green and blue from 0 to 1. @param {string} colour */
const partsOf = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);

/** @param {string} colour */
function brightness(colour) {
  const [red, green, blue] = partsOf(colour).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What is written on a colour. @param {string} colour */
export const inkOn = (colour) => (brightness(colour) > 0.22 ? "#1b140c" : "#fffaf0");

/** What its edge is drawn with. @param {string} colour */
export const edgeOf = (colour) => (brightness(colour) < 0.03 ? "#efe6d2" : "#241a10");

/** What a ground looks like by its colour: water, growth or bare soil. @param {string} colour @returns {"water" | "growth" | "soil"} */
export function soilOf(colour) {
  const [red, green, blue] = partsOf(colour);
  if (blue > red && blue >= green * 0.95) return "water";
  return green >= red ? "growth" : "soil";
}
