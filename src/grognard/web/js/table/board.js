// The board pane: the game's drawing, what is marked on it, moving and zooming, arrow keys, what stands beside a click.
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../../vendor/preact.js";
import Panzoom from "../../vendor/panzoom.js";
import { isDrawn } from "../draw/index.js";
import { Words } from "../draw/fallback.js";
import { isSmall, isStill, set, settings } from "../store.js";
import { endsOf, forecastsAt, legalIds, marksOf, oddsAt, threatened } from "./choose.js";
import { roam } from "./roam.js";
import { Beside } from "./beside.js";
import { useDrawing } from "./drawing.js";
import { Peek } from "./peek.js";

/** @typedef {import("../types.js").Session} Session */
/** @typedef {import("../types.js").Board} Board */

const LARGE = 300; // places; larger boards can be enlarged more
const SPREAD = 1; // how much larger the sheet gets when fingers part by 80 pixels
const NOTCH = 0.3; // a third of it is what a notch of the wheel adds
const SLIP = 6; // a pointer that moves further than this was dragging
const SOON = 60; // milliseconds: the sheet is laid out by then
const TOUCHED = 30; // pixels: a place so wide is hit well by a finger
const READ = 60; // and in one so wide it is seen what lies there
const FINGER = 15; // pixels: a tap so near to the middle of what can be chosen means it, where squares are smaller than that

/**
 * @param {{session: Session, board: Board, game: string, last?: import("../types.js").Trail[], children?: import("../../vendor/preact.js").Child}} props
 */
