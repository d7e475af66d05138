// What a click means: which actions it leaves, whether one of them is complete, and what to mark. Knows no game.

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Mark} Mark */

/**
 * The ids that count as clicked: the clicked ones, the pieces that lie there, the places where they lie.
 * @param {View} view
 * @param {string[]} ids
 */
export function closure(view, ids) {
  const all = new Set(ids);
  for (const piece of view.pieces) {
    if (all.has(piece.id) && piece.place) all.add(piece.place);
    else if (piece.place && all.has(piece.place)) all.add(piece.id);
  }
  return all;
}

/**
 * The actions that every click so far names.
 * @param {View} view
 * @param {Action[]} actions
 * @param {string[]} ids
 */
export function matching(view, actions, ids) {
  const spots = ids.map((id) => closure(view, [id]));
  return actions.filter((action) => spots.every((spot) => action.touches.some((touch) => spot.has(touch))));
}

/** Whether the clicks name all that the action touches. @param {View} view @param {Action} action @param {string[]} ids */
export function isNamed(view, action, ids) {
  const all = closure(view, ids);
  return action.touches.every((touch) => all.has(touch));
}

/** Whether an action may turn out in more than one way. @param {Action} action */
export const isUncertain = (action) => (action.forecast?.outcomes.length ?? 0) > 1;

/** The odds of an action in short, "" when it has none. @param {Action} action */
export function oddsOf(action) {
  if (!action.forecast?.outcomes.length) return "";
  const said = /(\d+(?:[.,]\d+)?)\s?%/.exec(action.forecast.text);
  if (said) return `${Math.round(Number(said[1].replace(",", ".")))} %`;
  return `${Math.round(100 * action.forecast.outcomes[0].probability)} %`;
}

/**
 * Where an action leads: the last place it touches.
 * @param {Action} action
 * @param {Set<string>} places
 */
export const goalOf = (action, places) => action.touches.filter((touch) => places.has(touch)).at(-1) ?? "";

/**
 * What is marked: with nothing clicked whatever can act, afterwards where it can go.
 * @param {View} view
 * @param {Action[]} actions
 * @param {string[]} picked
 * @param {Set<string>} places
 */
export function legalIds(view, actions, picked, places) {
  /** @type {Set<string>} */
  const ids = new Set();
  for (const action of matching(view, actions, picked)) {
    if (picked.length) action.touches.forEach((touch) => ids.add(touch));
    else if (action.touches.length) ids.add(action.touches[0]);
  }
  for (const id of closure(view, picked)) ids.delete(id);
  const pieces = new Map(view.pieces.map((piece) => [piece.id, piece.place]));
  return new Set([...ids].filter((id) => places.has(id) || !pieces.get(id)));
}

/**
 * Which places of the viewer the others threaten, as the game tells it.
 * @param {View} view
 * @returns {string[]}
 */
export function threatened(view) {
  const threats = /** @type {any[]} */ (view.facts.threats ?? []);
  const targets = new Set(threats.filter((threat) => threat.side !== view.viewer).map((threat) => threat.target));
  return view.pieces.filter((piece) => targets.has(piece.id) && piece.place).map((piece) => piece.place);
}

/**
 * The pieces that came, went or moved between two views.
 * @param {View | null} before
 * @param {View} after
 * @returns {import("../types.js").Trail[]}
 */
export function trailOf(before, after) {
  if (!before) return [];
  const stood = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const stands = new Set(after.pieces.map((piece) => piece.id));
  const moved = after.pieces.filter((piece) => (stood.get(piece.id)?.place ?? "") !== piece.place || stood.get(piece.id)?.facts.count !== piece.facts.count);
  const gone = before.pieces.filter((piece) => piece.place && !stands.has(piece.id));
  return [...moved.map((piece) => ({ piece: piece.id, from: stood.get(piece.id)?.place ?? "", to: piece.place })),
    ...gone.map((piece) => ({ piece: piece.id, from: piece.place, to: "" }))];
}

/** The places at both ends of trails. @param {import("../types.js").Trail[]} trail */
export const endsOf = (trail) => trail.flatMap(({ from, to }) => [from, to]).filter(Boolean);

/**
 * All marks of a board; the more pressing one wins where two meet.
 * @param {{legal: Iterable<string>, picked: Iterable<string>, last: Iterable<string>, threat: Iterable<string>}} groups
 * @returns {Map<string, Mark>}
 */
export function marksOf(groups) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const mark of /** @type {Mark[]} */ (["last", "threat", "legal", "picked"])) {
    for (const id of groups[mark]) marks.set(id, mark);
  }
  return marks;
}

/** The actions whose goals are told: of what is picked, else those that are about one place alone. @param {View} view @param {Action[]} actions @param {string[]} picked */
function aimed(view, actions, picked) {
  return picked.length ? matching(view, actions, picked) : actions.filter((action) => action.touches.length === 1);
}

/**
 * The forecast at each goal of what is picked.
 * @param {View} view
 * @param {Action[]} actions
 * @param {string[]} picked
 * @param {Set<string>} places
 */
export function forecastsAt(view, actions, picked, places) {
  /** @type {Map<string, import("../types.js").Forecast>} */
  const found = new Map();
  for (const action of aimed(view, actions, picked)) {
    const goal = goalOf(action, places);
    if (goal && action.forecast) found.set(goal, action.forecast);
  }
  return found;
}

/**
 * The odds beside each goal of what is picked.
 * @param {View} view
 * @param {Action[]} actions
 * @param {string[]} picked
 * @param {Set<string>} places
 * @returns {Map<string, string>}
 */
export function oddsAt(view, actions, picked, places) {
  /** @type {Map<string, string>} */
  const odds = new Map();
  for (const action of aimed(view, actions, picked)) {
    const goal = goalOf(action, places);
    const text = oddsOf(action);
    if (!goal || !text) continue;
    const known = odds.get(goal);
    odds.set(goal, known && known !== text ? `${known} / ${text}` : text);
  }
  return odds;
}
