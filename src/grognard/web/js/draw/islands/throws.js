// What a throw brought, in the words of the log: totals of a battle, recruit points, a hit.

const RESULTS = new Set(["total", "roll-won", "roll-tied", "points", "reinforced", "hit", "miss", "unseen", "found", "no-event", "event", "convert", "bite", "capture", "ashore", "drowns", "rises-on"]);
const MOST = 3;

/** @param {import("../../types.js").LogLine[]} log @param {import("../../types.js").LogLine} line one with dice @returns {string} "" when nothing is known yet */
export function outcome(log, line) {
  const at = log.indexOf(line);
  const next = log.findIndex((one, number) => number > at && one.what === "throw");
  const after = log.slice(at + 1, next < 0 ? undefined : next);
  return after.filter((one) => RESULTS.has(one.what)).slice(0, MOST).map((one) => one.text).join(" ");
}
