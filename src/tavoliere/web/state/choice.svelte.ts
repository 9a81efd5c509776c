// The choice under way: what was pointed at, which move it means, what that move would do.
import type { Intent, Pointed } from '../board/contract';
import type { GameEvent, Move } from '../net/messages';

/** Whoever passes over something does not want to know. */
const HOVER_PAUSE = 120;

/** What the choice needs of the table. */
export interface Chooser {
  /** What a move would do; null: nobody sits here. */
  preview(move: Move): Promise<GameEvent[] | null>;
  /** Say why nothing can be done with what was pointed at. */
  explain(pointed: Pointed): Promise<void>;
  mustConfirm(move: Move): boolean;
  make(move: Move): Promise<void>;
  /** Something could not be previewed. */
  fail(error: unknown): void;
}

export class Choice {
  intent = $state.raw<Intent | null>(null);
  hovered = $state.raw<Intent | null>(null);
  /** What one chose between, as long as the choice is under way: the prompt line keeps showing it. */
  offered = $state.raw<Move[]>([]);
  #hovering: number | undefined;

  constructor(private readonly chooser: Chooser) {}

  /** Point at something: one move is previewed, several are asked about, none is explained. */
  point = (pointed: Pointed): void => {
    if (pointed.moves.length > 0) return void this.#consider(pointed);
    this.intent = null;
    void this.chooser.explain(pointed);
  };

  /** Rest on something; a pause later its only move is previewed, so that the board can draw a ghost of it. */
  hover = (pointed: Pointed | null): void => {
    clearTimeout(this.#hovering);
    const move = onlyMove(pointed);
    this.hovered = pointed && { ...pointed, move, preview: null };
    if (move && !this.intent) this.#hovering = window.setTimeout(() => void this.#previewHovered(move), HOVER_PAUSE);
  };

  clear = (): void => {
    this.intent = null;
  };

  /** Make the move that is left. */
  confirm = async (): Promise<void> => {
    if (this.intent?.move) await this.chooser.make(this.intent.move);
  };

  /** A new question: what was meant to the last one is over. */
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

  async #consider(pointed: Pointed): Promise<void> {
    const move = onlyMove(pointed);
    const isOneOfOffered = this.intent !== null && move !== null && this.offered.includes(move);
    if (!isOneOfOffered) this.offered = move ? [] : pointed.moves;
    if (move && !this.chooser.mustConfirm(move)) return this.chooser.make(move);
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

function onlyMove(pointed: Pointed | null): Move | null {
  return pointed?.moves.length === 1 ? (pointed.moves[0] ?? null) : null;
}
