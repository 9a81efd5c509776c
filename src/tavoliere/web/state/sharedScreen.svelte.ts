// People at one screen: who is in front of it, and whether anything must be hidden from the others beside them.
import type { AnyDescriber } from '../describe/describe';
import type { Status, View } from '../net/protocol';

interface Table {
  readonly yours: number[];
  readonly me: number | null;
  readonly asked: number[];
  readonly status: Status;
  readonly describer: AnyDescriber | null;
  /** The table as the seat in front sees it. */
  readonly fullView: View | null;
}

export class SharedScreen {
  readonly #table: Table;
  /** Whoever is in front wants to see what is theirs alone. */
  isPeeking = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether the open question is about something secret: its answer, or what it is answered with. */
  #isSecret = $derived.by(() => {
    const { describer, fullView } = this.#table;
    return !describer?.isSecret || fullView === null || describer.isSecret(fullView);
  });
  #isShared = $derived.by(() => this.#table.yours.length > 1 && this.#table.status === 'running');
  /** The seat that must decide next, while another one is in front. */
  #next = $derived.by(() => {
    const { me, asked, yours } = this.#table;
    if (!this.#isShared || (me !== null && asked.includes(me))) return null;
    return asked.find((seat) => yours.includes(seat)) ?? null;
  });
  /** The seat that the screen is handed to behind a curtain. */
  curtainFor = $derived.by(() => (this.#isSecret ? this.#next : null));
  /** The seat that simply goes on. */
  goesOn = $derived.by(() => (this.#isSecret ? null : this.#next));
  /** Everybody looks on: what only the seat in front may see can be left out. */
  canPeek = $derived.by(
    () => this.#isShared && !this.#isSecret && this.#table.me !== null && this.#table.describer?.veil !== undefined,
  );

  /** A view as everybody at the screen may see it. */
  veiled(view: View | null): View | null {
    const { me, describer } = this.#table;
    return view && me !== null && this.canPeek && !this.isPeeking ? (describer?.veil?.(view, me) ?? view) : view;
  }
}
