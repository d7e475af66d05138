// Dice in a line of text.
import { html } from "../../vendor/preact.js";

const SIGNS = ["", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

/** @param {{faces: number[]}} props */
export function DiceRow({ faces }) {
  return html`<span class="dice-signs" role="img" aria-label=${`thrown: ${faces.join(" and ")}`}>${faces.map((face) => SIGNS[face] ?? face)}</span>`;
}
