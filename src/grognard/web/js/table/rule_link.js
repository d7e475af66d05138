// A rule's id as a link to its text.
import { html } from "../../vendor/preact.js";

/** @param {{game: string, id: string}} props */
export function RuleLink({ game, id }) {
  if (!id) return null;
  return html`<a class="rule-link" href=${`#/rules/${game}/${id}`} title=${`Rule ${id}`}>${id}</a>`;
}
