// Before a fight: what both sides would add to the first roll, beside the button that begins it or leads to it.
import { html } from "../../../vendor/preact.js";
import { Ahead } from "./fight.js";

const BEGINS = new Set(["fight", "go"]); // of a fight that goes on its panel says the same

/** @param {import("../../types.js").View} view @param {import("../../types.js").Action} action null for what leads to no fight */
export function ahead(view, action) {
  const sides = action.forecast?.facts.sides;
  return BEGINS.has(action.verb) && sides ? html`<${Ahead} view=${view} sides=${sides} />` : null;
}
