// A battle as a ledger: both sides' totals, term by term, cards in the order they were laid, what is still to be lost.
import { html } from "../../../vendor/preact.js";
import { RuleLink } from "../../table/rule_link.js";
import { Shield, powerOf } from "./powers.js";
import { placeText } from "./lore.js";
import { several } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {{id: string, seat: number, card: string | null, name?: string, rule?: string, in_force?: boolean, adds?: number, aim?: string}} Laid */
/** @typedef {{seat: number, role: string, units: Record<string, number>, terms: {text: string, add: number, rule: string}[], total: number}} Side */
/** @typedef {{place: string, sides: Side[], cards: Laid[], winner: number | null, to_lose: number, lost_force: number, paid_force: number}} Battle */

/** @param {{view: View, battle: Battle}} props */
export function BattleBoard({ view, battle }) {
  const most = Math.max(1, ...battle.sides.map(({ total }) => total));
  const [one, other] = battle.sides;
  const ahead = battle.winner ?? (one.total === other.total ? null : one.total > other.total ? one.seat : other.seat);
  return html`<section class="emp-battle" aria-label=${`Battle in ${placeText(battle.place)}`} data-testid="battle">
    <h2>Battle in ${placeText(battle.place)}${battle.winner !== null && html` <small>${powerOf(view, battle.winner).name} won</small>`}</h2>
    <div class="emp-sides">${battle.sides.map((side) => html`<${SideLedger} key=${side.seat} view=${view} side=${side} most=${most} isAhead=${ahead === side.seat} isOver=${battle.winner !== null} />`)}</div>
    ${battle.cards.length > 0 && html`<ol class="emp-laid" aria-label="Cards laid, in order">${battle.cards.map((card) => html`<${LaidCard} key=${card.id} view=${view} card=${card} />`)}</ol>`}
    ${battle.to_lose > 0 && html`<p class="emp-due"><b>${battle.to_lose}</b> ${several(battle.to_lose, "unit")} to lose</p>`}
    ${battle.lost_force > 0 && html`<p class="emp-due">The winner pays half of Force ${battle.lost_force} that fell: <b>${battle.paid_force}</b> of ${Math.ceil(battle.lost_force / 2)} paid</p>`}
  </section>`;
}

/** @param {{view: View, side: Side, most: number, isAhead: boolean, isOver: boolean}} props */
function SideLedger({ view, side, most, isAhead, isOver }) {
  const power = powerOf(view, side.seat);
  const units = Object.values(side.units).reduce((sum, count) => sum + count, 0);
  return html`<div class=${`emp-side ${isAhead ? "is-ahead" : ""}`}>
    <h3><${Shield} power=${power} /> ${power.name} <small>${side.role === "attacker" ? "attacks" : "defends"} with ${units}</small></h3>
    <table><tbody>${side.terms.map((term, at) => html`<tr key=${at + term.text}><th scope="row">${term.text} ${term.rule !== side.terms[at - 1]?.rule && html`<${RuleLink} game=${view.game} id=${term.rule} />`}</th><td>${term.add < 0 ? `− ${-term.add}` : `+ ${term.add}`}</td></tr>`)}
      ${!side.terms.length && html`<tr><th scope="row" class="faint">nobody is left</th><td>0</td></tr>`}</tbody>
      <tfoot><tr><th scope="row">${isOver ? "What is left" : isAhead ? "Ahead" : "Total"}</th><td>${side.total}</td></tr></tfoot></table>
    <svg class="emp-scale" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="is-whole" width="100" height="6" /><rect width=${(100 * Math.max(0, side.total)) / most} height="6" fill=${power.colour} /></svg>
  </div>`;
}

/** What a card adds stands in the ledger, with its rule. @param {{view: View, card: Laid}} props */
function LaidCard({ view, card }) {
  const power = powerOf(view, card.seat);
  const added = card.adds ? ` (${card.adds > 0 ? "+" : "−"}${Math.abs(card.adds)})` : "";
  return html`<li class=${card.in_force === false ? "is-off" : ""}><${Shield} power=${power} /> ${card.card === null ? html`<i>face down</i>` : html`<b>${card.name}</b>${added}`}
    ${card.aim && html` <small>at ${card.aim}</small>`}${card.in_force === false && html` <small>cancelled</small>`} ${card.rule && !card.adds && html`<${RuleLink} game=${view.game} id=${card.rule} />`}</li>`;
}
