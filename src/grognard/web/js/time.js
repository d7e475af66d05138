// Moments in words.

const STEPS = /** @type {[number, Intl.RelativeTimeFormatUnit][]} */ ([
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [30, "day"],
  [12, "month"],
]);
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** @param {string} moment an ISO date @returns {string} such as "3 minutes ago" */
export function ago(moment) {
  const then = Date.parse(moment);
  if (Number.isNaN(then)) return "";
  let amount = (then - Date.now()) / 1000;
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return words.format(Math.round(amount), unit);
    amount /= size;
  }
  return words.format(Math.round(amount), "year");
}

/** @param {string} moment an ISO date @returns {string} in full, in the reader's own time */
export function inFull(moment) {
  const then = new Date(moment);
  return Number.isNaN(then.getTime()) ? "" : then.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
