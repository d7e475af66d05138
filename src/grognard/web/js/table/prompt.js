// What is asked, or what is waited for; and the choices that are gathered but not yet sent.
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { seatsHere } from "../tokens.js";
import { useCalm } from "./calm.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("../types.js").State} State */

/**
 * @param {{session: import("../types.js").Session, game: string, thinking?: number, asked?: string, children?: import("../../vendor/preact.js").Child}} props
 * asked is a question to all who sit here
 */
export function PromptBar({ session, game, thinking = -1, asked = "", children }) {
  const state = session.state.value;
  const isWaiting = !asked && state?.at === null && ["other", "bot"].includes(state.waiting);
  const said = useCalm({ text: asked || (state ? promptText(state, thinking) : ""), isWaiting, isThinking: thinking >= 0 });
  if (!state) return null;
  const isAsked = session.can.value;
  return html`<section class=${`prompt ${isAsked ? "is-asked" : ""}`} aria-label="What happens now">
    <p class="prompt-text" data-testid="prompt" role="status" aria-live="polite">
      ${said.text} ${isAsked && state.prompt && html`<${RuleLink} game=${game} id=${state.prompt.rule} />`}
      ${said.isThinking && html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`}
    </p>
    ${session.trouble.value && html`<p class="trouble" role="alert">${session.trouble.value} Trying again…</p>`}
    <${Drafted} session=${session} />
    ${children}
  </section>`;
}

/** @param {State} state @param {number} seat */
const nameOf = (state, seat) => state.view.seats[seat]?.name ?? "Somebody";

/** @param {State} state @param {number} thinking */
function promptText(state, thinking) {
  if (state.at !== null) return `The table as it was: moment ${state.at} of ${state.number}.`;
  if (state.waiting === "over") return outcomeText(state);
  if (state.table.chance.waits?.length) return "The dice wait for the players.";
  if (state.waiting === "chance") return state.needs?.text ?? "Chance decides.";
  if (state.waiting === "you") return saidTo(state);
  if (thinking >= 0) return `Waiting for ${nameOf(state, thinking)}`;
  return waitingFor(state);
}

/** The prompt; whoever is asked needs not read the own name first. @param {State} state */
function saidTo(state) {
  const text = state.prompt?.text ?? "It is your move.";
  const own = `${nameOf(state, state.seat)}: `;
  const rest = text.startsWith(own) && seatsHere(state.table).length < 2 ? text.slice(own.length) : text;
  return rest[0].toUpperCase() + rest.slice(1);
}

/** @param {State} state */
function waitingFor(state) {
  const seats = state.asked.length ? state.asked : state.view.actor >= 0 && !state.table.hides ? [state.view.actor] : [];
  return seats.length ? `Waiting for ${seats.map((seat) => nameOf(state, seat)).join(" and ")}.` : "Waiting for answers.";
}

/** How it ended, in words. @param {State} state */
function outcomeText(state) {
  const result = state.result ?? state.view.result;
  return result ? `${outcome(result, state.view.seats.map((seat) => seat.name))}.` : "The table is closed.";
}

/** Who won and why. @param {import("../types.js").Result} result @param {string[]} names */
export function outcome(result, names) {
  const best = Math.max(...result.scores);
  const winners = names.filter((_, seat) => result.scores[seat] === best);
  const who = winners.length === names.length ? "A draw" : `${winners.join(" and ")} ${winners.length > 1 ? "share the win" : "won"}`; // one name may stand for many people
  return `${who}: ${(result.text || result.reason).replace(/\.$/, "")}`;
}

/** @param {{session: import("../types.js").Session}} props */
function Drafted({ session }) {
  const draft = session.state.value?.draft ?? [];
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => void list.current?.scrollTo(0, list.current.scrollHeight), [draft.length]);
  if (!draft.length) return null;
  const labels = session.labels.value;
  return html`<div class="drafted" data-testid="drafted">
    <ol ref=${list}>${draft.map((action, place) => html`<li key=${place}>${labels[place] ?? action}</li>`)}</ol>
    <button type="button" data-testid="back" onClick=${session.back}>Back</button>
    <button type="button" data-testid="send" onClick=${session.send} title="Show the others what is done so far">Send</button>
  </div>`;
}
