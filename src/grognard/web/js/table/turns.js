// Which of the seats in this browser is asked, and passing for them when nobody answers.
import { api, newId } from "../api.js";
import { tellError } from "../store.js";
import { seatsHere } from "../tokens.js";
import { fetchState, retrying } from "./fetching.js";

/** @typedef {import("../types.js").State} State */

const MOST_PASSES = 40; // far above any window's number of seats

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
 * Pass for everybody here who is asked in this window, until it is closed or the named seat is asked.
 * @param {string} id
 * @param {number} seat the one that looks at the screen
 * @param {number | null} until
 * @returns {Promise<State | null>} the state of the named seat when it is asked
 */
export async function passAll(id, seat, until) {
  for (let round = 0; round < MOST_PASSES; round++) {
    const next = await askedHere(id, await fetchState(id, seat, null));
    if (!next?.prompt?.window) return null;
    if (next.seat === until) return next;
    const pass = next.actions.find((action) => action.verb === "pass");
    if (!pass) return null;
    const body = { seat: next.seat, number: next.number, id: newId(), actions: [pass.id] };
    await retrying(() => api.post(`/api/tables/${id}/orders`, body)).catch((error) => tellError(error, next.table.game));
  }
  return null;
}
