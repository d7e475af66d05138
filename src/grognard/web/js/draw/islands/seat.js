// What stands under a player's name: the factions with bases, units and recruit points, cards in hand, and who leads.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "./factions.js";

/** @param {import("../../types.js").View} view @param {import("../../types.js").SeatView} seat */
export function seat(view, seat) {
  const inventions = new Map((view.facts.inventions ?? []).map((/** @type {any} */ one) => [one.faction, one]));
  const { factions = [], cards = 0, out = false, bases = 0 } = seat.facts;
  const { leaders = [] } = view.facts;
  const isLeader = leaders.includes(seat.number) && leaders.length < view.seats.length;
  return html`<div class="isl-seat">
    <p class="isl-total"><b data-testid="fact-bases">${bases}</b> ${bases === 1 ? "Base" : "Bases"}${isLeader && html` <span class="isl-leads">leads</span>`}
      ${cards > 0 && html`<span class="isl-cards">${cards} ${cards === 1 ? "card" : "cards"}</span>`}${out && html`<span class="isl-out">out</span>`}${knownText(seat.facts.known)}</p>
    <ul>${factions.map((/** @type {any} */ faction) => html`<li key=${faction.id} class=${faction.dead ? "is-dead" : ""} title=${`${faction.name}: ${faction.bases} Bases, ${faction.units} units, ${faction.bank} recruit points`}>
      <${Emblem} faction=${faction} /><span class="isl-name">${faction.name}</span>${faction.invented && html`<span class="isl-invented" title=${`${inventions.get(faction.id)?.name ?? "An invention"}: ${inventions.get(faction.id)?.text ?? ""}`}>✦</span>`}
      <span class="isl-number" aria-label=${`${faction.bases} Bases`}><i aria-hidden="true">⌂</i>${faction.bases}</span>
      <span class="isl-number" aria-label=${`${faction.units} units`}><i aria-hidden="true">♟</i>${faction.units}</span>
      <span class="isl-number" aria-label=${`${faction.bank} recruit points`}>${faction.bank}<i>RP</i></span></li>`)}</ul>
  </div>`;
}

/** Cards of this hand that the viewer has seen. @param {Record<string, number> | undefined} known */
function knownText(known) {
  const seen = Object.entries(known ?? {});
  return seen.length ? html` <small>has ${seen.map(([rank, count]) => (count > 1 ? `${count} × ${rank}` : rank)).join(", ")}</small>` : null;
}
