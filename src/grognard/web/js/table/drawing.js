// The drawing of a table's game, once it is fetched.
import { useEffect, useState } from "../../vendor/preact.js";
import { drawingOf } from "../draw/index.js";

/** @typedef {import("../types.js").Drawing} Drawing */

/** @type {Map<string, Drawing>} */
const fetched = new Map();

/** @param {string} game @returns {Drawing | null} null while it is on its way */
export function useDrawing(game) {
  const [drawing, setDrawing] = useState(/** @type {Drawing | null} */ (fetched.get(game) ?? null));
  useEffect(() => {
    void drawingOf(game).then((made) => {
      fetched.set(game, made);
      setDrawing(() => made);
    });
  }, [game]);
  return drawing;
}