export function BoardPane({ session, board, game, last = [], children }) {
  const drawing = useDrawing(game);
  const places = useMemo(() => new Set(board.places.map((place) => place.id)), [board]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const isLarge = drawing?.isLarge?.(board) ?? board.places.length > LARGE;
  const zoom = useZoom(frame, isDrawn(game) && drawing !== null, isLarge, session.pick);
  useRoving(frame, board, session);
  const state = session.state.value;
  if (!state) return html`<div class="board-pane" aria-busy="true"></div>`;
  const { view, actions } = state;
  const picked = session.picked.value;
  const can = session.can.value;
  const { mode, threats, words } = settings.value;
  const danger = threats && view.viewer >= 0 ? threatened(view) : [];
  const options = can ? actions : [];
  const ui = {
    marks: marksOf({ legal: legalIds(view, options, picked, places), picked, last: endsOf(last), threat: danger }),
    mode,
    onPick: session.pick,
    odds: oddsAt(view, options, picked, places),
    forecasts: forecastsAt(view, options, picked, places),
    threats: new Set(danger),
    trail: last,
  };
  const isOwnPicture = isDrawn(game);
  const asked = can && isLarge && isSmall() ? `${state.number} ${state.draft.length} ${actions.length}` : "";
  useEffect(() => {
    const timer = asked ? setTimeout(zoom.seek, SOON) : 0;
    return () => clearTimeout(timer);
  }, [asked, drawing, last.length]); // what was done last is found out later
  return html`<div class="board-pane" aria-busy=${session.busy.value ? "true" : "false"}>
    <${Tools} zoom=${zoom} drawn=${isOwnPicture} isLarge=${isLarge} modes=${drawing?.modes ?? []} canThreaten=${view.facts.threats !== undefined} />
    <div class=${`board-frame ${isOwnPicture ? "is-drawn" : ""} ${isLarge ? "is-large" : ""}`} ref=${frame} role="group" aria-label="Board"
      data-testid="board"><div class="board-sheet">${drawing?.draw(view, board, ui)}</div></div>
    <${Peek} frame=${frame} drawing=${drawing} view=${view} board=${board} moment=${`${state.number} ${state.draft.length}`} isHidden=${session.menu.value !== null || session.refusal.value !== null} />
    <${Beside} session=${session} frame=${frame} board=${board} game=${game} />
    ${children}
    ${isOwnPicture && html`<section class=${words ? "words-pane" : "words-pane unseen"} aria-label="The position in words">
      <${Words} view=${view} board=${board} ui=${words ? ui : { ...ui, marks: new Map() }} prefix="text-" all=${false} key=${words} />
    </section>`}
  </div>`;
}

/** @param {{zoom: {by: (factor: number) => void, fit: () => void, seek: () => void}, drawn: boolean, isLarge: boolean, modes: ["plan" | "oblique", string][], canThreaten: boolean}} props */
function Tools({ zoom, drawn, isLarge, modes, canThreaten }) {
  if (!drawn) return null;
  const { mode, threats, words } = settings.value;
  return html`<div class="board-tools" role="toolbar" aria-label="Board view">
    ${modes.map(([name, text]) => html`<button type="button" key=${name} data-testid=${`mode-${name}`} aria-pressed=${mode === name}
      onClick=${() => set({ mode: name })}>${text}</button>`)}
    ${canThreaten && html`<button type="button" data-testid="threats" aria-pressed=${threats} onClick=${() => set({ threats: !threats })}>Threats</button>`}
    <button type="button" data-testid="text-view" aria-pressed=${words} onClick=${() => set({ words: !words })}>Words</button>
    <span class="gap"></span>
    ${isLarge && html`<button type="button" data-testid="zoom-choices" aria-label="What can be chosen" title="What can be chosen (C)" onClick=${() => zoom.seek()}>◎</button>`}
    <button type="button" data-testid="zoom-out" aria-label="Smaller" onClick=${() => zoom.by(1 / 1.5)}>−</button>
    <button type="button" data-testid="zoom-fit" aria-label="Whole board" onClick=${zoom.fit}>⤢</button>
    <button type="button" data-testid="zoom-in" aria-label="Larger" onClick=${() => zoom.by(1.5)}>+</button>
  </div>`;
}

/**
 * Drag, pinch, ctrl-wheel and buttons move the sheet in its frame; a drag is no click.
 * @param {{current: HTMLElement | null}} frame
 * @param {boolean} isReady
 * @param {boolean} isLarge
 * @param {(id: string) => void} onPick
 */
function useZoom(frame, isReady, isLarge, onPick) {
  const panzoom = useRef(/** @type {import("../../vendor/panzoom.js").PanzoomObject | null} */ (null));
  useEffect(() => {
    const box = frame.current;
    const sheet = /** @type {HTMLElement | null} */ (box?.firstElementChild ?? null);
    if (!isReady || !box || !sheet) return;
    const made = Panzoom(sheet, {
      maxScale: isLarge ? 9 : 5, minScale: 1, contain: "outside", panOnlyWhenZoomed: true, cursor: "default", touchAction: "pan-y", step: SPREAD,
      animate: !isStill(), handleStartEvent: () => {},
    });
    panzoom.current = made;
    const stop = watchPointer(box, made, onPick);
    return () => {
      stop();
      made.destroy();
    };
  }, [isReady, isLarge, onPick]);
  return {
    /** @param {number} factor */
    by: (factor) => panzoom.current?.zoom(panzoom.current.getScale() * factor),
    fit: () => panzoom.current?.reset(),
    seek: () => panzoom.current && frame.current && showChoices(frame.current, panzoom.current),
  };
}

/**
 * Where to look: at what can be chosen; with nothing to choose on the board, at what the question is about; with neither, and the board seen
 * whole, at what was done last.
 * @param {HTMLElement} box @param {number} scale
 */
function worthSeeing(box, scale) {
  const [legal, about, last] = ["is-legal", "is-about", "is-last"].map((mark) => [...box.querySelectorAll(`.${mark}[data-pick]`)]);
  if (legal.length) return legal;
  return about.length || scale > 1.01 ? about : last;
}

/**
 * Bring what can be chosen into view, as large as a finger needs it; what is seen well stays as it is.
 * @param {HTMLElement} box
 * @param {import("../../vendor/panzoom.js").PanzoomObject} panzoom
 */
function showChoices(box, panzoom) {
  const spots = worthSeeing(box, panzoom.getScale()).map((place) => place.getBoundingClientRect());
  if (!spots.length) return;
  const [frame, sheet] = [box, /** @type {Element} */ (box.firstElementChild)].map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...spots.map((spot) => spot.left)), Math.min(...spots.map((spot) => spot.top))];
  const [right, bottom] = [Math.max(...spots.map((spot) => spot.right)), Math.max(...spots.map((spot) => spot.bottom))];
  const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  const narrowest = Math.min(...spots.map((spot) => Math.min(spot.width, spot.height)));
  const wanted = box.querySelector(".is-legal[data-pick]") ? TOUCHED : READ;
  if (isInside && narrowest >= wanted) return;
  const scale = panzoom.getScale();
  const fitting = scale * Math.min(frame.width / (right - left), frame.height / (bottom - top)) * 0.85;
  panzoom.zoom(Math.max(1, Math.min(fitting, (scale * wanted * 1.2) / narrowest)), { animate: false });
  const [x, y] = [(sheet.left + sheet.width / 2 - (left + right) / 2) / scale, (sheet.top + sheet.height / 2 - (top + bottom) / 2) / scale];
  requestAnimationFrame(() => panzoom.pan(x, y, { animate: false })); // at once, as the next question may measure from there; what may be seen depends on the size, which is drawn by then
}

