// The page of one table.
import { html, useEffect, useMemo } from "../../vendor/preact.js";
import { keep, useKeys } from "../keyboard.js";
import { atHand, set, settings } from "../store.js";
import { Answers } from "./actions.js";
import { Banner } from "./banner.js";
import { Bar, Offer, Trouble } from "./bar.js";
import { BoardPane } from "./board.js";
import { trailOf } from "./choose.js";
import { Curtain, HandOver, windowText } from "./curtain.js";
import { DiceTray, FallingDice } from "./dice_tray.js";
import { useDrawing } from "./drawing.js";
import { useAnswersInView, useQuestionInView } from "./in_view.js";
import { Log } from "./log.js";
import { Model } from "./model.js";
import { PromptBar } from "./prompt.js";
import { Hand } from "./hand.js";
import { Salt } from "./salt.js";
import { Seats } from "./seats.js";
import { useSeatColours } from "./seat_colours.js";
import { Standing } from "./standing.js";
import { Threats } from "./threats.js";
import { Travel } from "./travel.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const model = useMemo(() => new Model(id), [id]);
  useEffect(() => model.open(), [model]);
  useKeys((key) => onKey(model, key));
  const state = model.session.state.value;
  const missing = model.missing.value;
  const game = state?.table.game ?? "";
  useEffect(() => {
    atHand.value = game;
    return () => void (atHand.value = "");
  }, [game]);
  useEffect(() => void (document.title = `${state?.waiting === "you" ? "• " : ""}${state?.table.title || "Table"} – Grognard`), [state]);
  if (missing && (!state || missing.status === 404)) {
    return html`<main class="page" id="main"><h1>No such table here</h1><p>${missing.text}</p><p><a href="#/">All tables</a></p></main>`;
  }
  if (model.curtain.value) return html`<main class="table-page" id="main"><${Curtain} model=${model} /></main>`;
  if (!state || !model.board.value) return html`<main class="table-page" id="main" aria-busy="true"></main>`;
  return html`<main class="table-page" id="main" data-number=${state.number} data-waiting=${state.waiting}>
    <${Whole} model=${model} state=${state} board=${model.board.value} />
  </main>`;
}

/** @param {{model: Model, state: import("../types.js").State, board: import("../types.js").Board}} props */
function Whole({ model, state, board }) {
  const { session } = model;
  const { game } = state.table;
  const thinking = state.at === null ? model.thinking.value : -1;
  const at = model.at.value;
  const drawing = useDrawing(game);
  useSeatColours(drawing, state.view);
  useAnswersInView(state, drawing !== null, session.can.value);
  useQuestionInView(state, session.can.value);
  return html`<h1 class="table-title">${state.table.title || "Table"}
      ${state.table.chance.practice && html`<small class="tag">practice</small>`}
      ${model.link.value !== "live" && html`<small class="tag" title="Looking for news now and then">reconnecting</small>`}</h1>
    <div class="area-seats"><${Seats} state=${state} here=${model.here.value} thinking=${thinking} /></div>
    <div class="area-board">
      <${Banner} key=${model.id} state=${state} drawing=${drawing} />
      <${BoardPane} session=${session} board=${board} game=${game} last=${at === null ? traces(model, state) : []}>
        <${FallingDice} key=${model.id} state=${state} board=${board} />
      </${BoardPane}>
    </div>
    <div class="area-side">
      <${Travel} model=${model} state=${state} />
      ${drawing?.panels?.(state.view, session.can.value ? state.actions : [], state.log)}
      <${PromptBar} session=${session} game=${game} thinking=${thinking} asked=${windowText(model)}>
        <${Salt} model=${model} state=${state} /><${Trouble} model=${model} state=${state} /><${Offer} model=${model} state=${state} /><${HandOver} model=${model} /><${Standing} model=${model} state=${state} />
        ${state.waiting === "over" && state.at === null && html`<div class="offer">
          <button type="button" class="strong" data-testid="how-it-went" onClick=${() => press("charts")}>How it went</button></div>`}
      </${PromptBar}>
      <${DiceTray} model=${model} state=${state} />
      <${Answers} session=${session} board=${board} game=${game} />
      <${Hand} view=${state.view} session=${session} game=${game} />
      <${Bar} model=${model} state=${state} />
    </div>
    <div class="area-log">
      ${state.waiting !== "over" && html`<${Threats} view=${state.view} onShow=${(/** @type {string} */ id) => focusPlace(id)} />`}
      <${Log} state=${state} at=${at} onGo=${(/** @type {number} */ number) => goTo(model, number)} game=${game} />
    </div>`;
}

/** What moved: of a draft what it has moved so far, else what has moved since this seat last chose. @param {Model} model @param {import("../types.js").State} state */
function traces(model, state) {
  return state.draft.length ? trailOf(model.latest?.view ?? null, state.view) : model.last.value;
}

/** Go to a moment and bring the board into view. @param {Model} model @param {number} number */
async function goTo(model, number) {
  await model.travel(number);
  document.querySelector(".area-board")?.scrollIntoView({ block: "nearest" });
}

/** @param {string} id */
function focusPlace(id) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="place-${CSS.escape(id)}"]`));
  place?.focus();
}

/** @param {string} testid */
function press(testid) {
  const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="${testid}"]`));
  button?.click();
  return button !== null;
}

/**
 * What single keys do at a table; keyboard.js lists them for the reader.
 * @param {Model} model
 * @param {string} key
 * @returns {boolean} whether the key was meant for us
 */
function onKey(model, key) {
  const at = model.at.value;
  const top = model.session.state.value?.number ?? 0;
  const number = Number(key);
  if (number >= 1 && number <= 9) {
    const answers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".beside .answer, .answers .answer, .hand .answer, .hand-over button")]);
    answers[number - 1]?.click();
    return number <= answers.length;
  }
  /** @type {Record<string, () => unknown>} */
  const deeds = {
    Escape: () => (at === null ? model.session.unpick() : model.travel(null)),
    n: () => document.dispatchEvent(new CustomEvent("grognard:seek", { detail: 1 })),
    p: () => document.dispatchEvent(new CustomEvent("grognard:seek", { detail: -1 })),
    u: () => press("undo"),
    s: () => press("send"),
    t: () => set({ threats: !settings.value.threats }),
    v: () => set({ mode: settings.value.mode === "plan" ? "oblique" : "plan" }),
    w: () => set({ words: !settings.value.words }),
    f: () => press("zoom-fit"),
    c: () => press("zoom-choices"),
    a: () => press("all-actions") && keep(() => focusOn('[data-testid="command"]')),
    b: () => focusOn('.board-frame [tabindex="0"]'),
    l: () => focusOn('[data-testid="log"]'),
    "[": () => model.travel((at ?? top) - 1),
    "]": () => model.travel(at === null ? null : at + 1),
    ".": () => model.travel(null),
  };
  deeds[key]?.();
  return key in deeds;
}

/** @param {string} selector */
function focusOn(selector) {
  /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
}
