// One player's dealings with a position: clicks, drafts, orders, refusals. Serves a table and a lesson alike.
import { batch, computed, signal } from "../../vendor/preact.js";
import { isSmall, tellError } from "../store.js";
import { play } from "../sound.js";
import { isNamed, isUncertain, matching } from "./choose.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Session} Session */
/** @typedef {import("../types.js").Source} Source */

/**
 * @param {Source} source
 * @returns {Session}
 */
export function createSession(source) {
  /** @type {Session} */
  const session = {
    state: signal(/** @type {State | null} */ (null)),
    picked: signal(/** @type {string[]} */ ([])),
    menu: signal(/** @type {import("../types.js").Menu | null} */ (null)),
    refusal: signal(/** @type {any} */ (null)),
    labels: signal(/** @type {string[]} */ ([])),
    busy: signal(false),
    trouble: signal(""),
    can: computed(() => isAsked(session.state.value)),
    load: () => reaching(session, async () => session.show(await source.load())),
    show: (state) => show(session, state),
    act: (action) => act(session, source, action),
    resume: (actions, labels) => resume(session, source, actions, labels),
    back: () => redraft(session, source, (now) => now.slice(0, -1)),
    clear: () => redraft(session, source, () => []),
    send: () => send(session, source, session.state.value?.draft ?? []),
    pick: (id) => pick(session, source, id),
    unpick: () => unpick(session),
    why: (asked) => why(session, source, asked),
  };
  return session;
}

/** @param {State | null} state */
const isAsked = (state) => state !== null && state.at === null && state.actions.length > 0;

/**
 * Talk to the server; refusals are told, silence stays on show as trouble.
 * @param {Session} session
 * @param {() => Promise<void>} run
 */
async function reaching(session, run) {
  try {
    await run();
    session.trouble.value = "";
  } catch (error) {
    const { code, text } = /** @type {any} */ (error);
    if (!code) throw error;
    if (code === "offline") session.trouble.value = text;
    else tellError(error, session.state.value?.table.game ?? "");
  }
}

/**
 * Do one thing at a time: clicks wait for nothing and count for nothing meanwhile.
 * @param {Session} session
 * @param {() => Promise<void>} run
 */
async function working(session, run) {
  session.busy.value = true;
  await reaching(session, run).finally(() => (session.busy.value = false));
}

/** @param {Session} session @param {State} state */
function show(session, state) {
  batch(() => {
    session.state.value = state;
    session.labels.value = session.labels.value.slice(0, state.draft.length);
    unpick(session);
  });
}

/** @param {Session} session */
function unpick(session) {
  session.picked.value = [];
  session.menu.value = null;
  session.refusal.value = null;
}

/**
 * Add a choice to the draft; when nothing can be added any more it is sent.
 * @param {Session} session
 * @param {Source} source
 * @param {Action} action
 */
async function act(session, source, action) {
  const state = session.state.value;
  if (!state || session.busy.value) return;
  play("place");
  const actions = [...state.draft, action.id];
  await guarded(session, source, async () => {
    const next = await source.draft(actions);
    if (next.stop) await source.send(actions);
    else show(session, next);
    if (!next.stop) session.labels.value = [...session.labels.value, action.label];
  });
}

/**
 * Take up choices that were made before the page was left.
 * @param {Session} session
 * @param {Source} source
 * @param {number[]} actions
 * @param {string[]} labels
 */
async function resume(session, source, actions, labels) {
  await guarded(session, source, async () => {
    session.show(await source.draft(actions));
    session.labels.value = labels;
  });
}

/** @param {Session} session @param {Source} source @param {number[]} actions */
async function send(session, source, actions) {
  if (!actions.length || session.busy.value) return;
  await guarded(session, source, () => source.send(actions));
}

/**
 * @param {Session} session
 * @param {Source} source
 * @param {(now: number[]) => number[]} change
 */
async function redraft(session, source, change) {
  const state = session.state.value;
  if (!state?.draft.length || session.busy.value) return;
  const actions = change(state.draft);
  await guarded(session, source, async () => show(session, await (actions.length ? source.draft(actions) : source.load())));
}

/**
 * Like working(), and after a refusal the page shows how things really stand.
 * @param {Session} session
 * @param {Source} source
 * @param {() => Promise<void>} run
 */
async function guarded(session, source, run) {
  await working(session, async () => {
    try {
      await run();
    } catch (error) {
      if (/** @type {any} */ (error).code && /** @type {any} */ (error).code !== "offline") {
        show(session, await source.load());
      }
      throw error;
    }
  });
}

/**
 * A click on a place or piece: it picks, acts, opens a menu of verbs, or answers why not.
 * @param {Session} session
 * @param {Source} source
 * @param {string} id
 */
async function pick(session, source, id) {
  const state = session.state.value;
  if (!state || session.busy.value) return;
  session.refusal.value = null;
  if (!session.can.value) return why(session, source, [id]);
  if (session.picked.value.includes(id)) return unpick(session);
  const { view, actions } = state;
  let ids = [...session.picked.value, id];
  let hits = matching(view, actions, ids);
  const fresh = matching(view, actions, [id]);
  const starts = fresh.some((action) => action.touches[0] === id && action.touches.length > 1);
  if (!hits.length && ids.length > 1 && (starts || isOwn(view, id))) [ids, hits] = [[id], fresh];
  if (!hits.length) return why(session, source, ids);
  const named = hits.filter((action) => isNamed(view, action, ids));
  const [only] = named;
  const isMeant = only && (!isUncertain(only) || (ids.length > 1 && !isSmall())); // what dice decide is never one slip of a finger
  if (hits.length === 1 && isMeant) return act(session, source, only);
  batch(() => {
    session.picked.value = ids;
    session.menu.value = named.length ? { ids, actions: named } : null;
  });
}

/** @param {import("../types.js").View} view @param {string} id */
const isOwn = (view, id) => view.pieces.some((piece) => (piece.place === id || piece.id === id) && piece.owner === view.viewer);

/**
 * Ask why something is not possible.
 * @param {Session} session
 * @param {Source} source
 * @param {number | string[]} asked
 */
async function why(session, source, asked) {
  const state = session.state.value;
  if (!state) return;
  await working(session, async () => {
    const refusal = await source.explain(state.draft, asked);
    play("refuse");
    session.menu.value = null;
    session.refusal.value = refusal.text ? { ...refusal, ids: Array.isArray(asked) ? asked : [] } : null;
  });
}
