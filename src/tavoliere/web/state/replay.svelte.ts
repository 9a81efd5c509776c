// A replay: frames are fetched a few at a time and shown as a live table is.
import type { MarkedMove, Player } from '../board/contract';
import type { Scene } from '../describe/describe';
import { api, HttpError, type Frame } from '../net/http';
import type { About, GameEvent, Move, Now, Result, SeatNow, Status, View } from '../net/protocol';
import { LoadedGame } from './game.svelte';
import type { LogEntry } from './log.svelte';
import { movesOf, type WrittenMove } from './readOnly';
import { screen } from './screen.svelte';
import { eventSentence, moveSentence } from './sentences';
import { session, sentenceOf } from './session.svelte';
import { settings } from './settings.svelte';
import { nameAt, playersAt, sceneOf, type ShownTable } from './shown';
import { t } from './texts.svelte';
import { linesOf, touchedBy } from './follow';
import { freshTurns, type Turn, type TurnLine } from './turns';

const AT_ONCE = 20;
const HISTORY = 100;
const STEP_EVERY = 1400;

export class ReplayState implements ShownTable {
  seats = $state.raw<SeatNow[]>([]);
  yours = $state.raw<number[]>([]);
  status = $state<Status>('over');
  steps = $state<number | null>(null);
  step = $state(0);
  eyes = $state('watcher');
  speed = $state(1);
  isPlaying = $state(false);
  problem = $state('');
  about = $state.raw<About | null>(null);
  result = $state.raw<Result | null>(null);
  /** The moves of a match that can only be read. */
  written = $state.raw<WrittenMove[]>([]);
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  history = $state.raw<LogEntry[]>([]);
  /** Moves that a review compares, drawn on the board. */
  marks = $state.raw<readonly MarkedMove[]>([]);
  #frames = $state.raw<Record<string, Frame>>({});
  readonly #game = new LoadedGame();
  #wantedEyes = this.eyes;
  #wanted = '';
  #timer: number | undefined;

  // In a replay nothing can be chosen.
  readonly intent = null;
  readonly hovered = null;
  readonly currentEvent = null;
  readonly shownEvents = [];
  readonly nextView = null;
  readonly moves: Move[] = [];

  constructor(
    readonly id: string,
    private readonly first: number | null,
  ) {
    void this.#begin();
  }

  frame = $derived(this.#frames[`${this.eyes}/${this.step}`] ?? null);
  /** With all eyes: the view of the seat that decides, with the hidden parts of every seat. */
  view = $derived.by<View | null>(() => {
    const views = this.frame?.views;
    if (!views) return this.frame?.view ?? null;
    const seat = this.asked[0] ?? 0;
    return { ...views[seat]!, players: views.map((view, number) => view.players[number]!) };
  });
  asked = $derived(this.frame?.asked ?? []);
  me = $derived.by(() => {
    if (this.eyes === 'watcher') return null;
    return this.eyes === 'all' ? (this.asked[0] ?? 0) : Number(this.eyes);
  });
  now = $derived<Now | null>(null);
  motion = $derived(settings.motion);
  compact = $derived(screen.compact);
  isFinished = $derived(this.status === 'over' || (this.about?.imported ?? false));
  isReady = $derived(this.view !== null && this.#game.isLoaded);
  choices = $derived([
    'watcher',
    ...this.seats
      .map((_seat, number) => String(number))
      .filter((eyes) => this.isFinished || this.yours.includes(Number(eyes))),
    ...(this.isFinished ? ['all'] : []),
  ]);
  /** The steps at which a turn or a round begins. */
  notches = $derived(
    this.history.flatMap(({ step, events }) =>
      step !== null && events.some((event) => this.#beginnings.includes(event.kind)) ? [step] : [],
    ),
  );
  #beginnings = $derived.by(() => {
    const { headings = [], turns = [] } = this.describer ?? {};
    return headings.length ? headings : turns;
  });
  log = $derived(this.history.filter((entry) => (entry.step ?? 0) <= this.step));
  lines: TurnLine[] = $derived(linesOf(this));
  fresh: Turn[] = $derived(freshTurns(this.lines, [], false));
  touched: ReadonlyMap<string, number> = $derived(touchedBy(this.fresh.slice(-1), this));
  said = $derived(
    this.history
      .find((entry) => entry.step === this.step)
      ?.events.map((event) => this.sentence(event))
      .join(' ') ?? '',
  );
  /** A replay does not know who was away or replaced. */
  players = $derived<Player[]>(playersAt(this.seats.map((seat) => ({ ...seat, here: true, replaced: false }))));
  scene: Scene | null = $derived(sceneOf(this));

  get game() {
    return this.#game.id;
  }
  get box() {
    return this.#game.box;
  }
  get board() {
    return this.#game.board;
  }
  get describer() {
    return this.#game.describer;
  }
  get say() {
    return this.#game.say;
  }

  nameOf(seat: number): string {
    return nameAt(this.seats, seat);
  }

  sentence = (event: GameEvent): string => eventSentence(event, this);
  moveSentence = (move: Move): string => moveSentence(move, this);

  /** The whole log as text, one line per decision. */
  get textLog(): string {
    return this.history
      .map((entry) => `${entry.step}. ${entry.events.map((event) => this.sentence(event)).join(' ')}`)
      .join('\n');
  }

  watch = (turn: Turn): void => this.go(turn.from);
  point = (): void => undefined;
  hover = (): void => undefined;
  clear = (): void => undefined;

  async #begin(): Promise<void> {
    try {
      const about = await api.table(this.id);
      this.seats = about.seats;
      this.yours = about.yours;
      this.status = about.status;
      this.result = about.result ?? null;
      this.about = about.about;
      if (about.about.problem) return await this.#readMoves();
      if (about.yours.length === 1) this.eyes = String(about.yours[0]);
      else if (about.status === 'over') this.eyes = '0';
      const box = api.box(about.about.box).then(({ tables }) => tables);
      await this.#game.load(about.about.game, box);
      await this.#fetch(this.first ?? 0);
      this.go(this.first ?? 0);
      await this.#readHistory();
    } catch (error) {
      this.problem = error instanceof HttpError ? sentenceOf(error) : t('connection-lost');
    }
  }

