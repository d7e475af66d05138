// The rules of a game: searchable, every rule with an address of its own.
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { api } from "./api.js";
import { GameList } from "./game_list.js";

/**
 * @typedef {{kind: "html", html: string}} HtmlBlock
 * @typedef {{kind: "rule", id: string, rule_kind: string, ruling: boolean, lines: string, options: string[], text: string, html: string}} RuleBlock
 * @typedef {HtmlBlock | RuleBlock} Block
 * @typedef {{title: string, level: number, anchor: string, blocks: Block[]}} Section
 * @typedef {{game: string, title: string, credit: string, sections: Section[]}} RulesPage
 */

const KINDS = /** @type {Record<string, string>} */ ({
  may: "may", must: "must", may_not: "may not", value: "definition", setup: "set-up", document: "note",
});

/** Pages that were fetched; they never change while the server runs. @type {Map<string, Promise<RulesPage>>} */
const pages = new Map();

/** @param {string} game */
function fetchPage(game) {
  const known = pages.get(game) ?? api.get(`/api/games/${encodeURIComponent(game)}/rules`);
  pages.set(game, known);
  known.catch(() => pages.delete(game));
  return known;
}

/** @param {{game: string, id: string}} props `id` is a rule, or the anchor of a section */
export function Rules({ game, id }) {
  const [page, setPage] = useState(/** @type {RulesPage | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    setPage(null);
    setTrouble("");
    if (game) fetchPage(game).then(setPage, (error) => setTrouble(error.text ?? String(error)));
  }, [game]);
  useEffect(() => void (document.title = page ? `Rules of ${page.title} – Grognard` : "Rules – Grognard"), [page, id]);
  useEffect(() => setTyped(""), [id]);
  useEffect(() => {
    if (page && id && !typed) goTo(id);
  }, [page, id, typed === ""]);
  if (!game) return html`<${GameList} title="Rules" path="rules" />`;
  if (trouble) return html`<main class="page" id="main"><h1>Rules</h1><p role="alert">${trouble}</p></main>`;
  if (!page) return html`<main class="page" id="main" aria-busy="true"><h1>Rules</h1></main>`;
  return html`<main class="page rules-page" id="main">
    <h1>${page.title}: the rules</h1>
    <p class="faint rules-credit">${page.credit}</p>
    <${Reader} page=${page} id=${id} typed=${typed} onType=${setTyped} />
  </main>`;
}

/** @param {{page: RulesPage, id: string, typed: string, onType: (text: string) => void}} props */
function Reader({ page, id, typed, onType }) {
  const words = useMemo(() => typed.toLowerCase().split(/\s+/).filter(Boolean), [typed]);
  const shown = useMemo(() => found(page, words), [page, words]);
  const count = shown.reduce((sum, section) => sum + section.blocks.length, 0);
  const isKnown = useMemo(() => !id || page.sections.some((section) => names(section, id)), [page, id]);
  return html`<search class="rules-search">
      <label>Find in the rules <input type="search" data-testid="rules-search" value=${typed} placeholder="engage, MM-054, option …"
        onInput=${(/** @type {any} */ event) => onType(event.currentTarget.value)} /></label>
      <p role="status" data-testid="rules-count">${words.length ? (count === 1 ? "1 place" : `${count} places`) : ""}</p>
    </search>
    ${!isKnown && html`<p role="alert" class="trouble">There is no rule “${id}” here.</p>`}
    <div class="rules-body">
      <${Contents} page=${page} />
      <div class="rules-text" data-testid="rules-text">
        ${shown.map((section) => html`<${SectionText} key=${section.anchor} section=${section} game=${page.game} id=${id} />`)}
        ${!count && html`<p>Nothing of this is in the rules.</p>`}
      </div>
    </div>`;
}

/** Whether a section has that anchor or that rule. @param {Section} section @param {string} id */
const names = (section, id) => section.anchor === id || section.blocks.some((block) => block.kind === "rule" && block.id === id);

/** The sections with the blocks that hold all the words. @param {RulesPage} page @param {string[]} words @returns {Section[]} */
function found(page, words) {
  if (!words.length) return page.sections;
  return page.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => holds(section, block, words)) }))
    .filter((section) => section.blocks.length);
}

