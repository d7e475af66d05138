// Words of the module that is played, for what is drawn away from its map: the board brings them, and views name things by id.
import { boardAtHand } from "../at_hand.js";
import { colourOf, edgeOf, inkOn } from "./colours.js";
import { codeOf } from "./powers.js";

/** @param {string} id */
const plain = (id) => id.split(/[_-]/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");

/** A territory's name. @param {string} id */
export const placeText = (id) => String(boardAtHand.value?.places.find((place) => place.id === id)?.facts.name ?? plain(id));

/** A card's name. @param {string} id */
export const cardText = (id) => String((boardAtHand.value?.facts.cards ?? []).find((/** @type {any} */ card) => card.id === id)?.name ?? plain(id));

/** A type of unit, if there is one of this id. @param {string} id @returns {{name: string, icon: string | null} | undefined} */
export const unitOf = (id) => (boardAtHand.value?.facts.units ?? []).find((/** @type {any} */ unit) => unit.id === id);

/** What a type of unit is called, by the power that has it on the board where it has a name of its own. @param {import("../../types.js").View} view @param {number} seat @param {string} id */
export const unitText = (view, seat, id) => String(view.pieces.find(({ owner, facts }) => owner === seat && facts.type === id && facts.name)?.facts.name ?? unitOf(id)?.name ?? plain(id));

/** What a power can do that others cannot, "" when nothing is said of it. @param {string} id */
export function abilityOf(id) {
  const { ability = "", text = "" } = (boardAtHand.value?.facts.powers ?? []).find((/** @type {any} */ one) => one.id === id) ?? {};
  return [ability, text].filter(Boolean).join(": ");
}

/** What wins, in sentences. @returns {string[]} */
export const waysToWin = () => boardAtHand.value?.facts.victories ?? [];

/** A power that a seat may take. @param {string} id @param {number} seat @returns {import("./powers.js").Power | null} */
export function offeredPower(id, seat) {
  const found = (boardAtHand.value?.facts.powers ?? []).find((/** @type {any} */ power) => power.id === id);
  if (!found) return null;
  const colour = colourOf(found.colour);
  return { seat: Math.max(0, seat), name: found.name, code: codeOf(found.name), colour, ink: inkOn(colour), edge: edgeOf(colour) };
}
