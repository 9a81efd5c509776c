// A question about a position: what is entered, asked and answered.
import type { Box, MarkedMove, Player } from '../board/contract';
import { api, HttpError, type CompletedPosition, type PositionWish, type Problem } from '../net/http';
import type { AskAnswer, AskWish } from '../net/review';
import { moveOf } from '../review/review.svelte';
import { LoadedGame } from '../state/game.svelte';
import { sentenceOf, session } from '../state/session.svelte';
import { t } from '../state/texts.svelte';
import { draftOf, withDraft, type Draft } from './draft';
import { loadEditor, type Editor, type Position } from './editors';
import type { Wrong } from './wrong';

/** As many answers as the board bears numbers for. */
const NUMBERED = 4;
/** Clicks that follow one another within this time are sent together. */
const TOGETHER = 200;
const REMEMBERED = 60;

/** What became of a position that was sent: something newer may have taken its place meanwhile. */
type Outcome = 'accepted' | 'refused' | 'superseded';

/** What was entered at some moment, for taking back what came after. */
interface Entered {
  seat: number;
  position: Position;
  completed: CompletedPosition;
}

export class AskState {
  readonly loaded = new LoadedGame();
  editor = $state.raw<Editor | null>(null);
  seats = $state(2);
  seat = $state(0);
  position = $state.raw<Position>({});
  /** The position with what follows from it; while something is impossible, the last that was possible. */
  completed = $state.raw<CompletedPosition | null>(null);
  answer = $state.raw<AskAnswer | null>(null);
  isThinking = $state(false);
  problem = $state.raw<{ sentence: string; problem: Problem | null } | null>(null);
  before = $state.raw<Entered[]>([]);
  /** What was entered at an earlier visit and can be taken up again. */
  draft = $state.raw<Draft | null>(null);
  /** The box of one's own table, where it is not the printed one. */
  readonly box = new URLSearchParams(location.search).get('box');
  #timer: number | undefined;
  #sent = 0;
  #isOpen = true;
  /** Nothing was entered yet: another set-up takes nothing away. */
  #isSetUp = false;
  /** The position that was asked about. */
  #asked = $state.raw<Position | null>(null);