/** @param {Section} section @param {Block} block @param {string[]} words */
function holds(section, block, words) {
  const text = block.kind === "rule"
    ? `${block.id} ${KINDS[block.rule_kind]} ${block.ruling ? "ruling" : ""} ${block.options.join(" ")} ${block.text} ${section.title}`
    : `${section.title} ${block.html.replace(/<[^>]*>/g, " ")}`;
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
}

/** @param {{page: RulesPage}} props */
function Contents({ page }) {
  return html`<details class="rules-contents" open=${innerWidth > 900}>
    <summary>Contents</summary>
    <nav aria-label="Contents"><ul>${page.sections.filter((section) => section.level > 1).map((section) =>
      html`<li key=${section.anchor} class=${`level-${section.level}`}><a href=${`#/rules/${page.game}/${section.anchor}`}>${section.title}</a></li>`)}
    </ul></nav>
  </details>`;
}

/** @param {{section: Section, game: string, id: string}} props */
function SectionText({ section, game, id }) {
  const Heading = `h${Math.min(Math.max(section.level, 2), 4)}`;
  return html`<section class="rules-section" id=${`at-${section.anchor}`} tabindex="-1">
    ${section.level > 1
      ? html`<${Heading}>${section.title}</${Heading}>`
      : html`<h2 class="unseen">About this page</h2>`}
    ${runs(section.blocks).map((run, place) => run[0].kind === "rule"
      ? html`<ul key=${place} class="rule-list">${run.map((block) => html`<${RuleText} key=${/** @type {RuleBlock} */ (block).id} rule=${block} game=${game} id=${id} />`)}</ul>`
      : run.map((block) => html`<${Html} key=${place} html=${block.html} game=${game} />`))}
  </section>`;
}

/** Neighbouring blocks of one kind together. @param {Block[]} blocks @returns {Block[][]} */
function runs(blocks) {
  /** @type {Block[][]} */
  const all = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last && last[0].kind === "rule" && block.kind === "rule") last.push(block);
    else all.push([block]);
  }
  return all;
}

/** @param {{rule: RuleBlock, game: string, id: string}} props */
function RuleText({ rule, game, id }) {
  const isAsked = rule.id === id;
  return html`<li id=${`at-${rule.id}`} tabindex="-1" data-testid=${`rule-${rule.id}`} aria-current=${isAsked ? "true" : undefined}
    class=${`rule ${rule.ruling ? "is-ruling" : ""} ${isAsked ? "is-asked" : ""}`}>
    <p class="rule-head"><a class="rule-id" href=${`#/rules/${game}/${rule.id}`}>${rule.id}</a>
      <span class="tag">${rule.ruling ? "ruling, " : ""}${KINDS[rule.rule_kind] ?? rule.rule_kind}</span>
      ${rule.options.map((option) => html`<span key=${option} class="tag is-option">option ${option}</span>`)}</p>
    <${Html} html=${rule.html} game=${game} />
  </li>`;
}

/** Safe HTML of the server; its own anchors become addresses of this page, what may be wide can be scrolled by keyboard. @param {{html: string, game: string}} props */
function Html({ html: text, game }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const made = useMemo(() => ({
    __html: text
      .replaceAll(/href="#(?!\/)/g, `href="#/rules/${game}/`)
      .replaceAll("<table>", '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
      .replaceAll("</table>", "</table></div>")
      .replaceAll("<pre>", '<pre tabindex="0" role="group" aria-label="Drawing in letters">'),
  }), [text, game]);
  return html`<div class="rules-html" ref=${box} dangerouslySetInnerHTML=${made}></div>`;
}

/** Bring a rule or section into sight, and the focus to it. @param {string} id */
function goTo(id) {
  const place = document.getElementById(`at-${id}`);
  place?.scrollIntoView({ block: place.tagName === "LI" ? "center" : "start" });
  place?.focus({ preventScroll: true });
}
