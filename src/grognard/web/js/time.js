// Moments in words.

const STEPS = /** @type {[number, Intl.RelativeTimeFormatUnit][]} */ ([
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [30, "day"],
  [12, "month"],
]);
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** @param {number} moment in milliseconds since 1970 @returns {string} such as "3 minutes ago" */
export function ago(moment) {
  let amount = (moment - Date.now()) / 1000;
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return words.format(Math.round(amount), unit);
    amount /= size;
  }
  return words.format(Math.round(amount), "year");
}

/** @param {number} moment in milliseconds since 1970 @returns {string} in full, in the reader's own time */
export function inFull(moment) {
  return new Date(moment).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
