// The page: header, routes by hash, news, help.
import { effect, html, render, useState } from "../vendor/preact.js";
import { useKeys, Help } from "./keyboard.js";
import { Lazy } from "./lazy.js";
import { Lobby } from "./lobby.js";
import { NewTable } from "./new_table.js";
import { atHand, dismiss, news, route } from "./store.js";
import { RuleLink } from "./table/rule_link.js";
import { TablePage } from "./table/table.js";
import { takeKeys } from "./tokens.js";

function readRoute() {
  const clean = takeKeys(location.hash);
  if (clean !== location.hash) history.replaceState(null, "", clean);
  route.value = clean.replace(/^#/, "") || "/";
}

function App() {
  const [isHelping, setHelping] = useState(false);
  useKeys((key) => key === "?" && (setHelping(true), true));
  const game = gameOf(route.value);
  return html`<a class="skip" href="#main" onClick=${skip}>To the content</a>
    <header class="top">
      <a class="brand" href="#/">Grognard</a>
      <nav aria-label="Pages"><a href="#/">Tables</a><a href=${`#/learn${game}`}>Learn</a><a href=${`#/rules${game}`}>Rules</a></nav>
      <button type="button" class="quiet" data-testid="help" aria-label="Keys and settings" onClick=${() => setHelping(true)}>?</button>
    </header>
    <${Page} path=${route.value} />
    <${NewsList} />
    <${Help} isOpen=${isHelping} onClose=${() => setHelping(false)} />`;
}

/** The game that is looked at, as the end of an address; "" where there are several. @param {string} path */
function gameOf(path) {
  const [, first = "", second = ""] = path.split("/");
  const game = first === "t" ? atHand.value : ["new", "rules", "learn"].includes(first) ? second : "";
  return game && `/${game}`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

/** @param {{path: string}} props */
function Page({ path }) {
  const [, first = "", second = "", third = ""] = path.split("/");
  if (first === "t" && second) return html`<${TablePage} key=${second} id=${second} />`;
  if (first === "new") return html`<${NewTable} game=${second} />`;
  if (first === "rules") return html`<${Lazy} key="rules" load=${() => import("./rules.js")} name="Rules" given=${{ game: second, id: third }} />`;
  if (first === "learn") return html`<${Lazy} key="learn" load=${() => import("./learn.js")} name="Learn" given=${{ game: second, lesson: third }} />`;
  return html`<${Lobby} />`;
}

function NewsList() {
  return html`<div class="news" role="status" aria-live="polite">
    ${news.value.map((item) => html`<p key=${item.id} class=${`news-item is-${item.tone}`} data-testid="news">
      ${item.text} <${RuleLink} game=${item.game} id=${item.rule} />
      <button type="button" class="quiet" aria-label="Dismiss" onClick=${() => dismiss(item.id)}>✕</button></p>`)}
  </div>`;
}

addEventListener("hashchange", readRoute);
readRoute();
effect(() => {
  if (!route.value.startsWith("/t/")) document.title = "Grognard";
});
const root = document.getElementById("app");
if (root) render(html`<${App} />`, root);
