// A table in words: what the text view shows, what seat panels count, how moves are called. Formats, never judges.
import type { Box, EventBase, GameEvent, Intent, Move, MoveBase, Player, Say, View } from '../board/contract';

/** What a describer may look at. */
export interface Scene<V = View> {
  box: Box;
  view: V;
  players: Player[];
  me: number | null;
  /** The seats that must decide now. */
  asked: number[];
  say: Say;
}

export type Block =
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** A part of the table under a heading. */
export interface Section {
  title: string;
  blocks: Block[];
  /** Long reference material starts closed. */
  folded?: boolean;
}

/** A number everybody sees in a seat's panel. */
export interface Counter {
  icon: string;
  label: string;
  value: string;
  /** What it means, for whoever rests on it, and the number of its rule. */
  about?: string;
  rule?: string;
}

/** One thing that counted for a seat at the end, such as a ticket. */
export interface ResultLine {
  name: string;
  /** With its sign: what failed counts against the seat. */
  points: number;
}

/** A game in words, generic over its own view, moves and events: the default export of its `board/describe.ts`. */
export interface Describer<V = View, M extends MoveBase = Move, E extends EventBase = GameEvent> {
  /** Kinds of events that begin a part of the log: a round. */
  headings: readonly E['kind'][];
  /** Kinds of events that begin a turn of their seat; left out: a turn ends when another seat moves. */
  turns?: readonly E['kind'][];
  /** Kinds of moves that are confirmed whatever the reader has set: they cost something and cannot be taken back. */
  alwaysConfirm: readonly M['kind'][];
  /** Whether this very move is confirmed too, such as a run whose wages cannot be paid. */
  mustConfirm?(move: M, scene: Scene<V>): boolean;
  /** What a choice would do, in few words, for boards and the prompt line; empty: the prompt tells its events. */
  consequence?(intent: Intent<M, E>, scene: Scene<V>): string;
  /** Whether what is asked now is secret: people at one screen hand it over behind a curtain; left out: always. */
  isSecret?(view: V): boolean;
  /** A seat's view without what others do not see, for people at one screen while nothing secret is asked. */
  veil?(view: V, seat: number): V;
  /** Kinds of moves that are never asked about: they are made all the time and cost nothing, such as drawing a card. */
  neverConfirm?: readonly M['kind'][];
  /** Where the match stands, such as "round 3 of 12". */
  progress(scene: Scene<V>): string;
  /** What changes the whole match just now, such as the last round; empty: nothing. */
  banner?(scene: Scene<V>): string;
  /** What an event says about where its seat's points come from, for the page at the end; null: nothing. */
  resultLine?(event: E, scene: Scene<V>): ResultLine | null;
  /** A move as a sentence. */
  move(move: M, scene: Scene<V>): string;
  /** The readable name of an id that stands in a sentence, such as a route; undefined: it is no id. */
  nameOfId(id: string, scene: Scene<V>): string | undefined;
  /** The same where there is little room, if it differs. */
  shortNameOfId?(id: string, scene: Scene<V>): string | undefined;
  /** How the texts of its things begin, such as `card` for `card-blue`; `value` need not be named. */
  things?: readonly string[];
  /** Points everybody can count now; null while they are hidden. */
  points(view: V, seat: number): number | null;
  /** What everybody may count at a seat, for its panel. */
  counters(scene: Scene<V>, seat: number): Counter[];
  /** The whole table, for the text view. */
  sections(scene: Scene<V>): Section[];
}

/** A describer as the frame holds it. */
export type AnyDescriber = Describer<any, any, any>;

/** "3 blue, 1 wild" from counts by id; between the two stands `times`, for names that begin with a number. */
export function counted(counts: Record<string, number>, name: (id: string) => string, times = ' '): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${count}${times}${name(id)}`)
    .join(', ');
}

/** The rows of one of the box's tables. */
export function rows(box: Box, table: string): Record<string, unknown>[] {
  return (box[table]?.['rows'] as Record<string, unknown>[] | undefined) ?? [];
}

/** Seats by name; a text that is given them says "Ada and Bruno". */
export function namesOf(scene: Pick<Scene, 'players'>, seats: number[]): string[] {
  return seats.map((seat) => scene.players[seat]?.name ?? '');
}

/** Seats by name, joined. */
export function names(scene: Pick<Scene, 'players'>, seats: number[]): string {
  return namesOf(scene, seats).join(', ');
}
