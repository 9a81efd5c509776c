// Notices when a ticket of one's own has just been completed, and names it for a while.
import type { TicketProgress } from './view';
import type { TicketId } from './wire';

/** How long a completed ticket is celebrated, in milliseconds. */
const CELEBRATED = 3200;

type Progress = Record<TicketId, TicketProgress>;

/** The ticket that was open before and is done now; null: none. */
export function newlyDone(before: Progress | undefined, now: Progress | undefined): TicketId | null {
  const done = Object.entries(now ?? {}).find(([id, { missing }]) => missing === 0 && (before?.[id]?.missing ?? 0) !== 0);
  return done?.[0] ?? null;
}

export class Celebration {
  ticket = $state<TicketId | null>(null);
  #before: Progress | undefined;
  #timer: number | undefined;

  /** Compares with what was known before; call it in an effect. Returns what stops it. */
  watch(now: Progress | undefined, motion: number): () => void {
    const done = newlyDone(this.#before, now);
    this.#before = now;
    if (done) {
      this.ticket = done;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.ticket = null), CELEBRATED * Math.max(1, motion));
    }
    return () => undefined;
  }
}
