// Keeping up with a table: the websocket says that something changed, the state is fetched; without it we ask now and then.
import { effect } from "../../vendor/preact.js";
import { chosenHere, hostToken, seatsHere, tokenFor } from "../tokens.js";

const SLOW = 4000; // milliseconds between two looks while there is no websocket
const GONE = [4401, 4404]; // the server's words for a bad key and for no such table: asking again would not help

/**
 * Who looks on here: the host's screen is one for all seats that are played at it.
 * @param {import("./model.js").Model} model
 */
function greeting(model) {
  const table = model.session.state.value?.table ?? model.latest?.table;
  const host = hostToken();
  return host ? { token: host, seats: table ? seatsHere(table) : chosenHere(model.id) ?? undefined } : { token: tokenFor(model.id, model.seat.value) };
}

/**
 * @param {import("./model.js").Model} model
 * @returns {() => void} stops it
 */
export function follow(model) {
  /** @type {WebSocket | null} */
  let socket = null;
  let isOpen = true;
  let tries = 0;
  let timer = 0;
  let told = ""; // the seats that the server takes to be played here; "" for all of them

  function connect() {
    if (!isOpen) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/${model.id}`);
    socket.onopen = () => {
      const hello = greeting(model);
      told = String(hello.seats ?? "");
      socket?.send(JSON.stringify(hello));
      if (tries) void model.refresh();
      tries = 0;
      model.link.value = "live";
    };
    socket.onmessage = (message) => heed(JSON.parse(message.data));
    socket.onclose = ({ code }) => {
      model.link.value = "waiting";
      tries = Math.max(1, tries);
      if (GONE.includes(code)) void model.refresh();
      else if (isOpen) timer = setTimeout(again, Math.min(SLOW, 400 * 2 ** tries++));
    };
  }

  function again() {
    void model.refresh();
    connect();
  }

  /** @param {{number?: number, thinking?: number, changed?: boolean, answers?: number}} said */
  function heed(said) {
    model.answers.value = said.answers ?? -1;
    if (typeof said.thinking === "number") model.thinking.value = said.thinking;
    if (typeof said.number === "number") model.heard = said.number;
    const isNew = model.latest !== null && model.heard !== model.latest.number;
    if (model.isLooking && (isNew || !model.latest)) return; // what is on its way is compared with what was heard
    if ((isNew || said.changed) && model.at.value === null) void model.refresh();
  }

  /** Seats were given away, or taken back: say so anew, or the table would wait for an answer from here. */
  const stopHeeding = effect(() => {
    const here = String(model.here.value);
    if (!hostToken() || !model.session.state.value || socket?.readyState !== WebSocket.OPEN) return;
    if (!told) told = here;
    else if (told !== here) socket.close();
  });

  const onShow = () => document.visibilityState === "visible" && void model.refresh();
  document.addEventListener("visibilitychange", onShow);
  void model.refresh();
  connect();
  return () => {
    isOpen = false;
    stopHeeding();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onShow);
    socket?.close();
  };
}
