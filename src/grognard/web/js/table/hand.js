// The cards that the viewer holds.
import { html } from "../../vendor/preact.js";

/** @param {{view: import("../types.js").View}} props */
export function Hand({ view }) {
  const cards = view.pieces.filter((piece) => piece.owner === view.viewer && !piece.place && typeof piece.facts.card === "string");
  if (!cards.length) return null;
  return html`<ul class="hand" aria-label="Your hand" data-testid="hand">
    ${cards.map((piece) => html`<li key=${piece.id} class=${`card kind-${piece.kind}`}>
      <b>${piece.facts.card}</b>${piece.kind !== "card" && html`<small>${piece.kind}</small>`}</li>`)}
  </ul>`;
}
