// The colours of the seats on this page: of what each one plays, where a drawing knows that, else the house's own.
import { useEffect } from "../../vendor/preact.js";

/** @param {import("../types.js").Drawing | null} drawing @param {import("../types.js").View | undefined} view */
export function useSeatColours(drawing, view) {
  const colours = (drawing?.colours && view ? drawing.colours(view) : []).join();
  useEffect(() => {
    const { style } = document.documentElement; // dialogs lie outside of the table
    const named = colours.split(",").map((colour, seat) => ({ name: `--seat-${seat}`, colour })).filter(({ colour }) => colour);
    for (const { name, colour } of named) style.setProperty(name, `light-dark(${colour}, color-mix(in oklab, ${colour} 70%, #fff))`);
    return () => named.forEach(({ name }) => style.removeProperty(name));
  }, [colours]);
}