/**
 * What a finger means that just missed something that can be chosen; "" when it hit.
 * @param {HTMLElement} box
 * @param {MouseEvent} event
 */
function meantBy(box, event) {
  if (/** @type {PointerEvent} */ (event).pointerType !== "touch") return "";
  if (/** @type {Element} */ (event.target).closest(".is-legal, .is-picked")) return "";
  const near = [...box.querySelectorAll(".is-legal[data-pick]")].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return { id: place.getAttribute("data-pick") ?? "", far: Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY) };
  });
  return near.filter(({ far }) => far < FINGER).sort((a, b) => a.far - b.far)[0]?.id ?? "";
}

/**
 * @param {HTMLElement} box
 * @param {import("../../vendor/panzoom.js").PanzoomObject} panzoom
 * @param {(id: string) => void} onPick
 */
function watchPointer(box, panzoom, onPick) {
  let start = /** @type {{x: number, y: number} | null} */ (null); // none for a pointer that was down before anybody watched
  /** @param {PointerEvent} event */
  const onDown = (event) => (start = { x: event.clientX, y: event.clientY });
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const isKey = event.detail === 0;
    const slip = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
    if (!isKey && slip > SLIP) return event.stopPropagation();
    const meant = meantBy(box, event);
    if (!meant) return;
    event.stopPropagation();
    onPick(meant);
  };
  /** @param {WheelEvent} event */
  const onWheel = (event) => (event.ctrlKey || event.metaKey) && panzoom.zoomWithWheel(event, { step: NOTCH });
  const onChange = () => panzoom.setOptions({ touchAction: panzoom.getScale() > 1.01 ? "none" : "pan-y" });
  box.addEventListener("pointerdown", onDown, true);
  box.addEventListener("click", onClick, true);
  box.addEventListener("wheel", onWheel, { passive: false });
  box.addEventListener("panzoomzoom", onChange, true); // caught on its way down, as it does not bubble
  return () => {
    box.removeEventListener("pointerdown", onDown, true);
    box.removeEventListener("click", onClick, true);
    box.removeEventListener("wheel", onWheel);
    box.removeEventListener("panzoomzoom", onChange, true);
  };
}

/**
 * One place of a drawn board is a tab stop; arrows go to its neighbours, N to the next place that can be chosen.
 * @param {{current: HTMLElement | null}} frame
 * @param {Board} board
 * @param {Session} session
 */
function useRoving(frame, board, session) {
  useLayoutEffect(() => (frame.current ? roam(frame.current, board, session) : undefined), [frame.current, board]);
}
