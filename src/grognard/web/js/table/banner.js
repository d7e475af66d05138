// News that nobody may miss: shown until somebody says that it was read, also after a reload.
import { html, useState } from "../../vendor/preact.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("../types.js").State} State */

const SHOWN = 4; // the newest so many at once

/** @param {string} id */
const nameOf = (id) => `grognard.read.${id}`;

/** How many lines of the log were read here; a table that is seen for the first time has no news. @param {State} state */
function readUp(state) {
  const kept = sessionStorage.getItem(nameOf(state.table.id));
  if (kept === null) sessionStorage.setItem(nameOf(state.table.id), String(state.log.length));
  return kept === null ? state.log.length : Number(kept);
}

/** @param {{state: State, drawing: import("../types.js").Drawing | null}} props */
export function Banner({ state, drawing }) {
  const [read, setRead] = useState(() => readUp(state));
  if (!drawing?.news || state.at !== null) return null;
  const { news } = drawing;
  const lines = state.log.slice(read).map((line) => ({ line, headline: news(line) })).filter(({ headline }) => headline);
  if (!lines.length) return null;
  const onRead = () => {
    sessionStorage.setItem(nameOf(state.table.id), String(state.log.length));
    setRead(state.log.length);
  };
  return html`<section class="banner" role="alert" data-testid="banner">
    <div>${lines.length > SHOWN && html`<p class="faint">and ${lines.length - SHOWN} more, in the log</p>`}
      ${lines.slice(-SHOWN).map(({ line, headline }, at) => html`<p key=${at}><b>${headline}</b> ${line.text} <${RuleLink} game=${state.table.game} id=${line.rule} /></p>`)}</div>
    <button type="button" class="strong" data-testid="banner-read" onClick=${onRead}>All right</button>
  </section>`;
}
