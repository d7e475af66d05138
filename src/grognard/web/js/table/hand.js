// The cards that the viewer holds, each with what it could do now.
import { html } from "../../vendor/preact.js";
import { useDrawing } from "./drawing.js";
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
  const drawing = useDrawing(game);
  const cards = handOf(view);
  if (!cards.length) return null;
  const actions = session.can.value ? (session.state.value?.actions ?? []).filter((action) => isOfHand(view, action)) : [];
  const equals = [...Map.groupBy(cards, (piece) => `${piece.kind} ${nameOf(piece)}`).values()]; // equal cards lie on one another
  const kinds = equals.map((equal) => ({ equal, own: actions.filter((action) => equal.some(({ id }) => action.touches.includes(id))) }));
  const sorted = [...kinds.filter(({ own }) => own.length > 0), ...kinds.filter(({ own }) => !own.length)]; // what can be played comes first
  const cited = session.state.value?.prompt?.rule ?? "";
  return html`<ul class="hand" aria-label="Your hand" data-testid="hand">
    ${sorted.map(({ equal, own }) => html`<${Card} key=${equal[0].id} piece=${equal[0]} count=${equal.length} actions=${own} session=${session} game=${game} cited=${cited} short=${drawing?.short} />`)}
  </ul>`;
}

/** What a button on a card says, whose name stands above it; and in full. @param {string} label @param {string} name @returns {[string, string]} */
function deedOf(label, name) {
  const short = label.replace(name, "").replace(/\s+/g, " ").trim();
  return label.includes(name) && short ? [short, `${short} ${name}`] : [label, label];
}

/** What a card leads to, in short: the sentence up to its first condition, which no point or comma within a number begins. @param {string} text */
const shortOf = (text) => text.split(/;|[,.](?!\d)/)[0];

/**
 * The rule of a deed stands beside it, unless the question names it already.
 * @param {{piece: Piece, count: number, actions: Action[], session: import("../types.js").Session, game: string, cited: string, short?: (action: Action) => string}} props
 */
function Card({ piece, count, actions, session, game, cited, short }) {
  const { text, window: when } = piece.facts;
  return html`<li class=${`card kind-${piece.kind} ${piece.facts.name ? "is-named" : ""} ${actions.length ? "is-playable" : ""} ${count > 1 ? "is-several" : ""} ${short ? "is-short" : ""}`}>
    <b>${nameOf(piece)}${count > 1 && html` <small class="card-count">× ${count}</small>`}</b>${piece.kind !== "card" && html`<small>${piece.kind}</small>`}
    ${when && html`<small class="card-when">${when}</small>`}
    ${text && html`<span class="card-text">${text}</span>`}
    ${actions.map((action) => html`<${Deed} key=${action.id} action=${action} name=${nameOf(piece)} session=${session} game=${game} cited=${cited} short=${short} />`)}
  </li>`;
}

/** @param {{action: Action, name: string, session: import("../types.js").Session, game: string, cited: string, short?: (action: Action) => string}} props */
function Deed({ action, name, session, game, cited, short }) {
  const [said, full] = short ? [short(action), action.label] : deedOf(action.label, name);
  return html`<span class="card-deed">
    ${action.forecast && html`<span class="card-odds" title=${action.forecast.text}><span aria-hidden="true">${shortOf(action.forecast.text)}</span><span class="unseen">${action.forecast.text}</span></span>`}
    <button type="button" class="answer" data-testid=${`action-${action.id}`} data-verb=${action.verb} aria-label=${full} onClick=${() => session.act(action)}>${said}</button>
    ${action.rule !== cited && html`<${RuleLink} game=${game} id=${action.rule} />`}</span>`;
}
