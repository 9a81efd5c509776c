// What happened at a table, entry by entry.
import type { GameEvent, LoggedEntry, Update } from '../net/protocol';

/** A decision with its events, a phrase, a request for a hint, or what happened to a seat. */
export interface LogEntry {
  kind: NonNullable<LoggedEntry['entry']>;
  /** The step of the replay after this decision; null for everything else. */
  step: number | null;
  seat: number | null;
  events: GameEvent[];
  phrase: string | null;
  /** What happened to the seat (a text key), and the seat of whoever did it. */
  seating?: string | null;
  by?: number | null;
}

const KEPT: readonly string[] = ['play', 'say', 'hint'] satisfies LogEntry['kind'][];

export class MatchLog {
  entries = $state.raw<LogEntry[]>([]);
  /** The entries from before this page connected, or reconnected. */
  earlier = $state.raw<LogEntry[]>([]);

  /** The number of decisions. */
  get decisions(): number {
    return this.entries.filter((entry) => entry.step !== null).length;
  }

  /** Replaces the log by the server's. */
  restore(logged: LoggedEntry[]): void {
    this.entries = this.earlier = logged.map(
      ({ entry = 'play', step = null, seat, events = [], phrase = null, seating, by }) => ({
        kind: entry,
        step,
        seat,
        events,
        phrase,
        seating,
        by,
      }),
    );
  }

  /** Adds an update; an undo removes the seat's last decision. */
  add({ entry, seat = null, events = [], phrase = null, seating, by }: Update): void {
    if (entry === 'undo') this.#removeLastOf(seat);
    if (!KEPT.includes(entry) && !seating) return;
    const kind = entry as LogEntry['kind'];
    const step = kind === 'play' ? this.decisions + 1 : null;
    this.entries = [...this.entries, { kind, step, seat, events, phrase, seating, by }];
  }

  #removeLastOf(seat: number | null): void {
    const last = this.entries.findLastIndex((entry) => entry.seat === seat && entry.step !== null);
    this.entries = this.entries.filter((_entry, index) => index !== last);
  }
}
