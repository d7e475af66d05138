// The battle roll that was made last, as the log tells it: dice, modifiers and totals of both sides.

/** @typedef {import("../../types.js").LogLine} LogLine */
/** @typedef {{dice: number[], modifiers: {add: number, rule: string, text: string}[], thrown: number, total: number}} Rolled */

const DICE = 3; // a side

/** By side, the attacker first; null while there was none. @param {LogLine[]} log @returns {Rolled[] | null} */
export function lastRoll(log) {
  const ends = log.flatMap((line, at) => (line.what === "total" ? [at] : [])).slice(-2);
  if (ends.length < 2) return null;
  const start = log.findLastIndex((line, at) => at < ends[0] && line.what !== "bonus");
  const dice = facesAt(log, start);
  return ends.map((end, side) => {
    const [, thrown, total] = log[end].numbers;
    const own = dice.slice(side * DICE, (side + 1) * DICE);
    const lines = log.slice((side ? ends[0] : start) + 1, end);
    const modifiers = lines.map(({ numbers, rule, text }) => ({ add: numbers[2], rule, text: /\((.*)\)/.exec(text)?.[1] ?? "" }));
    return { dice: own.reduce((sum, die) => sum + die, 0) === thrown ? own : [], modifiers, thrown, total };
  });
}

/** The faces as they lay in the end: cards change dice after they fell, and a stack may throw its own again. @param {LogLine[]} log @param {number} end */
function facesAt(log, end) {
  const fell = log.findLastIndex((line, at) => at <= end && line.dice.length === 2 * DICE);
  if (fell < 0) return [];
  const faces = [...log[fell].dice];
  for (const { what, numbers, dice, sides } of log.slice(fell + 1, end + 1)) {
    if (what === "die") faces[numbers[0]] = numbers[2];
    if (dice.length === DICE) faces.splice(log[fell].sides.indexOf(sides[0]), DICE, ...dice);
  }
  return faces;
}
