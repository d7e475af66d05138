// A fight: what both sides add to their dice, each with its rule, beforehand and roll by roll, with what is to be lost.
import { html } from "../../../vendor/preact.js";
import { Dice } from "../dice.js";
import { RuleLink } from "../../table/rule_link.js";
import { Emblem, factionsOf } from "./factions.js";
import { lastRoll } from "./last_roll.js";
import { several } from "./words.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").LogLine} LogLine */
/** @typedef {import("./factions.js").Faction} Faction */
/** @typedef {{add: number, rule: string, text: string}} Modifier */

/**
 * The fight that goes on. While losses are picked, the roll that brought them stays on show.
 * @param {{view: View, fight: any, dice: number[], log: LogLine[]}} props
 */
export function Fight({ view, fight, dice, log }) {
  const factions = factionsOf(view);
  const isLosing = fight.sides.some((/** @type {any} */ side) => side.to_lose > 0);
  const rolled = isLosing ? lastRoll(log) : null;
  const half = dice.length / 2;
  return html`<section class="isl-fight" aria-label=${`Fight in ${fight.hex}`} data-testid="fight">
    <h2>Fight in ${fight.hex} <small>roll ${fight.roll + (isLosing ? 0 : 1)}</small></h2>
    <div class="isl-sides">${fight.sides.map((/** @type {any} */ side, /** @type {number} */ at) => {
      const own = rolled?.[at];
      return html`<${Side} key=${side.faction} faction=${factions.get(side.faction)} isAttacker=${side.faction === fight.attacker}
        units=${sum(Object.values(side.units))} dice=${own ? own.dice : dice.slice(at * half, (at + 1) * half)}
        modifiers=${own ? own.modifiers : side.modifiers} total=${own ? own.total - own.thrown : side.total} thrown=${own?.thrown} toLose=${side.to_lose} />`;
    })}</div>
  </section>`;
}

/** What both sides would add to the first roll of a fight that may be begun. @param {{view: View, sides: any[]}} props the attacker first */
export function Ahead({ view, sides }) {
  const factions = factionsOf(view);
  return html`<div class="isl-fight is-ahead" data-testid="ahead"><div class="isl-sides">
    ${sides.map((side, at) => html`<${Side} key=${side.faction} faction=${factions.get(side.faction)} isAttacker=${at === 0} units=${side.units}
      modifiers=${side.modifiers} total=${side.total} />`)}</div></div>`;
}

/**
 * One side: units, dice, modifiers each with its rule, total.
 * @param {{faction: Faction | undefined, isAttacker: boolean, units: number, modifiers: Modifier[], total: number, dice?: number[], thrown?: number, toLose?: number}} props
 *   `thrown` is the sum of dice, also where it is known without the dice
 */
function Side({ faction, isAttacker, units, modifiers, total, dice = [], thrown = dice.length ? sum(dice) : undefined, toLose = 0 }) {
  return html`<div class="isl-side">
    <h3><${Emblem} faction=${faction} /> ${faction?.name ?? "Somebody"} <small>${isAttacker ? "attacks" : "defends"}, ${units} ${several(units, "unit")}</small></h3>
    ${dice.length > 0 && html`<${Dice} key=${dice.join()} faces=${dice} />`}
    <ul>${modifiers.map((one) => html`<li key=${one.rule + one.text}><b>${signed(one.add)}</b> ${one.text} <${RuleLink} game="mysterious-islands" id=${one.rule} /></li>`)}
      ${!modifiers.length && html`<li class="faint">no modifiers</li>`}</ul>
    <p class="isl-sum">${thrown === undefined ? html`<span>3 dice</span> <b>${signed(total)}</b>` : html`<span>${thrown} ${signed(total)} =</span> <b>${thrown + total}</b>`}</p>
    ${toLose > 0 && html`<p class="isl-to-lose">${toLose} ${several(toLose, "unit")} to lose</p>`}
  </div>`;
}

/** @param {unknown[]} numbers */
const sum = (numbers) => numbers.reduce((/** @type {number} */ total, number) => total + Number(number), 0);

/** @param {number} value */
const signed = (value) => (value < 0 ? `− ${-value}` : `+ ${value}`);
