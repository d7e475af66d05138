// Which lines of the log nobody may miss.

/** Words of events with the headline each gets. @type {Record<string, string>} */
const HEADLINES = { wins: "A battle is won", tie: "Equal forces", captured: "Captured!", "no-retreat": "No way back", truce: "A truce", out: "Out of the game", won: "The end", shared: "The end" };

/** @param {import("../../types.js").LogLine} line @returns {string} "" for what is no news */
export const news = (line) => HEADLINES[line.what] ?? "";
