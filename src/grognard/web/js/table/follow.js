// Keeping up with a table: the websocket says that something changed, the state is fetched; without it we ask now and then.
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

  function connect() {
    if (!isOpen) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/${model.id}`);
    socket.onopen = () => {
      socket?.send(JSON.stringify(greeting(model)));
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

  const onShow = () => document.visibilityState === "visible" && void model.refresh();
  document.addEventListener("visibilitychange", onShow);
  void model.refresh();
  connect();
  return () => {
    isOpen = false;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onShow);
    socket?.close();
  };
}
