// A small picture on the button of an action that is about a type of unit, a power or a player.
import { html } from "../../../vendor/preact.js";
import { abilityOf, offeredPower, unitOf } from "./lore.js";
import { Shield, powerOf } from "./powers.js";
import { UnitSign } from "./units.js";
import { speedText } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Action} Action */

/** @param {View} view @param {Action} action */
export function sign(view, action) {
  const touched = view.pieces.find(({ kind, id }) => ["chit", "unit", "stack"].includes(kind) && action.touches.includes(id));
  const unit = unitOf(action.notation.replace(/^unit:/, ""));
  if (touched && (unit ?? touched.facts.icon)) {
    return html`<${UnitSign} icon=${unit?.icon ?? touched.facts.icon} name=${unit?.name ?? touched.facts.name ?? ""} power=${powerOf(view, touched.owner)} />`;
  }
  const player = /^seat:(\d+)$/.exec(action.notation);
  const power = offeredPower(action.notation.replace(/^power:/, ""), view.actor);
  if (power && !action.touches.length) return html`<${Shield} power=${power} />`;
  return player ? html`<${Shield} power=${powerOf(view, Number(player[1]) - 1)} />` : null;
}

/** What is to be known before it is chosen: what a power can do; of a unit how many there are and what they are worth. @param {View} view @param {Action} action */
export function note(view, action) {
  if (action.verb === "power") return abilityOf(action.notation.replace(/^power:/, ""));
  const piece = view.pieces.find(({ kind, id }) => ["chit", "unit", "stack"].includes(kind) && action.touches.includes(id));
  if (!piece) return "";
  const type = action.notation.replace(/^unit:/, "");
  if (piece.kind === "stack") {
    const alike = /** @type {any[]} */ (piece.facts.units ?? []).filter((unit) => unit.type === type);
    return alike.length ? `${alike.length} there, Force ${alike[0].force}` : "";
  }
  const { count, force, speed } = piece.facts;
  const worth = `Force ${force}`;
  if (piece.kind === "chit") return `${count} on offer, ${worth}, ${speedText(speed)}`;
  if (action.verb === "add") return `${count - (view.facts.group?.units?.[type] ?? 0)} left, ${worth}, ${speedText(speed)}`;
  return `${count} there, ${worth}`;
}

/** Of several losses the cheapest. @param {View} view @param {Action[]} actions */
export function usual(view, actions) {
  const losses = actions.filter((action) => ["lose", "pay", "give-up"].includes(action.verb));
  /** @param {Action} action */
  const force = (action) => Number(view.pieces.find(({ id }) => action.touches.includes(id))?.facts.force ?? 0);
  return losses.length > 1 ? losses.reduce((least, action) => (force(action) < force(least) ? action : least)) : null;
}
