// The websocket protocol, version 2, as docs/protocol.md describes it.

export const VERSION = 2;

/** What every legal move of every game has: `text` is sent back to make it, `kind` says what it does. */
export interface MoveBase {
  text: string;
  kind: string;
}

/** A legal move of any game; its named parts are those its game declares (`board/wire.ts`). */
export interface Move extends MoveBase {
  [part: string]: unknown;
}

/** A word of a sentence: itself, or the key of a text. */
export type Word = string | number | boolean | null | { word: string } | Word[];
export type WordMap = Record<string, Word>;

/** What every event of every game has. */
export interface EventBase {
  kind: string;
  /** The seat it is about; null: about nobody. */
  seat: number | null;
  rule: string | null;
  /** What the sentence says differently from the event's fields. */
  words?: WordMap;
}

/** An event of any game; its other fields are those its game declares (`board/wire.ts`). */
export interface GameEvent extends EventBase {
  [field: string]: unknown;
}

export interface SeatNow {
  kind: 'person' | 'screen' | 'bot';
  name: string;
  level?: string | null;
  person?: string | null;
  free?: boolean;
  replaced?: boolean;
  here?: boolean;
}

export type Status = 'open' | 'running' | 'over' | 'closed';

export interface Result {
  scores: Record<string, number>[];
  totals: number[];
  ranking: number[];
  fair?: Record<string, unknown>;
}

export interface View {
  game: string;
  seat: number | null;
  turn: number;
  over: boolean;
  players: Record<string, unknown>[];
  [part: string]: unknown;
}

export interface Now {
  number: number;
  decision: number;
  status: Status;
  asked: number[];
  view?: View | null;
  question?: string | null;
  moves?: Move[];
  /** Absent: nothing to undo; null: the last decision can be undone; else the text key of the reason why not. */
  undo?: string | null;
  clocks?: number[] | null;
  seats?: SeatNow[] | null;
  result?: Result | null;
}

export interface ClockPlan {
  per: 'move' | 'game';
  seconds: number;
}

export interface About {
  game: string;
  box: string;
  rules_version: number;
  options: Record<string, string>;
  listed: boolean;
  promise: string;
  clock?: ClockPlan | null;
  takeover?: string | null;
  hints?: boolean;
  seed?: string | null;
  origin?: { match: string; step: number } | null;
  problem?: string | null;
  rematch?: string | null;
}

export interface TableNow {
  type: 'table';
  table: string;
  about: About;
  yours: number[];
  front: number | null;
  now: Now;
  re?: string | null;
  /** Every decision so far, if it was asked for. */
  log?: LoggedEntry[] | null;
}

export interface Update {
  type: 'update';
  table: string;
  number: number;
  entry: string;
  /** Absent when the table did not change: somebody said something, or asked for a hint. */
  now?: Now | null;
  seat?: number | null;
  move?: string | null;
  events?: GameEvent[];
  phrase?: string | null;
  rematch?: string | null;
}

export interface Refusal {
  type: 'refused';
  re: string | null;
  key: string;
  rule: string | null;
  words: WordMap;
  sentence: Record<string, string>;
}

export interface Reason {
  type: 'reason';
  re: string;
  rule?: string | null;
  key?: string | null;
  words?: WordMap;
}

/** An earlier entry: a decision, a phrase, or a request for a hint. */
export interface LoggedEntry {
  entry?: 'play' | 'say' | 'hint';
  step?: number;
  seat: number;
  events?: GameEvent[];
  phrase?: string;
}

export interface Thought {
  type: 'thought';
  re: string;
  moves: { move: string; visits: number; expected: number }[];
}

export type FromService =
  | { type: 'welcome'; re: string; version: number; person: string | null; name: string | null }
  | { type: 'done'; re: string; number?: number | null; again?: boolean }
  | { type: 'preview'; re: string; events: GameEvent[] }
  | { type: 'presence'; table: string; here: number[] }
  | { type: 'turn'; table: string }
  | { type: 'lobby' }
  | { type: 'pong'; re: string }
  | TableNow
  | Update
  | Refusal
  | Reason
  | Thought;

/** Requests of a client; the socket adds the id. */
export type Ask =
  | { type: 'hello'; version: number }
  | { type: 'open'; table: string; log: boolean }
  | { type: 'close'; table: string }
  | { type: 'look'; table: string; seat: number | null; log: boolean }
  | { type: 'play'; table: string; seat: number; decision: number; move: string }
  | { type: 'preview'; table: string; seat: number; move: string }
  | { type: 'why'; table: string; seat: number; target: string }
  | { type: 'undo' | 'hint' | 'leave' | 'back'; table: string; seat: number }
  | { type: 'say'; table: string; phrase: string }
  | { type: 'lobby'; watch: boolean }
  | { type: 'ping' };
