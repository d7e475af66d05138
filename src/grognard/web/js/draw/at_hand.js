// The board that is on show, for what is drawn away from it.
import { signal } from "../../vendor/preact.js";

/** @typedef {import("../types.js").Board} Board */

/** @type {import("../../vendor/preact.js").Signal<Board | null>} */
export const boardAtHand = signal(/** @type {Board | null} */ (null));
