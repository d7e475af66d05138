// The answers to the prompt: by slot a row of counts, a shop, dice or buttons, and for what lies on the board a list.
import { html, useState } from "../../vendor/preact.js";
import { Count, isNumber } from "./count.js";
import { isDrawn } from "../draw/index.js";
import { ActionButton } from "./action_button.js";
import { goalOf, isUncertain, matching } from "./choose.js";
import { DieChoice } from "./die_choice.js";
import { useDrawing } from "./drawing.js";
import { isOfHand } from "./hand.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Session} Session */
/** @typedef {import("../types.js").Drawing} Drawing */

const FEW = 14; // so many answers are shown at once
const CHIPS = 5; // more of one verb without odds become chips

/** @param {{session: Session, board: import("../types.js").Board, game: string}} props */
export function Answers({ session, board, game }) {
  const drawing = useDrawing(game);
  const state = session.state.value;
  if (!state || !session.can.value || !state.prompt) return html`<div class="answers is-empty"></div>`;
  const { slot } = state.prompt;
  const { view } = state;
  const picked = session.picked.value;
  const inMenu = new Set(session.menu.value?.actions.map((action) => action.id));
  const shown = state.actions.filter((action) => !isOfHand(view, action)); // the others are on the cards
  const isNumbers = ["count", "die"].includes(slot);
  const plain = shown.filter((action) => !action.touches.length || (isNumbers && isNumber(action)) || (action.cost && action.touches.every((id) => isChit(view, id))));
  const touching = shown.filter((action) => !plain.includes(action));
  const named = picked.length ? matching(view, touching, picked) : touching;
  const listed = named.filter((action) => !inMenu.has(action.id));
  const isOnBoard = isDrawn(game) && ["place", "piece"].includes(slot) && countSpots(view, touching) !== 1; // a click there says it better, unless all is in one place
  const isShort = picked.length > 0 || (shown.length <= FEW && !isOnBoard);
  return html`<div class="answers" data-slot=${slot}>
    <${Slot} slot=${slot} actions=${plain} session=${session} game=${game} drawing=${drawing} />
    ${isShort
      ? html`<${Listed} actions=${listed} session=${session} board=${board} game=${game} drawing=${drawing} />`
      : touching.length > 0 && html`<${All} session=${session} actions=${touching} game=${game} />`}
  </div>`;
}

/** In how many places lies what actions touch. @param {import("../types.js").View} view @param {Action[]} actions */
function countSpots(view, actions) {
  const lying = new Map(view.pieces.map((piece) => [piece.id, piece.place]));
  return new Set(actions.flatMap(({ touches }) => touches.map((id) => lying.get(id) || id))).size;
}

/** Whether an id is one of the things on offer, which lie on no board. @param {import("../types.js").View} view @param {string} id */
const isChit = (view, id) => view.pieces.some((piece) => piece.id === id && piece.kind === "chit");

/** @param {{slot: string, actions: Action[], session: Session, game: string, drawing: Drawing | null}} props */
function Slot({ slot, actions, session, game, drawing }) {
  const view = session.state.value?.view;
  const cited = session.state.value?.prompt?.rule;
  if (!actions.length || !view) return null;
  const numbers = ["count", "die"].includes(slot) ? actions.filter(isNumber) : [];
  const priced = actions.filter((action) => action.cost && !numbers.includes(action));
  const others = actions.filter((action) => !numbers.includes(action) && !priced.includes(action));
  /** @param {Action} action @param {string} [name] */
  const button = (action, name) => html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act} name=${name} sign=${drawing?.sign?.(view, action)} note=${drawing?.note?.(view, action)} ahead=${drawing?.ahead?.(view, action)} cited=${cited} />`;
  return html`
    ${numbers.length > 0 && (slot === "die"
      ? html`<${DieChoice} actions=${numbers} dice=${view.facts.roll?.dice ?? []} session=${session} game=${game} />`
      : html`<${Count} key=${numbers[0].id + numbers.length} actions=${numbers} session=${session} game=${game} />`)}
    ${priced.length > 0 && html`<div class="slot slot-shop" role="group" aria-label="What can be bought">${priced.map((action) => button(action, drawing?.short?.(action)))}</div>`}
    ${others.length > 0 && html`<div class=${`slot slot-${slot} ${others.some(({ touches }) => touches.length) ? "" : "is-plain"}`}>${others.map((action) => button(action))}</div>`}`;
}

/**
 * What the clicked thing can do, by verb.
 * @param {{actions: Action[], session: Session, board: import("../types.js").Board, game: string, drawing: Drawing | null}} props
 */
function Listed({ actions, session, board, game, drawing }) {
  const view = session.state.value?.view;
  if (!view) return null;
  const places = new Set(board.places.map((place) => place.id));
  const groups = [...Map.groupBy(actions, (action) => action.verb)];
  const usual = drawing?.usual?.(view, actions) ?? null;
  return html`<div class="listed">
    ${groups.map(([verb, group]) => {
      const name = verb.replaceAll("-", " ");
      if (group.length > CHIPS && !group.some(isUncertain)) {
        return html`<details key=${verb} class="many"><summary data-testid=${`verb-${verb}`}><span class="verb">${name}</span>: ${group.length} places</summary>
          <div class="chips">${group.map((action) => html`<${Chip} key=${action.id} action=${action}
            text=${goalOf(action, places) || action.notation} onAct=${session.act} />`)}</div></details>`;
      }
      return html`<section key=${verb}>
        ${groups.length > 1 && html`<h2>${name}</h2>`}
        <div class="rows">${group.map((action) => html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act}
          sign=${drawing?.sign?.(view, action)} note=${drawing?.note?.(view, action)} ahead=${drawing?.ahead?.(view, action)} isUsual=${action === usual} cited=${session.state.value?.prompt?.rule} />`)}</div>
      </section>`;
    })}
  </div>`;
}

/** @param {{action: Action, text: string, onAct: (action: Action) => void}} props */
function Chip({ action, text, onAct }) {
  const title = [action.label, action.forecast?.text].filter(Boolean).join(" – ");
  return html`<button type="button" class="chip answer" data-testid=${`action-${action.id}`} title=${title} aria-label=${title}
    onClick=${() => onAct(action)}>${text}</button>`;
}

/** Every action on the board, to be found by typing. @param {{session: Session, actions: Action[], game: string}} props */
function All({ session, actions, game }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = actions.filter((action) => !wanted || `${action.notation} ${action.label}`.toLowerCase().includes(wanted));
  const exact = actions.find((action) => action.notation.toLowerCase() === wanted);
  /** @param {Event} event */
  function onSubmit(event) {
    event.preventDefault();
    const meant = exact ?? (found.length === 1 ? found[0] : null);
    if (meant) void session.act(meant);
  }
  return html`<details class="all-actions" open=${isOpen} onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary data-testid="all-actions">All ${actions.length} possibilities on the board</summary>
    ${isOpen && html`<form onSubmit=${onSubmit}>
      <label>Find or type <input data-testid="command" value=${typed} autocomplete="off" autocapitalize="none" spellcheck=${false}
        onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)} /></label>
      ${wanted && !found.length && html`<p role="status">Nothing possible is written so.</p>`}
      <div class="rows">${found.slice(0, 40).map((action) =>
        html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act} />`)}</div>
      ${found.length > 40 && html`<p>${found.length - 40} more; type to narrow down.</p>`}
    </form>`}
  </details>`;
}
