// A small picture on the button of an action that is about a kind of unit.
import { html } from "../../../vendor/preact.js";
import { UnitSign, factionsOf, unpicked } from "./factions.js";

/** Names that several factions have. */
const SHARED = /^(Bombard|Bomb|Balloon)\b/;
const KINDS = ["band", "boss", "bombard", "bomb", "boat", "balloon", "base"];

/** @param {import("../../types.js").View} view @param {import("../../types.js").Action} action */
export function sign(view, action) {
  const words = action.notation.split(/[:.]/);
  const kind = KINDS.find((name) => words.includes(name));
  const factions = factionsOf(view);
  const touched = view.pieces.find((piece) => piece.place && action.touches.includes(piece.id));
  const alone = [...factions.values()].filter((one) => one.seat === view.actor);
  const faction = factions.get(words[1] ?? "") ?? factions.get(words[0]) ?? factions.get(touched?.facts.faction) ?? (alone.length === 1 ? alone[0] : undefined);
  const picked = factions.get(action.notation) ?? unpicked(action.notation);
  if (!kind) return picked && html`<${UnitSign} faction=${picked} kind="band" name="" />`;
  return html`<${UnitSign} faction=${faction} kind=${kind} name=${touched?.facts.name ?? action.label.replace(/^(?:(?:Recruit|Found|Lose|Give up|a|an|the)\s+)+/i, "").split(/[,(]/)[0].trim()} />`;
}

/**
 * What a card says need not be said again; everything in the shop is recruited, but a Base is founded; most units are known by their names,
 * whoever's they are.
 * @param {import("../../types.js").Action} action
 */
export function short({ label, verb }) {
  if (verb === "discard") return "Discard";
  if (verb === "play") return label.replace(/^\w+: (\w)/, (_, first) => first.toUpperCase());
  const name = label.replace(/^Recruit an? /, "");
  return SHARED.test(name) ? name : name.replace(/ of .*$/, "");
}

/** Of units to lose the least: bands before others, in the order of the game. @param {import("../../types.js").View} _view @param {import("../../types.js").Action[]} actions */
export function usual(_view, actions) {
  const losses = actions.filter((action) => ["lose", "bitten", "overboard"].includes(action.verb));
  return losses.length > 1 ? losses[0] : null;
}
