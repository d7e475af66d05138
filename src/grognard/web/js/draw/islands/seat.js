// What stands under a player's name: Bases, who leads, cards, and of each faction its units and recruit points.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "./factions.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").SeatView} SeatView */

/** @param {View} view @param {SeatView} seat */
export function seat(view, seat) {
  const { factions = [] } = seat.facts;
  const [only] = factions;
  if (factions.length !== 1) {
    return html`<div class="isl-seat">${factions.length > 0 && html`<p class="isl-total"><${Bases} view=${view} seat=${seat} /><${Cards} seat=${seat} /></p>`}
      <ul>${factions.map((/** @type {any} */ faction) => html`<li key=${faction.id} class=${faction.dead ? "is-dead" : ""} title=${inWords(faction)}>
        <${Emblem} faction=${faction} /><span class="isl-name">${faction.name}</span><${Numbers} view=${view} faction=${faction} hasBases=${true} /></li>`)}</ul></div>`;
  }
  return html`<div class="isl-seat"><p class=${`isl-total is-single ${only.dead ? "is-dead" : ""}`} title=${inWords(only)}>
    <span><${Emblem} faction=${only} /> <${Bases} view=${view} seat=${seat} /></span>
    <span><${Numbers} view=${view} faction=${only} hasBases=${false} /></span><${Cards} seat=${seat} /></p></div>`;
}

/** @param {any} faction */
const inWords = ({ name, bases, units, bank }) => `${name}: ${bases} ${bases === 1 ? "Base" : "Bases"}, ${units} ${units === 1 ? "unit" : "units"}, ${bank} recruit points`;

/** How many Bases a player has, and whether that is the most. @param {{view: View, seat: SeatView}} props */
function Bases({ view, seat: { number, facts: { bases = 0 } } }) {
  const { leaders = [] } = view.facts;
  const isLeader = leaders.includes(number) && leaders.length < view.seats.length;
  return html`<span><b data-testid="fact-bases">${bases}</b> ${bases === 1 ? "Base" : "Bases"}</span>${isLeader && html` <span class="isl-leads">leads</span>`}`;
}

/** @param {{view: View, faction: any, hasBases: boolean}} props */
function Numbers({ view, faction, hasBases }) {
  const invention = (view.facts.inventions ?? []).find((/** @type {any} */ one) => one.faction === faction.id);
  return html`${faction.invented && html`<span class="isl-invented" title=${`${invention?.name ?? "An invention"}: ${invention?.text ?? ""}`}>✦</span>`}
    ${hasBases && html`<span class="isl-number" aria-label=${`${faction.bases} Bases`}><i aria-hidden="true">⌂</i>${faction.bases}</span>`}
    <span class="isl-number" aria-label=${`${faction.units} units`}><i aria-hidden="true">♟</i>${faction.units}</span>
    <span class="isl-number" aria-label=${`${faction.bank} recruit points`}>${faction.bank}<i>RP</i></span>`;
}

/** The hand of a player, as far as the viewer knows it. @param {{seat: SeatView}} props */
function Cards({ seat: { facts: { cards = 0, out = false, known = {} } } }) {
  const seen = Object.entries(/** @type {Record<string, number>} */ (known));
  return html`${cards > 0 && html`<span class="isl-cards">${cards} ${cards === 1 ? "card" : "cards"}</span>`}${out && html`<span class="isl-out">out</span>`}
    ${seen.length > 0 && html`<small>has ${seen.map(([rank, count]) => (count > 1 ? `${count} × ${rank}` : rank)).join(", ")}</small>`}`;
}
