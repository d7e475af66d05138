// An action as a button: what it is called, what it costs, what it may lead to, and its rule.
import { html } from "../../vendor/preact.js";
import { isUncertain, oddsOf } from "./choose.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("../types.js").Action} Action */

/**
 * One action with its cost and what it may lead to; the usual one of several stands out.
 * @param {{action: Action, game: string, onAct: (action: Action) => void, sign?: import("../../vendor/preact.js").Child, name?: string, note?: string,
 *   ahead?: import("../../vendor/preact.js").Child, isUsual?: boolean, cited?: string}} props `name` is shorter than the label, which is then read aloud; `ahead` is what decides how it turns out; `cited` a rule that stands beside it already
 */
export function ActionButton({ action, game, onAct, sign = null, name = "", note = "", ahead = null, isUsual = false, cited = "" }) {
  const { forecast } = action;
  return html`<div class="action">
    <button type="button" class=${isUsual ? "answer is-usual" : "answer"} data-testid=${`action-${action.id}`} data-verb=${action.verb} aria-label=${name ? [action.label, action.cost].filter(Boolean).join(", ") : undefined} onClick=${() => onAct(action)}>
      ${sign}<span class="label">${name || action.label}</span>
      ${action.cost && html`<span class="cost">${action.cost}</span>`}
      ${isUncertain(action) && html`<b class="odds">${oddsOf(action)}</b>`}
      ${note && html`<span class="note">${note}</span>`}
      ${forecast && html`<span class="forecast">${forecast.text}</span>`}
      ${isUncertain(action) && html`<${Outcomes} outcomes=${forecast?.outcomes ?? []} samples=${forecast?.samples ?? 0} />`}
    </button>
    ${action.rule !== cited && html`<${RuleLink} game=${game} id=${action.rule} />`}
    ${ahead && html`<div class="ahead">${ahead}</div>`}
  </div>`;
}

/** @param {{outcomes: import("../types.js").Chance[], samples: number}} props */
function Outcomes({ outcomes, samples }) {
  return html`<span class="outcomes">
    ${outcomes.map((one) => html`<span class="outcome" key=${one.label}>
      <meter min="0" max="1" value=${one.probability} aria-hidden="true"></meter>
      <span class="share">${(100 * one.probability).toFixed(1)} %</span> ${one.label}
    </span>`)}
    ${samples > 0 && html`<span class="samples">tried ${samples} times</span>`}
  </span>`;
}
