// Which lines of the log nobody may miss.

/** The first words of what an event tells, with the headline it gets. @type {Record<string, string>} */
const HEADLINES = {
  "event": "An event", "eruption": "Eruption!", "whirlpool": "Whirlpool!", "animal": "A giant animal!", "sinkhole": "Sinkhole!", "assassin": "Assassin!",
  "invention": "An invention", "invented": "An invention", "reinforced": "Reinforcements",
};

/** @param {import("../../types.js").LogLine} line @returns {string} "" for what is no news */
export const news = (line) => HEADLINES[line.what] ?? (line.what.startsWith("event-") ? HEADLINES[line.what.slice(6)] ?? HEADLINES.event : "");
