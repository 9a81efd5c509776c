// A question about a position: what is entered, asked and answered.
import type { Box, MarkedMove, Player } from '../board/contract';
import { api, HttpError, type Laid, type PositionWish, type Problem } from '../net/http';
import type { AskAnswer, AskWish } from '../net/review';
import { moveOf } from '../review/review.svelte';
import { LoadedGame } from '../state/game.svelte';
import { sentenceOf, session } from '../state/session.svelte';
import { t } from '../state/texts.svelte';
import { loadEditor, type Editor, type Position } from './editors';
import type { Wrong } from './wrong';

/** As many answers as the board bears numbers for. */
const NUMBERED = 4;
/** Clicks that follow one another within this time are sent together. */
const TOGETHER = 200;
const REMEMBERED = 60;

export class AskState {
  readonly loaded = new LoadedGame();
  editor = $state.raw<Editor | null>(null);
  seats = $state(2);
  seat = $state(0);
  position = $state.raw<Position>({});
  /** The position with what follows from it; while something is impossible, the last that was possible. */
  laid = $state.raw<Laid | null>(null);
  answer = $state.raw<AskAnswer | null>(null);
  /** Whether something was changed since the answer. */
  isStale = $state(false);
  isThinking = $state(false);
  problem = $state.raw<{ sentence: string; problem: Problem | null } | null>(null);
  before = $state.raw<Position[]>([]);
  /** The box of one's own table, where it is not the printed one. */
  readonly box = new URLSearchParams(location.search).get('box');
  #timer: number | undefined;
  #sent = 0;

  isReady = $derived(this.laid !== null && this.loaded.isLoaded);
  /** Where the service refused what was entered. */
  wrong = $derived.by<Wrong | null>(() => {
    const path = this.problem?.problem?.words['path'];
    return path && this.problem ? { path: String(path), sentence: this.problem.sentence } : null;
  });
  isAsked = $derived(this.laid?.asked.includes(this.seat) ?? false);

  constructor(readonly game: string) {
    void session.attempt(() => this.#begin());
  }

  async #begin(): Promise<void> {
    const info = session.games.find((one) => one.game === this.game);
    if (!info) return;
    const box = api.box(this.box ?? info.box).then(({ tables }) => tables as Box);
    const [editor] = await Promise.all([loadEditor(this.game), this.loaded.load(this.game, box)]);
    this.editor = editor;
    this.seats = Math.max(2, info.seats[0]);
    const link = new URLSearchParams(location.search);
    const text = link.get('p');
    this.seat = Math.max(0, Number(link.get('seat') ?? 0) || 0);
    if (text && (await this.#lay({ seat: this.seat, ...givenIn(text) }))) return;
    const { problem } = this;
    this.seat = 0;
    await this.begin();
    this.problem = problem;
  }

  /** Starts from a set-up. */
  async begin(): Promise<void> {
    const { editor, seats } = this;
    this.seat = Math.min(this.seat, seats - 1);
    this.answer = null;
    if (!(await this.#lay({ seat: this.seat, seats }))) return;
    this.before = [];
    const setUp = this.laid?.position ?? {};
    const start = editor?.begin?.(this.loaded.box, seats, this.seat, setUp);
    if (start) await this.#lay({ seat: this.seat, position: start });
  }

  /** Has a position completed; false where it is impossible. */
  async #lay(wish: PositionWish): Promise<boolean> {
    const number = ++this.#sent;
    try {
      const laid = await api.position(this.game, { ...wish, box: this.box });
      if (number !== this.#sent) return true;
      this.laid = laid;
      this.position = laid.position;
      this.seats = Number(laid.position['seats'] ?? this.seats);
      this.problem = null;
      return true;
    } catch (error) {
      if (number === this.#sent) this.#refused(error);
      return false;
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof HttpError)) this.problem = { sentence: t('connection-lost'), problem: null };
    else this.problem = { sentence: sentenceOf(error), problem: error.problem };
  }

  change = (position: Position): void => {
    this.before = [...this.before.slice(-REMEMBERED), this.position];
    this.#show(position);
  };

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.#show(last);
  }

  #show(position: Position): void {
    this.position = position;
    this.isStale = this.answer !== null;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#lay({ seat: this.seat, position }), TOGETHER);
  }

  /** Takes a position that was pasted, as JSON or as a short text; false where it is impossible. */
  async take(given: { position: Position } | { text: string }): Promise<boolean> {
    const before = this.position;
    const isTaken = await this.#lay({ seat: this.seat, ...given });
    if (isTaken) {
      this.before = [...this.before, before];
      this.answer = null;
    }
    return isTaken;
  }

  async ask(depth: AskWish['depth'] & {} = 'usual'): Promise<void> {
    clearTimeout(this.#timer);
    this.isThinking = true;
    try {
      if (await this.#lay({ seat: this.seat, position: this.position })) {
        this.answer = await api.ask(this.game, { seat: this.seat, depth, position: this.position, box: this.box });
        this.isStale = false;
        history.replaceState(null, '', this.path);
      }
    } catch (error) {
      this.#refused(error);
    }
    this.isThinking = false;
  }

  /** The seats as boards know them: nobody has a name at somebody else's table but the asker. */
  players(name: (seat: number) => string): Player[] {
    return Array.from({ length: this.seats }, (_, number) => ({
      number,
      name: name(number),
      kind: 'person',
      level: null,
      here: true,
      replaced: false,
    }));
  }

  /** The answers on the board, by number. */
  marks = $derived.by<MarkedMove[]>(() => {
    const aims = this.loaded.board?.aims;
    if (!this.answer || this.isStale || !aims) return [];
    return this.answer.moves.slice(0, NUMBERED).flatMap((option, index) => {
      const move = moveOf(option);
      return move ? [{ label: String(index + 1), move, seat: this.seat, isGhost: true, pieces: aims(move, this.seat) }] : [];
    });
  });

  /** The address of this position. */
  get path(): string {
    return `/ask/${this.game}?${this.box ? `box=${this.box}&` : ''}seat=${this.seat}&p=${encodeURIComponent(this.laid?.text ?? '')}`;
  }
}

/** A position in a link: its short text, or JSON. */
function givenIn(text: string): { position: Position } | { text: string } {
  if (!text.startsWith('{')) return { text };
  try {
    return { position: JSON.parse(text) as Position };
  } catch {
    return { text };
  }
}
