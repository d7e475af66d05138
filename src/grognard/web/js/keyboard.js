// Single keys, and the page that lists them. They can be switched off, and never act while something is typed.
import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { Dialog } from "./dialog.js";
import { set, settings } from "./store.js";

/** Every key with what it does, for the help. @type {[string, string][]} */
const KEYS = [
  ["Tab", "go to the next control"],
  ["← ↑ → ↓", "walk over the board"],
  ["N  P", "go to the next or previous place that can be chosen"],
  ["Enter", "choose the place or press the button"],
  ["1 … 9", "give the first, second … answer shown"],
  ["Esc", "let go of what is chosen; back to now"],
  ["U", "undo, or take the last choice off the order"],
  ["S", "send what is done so far"],
  ["A", "all possibilities; type a move such as D15-D12 and press Enter"],
  ["B  L", "go to the board, to the log"],
  ["[  ]  .", "one moment back, one on, back to now"],
  ["V  T  W", "plan or relief, threats, the position in words"],
  ["F  C", "the whole board; what can be chosen"],
  ["?", "this help"],
];

/** Run something once the page has been drawn. @param {() => void} run */
export const keep = (run) => void setTimeout(run, 30);

/** @param {KeyboardEvent} event */
function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  return target.matches("input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]") || !!target.closest("dialog");
}

/**
 * Listen for single keys while the component is shown.
 * @param {(key: string) => boolean} onKey whether the key meant something
 */
export function useKeys(onKey) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => { // before anybody sees the page and presses a key
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      if (event.key === "Escape" && isTyping(event)) /** @type {HTMLElement} */ (event.target).blur();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (!settings.value.keys && event.key !== "Escape") return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (latest.current(key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** @param {{isOpen: boolean, onClose: () => void}} props */
export function Help({ isOpen, onClose }) {
  return html`<${Dialog} isOpen=${isOpen} title="Keys and settings" onClose=${onClose} testid="help-dialog">
    <dl class="keys">${KEYS.map(([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
    <p>Click a marked piece, then a marked place. Anything else tells why not.
      The board moves by dragging once it is enlarged; pinch, or turn the wheel with Ctrl held.</p>
    <${Settings} />
  </${Dialog}>`;
}

function Settings() {
  const { keys, sound, theme } = settings.value;
  return html`<fieldset class="settings"><legend>Settings</legend>
    <label><input type="checkbox" data-testid="sound" checked=${sound} onChange=${() => set({ sound: !sound })} /> Sounds</label>
    <label><input type="checkbox" data-testid="keys" checked=${keys} onChange=${() => set({ keys: !keys })} /> Single keys are shortcuts</label>
    <label>Colours <select data-testid="theme" value=${theme} onChange=${(/** @type {any} */ event) => set({ theme: event.currentTarget.value })}>
      <option value="auto">as the system has them</option><option value="light">light</option><option value="dark">dark</option>
    </select></label>
  </fieldset>`;
}
