// What the panels around a board read from a table, live or in a replay.
import type { AnyBoard, BoardFrame, Player } from '../board/contract';
import type { AnyDescriber, Scene } from '../describe/describe';
import type { GameEvent, Now, SeatNow, Status, View } from '../net/protocol';
import { seatName } from '../ui/names';
import type { LogEntry } from './log.svelte';
import type { Turn, TurnLine } from './turns';

export interface ShownTable extends BoardFrame {
  readonly id: string;
  readonly game: string;
  readonly view: View | null;
  readonly nextView: View | null;
  readonly now: Now | null;
  readonly status: Status;
  readonly seats: SeatNow[];
  readonly yours: number[];
  readonly log: LogEntry[];
  /** The log, a line for each turn. */
  readonly lines: TurnLine[];
  /** The latest turn of every other seat since the reader's own last turn ended. */
  readonly fresh: Turn[];
  readonly board: AnyBoard | null;
  readonly describer: AnyDescriber | null;
  /** What the describer looks at; null before there is a view. */
  readonly scene: Scene | null;
  highlighted: ReadonlySet<string>;
  nameOf(seat: number): string;
  sentence(event: GameEvent): string;
  /** Shows a turn once more. */
  watch(turn: Turn): void;
  /** Shows again what the others did since the reader's last turn. */
  watchAgain?: () => void;
}

/** A seat's name; empty if there is no such seat. */
export function nameAt(seats: SeatNow[], seat: number): string {
  const found = seats[seat];
  return found ? seatName(found, seat) : '';
}

/** The seats as boards know them. */
export function playersAt(seats: SeatNow[]): Player[] {
  return seats.map(({ kind, level = null, here = false, replaced = false }, number) => ({
    number,
    name: nameAt(seats, number),
    kind,
    level,
    here,
    replaced,
  }));
}

/** What a describer may look at, or null while there is no view. */
export function sceneOf({ box, view, players, me, asked, say }: Omit<ShownTable, 'scene'>): Scene | null {
  return view && { box, view, players, me, asked, say };
}
