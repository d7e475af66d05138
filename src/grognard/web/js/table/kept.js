// A draft outlives a look at the rules or a reload of the page: kept in this window until its moment is over.

/** @typedef {{seat: number | null, number: number, actions: number[], labels: string[]}} Kept */

/** @param {string} id */
const nameOf = (id) => `grognard.draft.${id}`;

/** @param {string} id @param {import("../types.js").State} state @param {string[]} labels */
export function keepDraft(id, state, labels) {
  if (state.at !== null) return;
  const kept = { seat: state.seat, number: state.number, actions: state.draft, labels };
  if (state.draft.length) sessionStorage.setItem(nameOf(id), JSON.stringify(kept));
  else sessionStorage.removeItem(nameOf(id));
}

/** What was begun at just this moment. @param {string} id @param {import("../types.js").State} state @returns {Kept | null} */
export function keptDraft(id, state) {
  const kept = /** @type {Kept | null} */ (JSON.parse(sessionStorage.getItem(nameOf(id)) ?? "null"));
  const isMine = kept !== null && kept.seat === state.seat && kept.number === state.number && state.waiting === "you";
  return isMine ? kept : null;
}
