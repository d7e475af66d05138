// Keeping up with a table: the websocket says that something changed, the state is fetched; without it we ask now and then.
import { tokenFor } from "../tokens.js";

const SLOW = 4000; // between two looks while there is no websocket

/**
 * @param {any} model a table as openTable() makes it
 * @param {() => import("../types.js").State | null} latest
 * @returns {() => void} stops it
 */
export function follow(model, latest) {
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
      socket?.send(JSON.stringify({ token: tokenFor(model.id, model.seat.value) }));
      tries = 0;
      model.link.value = "live";
      void model.refresh();
    };
    socket.onmessage = (message) => heed(JSON.parse(message.data));
    socket.onclose = () => {
      model.link.value = "waiting";
      if (isOpen) timer = setTimeout(again, Math.min(SLOW, 400 * 2 ** tries++));
    };
  }

  function again() {
    void model.refresh();
    connect();
  }

  /** @param {{number?: number, thinking?: number, changed?: boolean, error?: object}} said */
  function heed(said) {
    if (typeof said.thinking === "number") model.thinking.value = said.thinking;
    const now = latest();
    const isNew = typeof said.number === "number" && said.number !== now?.number;
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
