// Which die: the dice on the table, each a button.
import { html } from "../../vendor/preact.js";
import { Dice } from "../draw/dice.js";
import { ActionButton } from "./action_button.js";

/** @param {{actions: import("../types.js").Action[], dice: number[], session: import("../types.js").Session, game: string}} props */
export function DieChoice({ actions, dice, session, game }) {
  return html`<div class="slot slot-die">${actions.map((action) => {
    const face = dice[Number(action.notation) - 1];
    if (face === undefined) return html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act} />`;
    return html`<button type="button" key=${action.id} class="answer die-button" data-testid=${`action-${action.id}`} aria-label=${action.label} title=${action.label}
      onClick=${() => session.act(action)}><${Dice} faces=${[face]} /></button>`;
  })}</div>`;
}
