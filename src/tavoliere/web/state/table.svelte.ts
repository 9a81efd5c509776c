// One live table: applies the server's messages, sends requests, and connects log, animations, choice and hints.
import type { Player, Pointed } from '../board/contract';
import type { Ending } from '../board/ending';
import { play as playSound } from '../board/sounds';
import type { Scene } from '../describe/describe';
import { api, HttpError } from '../net/http';
import type {
  About,
  FromService,
  GameEvent,
  Move,
  Now,
  Refusal,
  SeatNow,
  Status,
  TableNow,
  Update,
} from '../net/protocol';
import { RefusedError, socket } from '../net/socket.svelte';
import { AnimationQueue } from './animation.svelte';
import { Choice, isSameQuestion } from './choice.svelte';
import { aimOf, linesOf, touchedBy } from './follow';
import { LoadedGame } from './game.svelte';
import { Hints } from './hints.svelte';
import { MatchLog } from './log.svelte';
import { movesOf, type WrittenMove } from './readOnly';
import { TableRequests } from './requests';
import { Rewatch } from './rewatch.svelte';
import { screen } from './screen.svelte';
import { eventSentence, eventShort, moveSentence, withNames } from './sentences';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { SharedScreen } from './sharedScreen.svelte';
import { nameAt, playersAt, sceneOf, type ShownTable } from './shown';
import { t } from './texts.svelte';
import { explanations } from '../ui/explanations.svelte';
import { freshTurns, type Turn, type TurnLine } from './turns';
import { Waiting } from './waiting.svelte';

/** What a guided game asks of the table. */
export interface Guide {
  /** Those of the legal moves that are meant now. */
  meant(legal: Move[]): Move[];
  /** Another legal move was chosen. */
  correct(): void;
}
/** The rule that forbids what another question is not about. */
const NOT_NOW = 'GEN-2';
/** The steps that are fetched to watch turns again, at most. */
const MOST_AGAIN = 99;
/** How long after the database was away a table is asked for again, in milliseconds. */
const OPENED_AGAIN = 2000;

export class TableState extends TableRequests implements ShownTable {
  about = $state.raw<About | null>(null);
  yours = $state.raw<number[]>([]);
  /** The reader's seat; at a shared screen the one in front of the curtain. */
  me = $state.raw<number | null>(null);
  now = $state.raw<Now | null>(null);
  seats = $state.raw<SeatNow[]>([]);
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** A move has been sent and not been answered yet. */
  isBusy = $state(false);
  /** The moves of a match that can only be read. */
  written = $state.raw<WrittenMove[]>([]);
  /** The reader's own latest move, and the number of its entry. */
  lastOwn = $state.raw<{ entry: 'play' | 'undo'; move: string; number: number } | null>(null);
  /** In a guided game: which moves are meant now, and what is said to the others. */
  guide = $state.raw<Guide | null>(null);
  /** The stage of the final scoring that is shown. */
  ending = $state.raw<Ending | null>(null);
  /** The seat that asked for a rematch, if that happened while the page was open. */
  rematchBy = $state.raw<number | null>(null);
  /** The table does not exist, or may not be seen. */
  refusal = $state.raw<Refusal | null>(null);
  /** The game's board or texts could not be fetched. */
  isNotLoaded = $state(false);

