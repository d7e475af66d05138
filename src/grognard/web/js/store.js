// What the whole page shares: the route, settings that are remembered, messages that pass by.
import { effect, signal } from "../vendor/preact.js";

/** The address after the #. @type {import("../vendor/preact.js").Signal<string>} */
export const route = signal("/");

/** The game of the table that is open, "" while none is. @type {import("../vendor/preact.js").Signal<string>} */
export const atHand = signal("");

/**
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {boolean} keys whether single letters are shortcuts
 * @property {"plan" | "oblique"} mode
 * @property {boolean} threats
 * @property {boolean} words whether the position in words is open
 */

const KEPT = "grognard.settings";
/** @type {Settings} */
const FIRST = { theme: "auto", sound: false, keys: true, mode: "plan", threats: true, words: false };

/** @returns {Settings} */
function kept() {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return FIRST;
  }
}

export const settings = signal(kept());

/** @param {Partial<Settings>} changed */
export function set(changed) {
  settings.value = { ...settings.value, ...changed };
}

effect(() => {
  localStorage.setItem(KEPT, JSON.stringify(settings.value));
  const { theme } = settings.value;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

/**
 * @typedef {object} News
 * @property {number} id
 * @property {string} text
 * @property {string} rule
 * @property {string} game
 * @property {"plain" | "bad"} tone
 */

/** Messages on show, newest last. @type {import("../vendor/preact.js").Signal<News[]>} */
export const news = signal([]);
let told = 0;

/**
 * Say something in passing; it is read out and goes away by itself.
 * @param {string} text
 * @param {{rule?: string, game?: string, tone?: "plain" | "bad"}} [more]
 */
export function tell(text, more = {}) {
  const id = ++told;
  const item = { id, text, rule: more.rule ?? "", game: more.game ?? "", tone: more.tone ?? "plain" };
  news.value = [...news.value.filter((old) => old.text !== text).slice(-2), item];
  setTimeout(() => dismiss(id), 4000 + 60 * text.length);
}

/** @param {number} id */
export function dismiss(id) {
  news.value = news.value.filter((item) => item.id !== id);
}

/**
 * Tell of a failed request in its own words; anything that is no refusal is a bug and goes on.
 * @param {unknown} error
 * @param {string} [game]
 */
export function tellError(error, game = "") {
  const { code, text, rule, nearest } = /** @type {any} */ (error);
  if (!code) throw error;
  tell(nearest ? `${text} ${nearest}` : text, { rule, game, tone: "bad" });
}

/** Whether the board is small or played with a finger. */
export const isSmall = () => matchMedia("(max-width: 700px), (pointer: coarse)").matches;

/** Whether the reader asked for no motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
