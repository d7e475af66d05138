// What a territory and what stands there are called for those who hear it.

/** @typedef {import("./stacks.js").Stack} Stack */
/** @typedef {import("./stacks.js").Kind} Kind */

const MARKS = { legal: "can be chosen", picked: "chosen", last: "last change", threat: "threatened" };

/** @param {number} count @param {string} name */
export const several = (count, name) => (count === 1 ? name : `${name}s`);

/** @param {string} name of one thing */
export const manyOf = (name) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

/** How far a unit goes. @param {number} speed */
export const speedText = (speed) => (speed ? `${speed} ${several(speed, "space")}` : "does not move");

/** @param {Kind} kind */
export function kindText({ type, name, count, price }) {
  if (type !== null) return count === 1 ? name : `${count} × ${name}`;
  return `${count} unseen${price ? `, bought for ${price}` : ""}`;
}

/** @param {Stack} stack */
export const stackText = ({ power, count, kinds }) => `${power.name}: ${count} ${several(count, "unit")} (${kinds.map(kindText).join(", ")})`;

/** @param {import("../../types.js").Place} place @param {import("../../types.js").Board} board */
export function groundText(place, board) {
  const terrain = (board.facts.terrains ?? []).find((/** @type {any} */ one) => one.id === place.kind);
  const region = (board.facts.regions ?? []).find((/** @type {any} */ one) => one.id === place.facts.region);
  const yields = Number(place.facts.revenue) > 0 && `yields ${place.facts.revenue}`;
  return [terrain?.name ?? place.kind, yields, region?.name].filter(Boolean).join(", ");
}

/**
 * @param {import("../../types.js").Place} place
 * @param {import("../../types.js").Board} board
 * @param {Stack[]} stacks
 * @param {{owner: string | undefined, mark: keyof typeof MARKS | undefined, odds: string | undefined, left: number | undefined, isSource: boolean, isFought: boolean}} more
 */
export function describe(place, board, stacks, { owner, mark, odds, left, isSource, isFought }) {
  return [place.facts.name ?? place.id, groundText(place, board), owner && `held by ${owner}`, ...stacks.map(stackText), isFought && "a battle is fought here", left !== undefined && `${left} more ${several(left, "space")} to go from there`, isSource && "asked about",
    mark && MARKS[mark], odds].filter(Boolean).join(", ");
}
