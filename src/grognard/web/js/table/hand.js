// The cards that the viewer holds, each with what it could do now.
import { html } from "../../vendor/preact.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").View} View */

/** What a card is called, "" for what is none or shows its back. @param {Piece} piece */
function nameOf({ place, kind, facts }) {
  if (place) return "";
  if ((facts.card ?? null) !== null) return String(facts.name ?? facts.card);
  return kind === "card" ? String(facts.rank ?? "") : "";
}

/** @param {View} view @returns {Piece[]} */
export const handOf = (view) => view.pieces.filter((piece) => piece.owner === view.viewer && nameOf(piece) !== "");

/** Whether an action is about cards of the viewer's hand alone. @param {View} view @param {Action} action */
export function isOfHand(view, action) {
  const cards = new Set(handOf(view).map((piece) => piece.id));
  return action.touches.length > 0 && action.touches.every((touch) => cards.has(touch));
}

/** @param {{view: View, session: import("../types.js").Session, game: string}} props */
export function Hand({ view, session, game }) {
  const cards = handOf(view);
  if (!cards.length) return null;
  const actions = session.can.value ? (session.state.value?.actions ?? []).filter((action) => isOfHand(view, action)) : [];
  const kinds = [...Map.groupBy(cards, (piece) => `${piece.kind} ${nameOf(piece)}`).values()]; // equal cards lie on one another
  return html`<ul class="hand" aria-label="Your hand" data-testid="hand">
    ${kinds.map((equal) => {
      const own = actions.filter((action) => equal.some(({ id }) => action.touches.includes(id)));
      return html`<${Card} key=${equal[0].id} piece=${equal[0]} count=${equal.length} actions=${own} session=${session} game=${game} />`;
    })}
  </ul>`;
}

/** @param {{piece: Piece, count: number, actions: Action[], session: import("../types.js").Session, game: string}} props */
function Card({ piece, count, actions, session, game }) {
  const { text, window: when } = piece.facts;
  return html`<li class=${`card kind-${piece.kind} ${piece.facts.name ? "is-named" : ""} ${actions.length ? "is-playable" : ""} ${count > 1 ? "is-several" : ""}`}>
    <b>${nameOf(piece)}${count > 1 && html` <small class="card-count">× ${count}</small>`}</b>${piece.kind !== "card" && html`<small>${piece.kind}</small>`}
    ${when && html`<small class="card-when">${when}</small>`}
    ${text && html`<span class="card-text">${text}</span>`}
    ${actions.map((action) => html`<span class="card-deed" key=${action.id}><button type="button" class="answer" data-testid=${`action-${action.id}`} data-verb=${action.verb}
      onClick=${() => session.act(action)}>${action.label}</button><${RuleLink} game=${game} id=${action.rule} /></span>`)}
  </li>`;
}
