// The drawing of a table's game, once it is fetched.
import { useEffect, useState } from "../../vendor/preact.js";
import { drawingName, drawingOf } from "../draw/index.js";

/** @typedef {import("../types.js").Drawing} Drawing */

/** @type {Map<string, Drawing>} */
const fetched = new Map();

/** @param {string} game @returns {Drawing | null} null while it is on its way */
export function useDrawing(game) {
  const name = drawingName(game);
  const [, show] = useState(fetched.get(name) ?? null);
  useEffect(() => {
    void drawingOf(name).then((made) => {
      fetched.set(name, made);
      show(() => made);
    });
  }, [name]);
  return fetched.get(name) ?? null;
}
