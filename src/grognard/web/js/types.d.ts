// The shapes of the server's answers, by the protocol: views are sent whole.
import type { Child, Signal, ReadonlySignal } from "../vendor/preact.js";

export interface SeatView { number: number; name: string; facts: Record<string, any> }
export interface Place { id: string; kind: string; x: number; y: number; facts: Record<string, any> }
export interface Piece { id: string; kind: string; owner: number; place: string; facts: Record<string, any> }
export interface Board { name: string; places: Place[]; facts: Record<string, any> }
export interface Result { reason: string; text?: string; rule: string; scores: number[]; winner?: number }
export interface View {
  game: string; options: Record<string, any>; viewer: number; actor: number; turn: number;
  seats: SeatView[]; pieces: Piece[]; facts: Record<string, any>; result: Result | null;
}
export type Slot = "place" | "piece" | "count" | "card" | "die" | "choice";
export interface Prompt { text: string; rule: string; slot: Slot | string; window: boolean; about?: string }
/** What a seat passes on beforehand; all kinds of questions when `about` is empty. */
export interface StandingFacts { until: "off" | "turn" | "mine" | "game"; about: string[] }
export interface Chance { label: string; probability: number }
export interface Forecast { text: string; outcomes: Chance[]; facts: Record<string, any>; samples: number }
export interface Action {
  id: number; verb: string; label: string; notation: string; touches: string[]; rule: string; cost: string;
  forecast: Forecast | null;
}
/** One event; `dice` are those that its entry threw. */
export interface LogLine { number: number; seat: number; what: string; rule: string; text: string; numbers: number[]; dice: number[]; sides: number[]; needed: number }
export interface TableSeat { seat: number; name: string; kind: "person" | "bot"; player: string; bot: string }
export interface TableFacts {
  id: string; title: string; game: string; seats: TableSeat[]; options: Record<string, any>;
  chance: { kind: string; practice: boolean; commitment: string; waits: number[]; opened: any };
  finished: boolean; created: number; hides: boolean;
}
export interface Needs {
  purpose: string; text: string; dice: number; faces: number; rule: string; size?: number; choices?: { text: string; label: string }[];
}
export interface State {
  table: TableFacts; number: number; seat: number; at: number | null;
  waiting: "you" | "other" | "chance" | "bot" | "over"; asked: number[]; thinking: number;
  view: View; prompt: Prompt | null; actions: Action[]; draft: number[]; stop: string; log: LogLine[];
  undo: { why: string }; resign: { why: string }; restart: { why: string; to?: number | null }; offer: number; needs: Needs | null; result: Result | null;
  trouble?: { seat: number; text: string } | null; standing?: StandingFacts;
}
export interface Refusal { rule: string; text: string; nearest: string }
export interface OptionFacts {
  name: string; kind: "switch" | "number" | "set" | "word" | "text"; default: any; choices: string[]; least: number; most: number;
  rule: string; text: string; rule_text?: string;
}
export interface BotFacts { name: string; label: string }
export interface GameFacts {
  name: string; title: string; credit: string; summary: string; least_seats: number; most_seats: number; seat_names: string[];
  options: OptionFacts[]; bots: (BotFacts | string)[];
}
export interface TableLine {
  id: string; title: string; game: string; number: number; created: number; changed: number; finished: boolean;
  result: Result | null; practice: boolean; seats: TableSeat[]; waiting: number[]; turn: number;
  picture: { board: [number, number]; ground?: [number, number, number][]; pieces: [number, number, number, string][] } | null;
}
export type Mark = "legal" | "picked" | "last" | "threat";
/** A piece that came, went or moved; "" is beside the board. */
export interface Trail { piece: string; from: string; to: string }
export interface DrawUi {
  marks: Map<string, Mark>; onPick: (id: string) => void; mode: "plan" | "oblique"; odds: Map<string, string>;
  trail?: Trail[]; threats?: Set<string>; forecasts?: Map<string, Forecast>;
}
/** What draws a game's board. Only the first two must be there; docs/architecture.md tells what each is for. */
export interface Drawing {
  draw(view: View, board: Board, ui: DrawUi): Child;
  anchor(id: string): { x: number; y: number };
  modes?: ["plan" | "oblique", string][]; // ways to look at the board, with their names
  about?(view: View, board: Board, id: string): Child; // all that lies in a place, null when that is nothing
  panels?(view: View, actions: Action[], log: LogLine[]): Child; // what stands over the prompt
  colours?(view: View): string[]; // by seat the colour of what it plays, "" while it plays nothing
  seat?(view: View, seat: SeatView): Child; // what stands under a seat's name, instead of its bare facts
  sign?(view: View, action: Action): Child; // a small picture on an action's button
  isLarge?(board: Board): boolean; // whether a phone shows a part of it at a time
  ahead?(view: View, action: Action): Child; // what decides how an action turns out, beside its button
  note?(view: View, action: Action): string; // what is to be known before it is chosen, under its name
  short?(action: Action): string; // what a button says in a shop, where everything is bought, and on the card that it plays
  usual?(view: View, actions: Action[]): Action | null; // the one of several actions that most people would take
  outcome?(log: LogLine[], line: LogLine): string; // what a throw brought, "" while nobody knows
  news?(line: LogLine): string; // the headline of what nobody may miss, "" for other lines
}

/** Where a session gets its states from and sends its orders to: a table on the server, or a lesson. */
export interface Source {
  load(): Promise<State>;
  draft(actions: number[]): Promise<State>;
  send(actions: number[]): Promise<void>;
  explain(actions: number[], asked: number | string[]): Promise<Refusal>;
}
/** The menu of actions that a click opened. */
export interface Menu { ids: string[]; actions: Action[] }
export interface Session {
  state: Signal<State | null>;
  picked: Signal<string[]>;
  menu: Signal<Menu | null>;
  refusal: Signal<(Refusal & { ids: string[] }) | null>;
  labels: Signal<string[]>; // of the draft's choices
  busy: Signal<boolean>;
  trouble: Signal<string>;
  can: ReadonlySignal<boolean>;
  load(): Promise<void>;
  act(action: Action): Promise<void>;
  back(): Promise<void>;
  clear(): Promise<void>;
  send(): Promise<void>;
  resume(actions: number[], labels: string[]): Promise<void>;
  pick(id: string): Promise<void>;
  unpick(): void;
  why(asked: number | string[]): Promise<void>;
  show(state: State): void;
}
