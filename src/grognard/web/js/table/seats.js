// The seats with the numbers that matter: points, actions left, next income, countdown. Always in view.
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { isDrawn } from "../draw/index.js";
import { useDrawing } from "./drawing.js";
import { factName, factText, isTelling, shortName } from "./facts.js";

const FIRST = ["points", "coins", "income", "actions_left", "hold"]; // shown large, in this order, where a game has them

const MANY = 2; // more of them are put in a row that scrolls, where there is little room

/** @param {{state: import("../types.js").State, here: number[], thinking: number}} props */
export function Seats({ state, here, thinking }) {
  const drawing = useDrawing(state.table.game);
  const isMany = state.view.seats.length > MANY;
  const turn = state.view.facts.side ?? state.view.facts.active ?? state.view.actor;
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => bringIn(row.current), [turn, state.seat, drawing !== null]);
  return html`<ul ref=${row} class=${`seats ${isMany ? "is-many" : ""} ${drawing?.seat ? "is-dense" : ""}`} aria-label="Seats" tabindex=${isMany ? 0 : undefined}>
    ${state.view.seats.map((seat) => {
      const holder = state.table.seats[seat.number];
      const isTurn = state.waiting !== "over" && turn === seat.number;
      return html`<li key=${seat.number} class=${`seat owner-${seat.number} ${isTurn ? "is-turn" : ""}`} data-testid=${`seat-${seat.number}`}>
        <h2><span class="emblem" aria-hidden="true"></span>${seat.name}
          <small>${who(holder, here, state)}${thinking === seat.number && html`<span class="seat-thinks"> · thinking</span>`}</small></h2>
        ${drawing?.seat ? drawing.seat(state.view, seat) : (drawing || !isDrawn(state.table.game)) && html`<${Facts} facts=${seat.facts} shared=${state.view.facts} />`}
      </li>`;
    })}
  </ul>`;
}

/** Of a row that is too long for a phone show whose turn it is. @param {HTMLElement | null} row */
function bringIn(row) {
  const seat = /** @type {HTMLElement | null} */ (row?.querySelector(".is-turn"));
  if (row && seat) row.scrollLeft = seat.offsetLeft - row.offsetLeft - (row.clientWidth - seat.offsetWidth) / 2;
}

/** @param {import("../types.js").TableSeat | undefined} holder @param {number[]} here @param {import("../types.js").State} state */
function who(holder, here, state) {
  if (!holder) return "";
  if (holder.kind === "bot") return `bot, ${holder.bot}`;
  if (holder.player) return holder.player;
  return here.includes(holder.seat) ? (here.length > 1 ? "here" : "you") : state.seat === holder.seat ? "you" : "a person";
}

/** @param {{facts: Record<string, any>, shared: Record<string, any>}} props */
function Facts({ facts, shared }) {
  const names = Object.keys(facts).filter((name) => isTelling(facts[name]) && name !== "earned");
  const large = FIRST.filter((name) => names.includes(name) && (facts[name] !== 0 || !["hold", "actions_left"].includes(name)));
  const small = names.filter((name) => !FIRST.includes(name));
  return html`<dl class="facts">
    ${large.map((name) => html`<div class=${`fact fact-${name}`} key=${name}>
      <dt title=${factName(name)}>${shortName(name)}</dt>
      <dd data-testid=${`fact-${name}`}>${value(name, facts, shared)}</dd></div>`)}
    ${small.map((name) => html`<div class="fact is-small" key=${name}><dt>${factName(name)}</dt><dd>${factText(facts[name])}</dd></div>`)}
  </dl>`;
}

/** @param {string} name @param {Record<string, any>} facts @param {Record<string, any>} shared */
function value(name, facts, shared) {
  if (name === "hold") return `${facts.hold} of ${shared.top_turns ?? "?"} turns`;
  if (name === "income") return `+${facts.income}`;
  return factText(facts[name]);
}
