// How many: a row of numbers when there are few, a stepper otherwise, which begins with all.
import { html, useState } from "../../vendor/preact.js";
import { ActionButton } from "./action_button.js";

const ROW = 6;

/** Whether an action is nothing but a number. @param {import("../types.js").Action} action */
export const isNumber = (action) => /^\d+$/.test(action.notation);

/** @param {{actions: import("../types.js").Action[], session: import("../types.js").Session, game: string}} props */
export function Count({ actions, session, game }) {
  const [at, setAt] = useState(actions.length - 1);
  const last = actions.length - 1;
  const cited = session.state.value?.prompt?.rule;
  const now = Math.min(at, last);
  const all = html`<button type="button" class="strong answer" data-testid="count-all" onClick=${() => session.act(actions[last])}>All ${actions[last].notation}</button>`;
  if (actions.length <= ROW) {
    return html`<div class="slot slot-count">
      ${actions.slice(0, -1).map((action) => html`<${ActionButton} key=${action.id} action=${action} game=${game} onAct=${session.act} cited=${cited} />`)}
      <${ActionButton} action=${actions[last]} game=${game} onAct=${session.act} isUsual=${actions.length > 1} cited=${cited} />
    </div>`;
  }
  return html`<div class="slot slot-stepper" role="group" aria-label="How many">
    <button type="button" data-testid="count-less" aria-label="Less" disabled=${now === 0} onClick=${() => setAt(now - 1)}>−</button>
    <${ActionButton} action=${actions[now]} game=${game} onAct=${session.act} isUsual=${true} cited=${cited} />
    <button type="button" data-testid="count-more" aria-label="More" disabled=${now === last} onClick=${() => setAt(now + 1)}>+</button>
    <input type="range" min="0" max=${last} value=${now} aria-label="How many" onInput=${(/** @type {any} */ event) => setAt(Number(event.currentTarget.value))} />
    ${now !== last && all}
  </div>`;
}
