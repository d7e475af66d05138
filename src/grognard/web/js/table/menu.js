// The table's menu: save, share, charts, rename, finish, delete.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { api } from "../api.js";
import { Ask, Dialog } from "../dialog.js";
import { dropTokens, hostToken, playHere, tokensOf } from "../tokens.js";
import { Lazy } from "../lazy.js";
import { tell, tellError } from "../store.js";
import { inFull } from "../time.js";
import { RuleLink } from "./rule_link.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../types.js").State} State */

/** @param {{model: Model, state: State}} props */
export function TableMenu({ model, state }) {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  const isHost = hostToken() !== "";
  const { table } = state;
  /** @param {string} word @param {() => Promise<unknown>} run */
  const doing = (word, run) => () => run().then(() => (close(), model.refresh())).catch((error) => tellError(error, table.game)).then(() => word);
  return html`
    <button type="button" data-testid="charts" onClick=${() => setOpen("charts")}>Charts</button>
    <button type="button" data-testid="menu" aria-haspopup="dialog" onClick=${() => setOpen("menu")}>Table…</button>
    <${Dialog} isOpen=${open === "menu"} title=${table.title || "Table"} onClose=${close} testid="table-menu">
      <${About} state=${state} />
      <div class="menu-rows">
        <button type="button" data-testid="save" onClick=${() => save(model, state)}>Save the game to a file</button>
        ${state.view.facts.chart && html`<button type="button" data-testid="save-chart" onClick=${() => saveChart(model, state)}>Save the chart as text</button>`}
        <button type="button" data-testid="share" onClick=${() => setOpen("share")}>Invite and share</button>
        ${isHost && html`<${Rename} model=${model} state=${state} />
        ${!table.finished && html`<button type="button" data-testid="finish" onClick=${() => setOpen("finish")}>Finish the table</button>`}
        <button type="button" class="danger" data-testid="delete" onClick=${() => setOpen("delete")}>Delete the table</button>`}
      </div>
    </${Dialog}>
    <${Dialog} isOpen=${open === "share"} title="Invite and share" onClose=${close}><${Share} model=${model} state=${state} /></${Dialog}>
    <${Dialog} isOpen=${open === "charts"} title="Charts" onClose=${close} testid="charts-dialog">
      <${Lazy} load=${() => import("../charts.js")} name="Charts" given=${{ table: model.id }} /></${Dialog}>
    <${Ask} isOpen=${open === "finish"} title="Finish the table?" text="Nobody can play on, and all may look at the whole game." yes="Finish"
      testid="finish-yes" onYes=${doing("finish", () => api.post(`/api/tables/${model.id}/finish`))} onClose=${close} />
    <${Ask} isOpen=${open === "delete"} title="Delete the table?" text="The game is gone for everybody. Save it first to keep it." yes="Delete"
      testid="delete-yes" onYes=${() => remove(model)} onClose=${close} />`;
}

/** What is played here, with what differs from the rules. @param {{state: State}} props */
function About({ state }) {
  const { table } = state;
  const [game, setGame] = useState(/** @type {import("../types.js").GameFacts | null} */ (null));
  useEffect(() => {
    const find = (/** @type {import("../types.js").GameFacts[]} */ games) => setGame(games.find(({ name }) => name === table.game) ?? null);
    void api.get("/api/games").then(find, (error) => tellError(error));
  }, [table.game]);
  const changed = game?.options.filter(({ name, default: usual }) => String(table.options[name]) !== String(usual)) ?? [];
  return html`<p class="about">${game?.title ?? table.game}, since ${inFull(table.created)}. ${game && !changed.length && "All options are as the rules have them."}</p>
    ${changed.length > 0 && html`<ul class="about">${changed.map(({ name, text, rule }) => html`<li key=${name}>${text}: <b>${optionText(table.options[name])}</b> <${RuleLink} game=${table.game} id=${rule} /></li>`)}</ul>`}
    <p class="about">${table.chance.practice ? "Practice: somebody chose the seed of the dice." : table.chance.kind === "manual"
      ? "Real dice are typed in." : html`Fair dice, bound before the game to <code>${table.chance.commitment}</code>.`}</p>`;
}

