// Asking for states, and asking again while the server is silent.
import { api } from "../api.js";

/** @param {string} id @param {number} seat @param {number | null} at @param {number} [since] @returns {Promise<import("../types.js").State>} */
export function fetchState(id, seat, at, since = 0) {
  return api.get(`/api/tables/${id}/state?seat=${seat}&since=${since}${at === null ? "" : `&at=${at}`}`);
}

/**
 * The state to begin with: of the seats that this browser's token plays the one that is asked, else the first.
 * @param {string} id
 * @param {number | null} at
 * @returns {Promise<import("../types.js").State>}
 */
export function fetchMine(id, at) {
  return api.get(`/api/tables/${id}/state?mine=true${at === null ? "" : `&at=${at}`}`);
}

/**
 * Try again while the server is silent: a post with the same id is never done twice.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function retrying(run) {
  for (const pause of [300, 900, 2000]) {
    try {
      return await run();
    } catch (error) {
      if (/** @type {any} */ (error).code !== "offline") throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return run();
}
