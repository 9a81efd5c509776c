// What happened at a table, entry by entry.
import type { GameEvent, LoggedEntry, Update } from '../net/messages';

/** What one decision told, or what somebody said, as the log shows it. */
export interface LogEntry {
  kind: 'play' | 'say' | 'hint';
  /** Which step of the replay shows the table after it; null for things that are no decisions. */
  step: number | null;
  seat: number | null;
  events: GameEvent[];
  phrase: string | null;
}

const KEPT: readonly string[] = ['play', 'say', 'hint'] satisfies LogEntry['kind'][];

export class MatchLog {
  entries = $state.raw<LogEntry[]>([]);
  /** The part that had happened before this page came, or came back. */
  earlier = $state.raw<LogEntry[]>([]);

  /** How many decisions there have been. */
  get decisions(): number {
    return this.entries.filter((entry) => entry.step !== null).length;
  }

  /** Begin with what the service has logged so far. */
  restore(logged: LoggedEntry[]): void {
    this.entries = this.earlier = logged.map(({ entry = 'play', step = null, seat, events = [], phrase = null }) => ({
      kind: entry,
      step,
      seat,
      events,
      phrase,
    }));
  }

  /** Enter what an update tells; an undo takes the seat's last decision out again. */
  add({ entry, seat = null, events = [], phrase = null }: Update): void {
    if (entry === 'undo') this.#removeLastOf(seat);
    if (!KEPT.includes(entry)) return;
    const kind = entry as LogEntry['kind'];
    const step = kind === 'play' ? this.decisions + 1 : null;
    this.entries = [...this.entries, { kind, step, seat, events, phrase }];
  }

  #removeLastOf(seat: number | null): void {
    const last = this.entries.findLastIndex((entry) => entry.seat === seat && entry.step !== null);
    this.entries = this.entries.filter((_entry, index) => index !== last);
  }
}
