// How factions and units look: an emblem, boats and buildings by their names, with plain ones for names nobody has drawn.
import { html } from "../../../vendor/preact.js";
import { ICONS, ICON_SIZE } from "./icons.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {{id: string, code: string, name: string, colour: string, seat: number, bank: number, bases: number, units: number, invented: boolean, dead: boolean}} Faction */

/** @type {Record<string, string>} */
const EMBLEMS = {
  pirates: "skull", nemo: "trident", moreau: "wolf", rebels: "torch", company: "crown", zombies: "tombstone", natives: "mask",
  confederates: "horseshoe", satsuma: "helmet",
};

/** Colours of factions that nobody has picked yet; the others come with theirs. @type {Record<string, string>} */
const FIRST_COLOURS = {
  pirates: "red", nemo: "blue", moreau: "green", rebels: "orange", company: "white", zombies: "black", natives: "yellow", confederates: "grey", satsuma: "purple",
};

/** @type {Record<string, string>} */
const BASES = {
  lair: "cave", factory: "factory", lab: "dome", camp: "tent", outpost: "tower", ruin: "ruins", village: "hut", plantation: "barn", castle: "pagoda",
};

/** @type {Record<string, string>} */
const BOATS = { submarine: "submarine", sub: "submarine", raft: "raft", outrigger: "canoe", paddleboat: "steamer" };

/** @type {Record<string, string>} */
const ARMS = { boss: "star", bombard: "cannon", bomb: "bomb", balloon: "balloon" };

/** Colours that the style sheet knows. */
const COLOURS = new Set(["red", "blue", "green", "orange", "white", "black", "yellow", "grey", "purple", "brown", "pink", "teal", "cyan"]);

/** The colours of seats that play one faction each, dark enough to be written on in white. @type {Record<string, string>} */
const SEAT_COLOURS = {
  red: "#b3261e", blue: "#1f5f96", green: "#2c7a45", orange: "#b2501a", white: "#857a66", black: "#2f2a26", yellow: "#8a6a12", grey: "#666c70", purple: "#7b4a86",
};

/** By seat the colour of its faction; with several each the house's colours say more. @param {View} view */
export function colours(view) {
  const played = view.seats.map(({ facts }) => facts.factions ?? []);
  return played.every((factions) => factions.length === 1) ? played.map(([{ colour }]) => SEAT_COLOURS[colour] ?? "") : [];
}

/** All factions in play, by id. @param {View} view @returns {Map<string, Faction>} */
export function factionsOf(view) {
  const all = view.seats.flatMap((seat) => (seat.facts.factions ?? []).map((/** @type {any} */ one) => ({ ...one, seat: seat.number })));
  return new Map(all.map((one) => [one.id, one]));
}

/** A faction that may be picked, null when the word is none. @param {string} id @returns {Faction | null} */
export function unpicked(id) {
  const colour = FIRST_COLOURS[id];
  return colour ? { id, code: id.slice(0, 2).toUpperCase(), name: id, colour, seat: -1, bank: 0, bases: 0, units: 0, invented: false, dead: false } : null;
}

/** The class that gives a faction's colours. @param {Faction | undefined} faction */
export const tintOf = (faction) => `isl-of ${faction && COLOURS.has(faction.colour) ? `isl-${faction.colour}` : "isl-grey"}`;

/** @param {string} faction @param {string} kind @param {string} name */
export function iconOf(faction, kind, name) {
  const word = name.toLowerCase();
  if (kind === "base") return BASES[word] ?? "house";
  if (kind === "boat") return BOATS[word] ?? "sail";
  return ARMS[kind] ?? EMBLEMS[faction] ?? "";
}

/** An emblem in a picture, its middle at 0,0; a faction without one shows its code. @param {Faction | undefined} faction @param {number} size */
export function emblem(faction, size) {
  const icon = EMBLEMS[faction?.id ?? ""];
  return icon ? shape(icon, size) : html`<text class="isl-emblem-code" font-size=${size * 0.7}>${faction?.code ?? "?"}</text>`;
}

/** @param {string} icon @param {number} size @param {string} [name] a class */
export function shape(icon, size, name = "") {
  const scale = size / ICON_SIZE;
  return html`<path class=${name || undefined} transform=${`translate(${-size / 2},${-size / 2}) scale(${scale})`} d=${ICONS[icon]} />`;
}

/** A kind of unit as a small picture among words. @param {{faction: Faction | undefined, kind: string, name: string}} props */
export function UnitSign({ faction, kind, name }) {
  const icon = iconOf(faction?.id ?? "", kind, name);
  return html`<svg class=${`isl-sign ${tintOf(faction)}`} viewBox="-14 -14 28 28" aria-hidden="true">
    <rect class="isl-body" x="-13" y="-13" width="26" height="26" rx="4" />
    <g class="isl-icon">${icon ? shape(icon, 20) : emblem(faction, 18)}</g></svg>`;
}

/** A faction's emblem among words. @param {{faction: Faction | undefined}} props */
export const Emblem = ({ faction }) => html`<${UnitSign} faction=${faction} kind="band" name="" />`;
