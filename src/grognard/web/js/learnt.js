// Which lessons were done in this browser.

const KEPT = "grognard.learnt";

/** @returns {Record<string, string[]>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} game */
export function doneLessons(game) {
  const ids = kept()[game];
  return new Set(Array.isArray(ids) ? ids : []);
}

/** @param {string} game @param {string} lesson */
export function keepDone(game, lesson) {
  const done = [...doneLessons(game).add(lesson)];
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: done }));
}
