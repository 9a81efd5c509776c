// The choice in progress: what was pointed at, which move it means, and a preview of that move.
import type { Intent, Pointed } from '../board/contract';
import type { GameEvent, Move, Now } from '../net/protocol';
import { session } from './session.svelte';

/** Milliseconds the pointer must rest before its move is previewed. */
const HOVER_PAUSE = 120;

/** What the choice needs of the table. */
export interface Chooser {
  /** The events of a move; null for a watcher. */
  preview(move: Move): Promise<GameEvent[] | null>;
  /** Shows why no move is possible with what was pointed at. */
  explain(pointed: Pointed): Promise<void>;
  mustConfirm(move: Move): boolean;
  make(move: Move): Promise<void>;
  /** Called when a preview fails. */
  fail(error: unknown): void;
}

export class Choice {
  intent = $state.raw<Intent | null>(null);
  hovered = $state.raw<Intent | null>(null);
  /** The moves to choose between; the prompt line keeps showing them while the choice is in progress. */
  offered = $state.raw<Move[]>([]);
  #hovering: number | undefined;

  constructor(private readonly chooser: Chooser) {}

  /** Point at something: one move is previewed, several are asked about, none is explained. */
  point = (pointed: Pointed): void => {
    if (pointed.moves.length > 0) {
      // Why something else was not possible is of no interest any more, and would lie over what is asked now.
      if (session.notice?.isRefusal) session.dismiss();
      return void this.#consider(pointed);
    }
    this.intent = null;
    void this.chooser.explain(pointed);
  };

  /** Choose something to look at: it is made only when it is confirmed. */
  consider = (pointed: Pointed): void => void this.#consider(pointed, true);

  /** The pointer or the focus rests on something; after a pause its only move is previewed for the board to draw. */
  hover = (pointed: Pointed | null): void => {
    clearTimeout(this.#hovering);
    const move = onlyMove(pointed);
    this.hovered = pointed && { ...pointed, move, preview: null };
    if (move && !this.intent) this.#hovering = window.setTimeout(() => void this.#previewHovered(move), HOVER_PAUSE);
  };

  clear = (): void => {
    this.intent = null;
  };

  /** Makes the chosen move. */
  confirm = async (): Promise<void> => {
    if (this.intent?.move) await this.chooser.make(this.intent.move);
  };

  /** Forgets the choice, because there is a new question. */
  reset(): void {
    this.intent = this.hovered = null;
  }

  close(): void {
    clearTimeout(this.#hovering);
  }

  async #previewHovered(move: Move): Promise<void> {
    const events = await this.chooser.preview(move).catch(() => null);
    if (events && this.hovered?.move === move) this.hovered = { ...this.hovered, preview: events };
  }

  async #consider(pointed: Pointed, mustConfirm = false): Promise<void> {
    const move = onlyMove(pointed);
    const isOneOfOffered = this.intent !== null && move !== null && this.offered.includes(move);
    if (!isOneOfOffered) this.offered = move ? [] : pointed.moves;
    if (move && !mustConfirm && !this.chooser.mustConfirm(move)) return this.chooser.make(move);
    this.intent = { ...pointed, move, preview: null };
    if (!move) return;
    try {
      const events = await this.chooser.preview(move);
      if (this.intent?.move === move) this.intent = { ...this.intent, preview: events };
    } catch (error) {
      this.chooser.fail(error);
    }
  }
}

/** Whether a seat is still asked the same, with the same moves. */
export function isSameQuestion(before: Now, now: Now): boolean {
  const [old, moves] = [before.moves ?? [], now.moves ?? []];
  return before.decision === now.decision && old.length === moves.length && old.every(({ text }, at) => text === moves[at]!.text);
}

function onlyMove(pointed: Pointed | null): Move | null {
  return pointed?.moves.length === 1 ? (pointed.moves[0] ?? null) : null;
}