/** @param {unknown} value */
function optionText(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return [value].flat().join(", ").replaceAll("_", " ");
}

/** @param {{model: Model, state: State}} props */
function Rename({ model, state }) {
  const [title, setTitle] = useState(state.table.title);
  /** @param {Event} event */
  async function onSubmit(event) {
    event.preventDefault();
    await api.patch(`/api/tables/${model.id}`, { title }).then(() => tell("Renamed.")).catch((error) => tellError(error));
    await model.refresh();
  }
  return html`<form class="inline" onSubmit=${onSubmit}>
    <label>Name of the table <input data-testid="rename-title" maxlength="80" value=${title}
      onInput=${(/** @type {any} */ event) => setTitle(event.currentTarget.value)} /></label>
    <button type="submit" data-testid="rename">Rename</button>
  </form>`;
}

/** Links for seats; a seat whose link is given away is not played here. @param {{model: Model, state: State}} props */
function Share({ model, state }) {
  const [tokens, setTokens] = useState(() => tokensOf(model.id));
  useEffect(() => {
    if (hostToken()) void api.get(`/api/tables/${model.id}/tokens`).then(setTokens, () => undefined);
  }, []);
  const here = model.here.value;
  const people = state.table.seats.filter((seat) => seat.kind === "person");
  /** @param {string} seat */
  const copy = async (seat) => {
    const link = `${location.origin}/#/t/${model.id}?seat=${seat}&key=${encodeURIComponent(tokens[seat])}`;
    const isCopied = await navigator.clipboard.writeText(link).then(() => true, () => false);
    tell(isCopied ? "The link is copied." : link);
    if (here.length > 1 && here.includes(Number(seat))) toggle(Number(seat)); // whoever gets the link plays it
  };
  /** @param {number} seat */
  const toggle = (seat) => {
    playHere(model.id, here.includes(seat) ? here.filter((one) => one !== seat) : [...here, seat]);
    void model.refresh();
  };
  return html`<ul class="share">
    ${people.map((seat) => html`<li key=${seat.seat}><b>${state.view.seats[seat.seat]?.name}</b>
      <label><input type="checkbox" checked=${here.includes(seat.seat)} onChange=${() => toggle(seat.seat)} /> played in this browser</label>
      ${tokens[String(seat.seat)] && html`<button type="button" data-testid=${`copy-${seat.seat}`} onClick=${() => copy(String(seat.seat))}>Copy link</button>`}</li>`)}
    ${tokens.watch && html`<li><b>Watching</b> <button type="button" data-testid="copy-watch" onClick=${() => copy("watch")}>Copy link</button></li>`}
  </ul>`;
}

/** @param {Model} model @param {State} state */
function save(model, state) {
  const isWhole = state.waiting === "over" || hostToken() !== "";
  return download(state, `/api/tables/${model.id}/file?seat=${isWhole ? "full" : state.seat}`, "application/jsonl", "jsonl");
}

/** A chart that was rolled can be typed in for another table. @param {Model} model @param {State} state */
const saveChart = (model, state) => download(state, `/api/tables/${model.id}/map`, "text/plain", "txt");

/** @param {State} state @param {string} path @param {string} type @param {string} ending */
async function download(state, path, type, ending) {
  try {
    const text = await api.text(path);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = `${(state.table.title || state.table.game).replace(/[^\w-]+/g, "-")}.${ending}`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    tellError(error, state.table.game);
  }
}

/** @param {Model} model */
async function remove(model) {
  try {
    await api.remove(`/api/tables/${model.id}`);
    dropTokens(model.id);
    location.hash = "#/";
  } catch (error) {
    tellError(error);
  }
}
