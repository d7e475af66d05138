// Before the first throw of fair dice each player may add a word of their own, so that nobody can have foreseen the dice.
import { html, useState } from "../../vendor/preact.js";
import { api } from "../api.js";
import { tellError } from "../store.js";

/** @param {{model: import("./model.js").Model, state: import("../types.js").State}} props */
export function Salt({ model, state }) {
  const [text, setText] = useState("");
  const waits = state.table.chance.waits ?? [];
  if (!waits.length) return null;
  const seat = waits.find((one) => model.here.value.includes(one));
  const names = waits.map((one) => state.view.seats[one]?.name).join(" and ");
  if (seat === undefined) return html`<p data-testid="salt-waits">Waiting for a word of ${names} for the dice.</p>`;
  /** @param {Event} event */
  async function onSubmit(event) {
    event.preventDefault();
    await api.post(`/api/tables/${model.id}/salt`, { seat, text }).catch((error) => tellError(error, state.table.game));
    setText("");
    await model.refresh();
  }
  return html`<form class="inline" onSubmit=${onSubmit}>
    <label>${state.view.seats[seat]?.name}: a word to shake the dice with <input data-testid="salt" maxlength="80" autocomplete="off"
      placeholder="may stay empty" value=${text} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /></label>
    <button type="submit" class="strong" data-testid="salt-give">Throw</button>
  </form>`;
}
