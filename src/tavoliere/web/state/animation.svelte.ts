// Shows what happens, one event after the other. The table changes only after an update's last event has been shown.
import type { Showing } from '../board/contract';
import { fly } from '../board/flights';
import { play as playSound } from '../board/sounds';
import type { GameEvent, Update, View } from '../net/protocol';
import { settings } from './settings.svelte';

/** A move of somebody else takes at least this long, so that it can be followed. */
const LEAST_FOR_OTHERS = 550;
/** With more updates in the queue, animations are left out until it is shorter. */
export const MOST_WAITING = 5;

/** What the queue needs of the table. */
export interface Stage {
  /** How the game shows an event; undefined: not at all. */
  show(event: GameEvent): Showing | undefined;
  /** Whether the update is a move that somebody at another screen made. */
  isOthersMove(update: Update): boolean;
  /** Take an update over: from now on the table is as it says. */
  apply(update: Update): void;
  /** Nothing waits any more; so many updates went by without being shown. */
  finish(unseen: number): void;
}

export class AnimationQueue {
  isRunning = $state(false);
  currentEvent = $state.raw<GameEvent | null>(null);
  /** The events of the update being shown, up to the current one. */
  shownEvents = $state.raw<readonly GameEvent[]>([]);
  /** The view that the update being shown leads to. */
  nextView = $state.raw<View | null>(null);

  /** What is still to be shown, with what is being shown at its head. */
  #waiting: Update[] = [];
  #isSkipping = false;
  #endPause: () => void = () => undefined;

  constructor(private readonly stage: Stage) {}

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.isRunning) void this.#run();
  }

  /** Empties the queue without applying anything; returns what was in it. */
  drop(): Update[] {
    const dropped = this.#waiting;
    this.#waiting = [];
    this.skip();
    return dropped;
  }

  /** Ends the animations: everything in the queue is applied at once. */
  skip = (): void => {
    this.#isSkipping = this.isRunning;
    this.#endPause();
  };

  async #run(): Promise<void> {
    this.isRunning = true;
    let unseen = 0;
    for (let update = this.#waiting[0]; update; update = this.#waiting[0]) {
      if (!this.#isHurried()) await this.#show(update);
      else if (settings.motion > 0 && !this.#isSkipping) unseen += 1;
      this.#reset();
      // The queue may have been emptied meanwhile, because the service has sent the whole table.
      if (this.#waiting[0] !== update) continue;
      this.#waiting.shift();
      this.stage.apply(update);
    }
    this.#isSkipping = this.isRunning = false;
    this.stage.finish(unseen);
  }

  #isHurried(): boolean {
    return this.#isSkipping || this.#waiting.length > MOST_WAITING + 1 || document.hidden || settings.motion === 0;
  }

  async #show(update: Update): Promise<void> {
    let shown = 0;
    this.nextView = update.now?.view ?? null;
    for (const event of update.events ?? []) {
      if (this.#isSkipping) return;
      this.shownEvents = [...this.shownEvents, event];
      const showing = this.stage.show(event);
      if (!showing) continue;
      this.currentEvent = event;
      if (showing.sound) playSound(showing.sound);
      const ms = showing.ms * settings.motion;
      const landings = (showing.flights ?? []).map((flight) => fly(flight, ms));
      await this.#pause(ms);
      // A piece that has arrived, or whose flight was skipped, must not hover over the piece that now lies there.
      landings.forEach((land) => land());
      shown += ms;
    }
    if (this.stage.isOthersMove(update) && shown < LEAST_FOR_OTHERS)
      await this.#pause((LEAST_FOR_OTHERS - shown) * settings.motion);
  }

  #reset(): void {
    this.currentEvent = this.nextView = null;
    this.shownEvents = [];
  }

  #pause(ms: number): Promise<void> {
    if (this.#isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, ms);
    });
  }
}
