// Looking at an earlier moment: step, go back to now, or play on from here as a new table.
import { html } from "../../vendor/preact.js";
import { api } from "../api.js";
import { keepTokens, keysOfPeople } from "../tokens.js";
import { tellError } from "../store.js";

/** @param {{model: import("./model.js").Model, state: import("../types.js").State}} props */
export function Travel({ model, state }) {
  const at = model.at.value;
  if (at === null) return null;
  const top = state.number;
  return html`<nav class="travel" aria-label="Moments of the game">
    <button type="button" data-testid="travel-back" aria-label="One back" disabled=${at === 0} onClick=${() => model.travel(at - 1)}>◀</button>
    <input type="range" min="0" max=${top} value=${at} aria-label="Moment" data-testid="travel-slider"
      onChange=${(/** @type {any} */ event) => model.travel(Number(event.currentTarget.value))} />
    <button type="button" data-testid="travel-on" aria-label="One on" disabled=${at >= top} onClick=${() => model.travel(at + 1)}>▶</button>
    <button type="button" data-testid="branch" onClick=${() => branch(model, at)}>Play on from here</button>
    <button type="button" data-testid="travel-now" class="strong" onClick=${() => model.travel(null)}>Back to now</button>
  </nav>`;
}

/** @param {import("./model.js").Model} model @param {number} number */
async function branch(model, number) {
  try {
    const made = await api.post(`/api/tables/${model.id}/branch`, { number });
    keepTokens(made.id, keysOfPeople(made.tokens ?? {}, model.latest?.table.seats ?? []));
    location.hash = `#/t/${made.id}`;
  } catch (error) {
    tellError(error, model.session.state.value?.table.game);
  }
}
