// Shows what happens, one event after the other. The table changes only after an update's last event has been shown.
import type { Showing } from '../board/contract';
import { fly } from '../board/flights';
import { play as playSound } from '../board/sounds';
import type { GameEvent, Update, View } from '../net/protocol';
import { settings } from './settings.svelte';

/** A turn of somebody else takes at least this long, so that it can be followed; so does every further move of it. */
export const LEAST_FOR_TURN = 1000;
export const LEAST_FOR_MOVE = 450;
/** With more turns in the queue pieces move faster, but nothing is left out and no turn is shorter than the least. */
export const USUAL_TURNS = 6;

/** What the queue needs of the table. */
export interface Stage {
  /** How the game shows an event; undefined: not at all. */
  show(event: GameEvent): Showing | undefined;
  /** Whether the update is a move of somebody at another screen that is worth a look. */
  isOthersMove(update: Update): boolean;
  /** Take an update over: from now on the table is as it says. */
  apply(update: Update): void;
  /** Nothing waits any more. */
  finish(): void;
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
  /** Whose move was shown last. */
  #mover: number | null = null;
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
    for (let update = this.#waiting[0]; update; update = this.#waiting[0]) {
      if (!this.#isHurried()) await this.#show(update);
      this.#reset();
      // The queue may have been emptied meanwhile, because the server has sent the whole table.
      if (this.#waiting[0] !== update) continue;
      this.#waiting.shift();
      this.stage.apply(update);
    }
    this.#isSkipping = this.isRunning = false;
    this.#mover = null;
    this.stage.finish();
  }

  #isHurried(): boolean {
    return this.#isSkipping || document.hidden || settings.motion === 0;
  }

  /** How long things take, as a share of what they take at normal speed. */
  #pace(): number {
    const turns = this.#waiting.filter(({ seat }, at) => at === 0 || seat !== this.#waiting[at - 1]?.seat).length;
    return settings.motion * Math.min(1, USUAL_TURNS / turns);
  }

  async #show(update: Update): Promise<void> {
    let shown = 0;
    const least = update.seat === this.#mover ? LEAST_FOR_MOVE : LEAST_FOR_TURN;
    this.#mover = update.seat ?? null;
    this.nextView = update.now?.view ?? null;
    for (const event of update.events ?? []) {
      if (this.#isSkipping) return;
      this.shownEvents = [...this.shownEvents, event];
      const showing = this.stage.show(event);
      if (!showing) continue;
      this.currentEvent = event;
      if (showing.sound) playSound(showing.sound);
      const ms = showing.ms * this.#pace();
      const landings = (showing.flights ?? []).map((flight) => fly(flight, ms));
      await this.#pause(ms);
      // A piece that has arrived, or whose flight was skipped, must not hover over the piece that now lies there.
      landings.forEach((land) => land());
      shown += ms;
    }
    const rest = least * settings.motion - shown;
    if (this.stage.isOthersMove(update) && rest > 0) await this.#pause(rest);
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
