// The tables: one row each with a small picture of the position; new, load, verify.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { api } from "./api.js";
import { Dialog } from "./dialog.js";
import { tellError } from "./store.js";
import { outcome } from "./table/prompt.js";
import { ago } from "./time.js";
import { hostToken, keepTokens } from "./tokens.js";

/** @typedef {import("./types.js").TableLine} TableLine */

export function Lobby() {
  const [tables, setTables] = useState(/** @type {TableLine[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const look = () => api.get("/api/tables").then((found) => (setTables(found), setTrouble("")), (error) => setTrouble(error.text));
    void look();
    const timer = setInterval(look, 8000);
    return () => clearInterval(timer);
  }, []);
  return html`<main class="page lobby" id="main">
    <section class="masthead"><h1>Tables</h1>
      <p>Print-and-play strategy games, at a table of your own.</p>
      <div class="choices"><a class="button strong" href="#/new" data-testid="new-table">New table</a><${Files} /></div></section>
    ${!hostToken() && html`<p class="hint">This browser has no key yet: open the link that <code>grognard serve</code> printed.</p>`}
    ${trouble && html`<p role="alert" class="trouble">${trouble}</p>`}
    ${tables && !tables.length && html`<p>No tables yet. <a href="#/new">Make the first one</a>, or <a href="#/learn">learn a game</a>.</p>`}
    <ul class="tables">${tables?.map((table) => html`<${Row} key=${table.id} table=${table} />`)}</ul>
  </main>`;
}

/** @param {{table: TableLine}} props */
function Row({ table }) {
  const names = table.seats.map((seat) => `${seat.name}: ${seat.kind === "bot" ? `bot ${seat.bot}` : seat.player || "a person"}`);
  return html`<li class="table-row" data-testid=${`table-${table.id}`}>
    <a href=${`#/t/${table.id}`} data-testid=${`open-${table.id}`}>
      <${Picture} picture=${table.picture} />
      <span class="words"><b>${table.title || table.game}</b>
        <span>${names.join(" · ")}</span>
        <span class="faint">${status(table)} · ${ago(table.changed)}${table.practice ? " · practice" : ""}</span></span>
    </a></li>`;
}

/** @param {TableLine} table */
function status(table) {
  if (table.result) return outcome(table.result, table.seats.map((seat) => seat.name));
  if (table.finished) return "finished";
  const turn = table.waiting.length ? `, ${table.waiting.map((seat) => table.seats[seat]?.name ?? "").join(" and ")} to move` : "";
  return `turn ${table.turn}${turn}`;
}

/** Where the pieces stand, in small. @param {{picture: TableLine["picture"]}} props */
function Picture({ picture }) {
  const pieces = picture?.pieces ?? [];
  const [width, height] = picture?.board ?? [1, 1];
  return html`<svg class="small-picture" viewBox=${`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden="true">
    <rect class="sea" x="-0.5" y="-0.5" width=${width + 1} height=${height + 1} />
    ${(picture?.ground ?? []).map(([x, y, level]) => html`<rect class="high" x=${x} y=${y} width="1.02" height="1.02" fill-opacity=${Math.min(0.12 + 0.1 * level, 1)} />`)}
    ${pieces.map(([x, y, owner, kind]) => (owner % 2 === 1
      ? html`<rect class=${`dot owner-${owner} kind-${kind}`} x=${x + 0.1} y=${y + 0.1} width="0.8" height="0.8" />`
      : html`<circle class=${`dot owner-${owner} kind-${kind}`} cx=${x + 0.5} cy=${y + 0.5} r="0.45" />`))}
  </svg>`;
}

/** Load or verify a game file. */
function Files() {
  const [found, setFound] = useState(/** @type {{ok: boolean, lines: string[]} | null} */ (null));
  /** @param {string} text */
  const load = async (text) => {
    const made = await api.post("/api/load", text);
    keepTokens(made.id, made.tokens ?? {});
    location.hash = `#/t/${made.id}`;
  };
  /** @param {string} text */
  const verify = async (text) => setFound(await api.post("/api/verify", text));
  return html`<${FileButton} testid="load-file" text="Load a file" onText=${load} />
    <${FileButton} testid="verify-file" text="Verify a file" onText=${verify} />
    <${Dialog} isOpen=${found !== null} title=${found?.ok ? "The file is right" : "The file is not right"} testid="verified"
      onClose=${() => setFound(null)}><ul>${found?.lines.map((line) => html`<li>${line}</li>`)}</ul></${Dialog}>`;
}

/** @param {{testid: string, text: string, onText: (text: string) => Promise<void>}} props */
function FileButton({ testid, text, onText }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {any} event */
  async function onChange(event) {
    const [file] = event.currentTarget.files;
    if (file) await onText(await file.text()).catch(tellError);
    if (input.current) input.current.value = "";
  }
  return html`<button type="button" onClick=${() => input.current?.click()}>${text}</button>
    <input ref=${input} class="unseen" type="file" accept=".jsonl,.txt,application/jsonl" tabindex="-1" aria-label=${text}
      data-testid=${testid} onChange=${onChange} />`;
}
