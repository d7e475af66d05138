// How many: a row of numbers when there are few, a stepper otherwise.
import { html, useState } from "../../vendor/preact.js";
import { ActionButton } from "./action_button.js";

const ROW = 8;

/** @param {{actions: import("../types.js").Action[], session: import("../types.js").Session, game: string}} props */
export function Count({ actions, session, game }) {
  const [at, setAt] = useState(0);
  if (actions.length <= ROW) {
    return html`<div class="slot slot-count">
      ${actions.map((action) => html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act} />`)}
    </div>`;
  }
  const now = Math.min(at, actions.length - 1);
  const action = actions[now];
  return html`<div class="slot slot-stepper" role="group" aria-label="How many">
    <button type="button" data-testid="count-less" aria-label="Less" disabled=${now === 0} onClick=${() => setAt(now - 1)}>−</button>
    <${ActionButton} action=${action} game=${game} onAct=${session.act} />
    <button type="button" data-testid="count-more" aria-label="More" disabled=${now === actions.length - 1}
      onClick=${() => setAt(now + 1)}>+</button>
  </div>`;
}
