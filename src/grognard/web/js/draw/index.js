// The drawing of each game; games without one are shown as text.
import * as fallback from "./fallback.js";

/** @type {Record<string, () => Promise<import("../types.js").Drawing>>} */
const DRAWINGS = {
  "mystic-mountain": () => import("./mystic_mountain.js"),
  "mysterious-islands": () => import("./mysterious_islands.js"),
};

/** Whether a game has a drawing of its own. @param {string} game */
export const isDrawn = (game) => game in DRAWINGS;

/** @param {string} game @returns {Promise<import("../types.js").Drawing>} */
export async function drawingOf(game) {
  return DRAWINGS[game]?.() ?? fallback;
}
