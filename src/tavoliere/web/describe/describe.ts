// A table in words: what the text view shows, what seat panels count, how moves are called. Formats, never judges.
import type { Box, Player, Say } from '../board/contract';
import type { Move, View } from '../net/messages';

/** What a describer may look at. */
export interface Scene {
  box: Box;
  view: View | null;
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
}

export interface Describer {
  /** Kinds of events that begin a part of the log: a turn, a round. */
  headings: readonly string[];
  /** Kinds of moves that are always confirmed: they cost something and cannot be taken back. */
  careful: readonly string[];
  /** Where the match stands, such as "round 3 of 12". */
  progress(scene: Scene): string;
  /** What changes the whole match just now, such as the last round; empty: nothing. */
  banner?(scene: Scene): string;
  /** Kinds of events that say, at the end, where a seat's points come from, one thing each, such as tickets. */
  reckoning?: readonly string[];
  /** A move as a sentence. */
  move(move: Move, scene: Scene): string;
  /** The readable name of an id that stands in a sentence, such as a route; undefined: it is no id. */
  term(id: string, scene: Scene): string | undefined;
  /** Points everybody can count now; null while they are hidden. */
  points(view: View, seat: number): number | null;
  counters(scene: Scene, seat: number): Counter[];
  sections(scene: Scene): Section[];
}

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

/** Seats by name, joined. */
export function names(scene: Scene, seats: number[]): string {
  return seats.map((seat) => scene.players[seat]?.name ?? '').join(', ');
}
