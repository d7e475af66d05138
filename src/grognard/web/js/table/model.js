// A table as this browser sees it: which seat is shown, at which moment, and how it keeps up with the server.
import { batch, computed, signal } from "../../vendor/preact.js";
import { ApiError, api, newId } from "../api.js";
import { hostToken, seatsHere, tokensOf } from "../tokens.js";
import { tell, tellError } from "../store.js";
import { play } from "../sound.js";
import { createSession } from "./session.js";
import { follow } from "./follow.js";
import { trailOf } from "./choose.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {{seat: number, why: "start" | "turn" | "window"}} Curtain who has to come to the screen, and for what */

/** @param {string} id */
export function openTable(id) {
  const seat = signal(/** @type {number | null} */ (null));
  const at = signal(/** @type {number | null} */ (null));
  const session = createSession({
    load: () => fetchWhole(seat.value ?? -1, at.value),
    draft: async (actions) => {
      const { number, log } = /** @type {State} */ (session.state.value);
      return { ...(await api.post(`/api/tables/${id}/draft`, { seat: seat.value, number, actions, since: number })), log };
    },
    send: async (actions) => {
      await post("orders", { actions, number: session.state.value?.number });
      if (session.state.value) session.state.value = { ...session.state.value, draft: [], actions: [] };
      await refresh();
    },
    explain: (actions, asked) =>
      api.post(`/api/tables/${id}/explain`, { seat: seat.value, number: session.state.value?.number, actions, asked }),
  });
  const model = {
    id,
    seat,
    at,
    session,
    board: signal(/** @type {import("../types.js").Board | null} */ (null)),
    link: signal(/** @type {"live" | "waiting"} */ ("waiting")),
    thinking: signal(-1),
    hand: signal(/** @type {Curtain | null} */ (null)), // somebody else's move, in this browser
    curtain: signal(/** @type {Curtain | null} */ (null)), // what hides the table
    last: signal(/** @type {import("../types.js").Trail[]} */ ([])),
    names: signal(/** @type {string[]} */ ([])), // of the seats, also while nothing may be shown
    missing: signal(/** @type {ApiError | null} */ (null)),
    here: computed(() => (session.state.value ? seatsHere(session.state.value.table) : [])),
    refresh,
    post,
    travel,
    sit,
    passWindow,
  };
  /** @type {State | null} */
  let latest = null;
  let asked = 0;
  /** @type {Promise<void>} */
  let current = Promise.resolve();

  /** Send a command of the table and leave the rest to the server. @param {string} path @param {object} [more] */
  async function post(path, more = {}) {
    const body = { seat: seat.value, number: latest?.number, id: newId(), ...more };
    return retrying(() => api.post(`/api/tables/${id}/${path}`, body));
  }

  /** Fetch the state anew, and see whose move it is. A later call makes an earlier one void, which then waits for it. */
  function refresh() {
    const mine = ++asked;
    const done = look(mine).then(() => (mine === asked ? undefined : current));
    current = done;
    return done;
  }

  /** A state with its whole log, of which only what is new is asked for. @param {number} one @param {number | null} moment */
  async function fetchWhole(one, moment) {
    const known = latest?.seat === one && latest.waiting !== "over" ? latest : null;
    const state = await fetchState(id, one, moment, known?.number ?? 0);
    return state.waiting === "over" && known ? fetchState(id, one, moment) : { ...state, log: [...(known?.log ?? []), ...state.log] };
  }

  /** @param {number} mine */
  async function look(mine) {
    try {
      const state = await fetchWhole(seat.value ?? guessSeat(id), at.value);
      if (mine !== asked) return;
      session.trouble.value = "";
      model.board.value ??= await api.get(`/api/tables/${id}/board`);
      await settle(state, mine);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "offline") session.trouble.value = error.text;
      else model.missing.value = error;
    }
  }

  /** @param {State} state @param {number} mine */
  async function settle(state, mine) {
    model.names.value = state.view.seats.map((one) => one.name);
    if (state.at !== null) return session.show(state);
    const next = await nextSeat(state);
    if (mine !== asked) return;
    const isFirst = seat.value === null;
    const shown = next ?? state;
    const hides = shown.table.hides && seatsHere(shown.table).length > 1;
    if (!hides || shown.seat === seat.value || shown.seat < 0) return reveal(shown);
    if (isFirst) model.curtain.value = { seat: shown.seat, why: "start" };
    else reveal(state, { seat: shown.seat, why: shown.prompt?.window ? "window" : "turn" });
  }

  /** Put a state on show. @param {State} state @param {Curtain | null} [hand] */
  function reveal(state, hand = null) {
    const before = latest;
    const drafted = session.state.value?.draft ?? [];
    const isSame = before?.number === state.number && before.seat === state.seat && drafted.length > 0;
    latest = state;
    batch(() => {
      seat.value = state.seat;
      model.hand.value = hand;
      model.thinking.value = state.thinking;
      if (!isSame) session.show(state);
    });
    if (before && before.number !== state.number) announce(before, state, drafted);
    if (!before || before.number !== state.number) void findLast(before, state);
  }

  /** @param {State} before @param {State} state @param {number[]} drafted */
  function announce(before, state, drafted) {
    if (state.waiting === "over" && before.waiting !== "over") play("over");
    else if (state.waiting === "you" && before.waiting !== "you") play("turn");
    if (drafted.length && !session.busy.value) tell("The table has moved on: what you had begun is gone.", { tone: "bad" });
  }

  /** What moved since this seat last chose. @param {State | null} before @param {State} state */
  async function findLast(before, state) {
    let earlier = before?.seat === state.seat ? before.view : null;
    const theirs = state.log.findLastIndex((line) => line.seat === state.seat);
    const first = state.log[theirs + 1] ?? state.log.at(-1);
    if (!earlier && first) earlier = (await fetchState(id, state.seat, first.number).catch(() => null))?.view ?? null;
    const trail = trailOf(earlier, state.view);
    if (trail.length || !before) model.last.value = trail;
  }

  /**
   * The state of the seat in this browser that is asked, null when none is.
   * @param {State} state
   * @returns {Promise<State | null>}
   */
  async function nextSeat(state) {
    const here = seatsHere(state.table);
    if (state.waiting === "you" && here.includes(state.seat)) return state;
    const known = here.filter((one) => state.asked.includes(one));
    const mayBe = state.waiting === "other" && !state.asked.length ? here.filter((one) => one !== state.seat) : known;
    for (const one of mayBe) {
      const other = await fetchState(id, one, null);
      if (other.waiting === "you") return other;
    }
    if (here.length && !here.includes(state.seat)) return fetchState(id, here[0], null);
    return null;
  }

  /** Show a seat's view, which somebody has asked for. @param {number} one */
  async function sit(one) {
    const state = await fetchState(id, one, null);
    model.curtain.value = null;
    reveal(state);
  }

  /** Go to a moment, or with null back to now. @param {number | null} number */
  async function travel(number) {
    const top = latest?.number ?? 0;
    at.value = number === null || number > top ? null : Math.max(0, number);
    if (at.value !== null) return refresh();
    if (latest) session.show(latest);
    await refresh();
  }

  /**
   * Pass for everybody here who is asked in this window, until it is closed or the named seat is asked.
   * @param {number | null} until
   */
  async function passWindow(until) {
    for (let round = 0; round < 40; round++) {
      const now = await fetchState(id, seat.value ?? -1, null);
      const next = await nextSeat(now);
      if (!next?.prompt?.window) {
        if (until !== null) tell("Nobody else is asked.");
        break;
      }
      if (next.seat === until) {
        model.curtain.value = { seat: next.seat, why: "window" };
        return;
      }
      const pass = next.actions.find((action) => action.verb === "pass");
      if (!pass) break;
      const body = { seat: next.seat, number: next.number, id: newId(), actions: [pass.id] };
      await retrying(() => api.post(`/api/tables/${id}/orders`, body)).catch((error) => tellError(error, next.table.game));
    }
    await refresh();
  }

  return { ...model, open: () => follow(model, () => latest) };
}

/** @typedef {ReturnType<typeof openTable>} Model */

/** The seat to ask for first, before anything of the table is known. @param {string} id */
function guessSeat(id) {
  const held = Object.keys(tokensOf(id)).filter((seat) => seat !== "watch");
  return held.length && !hostToken() ? Number(held[0]) : -1;
}

/** @param {string} id @param {number} seat @param {number | null} at @param {number} [since] @returns {Promise<State>} */
function fetchState(id, seat, at, since = 0) {
  return api.get(`/api/tables/${id}/state?seat=${seat}&since=${since}${at === null ? "" : `&at=${at}`}`);
}

/**
 * Try again while the server is silent: a post with the same id is never done twice.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
async function retrying(run) {
  for (const pause of [300, 900, 2000]) {
    try {
      return await run();
    } catch (error) {
      if (/** @type {any} */ (error).code !== "offline") throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return run();
}
