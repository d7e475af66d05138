// Where a card or dice stand: next to a place of the board, whatever drew it.

/**
 * Put a card next to a place of the board, inside the pane, on the side where there is room.
 * @param {HTMLElement} card
 * @param {HTMLElement} frame
 * @param {string} id
 */
export function putBeside(card, frame, id) {
  const pane = /** @type {HTMLElement} */ (card.offsetParent ?? frame);
  const outer = pane.getBoundingClientRect();
  const inner = frame.getBoundingClientRect();
  const target = frame.querySelector(`[data-testid="place-${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const x = target ? target.x + target.width / 2 : inner.x + inner.width / 2;
  const y = target ? target.bottom + 8 : inner.y + 16;
  const width = card.offsetWidth;
  const left = Math.max(4, Math.min(x - width / 2 - outer.x, outer.width - width - 4));
  const isLow = target !== undefined && y + card.offsetHeight > Math.min(inner.bottom, innerHeight);
  const top = (isLow && target ? target.top - 8 - card.offsetHeight : y) - outer.y;
  card.style.left = `${left}px`;
  card.style.top = `${Math.max(4, top)}px`;
}