  readonly #game = new LoadedGame();
  readonly #log = new MatchLog();
  readonly #animation = new AnimationQueue({
    show: (event) => (this.view ? this.board?.show?.(event, this.view) : undefined),
    isOthersMove: (update) => this.#isOthersMove(update),
    apply: (update) => this.#apply(update),
    finish: () => this.#finish(),
  });
  readonly rewatch = new Rewatch({
    show: (event, view) => this.board?.show?.(event, view),
    frames: async (first, last) =>
      (await api.replay(this.id, this.me === null ? 'watcher' : String(this.me), first, last - first + 1)).frames,
    fail: (error) => session.tellError(error),
  });
  readonly choice = new Choice({
    preview: (move) => this.#preview(move),
    explain: (pointed) => this.#explain(pointed),
    mustConfirm: (move) => this.#mustConfirm(move),
    make: (move) => this.make(move.text),
    fail: (error) => session.tellError(error),
  });
  readonly shared = new SharedScreen(this);
  readonly waiting = new Waiting(this);
  readonly hints = new Hints({
    ask: () => this.ask({ type: 'hint', seat: this.me! }),
    fail: (error) => session.tellError(error),
    refuse: (refusal) => session.tellError(new RefusedError(refusal)),
  });

  /** The number of the last update that was applied. */
  #number = 0;
  #lastSent: symbol | null = null;
  #announced = 0;
  #isClosed = false;
  #again: number | undefined;
  #stops: (() => void)[] = [];

  constructor(id: string) {
    super(id);
    this.#stops.push(socket().listen((message) => this.#hear(message)));
    this.#stops.push(socket().onConnect(() => void this.#open()));
  }

  close(): void {
    this.#stops.forEach((stop) => stop());
    this.#isClosed = true;
    this.waiting.close();
    clearTimeout(this.#again);
    this.#animation.drop();
    this.rewatch.stop();
    this.choice.close();
    void this.ask({ type: 'close' }).catch(() => undefined);
  }

  game = $derived(this.about?.game ?? '');
  fullView = $derived(this.rewatch.view ?? this.now?.view ?? null);
  view = $derived.by(() => this.shared.veiled(this.fullView));
  status = $derived<Status>(this.now?.status ?? 'open');
  asked = $derived(this.now?.asked ?? []);
  result = $derived(this.now?.result ?? null);
  motion = $derived(settings.motion);
  compact = $derived(screen.compact);
  isShowing = $derived(this.#animation.isRunning || this.rewatch.isRunning);
  isAsked = $derived(this.me !== null && this.asked.includes(this.me) && this.status === 'running');
  isMyTurn = $derived(this.isAsked && !this.isShowing);
  /** Every legal move; a guided game offers fewer. */
  legal = $derived<Move[]>(this.isMyTurn ? (this.now?.moves ?? []) : []);
  moves = $derived<Move[]>(this.guide ? this.guide.meant(this.legal) : this.legal);
  players = $derived<Player[]>(playersAt(this.seats));
  scene: Scene | null = $derived(sceneOf(this));
  lines: TurnLine[] = $derived(linesOf(this));
  fresh: Turn[] = $derived(freshTurns(this.lines, this.me === null ? this.yours : [this.me], this.isAsked));
  touched: ReadonlyMap<string, number> = $derived(touchedBy(this.rewatch.isRunning || this.ending ? [] : this.fresh, this));
  isMaker = $derived(this.about !== null && session.me?.person === this.about.maker);
  undoRefusal = $derived(this.now?.undo);
  canUndo = $derived(this.now?.undo === null && this.status === 'running' && !this.isBusy);
  isReady = $derived(this.now !== null && this.#game.isLoaded);

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
  get log() {
    return this.#log.entries;
  }
  /** The entries from before this page connected, or reconnected. */
  get earlierLog() {
    return this.#log.earlier;
  }
  /** What is being shown just now: what happens, or what is watched again. */
  get #showing() {
    return this.rewatch.isRunning ? this.rewatch.queue : this.#animation;
  }
  get currentEvent() {
    return this.#showing.currentEvent;
  }
  get shownEvents() {
    return this.#showing.shownEvents;
  }
  get nextView() {
    return this.shared.veiled(this.#showing.nextView);
  }
  get intent() {
    return this.choice.intent;
  }
  get hovered() {
    return this.choice.hovered;
  }
  point = this.choice.point;
  hover = this.choice.hover;
  clear = this.choice.clear;
  skip = (): void => {
    this.rewatch.stop();
    this.#animation.skip();
  };

  watch = (turn: Turn): void => this.#watch(turn.from, turn.to);

  watchAgain = (): void => {
    if (this.rewatch.isRunning) return this.rewatch.stop();
    if (this.fresh.length) this.#watch(Math.min(...this.fresh.map(({ from }) => from)), this.#log.decisions);
  };

  #watch(from: number, to: number): void {
    this.clear();
    this.#animation.skip();
    void this.rewatch.watch(Math.max(from, to - MOST_AGAIN), to);
  }

  /** Lights what a move is about. */
  light = (move: Move | null): void => {
    this.highlighted = new Set(move ? aimOf(move, this) : []);
  };

  nameOf(seat: number): string {
    return nameAt(this.seats, seat);
  }

  sentence = (event: GameEvent): string => eventSentence(event, this);

  #isOthersMove({ entry, seat, events = [] }: Update): boolean {
    const isOthers = entry === 'play' && !this.yours.includes(seat ?? -1);
    return isOthers && events.some((event) => eventShort(event, this));
  }

  /** Whether somebody can still be invited. */
  get hasFreeSeat(): boolean {
    return this.status === 'open' && this.seats.some((seat) => seat.free);
  }

  /** A short name of what was pointed at. */
  targetName({ target, label }: Pointed): string {
    return (this.scene && this.describer?.nameOfId(target, this.scene)) ?? label;
  }

  moveSentence = (move: Move): string => moveSentence(move, this);

  // --- what the server says ----------------------------------------------------------------------------------------

  async #open(): Promise<void> {
    try {
      await this.ask({ type: 'open', log: true });
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
      // A database that is away comes back; what is shown already stays.
      const isAway = error.refusal.key.startsWith('store-');
      if (isAway && !this.#isClosed) this.#again = window.setTimeout(() => void this.#open(), OPENED_AGAIN);
      if (!isAway || this.about === null) this.refusal = error.refusal;
    }
  }

  #hear(message: FromService): void {
    this.hints.hear(message);
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'table') void this.#takeTable(message);
    else if (message.type === 'update') this.#queue(message);
    else if (message.type === 'presence')
      this.seats = this.seats.map((seat, number) => ({ ...seat, here: message.here.includes(number) }));
  }

  /** The whole table: when it is opened, and whenever updates may have been missed. */
  async #takeTable({ about, yours, front, now, log }: TableNow): Promise<void> {
    const missed = this.#animation.drop();
    this.rewatch.stop();
    if (log) this.#log.restore(log);
    else missed.forEach((update) => this.#log.add(update));
    this.#number = now.number;
    this.refusal = null;
    this.about = about;
    this.yours = yours;
    if (front !== this.me) this.shared.isPeeking = false;
    this.me = front;
    this.seats = now.seats ?? this.seats;
    const before = this.now;
    this.now = now;
    this.waiting.begin(before);
    this.choice.clear();
    this.hints.forget();
    if (about.problem) {
      this.written = log ? movesOf(log) : this.written;
      return;
    }
    if (!this.#game.isLoaded) await this.#load(about);
  }

  /** What did not load is tried again with the next whole table, after a reconnection. */
  async #load({ game, box }: About): Promise<void> {
    this.isNotLoaded = false;
    const tables = api.box(box).then(({ tables }) => tables);
    try {
      await this.#game.load(game, tables);
    } catch (error) {
      this.isNotLoaded = true;
      // Fetching and importing fail with a TypeError; anything else is a bug of ours.
      if (!(error instanceof HttpError || error instanceof TypeError)) reportError(error);
    }
  }

  #queue(update: Update): void {
    this.rewatch.stop();
    this.#animation.add(update);
  }

  #apply(update: Update): void {
    if (update.number <= this.#number) return;
    this.#number = update.number;
    this.seats = update.now?.seats ?? this.seats;
    const before = this.now;
    // Others may choose at the same time: as long as the question stays, so do its moves and what was pointed at.
    const stays = before !== null && isSameQuestion(before, update.now ?? before);
    if (update.now) this.now = stays ? { ...update.now, moves: before.moves } : update.now;
    this.waiting.begin(before);
    if (update.rematch && this.about) {
      this.about = { ...this.about, rematch: update.rematch };
      this.rematchBy = update.seat ?? null;
    }
    if (update.about) this.about = update.about;
    this.#log.add(update);
    if (!stays) this.choice.reset();
    if (update.now && update.seat === this.me) this.hints.forget();
    if (update.seat === this.me && (update.entry === 'play' || update.entry === 'undo'))
      this.lastOwn = { entry: update.entry, move: update.move ?? '', number: update.number };
    // The update of one's own move means it was made, even if its answer comes later.
    if (update.entry === 'play' && update.seat === this.me) this.isBusy = false;
  }

  /** The animation queue is empty. */
  #finish(): void {
    if (this.#isClosed) return;
    if (this.status === 'over' && this.#announced !== this.now?.number) playSound('end');
    else if (this.isMyTurn && this.#announced !== this.now?.decision) playSound('turn');
    this.#announced = (this.status === 'over' ? this.now?.number : this.now?.decision) ?? 0;
  }

  // --- what is asked of the server ---------------------------------------------------------------------------------

  async #preview(move: Move): Promise<GameEvent[] | null> {
    if (this.me === null) return null;
    const answer = await this.ask({ type: 'preview', seat: this.me, move: move.text });
    return answer.type === 'preview' ? answer.events : null;
  }

  async #explain(pointed: Pointed): Promise<void> {
    const seat = this.me;
    if (seat === null) return;
    await session.attempt(async () => {
      const answer = await this.ask({ type: 'why', seat, target: pointed.target });
      if (answer.type === 'reason' && !answer.key) this.guide?.correct();
      if (answer.type !== 'reason' || !answer.key) return;
      // Whoever points at something out of turn wants to know what it is.
      if (answer.rule === NOT_NOW && explanations.showTarget(pointed.target)) return;
      playSound('refused');
      const reason = this.say(answer.key, withNames(answer.words ?? {}, this));
      session.refuse(reason, answer.rule ?? null, { id: pointed.target, name: this.targetName(pointed) });
    });
  }

  #mustConfirm(move: Move): boolean {
    if (this.describer?.neverConfirm?.includes(move.kind)) return false;
    if (settings.confirm === 'always' || this.describer?.alwaysConfirm.includes(move.kind)) return true;
    if (this.scene && this.describer?.mustConfirm?.(move, this.scene)) return true;
    return settings.confirm === 'touch' && matchMedia('(pointer: coarse)').matches;
  }

  /** Plays a move, given in notation. */
  async make(move: string): Promise<void> {
    const { me: seat, now } = this;
    if (seat === null || this.isBusy || !now) return;
    // Played whenever the connection comes back, a click would surprise whoever made it.
    if (socket().status !== 'online') return session.tell(t('offline-move'), null, true);
    const isNamed = (one: Move) => one.text === move;
    if (this.legal.some(isNamed) && !this.moves.some(isNamed)) return this.guide?.correct();
    const sent = (this.#lastSent = Symbol());
    this.isBusy = true;
    const intent = this.choice.intent;
    await session.attempt(() => this.ask({ type: 'play', seat, decision: now.decision, move }));
    // Meanwhile the next question may have come, with a new choice and perhaps a new move on its way.
    if (this.choice.intent === intent) this.choice.clear();
    if (this.#lastSent === sent) this.isBusy = false;
  }

  async undo(): Promise<void> {
    if (this.undoRefusal) return session.tell(t(this.undoRefusal), 'GEN-4', true);
    if (socket().status !== 'online') return session.tell(t('offline-move'), null, true);
    if (this.me !== null) await this.askFor('undo', this.me);
  }

  async hint(): Promise<void> {
    if (this.me !== null) await this.hints.ask();
  }
}
