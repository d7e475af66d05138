// Questions out of turn come often: a seat may pass on them beforehand, for a while, on all or on one kind of them.
import { html } from "../../vendor/preact.js";
import { tellError } from "../store.js";

/** @type {[string, string][]} */
const UNTIL = [["turn", "this turn ends"], ["mine", "it is my turn"], ["game", "the game ends"]];

/** @param {{model: import("./model.js").Model, state: import("../types.js").State}} props */
export function Standing({ model, state }) {
  const { standing, prompt } = state;
  if (state.at !== null || state.waiting === "over" || !model.here.value.includes(state.seat)) return null;
  /** @param {string} until @param {string[]} about */
  const stand = async (until, about) => {
    await model.post("standing", { until, about, number: undefined, id: undefined }).catch((error) => tellError(error, state.table.game));
    await model.refresh();
  };
  if (standing && standing.until !== "off") {
    const until = UNTIL.find(([name]) => name === standing.until)?.[1] ?? standing.until;
    return html`<div class="standing" data-testid="standing"><p>You pass ${standing.about.length ? `on ${standing.about.join(", ")}` : "on everything"} until ${until}.</p>
      <button type="button" data-testid="standing-off" onClick=${() => stand("off", [])}>Ask me again</button></div>`;
  }
  if (!prompt?.window || state.waiting !== "you") return null;
  const kinds = /** @type {[string, string[]][]} */ ([["everything", []], ...(prompt.about ? [[prompt.about, [prompt.about]]] : [])]);
  return html`<details class="standing"><summary data-testid="standing-menu">Pass beforehand…</summary>
    ${kinds.map(([what, about]) => html`<div key=${what}><span>on ${what} until</span> ${UNTIL.map(([until, text]) => html`<button type="button" key=${until}
      data-testid=${`pass-${until}${about.length ? "-kind" : ""}`} onClick=${() => stand(until, about)}>${text}</button>`)}</div>`)}
  </details>`;
}
