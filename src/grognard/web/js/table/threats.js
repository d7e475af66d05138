// What the other side threatens to do next turn, in words.
import { html } from "../../vendor/preact.js";

/** @param {{view: import("../types.js").View, onShow: (id: string) => void}} props */
export function Threats({ view, onShow }) {
  const threats = /** @type {any[] | undefined} */ (view.facts.threats);
  if (!threats || view.viewer < 0 || view.result) return null;
  const pieces = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const against = threats.filter((threat) => threat.side !== view.viewer);
  return html`<details class="threat-list" data-testid="threat-list" open=${innerWidth > 900}>
    <summary>Threats next turn <b>${against.length}</b></summary>
    ${against.length === 0 && html`<p>Nothing of yours is in danger.</p>`}
    <ul>${against.map((threat) => {
      const target = pieces.get(threat.target);
      if (!target) return null;
      return html`<li key=${threat.target + threat.verb}>
        <button type="button" class="quiet" onClick=${() => onShow(target.place)}>
          <span>Your ${target.kind} on <b>${target.place}</b>: ${threat.verb.replaceAll("-", " ")} by ${
            byWhom((threat.by ?? []).map((/** @type {string} */ id) => pieces.get(id)).filter(Boolean))}</span>${" "}
          <span class="odds">${Math.round(100 * threat.odds)} %</span></button></li>`;
    })}</ul>
  </details>`;
}

/** Those that can do it; of many the first two. @param {import("../types.js").Piece[]} pieces */
function byWhom(pieces) {
  const named = pieces.slice(0, 2).map((piece) => `${piece.kind} ${piece.place}`).join(" or ");
  return pieces.length > 2 ? `${named} (${pieces.length} can)` : named || "the other side";
}
