// Watching turns again in place: the table shows past views for a while; nothing is sent, and the table goes on behind.
import type { Showing } from '../board/contract';
import type { Frame } from '../net/http';
import type { GameEvent, Now, Update, View } from '../net/protocol';
import { AnimationQueue, LEAST_FOR_TURN } from './animation.svelte';
import { settings } from './settings.svelte';

/** What watching again needs of the table. */
export interface Past {
  /** How the game shows an event. */
  show(event: GameEvent, view: View): Showing | undefined;
  /** The frames of these steps, the first and the last included. */
  frames(first: number, last: number): Promise<Frame[]>;
  fail(error: unknown): void;
}

export class Rewatch {
  /** The past view that is shown; null: the table as it is. */
  view = $state.raw<View | null>(null);
  isLoading = $state(false);
  isRunning = $derived(this.view !== null);
  readonly queue: AnimationQueue;
  /** Tells an answer that comes too late from the one that is waited for. */
  #wanted: symbol | null = null;
  #timer: number | undefined;

  constructor(private readonly past: Past) {
    this.queue = new AnimationQueue({
      show: (event) => (this.view ? past.show(event, this.view) : undefined),
      isOthersMove: () => true,
      apply: ({ now }) => (this.view = now?.view ?? this.view),
      finish: () => (this.view = null),
    });
  }

  /** Shows what led from one step of the match to another. */
  async watch(from: number, to: number): Promise<void> {
    this.stop();
    const wanted = (this.#wanted = Symbol());
    this.isLoading = true;
    try {
      const frames = await this.past.frames(from, to);
      if (this.#wanted === wanted) this.#show(frames);
    } catch (error) {
      if (this.#wanted === wanted) this.past.fail(error);
    } finally {
      if (this.#wanted === wanted) this.isLoading = false;
    }
  }

  /** Ends it at once: the table is as it is. */
  stop = (): void => {
    this.#wanted = null;
    this.isLoading = false;
    clearTimeout(this.#timer);
    this.queue.drop();
    this.view = null;
  };

  #show([first, ...rest]: Frame[]): void {
    if (!first?.view || !rest.length) return;
    this.view = first.view;
    if (settings.motion === 0) return this.#step(rest);
    rest.forEach((frame) => this.queue.add(updateOf(frame)));
  }

  /** Where nothing moves, one view after the other. */
  #step([next, ...rest]: Frame[]): void {
    this.#timer = window.setTimeout(() => {
      this.view = next?.view ?? null;
      if (next) this.#step(rest);
    }, LEAST_FOR_TURN);
  }
}

function updateOf({ step, seat = 0, events = [], view, asked = [] }: Frame): Update {
  const now = { number: step, decision: step, status: 'running', asked, view: view ?? null } as Now;
  return { type: 'update', table: '', number: step, entry: 'play', seat, events, now };
}
