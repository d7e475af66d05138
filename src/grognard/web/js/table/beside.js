// What stands beside the clicked place: a menu of verbs with their odds, or what lies there and why it cannot be chosen.
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { putBeside } from "./put.js";
import { ActionButton } from "./action_button.js";
import { useDrawing } from "./drawing.js";
import { RuleLink } from "./rule_link.js";

/** @param {{session: import("../types.js").Session, frame: {current: HTMLElement | null}, board: import("../types.js").Board, game: string}} props */
export function Beside({ session, frame, board, game }) {
  const drawing = useDrawing(game);
  const state = session.state.value;
  const menu = session.menu.value;
  const refusal = session.refusal.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const ids = (menu ?? refusal)?.ids ?? [];
  useLayoutEffect(() => {
    if (!box.current || !frame.current) return;
    putBeside(box.current, frame.current, ids.at(-1) ?? "");
    if (menu) /** @type {HTMLElement | null} */ (box.current.querySelector("button"))?.focus({ preventScroll: true });
  }, [menu, refusal]);
  if (menu) {
    return html`<div class="beside menu-card" ref=${box} role="menu" aria-label="What to do" data-testid="verbs">
      ${menu.actions.map((action) => html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act}
        ahead=${state && drawing?.ahead?.(state.view, action)} />`)}
      <button type="button" class="quiet" data-testid="menu-close" onClick=${session.unpick}>Not now</button>
    </div>`;
  }
  if (!refusal) return null;
  const told = state && drawing?.about?.(state.view, board, ids.at(-1) ?? "");
  return html`<div class="beside why-card" ref=${box} role="status" data-testid="why">
    ${told && html`<div class="told" data-testid="told">${told}</div>`}
    <p>${refusal.text} <${RuleLink} game=${game} id=${refusal.rule} /></p>
    ${refusal.nearest && html`<p class="nearest">${refusal.nearest}</p>`}
    <button type="button" class="quiet" data-testid="why-close" onClick=${session.unpick}>All right</button>
  </div>`;
}
