// A review on its page: asked for, watched while it is computed, and the moment that is looked at.
import type { MarkedMove } from '../board/contract';
import { api, HttpError, isFinal } from '../net/http';
import type { Move } from '../net/protocol';
import type { Option, ReviewState } from '../net/review';
import { ReplayState } from '../state/replay.svelte';
import { sentenceOf, session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';
import { said } from './words.svelte';
import { markedOf, momentAt, shownAt, type Marked, type Moment } from './decisions';

const ASK_AGAIN = 1000;
/** After failures the pauses become longer, up to this. */
const LONGEST_PAUSE = 30_000;

export class ReviewPage {
  readonly replay: ReplayState;
  state = $state.raw<ReviewState | null>(null);
  problem = $state('');
  moment = $state.raw<Moment>({ step: 0, turning: null });
  #timer: number | undefined;
  #isOpen = true;
  /** How often in a row the server could not be asked how far the review has come. */
  #failures = 0;

  report = $derived(this.state?.report ?? null);
  isRunning = $derived(this.state?.status === 'running');
  /** The reader's own seat; null for watchers and at a shared screen. */
  own = $derived.by(() => (this.replay.yours.length === 1 ? this.replay.yours[0]! : null));
  shown = $derived(this.report ? shownAt(this.report, this.moment) : null);
  canDeepen = $derived(session.me !== null && this.state?.status === 'done' && this.state.depth !== 'deep');
  marked = $derived<Marked[]>(this.shown?.decision ? markedOf(this.shown.decision) : []);

  constructor(
    readonly id: string,
    private readonly first: number | null,
  ) {
    this.replay = new ReplayState(id, 0);
    void this.begin();
  }

  /** Asks for the review; one that nobody has made yet is begun. */
  begin = async (): Promise<void> => {
    this.problem = '';
    try {
      this.#take(await api.review(this.id));
      if (this.state?.status === 'none') this.#take(await this.#begun());
    } catch (error) {
      this.problem = error instanceof HttpError ? sentenceOf(error) : t('connection-lost');
    }
  };

  async #begun(): Promise<ReviewState> {
    try {
      return await api.beginReview(this.id, 'usual');
    } catch (error) {
      if (!this.state || !(error instanceof HttpError)) throw error;
      return refused(this.state, error);
    }
  }

  #take(state: ReviewState): void {
    const before = this.report;
    this.#failures = 0;
    // While somebody looks deeper, what was found before stays.
    this.state = state.status === 'running' ? { ...state, report: state.report ?? before } : state;
    this.#follow();
    const { report } = this;
    if (report && !before) this.look(this.first ?? report.turning_points[0]?.step ?? report.reviewed);
    else if (report && report !== before) this.look(this.moment.step);
  }

  /** Asks again in a while, as long as the review is being computed. */
  #follow(): void {
    clearTimeout(this.#timer);
    if (!this.isRunning || !this.#isOpen) return;
    const pause = Math.min(ASK_AGAIN * 2 ** this.#failures, LONGEST_PAUSE);
    this.#timer = window.setTimeout(() => void this.#askOn(), pause);
  }

  /** How far it has come; of failures in a row the first is told. */
  async #askOn(): Promise<void> {
    try {
      this.#take(await api.review(this.id, true));
    } catch (error) {
      if (this.state && isFinal(error)) return this.#take(refused(this.state, error));
      this.#failures += 1;
      this.#follow();
      if (this.#failures === 1) session.tellError(error);
    }
  }

  async #ask(act: () => Promise<ReviewState>): Promise<void> {
    await session.attempt(async () => this.#take(await act()));
  }

  stop = () => this.#ask(() => api.stopReview(this.id));
  deepen = () => this.#ask(() => api.beginReview(this.id, 'deep'));
  goOn = () => this.#ask(() => api.beginReview(this.id, this.state?.depth ?? 'usual'));

  /** Looks at a move of the match; the board shows the table before it, with the moves that are compared. */
  look(step: number): void {
    if (!this.report) return;
    this.moment = momentAt(this.report, Math.max(0, Math.min(step, this.report.steps)));
  }

  /** Looks at a decision, also where chance made a turning point of its move. */
  lookAtDecision(step: number): void {
    this.look(step);
    if (this.moment.turning?.why !== 'error') this.moment = { step, turning: null };
  }

  /** A move of the moment that is looked at, as the game says it there. */
  sentence = (option: Option): string => {
    const { scene, describer } = this.replay;
    const move = moveOf(option);
    return move && scene && describer ? describer.move(move, scene) : said(option.sentence);
  };

  /** The moves that the board draws. */
  marks(): MarkedMove[] {
    const { decision } = this.shown ?? {};
    const aims = this.replay.board?.aims;
    if (!decision || !aims) return [];
    return this.marked.flatMap(({ label, option, isGhost }) => {
      const move = moveOf(option);
      if (!move) return [];
      return [{ label, move, seat: decision.seat, isGhost, pieces: aims(move, decision.seat) }];
    });
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.replay.close();
  }
}

/** A review that is refused, because too many are being made for instance, can be tried again like one that failed. */
function refused(state: ReviewState, error: HttpError): ReviewState {
  const { key = '', words = {}, sentence: said = { [settings.language]: sentenceOf(error) } } = error.problem ?? {};
  return { ...state, status: 'failed', problem: { key, words, said } };
}

/** The move of an option as boards know it. */
export const moveOf = (option: Option): Move | null => option.wire ?? null;
