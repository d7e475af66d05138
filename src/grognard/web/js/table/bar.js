// What the table can do besides the game: take back, restart the turn, offers, resigning, and the menu.
import { html, useState } from "../../vendor/preact.js";
import { tell, tellError } from "../store.js";
import { hostToken } from "../tokens.js";
import { TableMenu } from "./menu.js";
import { Ask } from "../dialog.js";

/** @typedef {import("./model.js").Model} Model */

/** @param {{model: Model, state: import("../types.js").State}} props */
export function Bar({ model, state }) {
  const [isResigning, setResigning] = useState(false);
  const game = state.table.game;
  const isPlayer = model.here.value.includes(state.seat);
  const isOver = state.waiting === "over" || state.table.finished;
  /** @param {string} path @param {object} [more] */
  const command = async (path, more) => {
    await model.post(path, more).catch((error) => tellError(error, game));
    await model.refresh();
  };
  return html`<div class="bar" role="toolbar" aria-label="Table">
    ${isPlayer && state.at === null && !isOver && html`
      <${Undo} model=${model} state=${state} command=${command} />
      <button type="button" data-testid="offer-draw" disabled=${state.offer >= 0} onClick=${() => command("draw", { say: "offer" })}>Offer draw</button>
      <button type="button" data-testid="resign" class=${state.resign.why ? "is-off" : ""} title=${state.resign.why}
        onClick=${() => state.resign.why ? tell(state.resign.why, { game }) : setResigning(true)}>Resign</button>`}
    <${TableMenu} model=${model} state=${state} />
    <${Ask} isOpen=${isResigning} title="Resign?" text="The game ends, and the other side wins." yes="Resign" testid="resign-yes"
      onYes=${() => command("resign")} onClose=${() => setResigning(false)} />
  </div>`;
}

/** @param {{model: Model, state: import("../types.js").State, command: (path: string, more?: object) => Promise<void>}} props */
function Undo({ model, state, command }) {
  const drafted = state.draft.length > 0;
  const mover = moverBefore(model, state);
  /** @param {"undo" | "restart"} what */
  const go = async (what) => {
    if (drafted) await (what === "undo" ? model.session.back() : model.session.clear());
    if (drafted && (what === "undo" || state.restart.why)) return;
    if (what === "undo" && mover !== null) return command("undo", { seat: mover });
    if (state[what].why) return tell(state[what].why, { game: state.table.game });
    await command(what);
  };
  /** @param {"undo" | "restart"} what */
  const isOff = (what) => !drafted && state[what].why !== "" && (what === "restart" || mover === null);
  return html`<button type="button" data-testid="undo" class=${isOff("undo") ? "is-off" : ""} title=${isOff("undo") ? state.undo.why : ""}
      onClick=${() => go("undo")}>Undo</button>
    <button type="button" data-testid="restart" class=${isOff("restart") ? "is-off" : ""} title=${isOff("restart") ? state.restart.why : ""}
      onClick=${() => go("restart")}>Restart turn</button>`;
}

/** Who at this screen moved last and may take that back, when it is not the seat on show. @param {Model} model @param {import("../types.js").State} state */
function moverBefore(model, state) {
  const last = state.log.at(-1)?.seat ?? -1;
  const isOpen = state.undo.why !== "" && !state.table.hides && last !== state.seat;
  return isOpen && model.here.value.includes(last) ? last : null;
}

/** An open offer of a draw. @param {{model: Model, state: import("../types.js").State}} props */
export function Offer({ model, state }) {
  const by = state.offer;
  if (by === undefined || by < 0 || state.at !== null || state.waiting === "over") return null;
  const mine = model.here.value.filter((seat) => seat !== by);
  const seat = mine.includes(state.seat) ? state.seat : mine[0];
  /** @param {"accept" | "decline"} say */
  const answer = async (say) => {
    await model.post("draw", { seat, say }).catch((error) => tellError(error, state.table.game));
    await model.refresh();
  };
  return html`<div class="offer" role="status">
    <p>${state.view.seats[by]?.name} offers a draw.</p>
    ${seat !== undefined && html`<button type="button" data-testid="accept-draw" onClick=${() => answer("accept")}>Accept</button>
      <button type="button" data-testid="decline-draw" onClick=${() => answer("decline")}>Decline</button>`}
  </div>`;
}

/** A bot that failed: it may try again. @param {{model: Model, state: import("../types.js").State}} props */
export function Trouble({ model, state }) {
  const { trouble } = state;
  if (!trouble) return null;
  const holder = state.table.seats[trouble.seat];
  const retry = async () => {
    const { kind, player, bot } = holder;
    await model.post("seat", { seat: trouble.seat, kind, player, bot }).catch((error) => tellError(error, state.table.game));
    await model.refresh();
  };
  return html`<div class="offer" role="alert">
    <p>${trouble.text}</p>
    ${hostToken() && holder && html`<button type="button" data-testid="retry" onClick=${retry}>Let it try again</button>`}
  </div>`;
}