  async #readMoves(): Promise<void> {
    const eyes = this.isFinished ? 'all' : this.yours.length === 1 ? String(this.yours[0]) : 'watcher';
    for (let first = 1, steps = 1; first <= steps; first += HISTORY) {
      const part = await api.replay(this.id, eyes, first, HISTORY, false);
      steps = part.steps;
      this.written = [...this.written, ...movesOf(part.frames.map((frame) => ({ seat: 0, ...frame })))];
    }
  }

  async #readHistory(): Promise<void> {
    const eyes = this.eyes;
    const entries: LogEntry[] = [];
    for (let first = 1; first <= (this.steps ?? 0); first += HISTORY) {
      const part = await api.replay(this.id, eyes, first, HISTORY, false);
      entries.push(
        ...part.frames.map(({ step, seat, events }) => ({
          kind: 'play' as const,
          step,
          seat: seat ?? null,
          events: events ?? [],
          phrase: null,
        })),
      );
    }
    if (eyes === this.eyes) this.history = entries;
  }

  async #fetch(step: number, eyes = this.eyes): Promise<void> {
    const first = Math.max(0, step - Math.floor(AT_ONCE / 4));
    const part = await api.replay(this.id, eyes, first, AT_ONCE);
    this.steps = part.steps;
    this.#frames = {
      ...this.#frames,
      ...Object.fromEntries(part.frames.map((frame) => [`${eyes}/${frame.step}`, frame])),
    };
  }

  /** Goes to a step, fetching it first if necessary. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.steps ?? step));
    if (this.#frames[`${this.eyes}/${wanted}`]) {
      this.step = wanted;
      const ahead = Math.min(wanted + 5, this.steps ?? wanted);
      if (!this.#frames[`${this.eyes}/${ahead}`]) void session.attempt(() => this.#fetch(ahead));
      return;
    }
    void session.attempt(async () => {
      await this.#fetch(wanted);
      this.step = wanted;
    });
  }

  lookWith(eyes: string): void {
    this.#wantedEyes = eyes;
    void session.attempt(async () => {
      await this.#fetch(this.step, eyes); // until then the page stays as it is, and the focus where it was
      if (eyes !== this.#wantedEyes) return;
      this.eyes = eyes;
      this.go(this.step);
      await this.#readHistory();
    });
  }

  /** Goes to a step with other eyes; `marks` are drawn there. */
  see(step: number, eyes: string, marks: readonly MarkedMove[]): void {
    const isLatest = () => this.#wanted === wanted;
    const wanted = (this.#wanted = `${eyes}/${step}`);
    void session.attempt(async () => {
      if (!this.#frames[wanted]) await this.#fetch(step, eyes);
      if (isLatest()) [this.eyes, this.step, this.marks] = [eyes, step, marks];
    });
  }

  toggle(): void {
    if (this.isPlaying) return this.#stop();
    if (this.step === this.steps) this.go(0);
    this.isPlaying = true;
    this.#schedule();
  }

  #schedule(): void {
    this.#timer = window.setTimeout(() => {
      this.go(this.step + 1);
      if (this.step === this.steps) this.#stop();
      else this.#schedule();
    }, STEP_EVERY / this.speed);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  close(): void {
    this.#stop();
  }
}
