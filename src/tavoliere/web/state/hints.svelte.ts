// What a strong bot would play: asked for, awaited, forgotten once it is no help any more.
import type { FromService, Refusal, Thought } from '../net/messages';
import type { Answer } from '../net/socket.svelte';

/** How hints are asked for, and what happens when there are none. */
export interface HintSource {
  ask(): Promise<Answer>;
  fail(error: unknown): void;
  /** The bot was asked and found nothing. */
  refuse(refusal: Refusal): void;
}

export class Hints {
  moves = $state.raw<Thought['moves'] | null>(null);
  /** The bot has been asked and thinks. */
  isComing = $state(false);
  #asked: string | null = null;

  constructor(private readonly source: HintSource) {}

  async ask(): Promise<void> {
    if (this.isComing) return;
    this.moves = null;
    this.isComing = true;
    try {
      const answer = await this.source.ask();
      // The bot thinks on after this answer, and may still fail.
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

  /** What comes after one has decided is no help any more. */
  #take(moves: Thought['moves']): void {
    if (this.isComing) this.moves = moves;
    this.isComing = false;
  }

  forget = (): void => {
    this.moves = this.#asked = null;
    this.isComing = false;
  };
}
