// Round numbers for the marks of an axis.

/** At most about `most` round marks from `low` to `high`, both inside. @param {number} low @param {number} high @param {number} most */
export function marks(low, high, most) {
  const span = Math.max(high - low, 1);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power);
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, place) => first + place * step);
}
