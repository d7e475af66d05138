// A new table: game, options with their rules, who sits where, and where chance comes from.
import { html, useEffect, useState } from "../vendor/preact.js";
import { AddModule } from "./add_module.js";
import { api } from "./api.js";
import { tellError } from "./store.js";
import { RuleLink } from "./table/rule_link.js";
import { hostToken, keepTokens, keysOfPeople } from "./tokens.js";

/** @typedef {import("./types.js").GameFacts} GameFacts */
/** @typedef {import("./types.js").OptionFacts} OptionFacts */
/** @typedef {{kind: "person" | "bot", player: string, bot: string}} SeatChoice */
/** @typedef {{kind: "fair" | "practice" | "manual", seed: string, wait: boolean}} ChanceChoice */

/** @param {{game: string}} props */
export function NewTable({ game }) {
  const [games, setGames] = useState(/** @type {GameFacts[]} */ ([]));
  const [name, setName] = useState(game);
  const look = () => api.get("/api/games").then(setGames, tellError);
  useEffect(() => void look(), []);
  const chosen = games.find((one) => one.name === name) ?? games.find((one) => one.name === "mystic-mountain") ?? games[0];
  return html`<main class="page new-table" id="main"><h1>New table</h1>
    ${games.length > 1 && html`<label class="field">Game <select data-testid="game" value=${chosen?.name}
      onChange=${(/** @type {any} */ event) => setName(event.currentTarget.value)}>
      ${games.map((one) => html`<option key=${one.name} value=${one.name}>${one.title}</option>`)}</select></label>`}
    ${chosen && html`<${Form} key=${chosen.name} game=${chosen} />`}
    ${hostToken() && html`<${AddModule} onAdded=${(/** @type {string} */ added) => void look().then(() => setName(added))} />`}
  </main>`;
}

/** @param {GameFacts} game @returns {SeatChoice[]} */
function firstSeats(game) {
  const bot = botName(game.bots.find((one) => botName(one).startsWith("uct")) ?? game.bots[0]);
  return Array.from({ length: game.least_seats }, (_, seat) => ({ kind: seat === 0 ? "person" : "bot", player: "", bot }));
}

/** @param {import("./types.js").BotFacts | string | undefined} bot */
const botName = (bot) => (typeof bot === "string" ? bot : (bot?.name ?? ""));

/** @param {{game: GameFacts}} props */
function Form({ game }) {
  const [title, setTitle] = useState("");
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [seats, setSeats] = useState(() => firstSeats(game));
  const [chance, setChance] = useState(/** @type {ChanceChoice} */ ({ kind: "fair", seed: "", wait: false }));
  const [isBusy, setBusy] = useState(false);
  /** @param {Event} event */
  async function onSubmit(event) {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await api.post("/api/tables", { game: game.name, options, title: title.trim() || game.title, seats: seats.map(wireSeat), chance: chanceOf(chance) });
      keepTokens(made.id, keysOfPeople(made.tokens ?? {}, seats));
      location.hash = `#/t/${made.id}`;
    } catch (error) {
      tellError(error, game.name);
    } finally {
      setBusy(false);
    }
  }
  return html`<form onSubmit=${onSubmit}>
    <p class="credit"><b>${game.title}</b>. ${game.summary} <small>${game.credit}</small></p>
    <label class="field">Name of the table <input data-testid="title" maxlength="80" placeholder=${game.title} value=${title}
      onInput=${(/** @type {any} */ event) => setTitle(event.currentTarget.value)} /></label>
    <${Seats} game=${game} seats=${seats} onSeats=${setSeats} />
    <${ChanceChooser} chance=${chance} onChance=${setChance} />
    <details class="options"><summary data-testid="options">Options <small>${said(options)}</small></summary>
      ${game.options.map((option) => html`<${OptionField} key=${option.name} game=${game.name} option=${option}
        value=${options[option.name] ?? option.default} onValue=${(/** @type {any} */ value) => setOptions((now) => ({ ...now, [option.name]: value }))} />`)}
    </details>
    <button type="submit" class="strong" data-testid="create" disabled=${isBusy}>Sit down</button>
  </form>`;
}

/** @param {ChanceChoice} chance */
function chanceOf({ kind, seed, wait }) {
  if (kind === "practice") return { kind, seed };
  return kind === "fair" ? { kind, wait } : { kind };
}

/** @param {SeatChoice} seat */
const wireSeat = ({ kind, player, bot }) => (kind === "bot" ? { kind, player: "", bot } : { kind, player: player.trim(), bot: "" });

/** @param {Record<string, any>} options */
const said = (options) => (Object.keys(options).length ? `${Object.keys(options).length} changed` : "as the rules have them");

