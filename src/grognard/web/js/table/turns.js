// Which of the seats in this browser is asked, and passing for them when nobody answers.
import { api } from "../api.js";
import { seatsHere } from "../tokens.js";
import { fetchState, retrying } from "./fetching.js";

/** @typedef {import("../types.js").State} State */

/**
 * The state of the seat in this browser that is asked; of any of its seats when the given one is none; else null.
 * @param {string} id
 * @param {State} state
 * @returns {Promise<State | null>}
 */
export async function askedHere(id, state) {
  const here = seatsHere(state.table);
  if (state.waiting === "you" && here.includes(state.seat)) return state;
  const isHidden = state.waiting === "other" && !state.asked.length; // in a window nobody is told who is asked
  for (const seat of isHidden ? here.filter((one) => one !== state.seat) : here.filter((one) => state.asked.includes(one))) {
    const other = await fetchState(id, seat, null);
    if (other.waiting === "you") return other;
  }
  return here.length && !here.includes(state.seat) ? fetchState(id, here[0], null) : null;
}

/**
 * Pass for these seats on what is being asked now, whether they are asked or not.
 * @param {string} id
 * @param {number[]} seats
 * @param {number} number of entries on show: what is asked later is another matter
 */
export async function passAll(id, seats, number) {
  for (const seat of seats) await retrying(() => api.post(`/api/tables/${id}/standing`, { seat, until: "window", number }));
}
