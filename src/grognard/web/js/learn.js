// The tutorial: a list of lessons, and one lesson played on the real board with dice that are known beforehand.
import { html, signal, useEffect, useMemo, useState } from "../vendor/preact.js";
import { api } from "./api.js";
import { GameList } from "./game_list.js";
import { doneLessons, keepDone } from "./learnt.js";
import { Answers } from "./table/actions.js";
import { heed } from "./draw/index.js";
import { BoardPane } from "./table/board.js";
import { useDrawing } from "./table/drawing.js";
import { Hand } from "./table/hand.js";
import { FallingDice } from "./table/dice_tray.js";
import { RuleLink } from "./table/rule_link.js";
import { trailOf } from "./table/choose.js";
import { createSession } from "./table/session.js";

/**
 * @typedef {{id: string, title: string, text: string, goal: string, seat: number, steps: number}} LessonFacts
 * @typedef {import("./types.js").State} State
 * @typedef {{state: State, board: import("./types.js").Board, done: boolean, off: boolean, say: string, step: number, of: number, refusal: import("./types.js").Refusal | null}} Told
 */

const RULE = /\b([A-Z][A-Z0-9]{1,3}-R?\d{2,3})\b/;

/** @param {{game: string, lesson: string}} props */
export function Learn({ game, lesson }) {
  const [lessons, setLessons] = useState(/** @type {LessonFacts[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    setLessons(null);
    setTrouble("");
    if (game) void api.get(`/api/games/${encodeURIComponent(game)}/lessons`).then(setLessons, (error) => setTrouble(error.text ?? String(error)));
  }, [game]);
  const chosen = lessons?.find((item) => item.id === lesson);
  useEffect(() => void (document.title = `${chosen?.title ?? "Lessons"} – Grognard`), [chosen]);
  if (!game) return html`<${GameList} title="Learn" path="learn" />`;
  if (trouble) return html`<main class="page" id="main"><h1>Lessons</h1><p role="alert">${trouble}</p></main>`;
  if (!lessons) return html`<main class="page" id="main" aria-busy="true"><h1>Lessons</h1></main>`;
  if (chosen) return html`<${LessonPage} key=${`${game} ${lesson}`} game=${game} lessons=${lessons} lesson=${chosen} />`;
  return html`<${LessonList} game=${game} lessons=${lessons} missing=${lesson} />`;
}

/** @param {{game: string, lessons: LessonFacts[], missing: string}} props */
function LessonList({ game, lessons, missing }) {
  const done = doneLessons(game);
  const next = lessons.find((lesson) => !done.has(lesson.id)) ?? lessons[0];
  return html`<main class="page" id="main">
    <h1>Lessons</h1>
    ${missing && html`<p role="alert" class="trouble">There is no lesson “${missing}” here.</p>`}
    ${lessons.length === 0 && html`<p>This game has no lessons; its <a href=${`#/rules/${game}`}>rules</a> tell everything.</p>`}
    ${next && html`<p class="lessons-intro">Small positions on the real board: do this, see what happens. ${done.size} of ${lessons.length} done.
      <a class="button strong" data-testid="lesson-next" href=${`#/learn/${game}/${next.id}`}>${done.size ? "Go on" : "Begin"}: ${next.title}</a></p>`}
    <ol class="lesson-list">${lessons.map((lesson, place) => html`<li key=${lesson.id}>
      <a href=${`#/learn/${game}/${lesson.id}`} data-testid=${`lesson-${lesson.id}`}>
        <span class="lesson-number" aria-hidden="true">${done.has(lesson.id) ? "✓" : place + 1}</span>
        <span class="lesson-title">${lesson.title}${done.has(lesson.id) && html`<span class="unseen"> (done)</span>`}</span></a></li>`)}
    </ol>
  </main>`;
}

/**
 * A lesson's dealings with the server: nothing is stored there, all choices are sent each time.
 * @param {string} game
 * @param {LessonFacts} lesson
 */
function openLesson(game, lesson) {
  const told = signal(/** @type {Told | null} */ (null));
  const isDone = signal(false);
  const last = signal(/** @type {import("./types.js").Trail[]} */ ([]));
  const rewinds = signal(0);
  const path = `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson.id)}`;
  /** @param {number[]} actions @param {number | string[]} [asked] @returns {Promise<Told>} */
  async function ask(actions, asked) {
    const answer = /** @type {Told} */ (await api.post(path, asked === undefined ? { actions } : { actions, asked }));
    const before = told.value?.state;
    const hasGrown = before !== undefined && before.draft.length < actions.length;
    if (asked === undefined) last.value = hasGrown ? trailOf(before.view, answer.state.view) : [];
    if (before && before.draft.length > actions.length) rewinds.value += 1;
    heed(game, answer.board);
    told.value = answer;
    if (answer.done) {
      isDone.value = true;
      keepDone(game, lesson.id);
    }
    return answer;
  }
  const session = createSession({
    load: async () => (await ask([])).state,
    draft: async (actions) => (await ask(actions)).state,
    send: async (actions) => session.show((await ask(actions)).state),
    explain: async (actions, asked) => (await ask(actions, asked)).refusal ?? { rule: "", text: "", nearest: "" },
  });
  return { told, isDone, last, rewinds, session };
}

/** @param {{game: string, lessons: LessonFacts[], lesson: LessonFacts}} props */
function LessonPage({ game, lessons, lesson }) {
  const { told, isDone, last, rewinds, session } = useMemo(() => openLesson(game, lesson), [game, lesson.id]);
  useEffect(() => void session.load(), [session]);
  const now = told.value;
  const drawing = useDrawing(game);
  const place = lessons.indexOf(lesson);
  const onAgain = async () => {
    isDone.value = false;
    await session.load();
    /** @type {HTMLElement | null} */ (document.querySelector('[data-testid="again"]'))?.focus({ preventScroll: true }); // it stands elsewhere now
  };
  const onward = html`<${Onward} game=${game} lessons=${lessons} place=${place} isDone=${isDone.value} onAgain=${onAgain} />`; // what is to be done now is more urgent
  return html`<main class="lesson-page" id="main" data-done=${isDone.value}>
    <h1 class="table-title">${lesson.title} <small class="tag">lesson ${place + 1} of ${lessons.length}</small></h1>
    <div class="lesson-board">${now && html`<${BoardPane} session=${session} board=${now.board} game=${game} last=${last.value}>
      <${FallingDice} key=${rewinds.value} state=${now.state} board=${now.board} />
    </${BoardPane}>`}</div>
    <div class="lesson-side">
      <section class="lesson-text" aria-label="What this lesson is about"><p><${Linked} text=${lesson.text} game=${game} /></p></section>
      ${now && html`<${Teacher} now=${now} isDone=${isDone.value} session=${session} game=${game} />`}
      ${isDone.value && onward}
      ${now && drawing?.panels?.(now.state.view, now.state.actions, now.state.log)}
      ${now && session.can.value && html`<${Answers} session=${session} board=${now.board} game=${game} />`}
      ${now && html`<${Hand} view=${now.state.view} session=${session} game=${game} />`}
      ${!isDone.value && onward}
      ${now && html`<${Happened} state=${now.state} game=${game} />`}
    </div>
  </main>`;
}

/** What to do, or what to notice. @param {{now: Told, isDone: boolean, session: import("./types.js").Session, game: string}} props */
function Teacher({ now, isDone, session, game }) {
  const steps = Array.from({ length: now.of }, (_, step) => step < now.step || isDone);
  return html`<section class=${`teacher ${now.off ? "is-off" : ""} ${isDone ? "is-done" : ""}`} aria-label="Your task">
    <p class="steps" role="img" aria-label=${`${isDone ? now.of : now.step} of ${now.of} steps done`}>
      ${steps.map((is, step) => html`<span key=${step} class=${is ? "step is-done" : "step"}></span>`)}</p>
    <p class="say" data-testid="say" role="status" aria-live="polite"><${Linked} text=${now.say} game=${game} /></p>
    ${session.trouble.value && html`<p class="trouble" role="alert">${session.trouble.value}</p>`}
    ${now.state.draft.length > 0 && html`<button type="button" class=${now.off ? "strong" : ""} data-testid="back" onClick=${session.back}>Back</button>`}
  </section>`;
}

/** @param {{game: string, lessons: LessonFacts[], place: number, isDone: boolean, onAgain: () => void}} props */
function Onward({ game, lessons, place, isDone, onAgain }) {
  const before = lessons[place - 1];
  const after = lessons[place + 1];
  return html`<nav class="onward" aria-label="Lessons">
    ${before && html`<a class="button" data-testid="lesson-before" href=${`#/learn/${game}/${before.id}`} title=${before.title}>‹ Before</a>`}
    <a class="button" data-testid="lesson-list" href=${`#/learn/${game}`}>All</a>
    <button type="button" data-testid="again" onClick=${onAgain}>Start again</button>
    ${after
      ? html`<a class=${isDone ? "button strong" : "button"} data-testid="lesson-after" href=${`#/learn/${game}/${after.id}`}>Next: ${after.title} ›</a>`
      : html`<a class=${isDone ? "button strong" : "button"} data-testid="lesson-play" href=${`#/new/${game}`}>Play a game ›</a>`}
  </nav>`;
}

/** What happened so far. @param {{state: State, game: string}} props */
function Happened({ state, game }) {
  if (!state.log.length) return null;
  return html`<section class="happened" aria-label="What happened"><h2>What happened</h2>
    <ol data-testid="log">${state.log.map((line, place) => html`<li key=${place} class=${`owner-${line.seat}`}>${line.text} <${RuleLink} game=${game} id=${line.rule} /></li>`)}</ol>
  </section>`;
}

/** A text whose rule ids are links. @param {{text: string, game: string}} props */
function Linked({ text, game }) {
  return text.split(RULE).map((part, place) => (place % 2 ? html`<${RuleLink} key=${place} game=${game} id=${part} />` : part));
}
