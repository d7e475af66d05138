// Which lines of the log nobody may miss.

/** Words of events with the headline each gets. @type {Record<string, string>} */
const HEADLINES = { won: "A battle is won", tied: "Nobody wins the battle", captured: "Captured!", "no-retreat": "No way back", truce: "A truce", out: "Out of the game", wins: "Victory!" };

/** @param {import("../../types.js").LogLine} line @returns {string} "" for what is no news */
export const news = (line) => HEADLINES[line.what] ?? "";