/** @param {{game: GameFacts, seats: SeatChoice[], onSeats: (seats: SeatChoice[]) => void}} props */
function Seats({ game, seats, onSeats }) {
  /** @param {number} seat @param {Partial<SeatChoice>} more */
  const change = (seat, more) => onSeats(seats.map((one, place) => (place === seat ? { ...one, ...more } : one)));
  const { least_seats: least, most_seats: most } = game;
  return html`<fieldset><legend>Seats</legend>
    ${most > least && html`<label class="field">How many <input type="number" data-testid="seats" min=${least} max=${most} value=${seats.length}
      onChange=${(/** @type {any} */ event) => onSeats(resized(seats, Math.max(least, Math.min(most, Number(event.currentTarget.value)))))} /></label>`}
    ${seats.map((seat, place) => html`<div class="seat-row" key=${place}>
      <span class=${`emblem owner-${place}`} aria-hidden="true"></span>
      <label>${game.seat_names[place] ?? `Seat ${place + 1}`} <select data-testid=${`seat-${place}-kind`} value=${seat.kind}
        onChange=${(/** @type {any} */ event) => change(place, { kind: event.currentTarget.value })}>
        <option value="person">a person here or by link</option><option value="bot">a bot</option></select></label>
      ${seat.kind === "bot"
        ? html`<label>Level <select data-testid=${`seat-${place}-bot`} value=${seat.bot}
            onChange=${(/** @type {any} */ event) => change(place, { bot: event.currentTarget.value })}>
            ${game.bots.map((bot) => html`<option key=${botName(bot)} value=${botName(bot)}>${typeof bot === "string" ? bot : bot.label}</option>`)}</select></label>`
        : html`<label>Name <input data-testid=${`seat-${place}-player`} maxlength="40" value=${seat.player} placeholder="may stay empty"
            onInput=${(/** @type {any} */ event) => change(place, { player: event.currentTarget.value })} /></label>`}
    </div>`)}
  </fieldset>`;
}

/** @param {SeatChoice[]} seats @param {number} length */
const resized = (seats, length) => Array.from({ length }, (_, place) => seats[place] ?? { ...seats[seats.length - 1] });

/** @param {{chance: ChanceChoice, onChance: (chance: ChanceChoice) => void}} props */
function ChanceChooser({ chance, onChance }) {
  const ways = /** @type {[ChanceChoice["kind"], string, string][]} */ ([
    ["fair", "Fair dice", "The server binds itself to a secret before the game; anybody can check every throw afterwards."],
    ["practice", "A seed of your own", "The same seed throws the same dice. The table is marked “practice”."],
    ["manual", "Real dice", "You throw on your own table and type in what fell."],
  ]);
  return html`<fieldset><legend>Chance</legend>
    ${ways.map(([kind, name, text]) => html`<label class="way" key=${kind}><input type="radio" name="chance" value=${kind}
      data-testid=${`chance-${kind}`} checked=${chance.kind === kind} onChange=${() => onChance({ ...chance, kind })} />
      <span><b>${name}</b> <small>${text}</small></span></label>`)}
    ${chance.kind === "fair" && html`<label><input type="checkbox" data-testid="wait" checked=${chance.wait}
      onChange=${() => onChance({ ...chance, wait: !chance.wait })} /> Each player adds a word before the first throw</label>`}
    ${chance.kind === "practice" && html`<label class="field">Seed <input data-testid="seed" required maxlength="60" value=${chance.seed}
      onInput=${(/** @type {any} */ event) => onChance({ ...chance, seed: event.currentTarget.value })} /></label>`}
  </fieldset>`;
}

/** @param {{game: string, option: OptionFacts, value: any, onValue: (value: any) => void}} props */
function OptionField({ game, option, value, onValue }) {
  const { name, kind, choices } = option;
  const testid = `option-${name}`;
  /** @param {any} event */
  const onText = (event) => onValue(event.currentTarget.value);
  /** A field that is empty for a moment changes nothing yet, and cannot be sent. @param {any} event */
  const onNumber = (event) => event.currentTarget.value !== "" && onValue(Number(event.currentTarget.value));
  return html`<div class="option"><div class="option-control">
      ${kind === "switch" && html`<label><input type="checkbox" data-testid=${testid} checked=${value} onChange=${() => onValue(!value)} /> ${option.text}</label>`}
      ${kind === "number" && html`<label>${option.text} <input type="number" data-testid=${testid} min=${option.least} max=${option.most} required
        value=${value} onInput=${onNumber} /></label>`}
      ${kind === "word" && html`<label>${option.text} <select data-testid=${testid} value=${value} onChange=${onText}>
        ${choices.map((choice) => html`<option key=${choice} value=${choice}>${choice.replaceAll("_", " ")}</option>`)}</select></label>`}
      ${kind === "text" && html`<label class="option-text">${option.text} <textarea data-testid=${testid} rows="6" spellcheck=${false} value=${value} onInput=${onText}></textarea></label>`}
      ${kind === "set" && html`<div role="group" aria-label=${option.text}>${option.text}: ${choices.map((choice) => html`<label key=${choice}>
        <input type="checkbox" data-testid=${`${testid}-${choice}`} checked=${value.includes(choice)} onChange=${() => onValue(flipped(value, choice))} /> ${choice}</label>`)}</div>`}
    </div>
    <p class="rule-text"><${RuleLink} game=${game} id=${option.rule} /> ${option.rule_text ?? ""}</p></div>`;
}

/** @param {string[]} set @param {string} choice */
const flipped = (set, choice) => (set.includes(choice) ? set.filter((one) => one !== choice) : [...set, choice]);
