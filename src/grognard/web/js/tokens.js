// The keys this browser holds: the host's, and those of seats and of watching, kept in the browser's own storage.

const HOST = "grognard.host";
const SEATS = "grognard.seats";
const HERE = "grognard.here";

/** @param {string} key @returns {Record<string, any>} */
function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @returns {string} the host's token, "" when this browser is a guest's */
export const hostToken = () => localStorage.getItem(HOST) ?? "";

/** @param {string} token */
export const keepHost = (token) => localStorage.setItem(HOST, token);

/** @param {string} table @returns {Record<string, string>} tokens by seat number or "watch" */
export const tokensOf = (table) => stored(SEATS)[table] ?? {};

/** @param {string} table @param {Record<string, string>} tokens */
export function keepTokens(table, tokens) {
  const all = stored(SEATS);
  all[table] = { ...all[table], ...tokens };
  localStorage.setItem(SEATS, JSON.stringify(all));
}

/**
 * The keys of a new table that people play with: a bot's seat needs none.
 * @param {Record<string, string>} tokens
 * @param {{kind: string}[]} seats
 */
export const keysOfPeople = (tokens, seats) => Object.fromEntries(Object.entries(tokens).filter(([seat]) => seats[Number(seat)]?.kind !== "bot"));

/** @param {string} table */
export function dropTokens(table) {
  for (const key of [SEATS, HERE]) {
    const all = stored(key);
    delete all[table];
    localStorage.setItem(key, JSON.stringify(all));
  }
}

/**
 * The token to show for a table and a seat (-1 watches, null does not matter).
 * @param {string} table
 * @param {number | null} seat
 */
export function tokenFor(table, seat) {
  const held = tokensOf(table);
  const own = seat === null || seat < 0 ? held.watch : held[String(seat)];
  return own && seat !== null ? own : hostToken() || own || Object.values(held)[0] || "";
}

/**
 * The seats that are played in this browser: the host's browser plays every person's seat unless told otherwise.
 * @param {import("./types.js").TableFacts} table
 * @returns {number[]}
 */
export function seatsHere(table) {
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);
  const held = tokensOf(table.id);
  const may = hostToken() ? people : people.filter((seat) => held[String(seat)]);
  const chosen = chosenHere(table.id);
  return chosen ? may.filter((seat) => chosen.includes(seat)) : may;
}

/**
 * The seats that this browser was told to play, null when it was told nothing.
 * @param {string} table
 * @returns {number[] | null}
 */
export function chosenHere(table) {
  const chosen = stored(HERE)[table];
  return Array.isArray(chosen) ? chosen : null;
}

/** @param {string} table @param {number[]} seats */
export function playHere(table, seats) {
  const all = stored(HERE);
  all[table] = seats;
  localStorage.setItem(HERE, JSON.stringify(all));
}

/**
 * Take keys out of the address, so that they do not stay in it: the host's `#key=…`, a guest's `#/t/ID?seat=1&key=…`.
 * @param {string} hash
 * @returns {string} the address without them
 */
export function takeKeys(hash) {
  const host = /^#key=(.+)$/.exec(hash);
  if (host) {
    keepHost(decodeURIComponent(host[1]));
    return "#/";
  }
  const guest = /^(#\/t\/([\w-]+))\?(.+)$/.exec(hash);
  if (!guest) return hash;
  const given = new URLSearchParams(guest[3]);
  const key = given.get("key");
  const seat = given.get("seat") ?? "watch";
  if (key) {
    keepTokens(guest[2], { [seat]: key });
    if (seat !== "watch" && !hostToken()) playHere(guest[2], [...new Set([...(stored(HERE)[guest[2]] ?? []), Number(seat)])]);
  }
  return guest[1];
}
