// Several seats at one screen: whoever is next takes it over behind a curtain; a window asks everybody once.
import { html, useEffect, useRef } from "../../vendor/preact.js";

/** @typedef {import("./model.js").Model} Model */

/** Whether all who sit here are asked at once. @param {Model} model */
function isWindow(model) {
  const state = model.session.state.value;
  const here = model.here.value;
  if (!state || state.at !== null) return false;
  const isAskedHere = state.table.hides && here.length > 1 && state.waiting === "other" && here.includes(model.answers.value);
  return isAskedHere || model.hand.value?.why === "window";
}

/** All who sit here, but for the one on show. @param {Model} model */
const othersHere = (model) => model.here.value.filter((seat) => seat !== model.session.state.value?.seat);

/** What all who sit here are asked in a window, "" when none is open. @param {Model} model */
export function windowText(model) {
  if (!isWindow(model)) return "";
  const others = othersHere(model);
  const only = others.length === 1 ? model.session.state.value?.view.seats[others[0]]?.name : undefined;
  return only ? `Does ${only} answer?` : "Does anyone answer?";
}

/** Somebody else here is asked: hand over, or answer for all. @param {{model: Model}} props */
export function HandOver({ model }) {
  const hand = model.hand.value;
  const state = model.session.state.value;
  if (!state) return null;
  if (isWindow(model)) {
    const others = othersHere(model);
    const told = state.log.at(-1);
    return html`<div class="hand-over" data-testid="window">
      ${told && html`<p class="told">${told.text}</p>`}
      <button type="button" class="strong" data-testid="nobody-answers" onClick=${() => model.passWindow(null)}>${others.length === 1 ? "No" : "Nobody"}</button>
      ${others.map((seat) => html`<button type="button" key=${seat}
        data-testid=${`answer-${seat}`} onClick=${() => model.passWindow(seat)}>${state.view.seats[seat]?.name} answers</button>`)}
    </div>`;
  }
  if (!hand) return null;
  return html`<div class="hand-over">
    <button type="button" class="strong" data-testid="hand-over" onClick=${() => (model.curtain.value = hand)}>Hand over to ${state.view.seats[hand.seat]?.name}</button>
  </div>`;
}

/** Nothing can be seen before the right person says so. @param {{model: Model}} props */
export function Curtain({ model }) {
  const curtain = model.curtain.value;
  const ready = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => ready.current?.focus(), [curtain]);
  if (!curtain) return null;
  const name = model.session.state.value?.view.seats[curtain.seat]?.name ?? model.names.value[curtain.seat] ?? `seat ${curtain.seat + 1}`;
  return html`<section class="curtain" role="dialog" aria-modal="true" aria-label="Curtain" data-testid="curtain">
    <h2>${name}</h2>
    <p>Only ${name} should look at the screen now.</p>
    <button type="button" class="strong" ref=${ready} data-testid="curtain-ready" onClick=${() => model.sit(curtain.seat)}>I play ${name}</button>
  </section>`;
}
