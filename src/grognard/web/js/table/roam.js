// Walking over a board by keyboard: one place is the tab stop, arrows go to the nearest place in that direction.

import { legalIds } from "./choose.js";

/** @typedef {import("../types.js").Board} Board */

/** Which way each key goes. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PLACE = '[data-testid^="place-"]';

/** @param {Element} element */
const idOf = (element) => /** @type {HTMLElement} */ (element).dataset.testid?.slice("place-".length) ?? "";

/**
 * The nearest place in a direction; going straight counts for more than being near.
 * @param {Board} board
 * @param {string} id
 * @param {[number, number]} way
 */
export function nextPlace(board, id, [wx, wy]) {
  const from = board.places.find((place) => place.id === id);
  if (!from) return "";
  let best = "";
  let least = Infinity;
  for (const place of board.places) {
    const ahead = (place.x - from.x) * wx + (place.y - from.y) * wy;
    const aside = Math.abs((place.x - from.x) * wy) + Math.abs((place.y - from.y) * wx);
    if (ahead <= 0 || ahead + 3 * aside >= least) continue;
    [best, least] = [place.id, ahead + 3 * aside];
  }
  return best;
}

/**
 * @param {HTMLElement} frame
 * @param {Board} board
 * @param {import("../types.js").Session} session
 * @returns {() => void} stops it
 */
export function roam(frame, board, session) {
  const ids = new Set(board.places.map((place) => place.id));
  let stop = "";
  /** @param {string} id @returns {HTMLElement | null} */
  const find = (id) => frame.querySelector(`[data-testid="place-${CSS.escape(id)}"]`);

  function keepOneStop() {
    if (!find(stop)) stop = idOf(frame.querySelector(PLACE) ?? frame);
    for (const element of frame.querySelectorAll(PLACE)) {
      const index = idOf(element) === stop ? "0" : "-1";
      if (element.getAttribute("tabindex") !== index) element.setAttribute("tabindex", index);
    }
  }

  /** @param {string} id */
  function go(id) {
    const element = id ? find(id) : null;
    if (!element) return;
    stop = id;
    keepOneStop();
    element.focus({ preventScroll: false });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const way = WAYS[event.key];
    const at = /** @type {Element} */ (event.target).closest(PLACE);
    if (!way || !at || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(nextPlace(board, idOf(at), way));
  }

  /** @param {FocusEvent} event */
  function onFocus(event) {
    const at = /** @type {Element} */ (event.target).closest(PLACE);
    if (at) [stop] = [idOf(at)];
    keepOneStop();
  }

  /** @param {Event} event a wish to go to the next (1) or previous (-1) place that can be chosen */
  function onSeek(event) {
    const state = session.state.value;
    if (!state) return;
    const step = /** @type {CustomEvent<number>} */ (event).detail;
    const legal = legalIds(state.view, state.actions, session.picked.value, ids);
    const all = [...frame.querySelectorAll(PLACE)].map(idOf);
    const from = all.indexOf(stop);
    const round = all.map((_, place) => all[(from + step * (place + 1) + 2 * all.length) % all.length]);
    go(round.find((id) => legal.has(id)) ?? "");
  }

  const watch = new MutationObserver(keepOneStop);
  watch.observe(frame, { childList: true, subtree: true });
  keepOneStop();
  frame.addEventListener("keydown", onKey);
  frame.addEventListener("focusin", onFocus);
  document.addEventListener("grognard:seek", onSeek);
  return () => {
    watch.disconnect();
    frame.removeEventListener("keydown", onKey);
    frame.removeEventListener("focusin", onFocus);
    document.removeEventListener("grognard:seek", onSeek);
  };
}
