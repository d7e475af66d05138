// Beside the board there is not always room for a battle and what can be answered: the answers come into view by themselves.
import { useLayoutEffect, useRef } from "../../vendor/preact.js";
import { isSmall, isStill } from "../store.js";

const SEEN = 0.6; // so much of the board is enough to choose on it
const AIR = 8; // pixels over what was scrolled to
const ANSWERS = [".answers:not(.is-empty)", ".hand .is-playable"]; // of cards the first

/**
 * With every new question. Whoever has to wait, and reads somewhere else meanwhile, is left alone.
 * @param {import("../types.js").State} state @param {boolean} isDrawn whether all is there that stands over the question @param {boolean} isAsked
 */
export function useAnswersInView({ number, draft, seat, at }, isDrawn, isAsked) {
  const reached = useRef(0);
  useLayoutEffect(() => {
    const side = document.querySelector(".area-side");
    if (!(side instanceof HTMLElement) || at !== null) return;
    if (!isAsked && side.scrollTop !== reached.current) return;
    return keepIn(side, reached);
  }, [number, draft.length, seat, at, isDrawn, isAsked]);
}

/** Letters and drawings come late and take other room; once somebody does something there, nothing moves by itself. @param {HTMLElement} side @param {{current: number}} reached how far it was scrolled @returns {() => void} stops it */
function keepIn(side, reached) {
  reached.current = bringIn(side);
  const watcher = new ResizeObserver(() => side.scrollTop === reached.current && (reached.current = bringIn(side)));
  const heard = new AbortController();
  const stop = () => {
    watcher.disconnect();
    heard.abort();
  };
  for (const part of [side, ...side.children]) watcher.observe(part);
  for (const deed of ["pointerdown", "keydown", "wheel"]) side.addEventListener(deed, stop, { passive: true, signal: heard.signal });
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

/**
 * On a phone the board is far from the buttons: one's next question is scrolled to, where it is answered. Whoever had to wait, and reads meanwhile, is left alone.
 * @param {import("../types.js").State} state @param {boolean} isAsked
 */
export function useQuestionInView({ number, draft, seat, at }, isAsked) {
  const was = useRef(false);
  useLayoutEffect(() => {
    if (was.current && isAsked && at === null && isSmall()) goToQuestion();
    was.current = isAsked;
  }, [number, draft.length, seat, at, isAsked]);
}

/** To the board when something is marked there, else to the question and its answers. */
function goToQuestion() {
  const frame = document.querySelector(".board-frame");
  const prompt = document.querySelector(".prompt");
  if (!frame || !prompt) return;
  const seats = document.querySelector(".area-seats");
  const top = seats && getComputedStyle(seats).position === "sticky" ? seats.getBoundingClientRect().height : 0;
  const by = frame.querySelector(".is-legal[data-pick]") ? toBoard(frame, top) : toAnswers(prompt, top);
  if (by) scrollBy({ top: by, behavior: isStill() ? "instant" : "smooth" });
}

/** How far to scroll until the board is seen, 0 when enough of it is. @param {Element} frame @param {number} top what covers the page above */
function toBoard(frame, top) {
  const box = frame.getBoundingClientRect();
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, top);
  return seen >= SEEN * Math.min(box.height, innerHeight - top) ? 0 : box.top - top - AIR;
}

/** How far to scroll until the question is seen, and of its answers what then fits. @param {Element} prompt @param {number} top */
function toAnswers(prompt, top) {
  const { top: asked, bottom } = prompt.getBoundingClientRect();
  const last = Math.max(bottom, ...ANSWERS.map((one) => document.querySelector(one)?.getBoundingClientRect().bottom ?? 0));
  if (asked < top) return asked - top - AIR;
  return Math.max(0, Math.min(last + AIR - innerHeight, asked - top - AIR));
}
