// The drawing of each game; games without one are shown as text.
import { signal } from "../../vendor/preact.js";
import { boardAtHand } from "./at_hand.js";
import * as fallback from "./fallback.js";

/** @typedef {import("../types.js").Board} Board */

/** By game, or by what the board of a game asks for: one drawing may serve many. @type {Record<string, () => Promise<import("../types.js").Drawing>>} */
const DRAWINGS = {
  "mystic-mountain": () => import("./mystic_mountain.js"),
  "mysterious-islands": () => import("./mysterious_islands.js"),
  "warp-empires": () => import("./warp_empires.js"),
};

/** What boards asked for, by game. */
const asked = signal(/** @type {Record<string, string>} */ ({}));

/** A board may name the drawing that it wants. @param {string} game @param {Board} board */
export function heed(game, board) {
  boardAtHand.value = board;
  const { facts } = board;
  const name = facts?.drawing;
  if (typeof name === "string" && Object.hasOwn(DRAWINGS, name) && asked.value[game] !== name) asked.value = { ...asked.value, [game]: name };
}

/** The drawing that a game has. @param {string} game */
export const drawingName = (game) => asked.value[game] ?? game;

/** Whether a game has a drawing of its own. @param {string} game */
export const isDrawn = (game) => Object.hasOwn(DRAWINGS, drawingName(game));

/** @param {string} name @returns {Promise<import("../types.js").Drawing>} */
export async function drawingOf(name) {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name]() : fallback;
}