  /** Whether something was changed since the question. */
  isStale = $derived(this.answer !== null && this.position !== this.#asked);

  isReady = $derived(this.completed !== null && this.loaded.isLoaded);
  /** Where the server refused what was entered. */
  wrong = $derived.by<Wrong | null>(() => {
    const path = this.problem?.problem?.words['path'];
    return path && this.problem ? { path: String(path), sentence: this.problem.sentence } : null;
  });
  isAsked = $derived(this.completed?.asked.includes(this.seat) ?? false);

  get #name(): string {
    return this.box ? `${this.game}.${this.box}` : this.game;
  }

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
    const draft = draftOf(this.#name);
    if (draft && draft.text !== text) this.draft = draft;
    const seat = Math.max(0, Number(link.get('seat') ?? 0) || 0);
    if (text && (await this.#complete({ seat, ...givenIn(text) })) !== 'refused') return;
    const { problem } = this;
    await this.begin(this.seats);
    this.problem = problem;
  }

  /** Starts from a set-up; what was entered before can be brought back. */
  begin = async (seats: number, wanted = this.seat): Promise<void> => {
    const before = this.#entered();
    const seat = Math.min(wanted, seats - 1);
    const { editor, loaded } = this;
    const start = editor?.begin && ((setUp: Position) => editor.begin!(loaded.box, seats, seat, setUp));
    if ((await this.#complete({ seat, seats }, start)) !== 'accepted') return;
    if (!this.#isSetUp) this.#remember(before);
    this.answer = null;
    this.#isSetUp = true;
  };

  /** Somebody else of the same table asks: what lies open stays, what they cannot see is dealt again. */
  sitAt = (seat: number): Promise<unknown> =>
    this.#isSetUp ? this.begin(this.seats, seat) : this.#replace({ seat, position: this.position });

  /** The same table where it is the asker's turn; only games that know how to say so. */
  takeTurn(): void {
    const next = this.editor?.turn?.(this.loaded.box, this.position, this.seat);
    if (next) this.change(next);
  }

  /** Takes a position that was pasted, as JSON or as a short text; false where it is impossible. */
  take = (given: { position: Position } | { text: string }): Promise<boolean> => this.#replace({ seat: this.seat, ...given });

  /** Goes on with what was entered at an earlier visit. */
  async takeDraft(): Promise<void> {
    const { draft } = this;
    this.draft = null;
    if (!draft || (await this.#replace({ seat: draft.seat, position: draft.position }))) return;
    // It was impossible when the page was left: it stands there again, with the reason.
    await this.begin(Number(draft.position['seats'] ?? this.seats), draft.seat);
    this.change(draft.position);
  }

  async #replace(wish: PositionWish): Promise<boolean> {
    const before = this.#entered();
    const outcome = await this.#complete(wish);
    if (outcome === 'accepted') {
      this.#remember(before);
      this.answer = null;
      this.#keep();
    }
    return outcome !== 'refused';
  }

  /** Has a position completed. Seat, number of seats and position change together. */
  async #complete(wish: PositionWish, start?: (setUp: Position) => Position): Promise<Outcome> {
    clearTimeout(this.#timer);
    const number = ++this.#sent;
    try {
      const { game, box } = this;
      let completed = await api.position(game, { ...wish, box });
      // A set-up is as good a beginning where the editor's own is impossible with somebody's box.
      if (start) completed = await api.position(game, { seat: wish.seat, position: start(completed.position), box }).catch(() => completed);
      if (number !== this.#sent) return 'superseded';
      this.#show(wish.seat, completed.position, completed);
      this.problem = null;
      return 'accepted';
    } catch (error) {
      if (number !== this.#sent) return 'superseded';
      this.#refused(error);
      return 'refused';
    }
  }

  #show(seat: number, position: Position, completed: CompletedPosition): void {
    this.seat = seat;
    this.seats = Number(position['seats'] ?? this.seats);
    this.completed = completed;
    this.position = position;
  }

  #refused(error: unknown): void {
    if (!(error instanceof HttpError)) this.problem = { sentence: t('connection-lost'), problem: null };
    else this.problem = { sentence: sentenceOf(error), problem: error.problem };
  }

  #entered(): Entered | null {
    return this.completed && { seat: this.seat, position: this.position, completed: this.completed };
  }

  #remember(before: Entered | null): void {
    if (before) this.before = [...this.before.slice(-REMEMBERED), before];
  }

  #keep(text = ''): void {
    this.#isSetUp = false;
    withDraft(this.#name, { seat: this.seat, position: this.position, text });
  }

  change = (position: Position): void => {
    this.#remember(this.#entered());
    this.position = position;
    this.#soon();
  };

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.#show(last.seat, last.position, last.completed);
    this.problem = null;
    this.#soon();
  }

  #soon(): void {
    this.#keep();
    clearTimeout(this.#timer);
    this.#sent++; // an answer to what was there before comes too late
    this.#timer = window.setTimeout(() => void this.settle(), TOGETHER);
  }

  /** Has what is entered completed where that was not done yet; false where it is impossible. */
  settle = async (): Promise<boolean> =>
    this.position === this.completed?.position || (await this.#complete({ seat: this.seat, position: this.position })) !== 'refused';

  async ask(depth: AskWish['depth'] & {} = 'usual'): Promise<void> {
    this.isThinking = true;
    try {
      if ((await this.#complete({ seat: this.seat, position: this.position })) !== 'refused') {
        const { seat, position } = this;
        const answer = await api.ask(this.game, { seat, depth, position, box: this.box });
        this.#asked = position;
        this.answer = seat === this.seat ? answer : null;
        // An answer may come when the reader is on another page, or has changed the position.
        if (this.#isOpen && this.answer && !this.isStale && this.completed?.position === position) {
          history.replaceState(null, '', this.path);
          this.#keep(this.completed.text);
        }
      }
    } catch (error) {
      this.#refused(error);
    }
    this.isThinking = false;
  }

  /** The page is left: what is still under way changes nothing any more. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
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
    return `/ask/${this.game}?${this.box ? `box=${this.box}&` : ''}seat=${this.seat}&p=${encodeURIComponent(this.completed?.text ?? '')}`;
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
