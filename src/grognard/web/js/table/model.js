// A table as this browser sees it: which seat is shown, at which moment, and how it keeps up with the server.
import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { ApiError, api, newId } from "../api.js";
import { heed } from "../draw/index.js";
import { chosenHere, hostToken, seatsHere, tokensOf } from "../tokens.js";
import { tell, tellError } from "../store.js";
import { play } from "../sound.js";
import { trailOf } from "./choose.js";
import { fetchMine, fetchState, retrying } from "./fetching.js";
import { follow } from "./follow.js";
import { keepDraft, keptDraft } from "./kept.js";
import { createSession } from "./session.js";
import { askedHere, passAll } from "./turns.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {{seat: number, why: "start" | "turn" | "window"}} Curtain who has to come to the screen, and for what */

export class Model {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.seat = signal(/** @type {number | null} */ (null));
    this.at = signal(/** @type {number | null} */ (null));
    this.board = signal(/** @type {import("../types.js").Board | null} */ (null));
    this.link = signal(/** @type {"live" | "waiting"} */ ("waiting"));
    this.thinking = signal(-1);
    this.answers = signal(-1); // the seat of several here that is asked out of turn, also when it can only pass
    this.hand = signal(/** @type {Curtain | null} */ (null)); // somebody else's move, in this browser
    this.curtain = signal(/** @type {Curtain | null} */ (null)); // what hides the table
    this.last = signal(/** @type {import("../types.js").Trail[]} */ ([]));
    this.names = signal(/** @type {string[]} */ ([])); // of the seats, also while nothing may be shown
    this.missing = signal(/** @type {ApiError | null} */ (null));
    this.session = createSession(this.source());
    this.here = computed(() => (this.session.state.value ? seatsHere(this.session.state.value.table) : []));
    /** The newest state of now, whatever is shown. @type {State | null} */
    this.latest = null;
    this.chart = ""; // which board was fetched, for games whose board is made while they are played
    this.heard = -1; // the number of entries that the server last told of
    this.heeded = -1; // the one that the last look came after: the seat on show may be told of fewer
    this.looks = 0;
    this.isLooking = false;
    this.isPassing = false;
    /** @type {Promise<void>} */
    this.look = Promise.resolve();
  }

  /** Keep up with the server until the page is left. */
  open() {
    const stops = [follow(this), effect(() => this.keep())];
    return () => stops.forEach((stop) => stop());
  }

  /** Keep what is begun but not sent, also when the page is left. */
  keep() {
    const { state, labels } = this.session;
    if (state.value) keepDraft(this.id, state.value, labels.value);
  }

  /** @returns {import("../types.js").Source} */
  source() {
    const path = `/api/tables/${this.id}`;
    const now = () => /** @type {State} */ (this.session.state.value);
    return {
      load: () => this.fetchOwn(),
      draft: async (actions) => {
        const { number, log } = now();
        return { ...(await api.post(`${path}/draft`, { seat: this.seat.value, number, actions, since: number })), log };
      },
      send: async (actions) => {
        const done = await this.post("orders", { actions, number: now().number });
        this.session.state.value = { ...now(), draft: [], actions: [] };
        await this.reach(done.number);
      },
      explain: (actions, asked) => api.post(`${path}/explain`, { seat: this.seat.value, number: now().number, actions, asked }),
    };
  }

  /** Send a command of the table; refresh() shows what came of it. @param {string} path @param {object} [more] */
  post(path, more = {}) {
    const body = { seat: this.seat.value, number: this.latest?.number, id: newId(), ...more };
    return retrying(() => api.post(`/api/tables/${this.id}/${path}`, body));
  }

  /** A state with its whole log, of which only what is new is asked for. @param {number} seat @param {number | null} at */
  async fetch(seat, at) {
    const known = this.latest?.seat === seat && this.latest.waiting !== "over" ? this.latest : null;
    const state = await fetchState(this.id, seat, at, known?.number ?? 0);
    if (!known) return state;
    return state.waiting === "over" ? fetchState(this.id, seat, at) : { ...state, log: [...known.log, ...state.log] };
  }

  /** The state of the seat on show; of who watches when a bot has that seat. */
  async fetchOwn() {
    if (this.seat.value === null && hostToken() && !chosenHere(this.id)) return fetchMine(this.id, this.at.value);
    const seat = this.seat.value ?? guessSeat(this.id);
    try {
      return await this.fetch(seat, this.at.value);
    } catch (error) {
      if (seat < 0 || /** @type {any} */ (error).code !== "forbidden") throw error;
      return this.fetch(-1, this.at.value);
    }
  }

  /** Fetch the state anew, and see whose move it is. A later call makes an earlier one void, which then waits for it. @returns {Promise<void>} */
  refresh() {
    const mine = ++this.looks;
    const done = this.lookNow(mine).then(() => {
      if (mine !== this.looks) return this.look;
      const isBehind = this.latest && this.heard > Math.max(this.latest.number, this.heeded);
      return isBehind && this.at.value === null ? this.refresh() : undefined;
    });
    this.look = done;
    return done;
  }

  /** Show the table as it is after so many entries; news of them may have come before the answer. @param {number} number */
  async reach(number) {
    this.heard = Math.max(this.heard, number);
    await (this.isLooking ? this.look : this.refresh());
    if ((this.latest?.number ?? 0) < number && !this.curtain.value) await this.refresh();
  }

  /** @returns {Promise<import("../types.js").Board>} */
  fetchBoard() {
    return api.get(`/api/tables/${this.id}/board`);
  }

  /** Whether the board is another one by now: a game may begin without it. @param {State} state @param {import("../types.js").Board} known */
  isDrawnAnew(state, known) {
    const chart = chartOf(state);
    return state.at === null && chart !== "" && (this.board.value ? chart !== this.chart : !known.places.length);
  }

  /** @param {number} mine */
  async lookNow(mine) {
    this.isLooking = true;
    this.heeded = this.heard;
    try {
      const [state, known] = await Promise.all([this.fetchOwn(), this.board.value ?? this.fetchBoard()]);
      const board = this.isDrawnAnew(state, known) ? await this.fetchBoard() : known;
      if (mine !== this.looks) return;
      if (state.at === null) this.chart = chartOf(state);
      this.session.trouble.value = "";
      heed(state.table.game, board);
      this.board.value = board;
      if (state.at !== null) this.session.show(state);
      else await this.settle(state, mine);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "offline") this.session.trouble.value = error.text;
      else this.missing.value = error;
    } finally {
      if (mine === this.looks) this.isLooking = false;
    }
  }

  /**
   * Show the seat that is asked; behind a curtain when somebody else looks at the screen and the game has secrets.
   * @param {State} state
   * @param {number} mine
   */
  async settle(state, mine) {
    this.names.value = state.view.seats.map((one) => one.name);
    const shown = (await askedHere(this.id, state)) ?? state;
    if (mine !== this.looks) return;
    const hides = shown.table.hides && seatsHere(shown.table).length > 1;
    if (!hides || shown.seat === this.seat.value || shown.seat < 0) this.reveal(shown);
    else if (this.seat.value === null) this.curtain.value = { seat: shown.seat, why: "start" };
    else this.reveal(state, { seat: shown.seat, why: shown.prompt?.window ? "window" : "turn" });
  }

  /** Put a state on show. A draft for the same moment stays. @param {State} state @param {Curtain | null} [hand] */
  reveal(state, hand = null) {
    const before = this.latest;
    const drafted = this.session.state.value?.draft ?? [];
    const isNew = before?.number !== state.number;
    const kept = before || hand ? null : keptDraft(this.id, state);
    this.latest = state;
    batch(() => {
      this.seat.value = state.seat;
      this.hand.value = hand;
      this.thinking.value = state.thinking;
      if (isNew || before?.seat !== state.seat || !drafted.length) this.session.show(state);
    });
    if (!isNew) return;
    if (before) announce(before, state);
    if (kept) void this.session.resume(kept.actions, kept.labels);
    if (drafted.length) tell("The table has moved on: what you had begun is gone.", { tone: "bad" });
    void this.findLast(before, state);
  }

  /** What moved since this seat last chose. @param {State | null} before @param {State} state */
  async findLast(before, state) {
    let earlier = before?.seat === state.seat ? before.view : null;
    const own = state.log.findLastIndex((line) => line.seat === state.seat);
    const first = state.log[own + 1] ?? state.log.at(-1);
    if (!earlier && first) earlier = (await fetchState(this.id, state.seat, first.number, state.number).catch(() => null))?.view ?? null;
    const trail = trailOf(earlier, state.view);
    if (trail.length || !before) this.last.value = trail;
  }

  /** Show a seat's view, which somebody has asked for. @param {number} seat */
  async sit(seat) {
    const state = await fetchState(this.id, seat, null);
    this.curtain.value = null;
    this.reveal(state);
  }

  /** Go to a moment, or with null back to now. @param {number | null} number */
  async travel(number) {
    const top = this.latest?.number ?? 0;
    this.at.value = number === null || number > top ? null : Math.max(0, number);
    if (this.at.value === null && this.latest) this.session.show(this.latest);
    await this.refresh();
  }

  /** Pass in this window for all who sit here, or for all but one, who then takes over the screen. @param {number | null} until */
  async passWindow(until) {
    if (this.isPassing) return; // a second click means the same
    this.isPassing = true;
    const others = this.here.value.filter((seat) => seat !== until);
    await passAll(this.id, others, this.latest?.number ?? 0)
      .catch((error) => tellError(error, this.latest?.table.game ?? ""))
      .finally(() => (this.isPassing = false));
    if (until !== null) this.curtain.value = { seat: until, why: "window" };
    else await this.refresh();
  }
}

/** @param {State} state @returns {string} */
const chartOf = (state) => state.view.facts.chart ?? "";

/** The seat to ask for first, before anything of the table is known. @param {string} id */
function guessSeat(id) {
  const held = Object.keys(tokensOf(id)).filter((seat) => seat !== "watch").map(Number);
  return (chosenHere(id) ?? held)[0] ?? -1;
}

/** @param {State} before @param {State} state */
function announce(before, state) {
  if (state.waiting === "over" && before.waiting !== "over") play("over");
  else if (state.waiting === "you" && before.waiting !== "you") play("turn");
}
