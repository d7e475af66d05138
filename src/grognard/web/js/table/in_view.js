// Beside the board there is not always room for a battle and what can be answered: the answers come into view by themselves.
import { useLayoutEffect } from "../../vendor/preact.js";

const ANSWERS = [".answers:not(.is-empty)", ".hand .is-playable"]; // of cards the first

/** With every new question. @param {import("../types.js").State} state @param {boolean} isDrawn whether all is there that stands over the question */
export function useAnswersInView({ number, draft, seat, at }, isDrawn) {
  useLayoutEffect(() => {
    const side = document.querySelector(".area-side");
    if (!(side instanceof HTMLElement) || at !== null) return;
    return keepIn(side);
  }, [number, draft.length, seat, at, isDrawn]);
}

/** Letters and drawings come late and take other room; once somebody does something there, nothing moves by itself. @param {HTMLElement} side @returns {() => void} stops it */
function keepIn(side) {
  let reached = bringIn(side);
  const watcher = new ResizeObserver(() => side.scrollTop === reached && (reached = bringIn(side)));
  const stop = () => watcher.disconnect();
  for (const part of [side, ...side.children]) watcher.observe(part);
  for (const deed of ["pointerdown", "keydown", "wheel"]) side.addEventListener(deed, stop, { once: true, passive: true });
  return stop;
}

/** Scroll as little as shows the answers, and never so far that the question leaves; how far it was. @param {HTMLElement} side */
function bringIn(side) {
  side.scrollTop = 0;
  const { top, bottom } = side.getBoundingClientRect();
  const prompt = side.querySelector(".prompt");
  const over = Math.max(...ANSWERS.map((one) => (side.querySelector(one)?.getBoundingClientRect().bottom ?? bottom) - bottom));
  if (!prompt || over <= 0) return 0;
  const before = prompt.previousElementSibling?.getBoundingClientRect().bottom ?? top; // the question itself sticks
  side.scrollTop = Math.ceil(Math.min(over, Math.max(0, before - top)));
  return side.scrollTop;
}
