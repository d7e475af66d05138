// What stands under a player's name: points and income, units and how many may be kept, how far it is to victory.
import { html } from "../../../vendor/preact.js";
import { Shield, powerOf } from "./powers.js";
import { manyOf } from "./words.js";

/** @param {import("../../types.js").View} view @param {import("../../types.js").SeatView} seat */
export function seat(view, seat) {
  const { points = 0, income, cards = 0, units = 0, limit, territories = 0, victory = [], out = false, truce = false, captured = {}, counters = {} } = seat.facts;
  const taken = Object.values(captured).reduce((sum, count) => sum + Number(count), 0);
  return html`<div class=${`emp-seat ${out ? "is-out" : ""}`}>
    <p class="emp-purse"><${Shield} power=${powerOf(view, seat.number)} /> <b data-testid="fact-points">${points}</b>${income !== undefined && html` <span class="emp-income" title="Income of a turn">+${income}</span>`}
      <span class="emp-fact" title="Cards in hand">${cards} ${cards === 1 ? "card" : "cards"}</span>
      <span class=${`emp-fact ${limit !== null && limit !== undefined && units > limit ? "is-over" : ""}`} title=${limit === null || limit === undefined ? "Units" : "Units, and how many the income feeds"}>${units}${limit !== null && limit !== undefined && html`<i>/${limit}</i>`} units</span>
      ${out && html`<b class="emp-out">out</b>`}${truce && html`<b class="emp-truce">truce</b>`}</p>
    ${victory.map((/** @type {any} */ goal, /** @type {number} */ at) => html`<${Goal} key=${at} goal=${goal} colour=${powerOf(view, seat.number).colour} />`)}
    ${!victory.length && income !== undefined && html`<p class="emp-fact">${territories} held</p>`}
    ${taken > 0 && html`<p class="emp-fact">${taken} captured</p>`}
    ${Object.entries(counters).map(([name, count]) => html`<p key=${name} class="emp-fact">${name} ${count}</p>`)}
  </div>`;
}

/** How much of what wins is held. @param {{goal: {kind: string, name?: string, have: number, need: number, of: number, what?: string}, colour: string}} props */
function Goal({ goal: { kind, name: counter, have, need, of, what }, colour }) {
  const missing = Math.max(0, need - have);
  const name = counter ?? (kind === "capture" ? "aims" : what ? manyOf(what.toLowerCase()) : "territories");
  return html`<p class="emp-goal" title=${`${have} of ${of} ${name}; ${need} win`}><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="is-whole" width="100" height="8" />
      <rect width=${(100 * Math.min(have, need)) / (need || 1)} height="8" fill=${colour} /></svg>
    <span><b>${have}</b> of ${need} ${name}${missing > 0 ? html`<span class="emp-missing">, <b>${missing}</b> to win</span>` : ", enough"}</span></p>`;
}
