// A square in words, for whoever hears the board instead of seeing it.

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Place} Place */
/** @typedef {import("../../types.js").Piece} Piece */

const MARKS = { picked: "picked", last: "last change", threat: "threatened" };

/**
 * "D15, battlefield, South soldier, has moved, can act".
 * @param {View} view
 * @param {Place} place
 * @param {Piece | undefined} piece
 * @param {{mark?: import("../../types.js").Mark, odds?: string, isThreatened: boolean}} shown
 */
export function describe(view, place, piece, { mark, odds, isThreatened }) {
  const parts = [place.id, groundOf(view, place)];
  if (piece) parts.push(...unitWords(view, piece));
  if (mark === "legal") parts.push(piece?.owner === view.facts.side ? "can act" : piece ? "can be a target" : "can be reached");
  else if (mark) parts.push(MARKS[mark]);
  if (isThreatened && mark !== "threat") parts.push("threatened");
  if (odds) parts.push(odds);
  return parts.filter(Boolean).join(", ");
}

/** @param {View} view @param {Place} place */
function groundOf(view, place) {
  if (place.kind === "entrance") return `${view.seats[place.facts.owner]?.name} Entrance`;
  if (place.kind !== "mountain") return place.kind;
  return `level ${place.facts.level}, ${place.facts.ore}${place.facts.top ? ", top" : ""}`;
}

/** @param {View} view @param {Piece} piece */
function unitWords(view, piece) {
  const { done = [], engages, engaged_by: engagedBy, hold } = piece.facts;
  return [
    `${view.seats[piece.owner]?.name} ${piece.kind}`,
    done.length ? `has ${done.join(" and ")}` : "",
    engages ? `engages ${engages}` : "",
    engagedBy ? `engaged from ${engagedBy}` : "",
    hold ? `has held the top for ${hold} of ${view.facts.top_turns}` : "",
  ];
}
