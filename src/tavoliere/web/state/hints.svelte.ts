// Hints: the moves a strong bot would play, from the request until the decision is made.
import type { FromService, Refusal, Thought } from '../net/messages';
import type { Answer } from '../net/socket.svelte';

/** How hints are requested, and what to do if that fails. */
export interface HintSource {
  ask(): Promise<Answer>;
  fail(error: unknown): void;
  /** The bot failed after the request had been accepted. */
  refuse(refusal: Refusal): void;
}

export class Hints {
  moves = $state.raw<Thought['moves'] | null>(null);
  /** The bot is thinking. */
  isComing = $state(false);
  #asked: string | null = null;

  constructor(private readonly source: HintSource) {}

  async ask(): Promise<void> {
    if (this.isComing) return;
    this.moves = null;
    this.isComing = true;
    try {
      const answer = await this.source.ask();
      // This answer only accepts the request; the bot may still fail.
      if (answer.type === 'done') this.#asked = answer.re;
    } catch (error) {
      this.isComing = false;
      this.source.fail(error);
    }
  }

  hear(message: FromService): void {
    if (message.type === 'thought') this.#take(message.moves);
    if (message.type !== 'refused' || message.re === null || message.re !== this.#asked) return;
    this.forget();
    this.source.refuse(message);
  }

  /** Hints that arrive after the decision are ignored. */
  #take(moves: Thought['moves']): void {
    if (this.isComing) this.moves = moves;
    this.isComing = false;
  }

  forget = (): void => {
    this.moves = this.#asked = null;
    this.isComing = false;
  };
}
