// Picking what is drawn, by pointer or keyboard: whatever bears its id as data-pick.

/** @typedef {import("../types.js").DrawUi} DrawUi */

/** A click. @param {Event} event @param {DrawUi} ui */
export function pick(event, ui) {
  const id = /** @type {Element} */ (event.target).closest("[data-pick]")?.getAttribute("data-pick");
  if (id) ui.onPick(id);
}

/** Enter and Space click. @param {KeyboardEvent} event @param {DrawUi} ui */
export function press(event, ui) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) pick(event, ui);
}
