// Which lines of the log nobody may miss.

/** Words of events with the headline each gets. @type {Record<string, string>} */
const HEADLINES = {
  event: "An event", eruption: "Eruption!", whirlpool: "Whirlpool!", animal: "A giant animal!", sinkhole: "Sinkhole!", assassin: "Assassin!",
  invents: "An invention", reinforced: "Reinforcements", explodes: "A Bomb!", ruin: "A Base is taken", "base-taken": "A Base is taken", dead: "Wiped out", out: "Out of the game",
};

/** @param {import("../../types.js").LogLine} line @returns {string} "" for what is no news */
export const news = (line) => HEADLINES[line.what] ?? "";
