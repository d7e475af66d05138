// What lies in the place that is pointed at, focused or tapped, in full; gone when a menu or an answer takes its place.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { putBeside } from "./put.js";

const REST = 140; // milliseconds a pointer rests on a place before it opens

/**
 * The place that is looked at.
 * @param {{current: HTMLElement | null}} frame
 * @param {boolean} isReady whether there is something to look at
 * @param {string} moment of the position: when it is over, nothing is looked at
 */
function useLook(frame, isReady, moment) {
  const [looked, look] = useState("");
  useEffect(() => {
    const box = frame.current;
    if (!box || !isReady) return;
    let timer = 0;
    /** @param {Event} event */
    const idOf = (event) => /** @type {Element | null} */ (event.target)?.closest("[data-pick]")?.getAttribute("data-pick") ?? "";
    /** @param {Event} event @param {number} [pause] */
    const turn = (event, pause = 0) => {
      const id = idOf(event);
      clearTimeout(timer);
      timer = setTimeout(() => look(id), pause);
    };
    const deeds = /** @type {Record<string, (event: any) => void>} */ ({
      pointerover: (event) => event.pointerType === "mouse" && turn(event, REST),
      pointerleave: (event) => event.pointerType === "mouse" && turn(event),
      pointerdown: () => clearTimeout(timer),
      click: turn,
      focusin: (event) => event.target.matches(":focus-visible") && turn(event),
      focusout: () => turn(new Event("none")),
    });
    for (const [name, deed] of Object.entries(deeds)) box.addEventListener(name, deed);
    return () => {
      clearTimeout(timer);
      for (const [name, deed] of Object.entries(deeds)) box.removeEventListener(name, deed);
    };
  }, [frame.current, isReady]);
  useEffect(() => look(""), [moment]);
  return looked;
}

/**
 * @param {{frame: {current: HTMLElement | null}, drawing: import("../types.js").Drawing | null, view: import("../types.js").View,
 *   board: import("../types.js").Board, isHidden: boolean, moment: string}} props
 */
export function Peek({ frame, drawing, view, board, isHidden, moment }) {
  const looked = useLook(frame, drawing?.about !== undefined, moment);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const told = looked && !isHidden ? (drawing?.about?.(view, board, looked) ?? null) : null;
  useLayoutEffect(() => {
    if (box.current && frame.current) putBeside(box.current, frame.current, looked);
  });
  if (!told) return null;
  return html`<div class="beside peek-card" ref=${box} aria-hidden="true" data-testid="peek">${told}</div>`;
}
