// A match that can only be read, as its own page and the page of its replay show it.
import type { About, LoggedEntry, Result, SeatNow, Status } from '../net/protocol';

/** A move as it was written; null if the reader may not read it. */
export interface WrittenMove {
  step: number;
  seat: number;
  move: string | null;
}

export interface ReadOnlyMatch {
  readonly id: string;
  readonly about: About | null;
  readonly status: Status;
  readonly seats: SeatNow[];
  readonly yours: number[];
  readonly result: Result | null;
  readonly written: WrittenMove[];
}

/** The moves in a log; phrases and hints left out. */
export function movesOf(log: LoggedEntry[]): WrittenMove[] {
  return log.flatMap(({ step, seat, move }) => (step ? [{ step, seat, move: move ?? null }] : []));
}
