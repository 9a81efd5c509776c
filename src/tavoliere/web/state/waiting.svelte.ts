// Whoever is waited for in vain: the others at the table may vote for a bot there.
import type { About, Now, SeatNow } from '../net/protocol';

interface Table {
  readonly about: About | null;
  readonly now: Now | null;
  readonly seats: SeatNow[];
  readonly yours: number[];
  readonly asked: number[];
}

export class Waiting {
  readonly #table: Table;
  /** Somebody has been waited for longer than people have patience. */
  #isLate = $state(false);
  #patience: number | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Seats of others that everybody waits for in vain: the reader may vote for a bot there. */
  stalled = $derived.by(() => this.#table.asked.filter((seat) => this.canVote(seat) && this.#isInVain(seat)));

  /** Whether the reader may ask for a bot at a seat; the server knows whether it is time for that. */
  canVote(seat: number): boolean {
    const { seats, yours, asked } = this.#table;
    const { person, replaced, votes = [] } = seats[seat] ?? {};
    const isWaiting = yours.some((own) => !seats[own]?.replaced) && !yours.some((own) => asked.includes(own));
    const hasVoted = yours.some((own) => votes.includes(own));
    return asked.includes(seat) && !!person && !replaced && isWaiting && !hasVoted;
  }

  #isInVain(seat: number): boolean {
    const { about, now, seats } = this.#table;
    if (seats[seat]?.votes?.length) return true;
    return about?.clock ? (now?.clocks?.[seat] ?? 1) <= 0 : this.#isLate;
  }

  /** Begins to wait anew, if the table asks something new since `before`. */
  begin(before: Now | null): void {
    const { about, now } = this.#table;
    if (before && before.decision === now?.decision && before.status === now.status) return;
    clearTimeout(this.#patience);
    this.#isLate = false;
    if (about) this.#patience = window.setTimeout(() => (this.#isLate = true), about.patience * 1000);
  }

  close(): void {
    clearTimeout(this.#patience);
  }
}
