// Dialogs: the browser's own, which keeps the focus inside and closes by Escape.
import { html, useEffect, useRef } from "../vendor/preact.js";

/**
 * @param {{isOpen: boolean, title: string, onClose: () => void, testid?: string, children?: import("../vendor/preact.js").Child}} props
 */
export function Dialog({ isOpen, title, onClose, testid, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (isOpen && !box.current?.open) box.current?.showModal();
    else if (!isOpen) box.current?.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return html`<dialog ref=${box} aria-label=${title} data-testid=${testid} onClose=${onClose}
    onClick=${(/** @type {any} */ event) => event.target === box.current && onClose()}>
    <div class="dialog-body"><header><h2>${title}</h2>
      <button type="button" class="quiet" aria-label="Close" data-testid="close" onClick=${onClose}>✕</button></header>
    ${children}</div>
  </dialog>`;
}

/**
 * A question with yes and no.
 * @param {{isOpen: boolean, title: string, text: string, yes: string, testid: string, onYes: () => void, onClose: () => void}} props
 */
export function Ask({ isOpen, title, text, yes, testid, onYes, onClose }) {
  return html`<${Dialog} isOpen=${isOpen} title=${title} onClose=${onClose}>
    <p>${text}</p>
    <div class="choices"><button type="button" onClick=${onClose}>No</button>
    <button type="button" class="danger" data-testid=${testid} onClick=${() => {
      onClose();
      onYes();
    }}>${yes}</button></div>
  </${Dialog}>`;
}
