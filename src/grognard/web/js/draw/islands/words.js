// What a hex is called for those who hear it, and words for the states of units.

/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("./stacks.js").Stack} Stack */

const MARKS = { legal: "can be chosen", picked: "chosen", last: "last change", threat: "threatened" };

/** @type {Record<string, string>} */
const STATES = {
  walked: "has walked", carried: "was carried", sailed: "has sailed", frozen: "kept from moving", pinned: "held by the enemy", fired: "has fired", spent: "has thrown again",
};

/** Several of a kind, in words. @param {number} count @param {string} name */
export function several(count, name) {
  if (count === 1) return name;
  const many = /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : /man$/.test(name) ? name.replace(/man$/, "men") : /[^aeiou]y$/.test(name) ? name.replace(/y$/, "ies") : `${name}s`;
  return ["Samurai", "Wasen", "Shogun"].includes(name) ? name : many;
}

/** What was done by or to a group in this turn. @param {Record<string, any>} group */
export const statesOf = (group) => Object.keys(STATES).filter((name) => group[name]).map((name) => STATES[name]);

/** @param {Piece} piece */
export const unitText = (piece) => `${piece.facts.count ?? 1} ${several(piece.facts.count ?? 1, piece.facts.name ?? piece.kind)}`;

/** @param {import("../../types.js").Place} place */
export function groundText(place) {
  if (place.kind === "water") return place.facts.rim ? "water at the rim" : "water";
  const { island } = place.facts;
  return island === null || island === undefined ? place.kind : `${place.kind}, island ${island + 1}`;
}

/**
 * @param {import("../../types.js").Place} place
 * @param {Stack[]} stacks
 * @param {{mark: keyof typeof MARKS | undefined, odds: string | undefined, isThreatened: boolean, isSource: boolean, left: number | undefined}} more
 */
export function describe(place, stacks, { mark, odds, isThreatened, isSource, left }) {
  const standing = stacks.map(({ faction, pieces }) => `${faction?.name ?? "somebody"}: ${pieces.map(unitText).join(" and ")}`);
  return [place.id, groundText(place), ...standing, left !== undefined && `${left} points left`, isThreatened && mark !== "threat" && "threatened", isSource && "asked about",
    mark && MARKS[mark], odds].filter(Boolean).join(", ");
}
