// Facts of a view as words: what a game puts there is shown under its own names.

/** Words for facts that several games share; others are shown by their name. @type {Record<string, string>} */
const NAMES = { income: "next income", actions_left: "actions left", alive: "" };
/** Shorter ones, where there is little room. @type {Record<string, string>} */
const SHORT = { income: "income", actions_left: "actions", hold: "on the top" };

/** @param {string} name */
export const factName = (name) => NAMES[name] ?? name.replaceAll("_", " ");

/** @param {string} name */
export const shortName = (name) => SHORT[name] ?? factName(name);

/** Whether a fact says anything: false, empty and none do not. @param {unknown} value */
export function isTelling(value) {
  if (value === false || value === null || value === "" || value === undefined) return false;
  return !(Array.isArray(value) && !value.length);
}

/** @param {unknown} value @returns {string} */
export function factText(value) {
  if (value === true) return "yes";
  if (Array.isArray(value)) return value.map(factText).join(", ");
  if (value !== null && typeof value === "object") {
    return Object.entries(value).map(([name, one]) => `${factName(name)} ${factText(one)}`).join(", ");
  }
  return String(value);
}

/** Facts in one line. @param {Record<string, unknown>} facts @param {string[]} [without] */
export function factsText(facts, without = []) {
  return Object.entries(facts)
    .filter(([name, value]) => isTelling(value) && value !== 0 && !without.includes(name))
    .map(([name, value]) => (value === true ? factName(name) : `${factName(name)} ${factText(value)}`.trim()))
    .join(", ");
}
