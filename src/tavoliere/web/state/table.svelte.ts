// One table as this page sees it: what the service told, what is being shown, and the choice under way.
import type { Box, BoardModule, Intent, Player, Pointed } from '../board/contract';
import { loadBoard, loadDescriber } from '../board/boards';
import { fly } from '../board/flights';
import { play as playSound } from '../board/sounds';
import type { Describer } from '../describe/describe';
import { api } from '../net/http';
import type {
  About,
  Deed,
  FromService,
  GameEvent,
  Move,
  Now,
  Refusal,
  SeatNow,
  Status,
  TableMessage,
  Thought,
  UpdateMessage,
} from '../net/messages';
import { RefusedError, socket } from '../net/socket.svelte';
import { seatName } from '../ui/names';
import { eventSentence, readable } from './saying';
import { screen } from './screen.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import type { Spectacle } from './spectacle';
import { speaker, t, texts } from './texts.svelte';

/** What one decision told, or what somebody said, as the log shows it. */
export interface LogEntry {
  kind: 'play' | 'say' | 'hint';
  /** Which step of the replay shows the table after it; null for things that are no decisions. */
  step: number | null;
  seat: number | null;
  events: GameEvent[];
  phrase: string | null;
}

const BOT_PAUSE = 550;
const HURRY_BEYOND = 5;
const HOVER_PAUSE = 120;

export class TableState implements Spectacle {
  about = $state.raw<About | null>(null);
  yours = $state.raw<number[]>([]);
  front = $state.raw<number | null>(null);
  now = $state.raw<Now | null>(null);
  box = $state.raw<Box>({});
  module = $state.raw<BoardModule | null>(null);
  describer = $state.raw<Describer | null>(null);
  seats = $state.raw<SeatNow[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The part of the log that had happened before this page came, or came back. */
  recalled = $state.raw<LogEntry[]>([]);
  intent = $state.raw<Intent | null>(null);
  hovered = $state.raw<Intent | null>(null);
  telling = $state.raw<GameEvent | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  hints = $state.raw<Thought['moves'] | null>(null);
  /** The expert has been asked and thinks. */
  isHintComing = $state(false);
  isBusy = $state(false);
  compact = $derived(screen.compact);
  /** What one chose between, as long as the choice is under way: the prompt line keeps showing it. */
  offered = $state.raw<Move[]>([]);
  /** The table does not exist, or may not be seen. */
  refusal = $state.raw<Refusal | null>(null);

  /** What is still to be shown, with what is being shown at its head. */
  #waiting: UpdateMessage[] = [];
  /** Of the last entry that was taken. */
  #number = 0;
  #isShowing = false;
  #asking: symbol | null = null; // the last move that was sent
  #isClosed = false;
  #hintAsked: string | null = null;
  #stops: (() => void)[] = [];
  #spoken = 0;
  #hovering: number | undefined;
  #isSkipping = false;
  #hurry: () => void = () => undefined;

  constructor(readonly id: string) {
    this.#stops.push(socket().listen((message) => this.#hear(message)));
    this.#stops.push(socket().whenever(() => void this.#open()));
  }

  close(): void {
    this.#stops.forEach((stop) => stop());
    this.#isClosed = true;
    this.#waiting = [];
    this.skip();
    clearTimeout(this.#hovering);
    void socket()
      .ask({ type: 'close', table: this.id })
      .catch(() => undefined);
  }

  // --- what everything renders from ---------------------------------------------------------------------------------

  game = $derived(this.about?.game ?? '');
  view = $derived(this.now?.view ?? null);
  status = $derived<Status>(this.now?.status ?? 'open');
  asked = $derived(this.now?.asked ?? []);
  me = $derived(this.front);
  say = $derived(speaker(this.game));
  motion = $derived(settings.motion);
  isShowing = $state(false);
  isAsked = $derived(this.front !== null && this.asked.includes(this.front) && this.status === 'running');
  isMyTurn = $derived(this.isAsked && !this.isShowing);
  moves = $derived<Move[]>(this.isMyTurn ? (this.now?.moves ?? []) : []);
  players = $derived<Player[]>(
    this.seats.map((seat, number) => ({
      number,
      name: this.nameOf(number),
      kind: seat.kind,
      level: seat.level ?? null,
      here: seat.here ?? false,
      replaced: seat.replaced ?? false,
    })),
  );
  /** A seat of one's own at this screen that must decide, but is not in front of the curtain. */
  curtainFor = $derived.by(() => {
    if (this.yours.length < 2 || this.status !== 'running') return null;
    if (this.front !== null && this.asked.includes(this.front)) return null;
    return this.asked.find((seat) => this.yours.includes(seat)) ?? null;
  });
  undoRefusal = $derived(this.now?.undo);
  canUndo = $derived(this.now?.undo === null && this.status === 'running' && !this.isBusy);
  isReady = $derived(this.now !== null && texts.has(this.game) && this.describer !== null);

  nameOf(seat: number): string {
    const one = this.seats[seat];
    return one ? seatName(one, seat) : '';
  }

  sentence = (event: GameEvent): string => eventSentence(event, this);

  /** What was pointed at, in few words. */
  targetName(pointed: Pointed): string {
    return this.describer?.term(pointed.target, this) ?? pointed.label;
  }

  /** A move as a sentence. */
  moveSentence = (move: Move): string => this.describer?.move(move, this) ?? move.text;

  // --- the service speaks -------------------------------------------------------------------------------------------

  async #open(): Promise<void> {
    try {
      await socket().ask({ type: 'open', table: this.id, log: true });
    } catch (error) {
      if (error instanceof RefusedError) this.refusal = error.refusal;
    }
  }

  #hear(told: FromService): void {
    if (told.type === 'thought') this.#takeHints(told.moves);
    if (told.type === 'refused' && told.re !== null && told.re === this.#hintAsked) this.#missHints(told);
    if (!('table' in told) || told.table !== this.id) return;
    if (told.type === 'table') void this.#takeTable(told);
    else if (told.type === 'presence')
      this.seats = this.seats.map((seat, number) => ({ ...seat, here: told.here.includes(number) }));
    else if (told.type === 'update') this.#queue(told);
  }

  /** What comes after one has decided is no help any more. */
  #takeHints(moves: Thought['moves']): void {
    if (this.isHintComing) this.hints = moves;
    this.isHintComing = false;
  }

  /** The expert was asked and found nothing. */
  #missHints(refusal: Refusal): void {
    this.forgetHints();
    session.tellError(new RefusedError(refusal));
  }

  forgetHints = (): void => {
    this.hints = this.#hintAsked = null;
    this.isHintComing = false;
  };

  async #takeTable(message: TableMessage): Promise<void> {
    const isFirst = this.about === null;
    if (message.log) this.#recall(message.log);
    else this.#waiting.forEach((update) => this.#note(update));
    this.#waiting = [];
    this.skip();
    this.#number = message.now.number;
    this.refusal = null;
    this.about = message.about;
    this.yours = message.yours;
    this.front = message.front;
    this.seats = message.now.seats ?? this.seats;
    this.now = message.now;
    this.intent = null;
    this.forgetHints();
    if (isFirst) await this.#loadGame(message.about);
  }

  #recall(deeds: Deed[]): void {
    this.log = this.recalled = deeds.map(({ entry = 'play', step = null, seat, events = [], phrase = null }) => ({
      kind: entry,
      step,
      seat,
      events,
      phrase,
    }));
  }

  async #loadGame(about: About): Promise<void> {
    const [board, describer, box] = await Promise.all([
      loadBoard(about.game),
      loadDescriber(about.game),
      api.box(about.box).catch(() => ({ tables: {} })),
      texts.load(about.game),
    ]);
    this.box = box.tables;
    this.module = board;
    this.describer = describer;
  }

  // --- showing one thing after the other ----------------------------------------------------------------------------

  #queue(update: UpdateMessage): void {
    this.#waiting.push(update);
    if (!this.#isShowing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#isShowing = this.isShowing = true;
    const before = this.#steps;
    let jumped = 0;
    for (let update = this.#waiting[0]; update; update = this.#waiting[0]) {
      const isHurried =
        this.#isSkipping || this.#waiting.length > HURRY_BEYOND + 1 || document.hidden || settings.motion === 0;
      if (!isHurried) await this.#show(update);
      else if (settings.motion > 0 && !this.#isSkipping) jumped += 1;
      // Meanwhile the whole table may have been told anew, and this with it.
      if (this.#waiting[0] !== update) continue;
      this.#waiting.shift();
      if (update.number > this.#number) this.#take(update);
    }
    if (jumped > HURRY_BEYOND) this.#offerToWatch(before);
    this.#isSkipping = false;
    this.telling = null;
    this.#isShowing = this.isShowing = false;
    if (!this.#isClosed) this.#afterAll();
  }

  async #show(update: UpdateMessage): Promise<void> {
    const view = this.view;
    let shown = 0;
    for (const event of update.events ?? []) {
      if (this.#isSkipping) return;
      const showing = view ? this.module?.show?.(event, view as never) : undefined;
      if (!showing) continue;
      this.telling = event;
      if (showing.sound) playSound(showing.sound);
      const ms = showing.ms * settings.motion;
      for (const flight of showing.flights ?? []) fly(flight, ms);
      await this.#pause(ms);
      shown += ms;
    }
    const isOthers = update.entry === 'play' && !this.yours.includes(update.seat ?? -1);
    if (isOthers && shown < BOT_PAUSE) await this.#pause((BOT_PAUSE - shown) * settings.motion);
  }

  #pause(ms: number): Promise<void> {
    if (this.#isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, ms);
    });
  }

  /** Whoever does not want to watch any longer sees the table as it is now. */
  skip = (): void => {
    this.#isSkipping = this.#isShowing;
    this.#hurry();
  };

  #take(update: UpdateMessage): void {
    this.#number = update.number;
    this.seats = update.now?.seats ?? this.seats;
    this.now = update.now ?? this.now;
    if (update.rematch && this.about) this.about = { ...this.about, rematch: update.rematch };
    this.#note(update);
    if (update.now) this.intent = this.hovered = null;
    if (update.now && update.seat === this.front) this.forgetHints();
    if (update.entry === 'play' && update.seat === this.front) this.isBusy = false; // it is done, whenever that is said
  }

  /** Keep the log. */
  #note(update: UpdateMessage): void {
    if (update.entry === 'undo') this.#forgetLast(update.seat ?? null);
    else if (update.entry === 'play' || update.entry === 'say' || update.entry === 'hint')
      this.#enter(update, update.entry);
  }

  #enter({ seat = null, events = [], phrase = null }: UpdateMessage, kind: LogEntry['kind']): void {
    const step = kind === 'play' ? this.#steps + 1 : null;
    this.log = [...this.log, { kind, step, seat, events, phrase }];
  }

  #forgetLast(seat: number | null): void {
    const last = this.log.findLastIndex((entry) => entry.seat === seat && entry.step !== null);
    this.log = this.log.filter((_entry, index) => index !== last);
  }

  get #steps(): number {
    return this.log.filter((entry) => entry.step !== null).length;
  }

  /** Too much happened at once to be shown: it can be watched in the replay. */
  #offerToWatch(step: number): void {
    session.tell(t('much-happened'), null, false, { path: `/t/${this.id}/replay#${step}`, text: t('watch-again') });
  }

  #afterAll(): void {
    if (this.status === 'over' && this.#spoken !== this.now?.number) playSound('end');
    else if (this.isMyTurn && this.#spoken !== this.now?.decision) playSound('turn');
    this.#spoken = (this.status === 'over' ? this.now?.number : this.now?.decision) ?? 0;
  }

  // --- what people do -----------------------------------------------------------------------------------------------

  /** Point at something: one move is previewed, several are asked about, none is explained. */
  point = (pointed: Pointed): void => {
    if (pointed.moves.length === 0) void this.#explain(pointed);
    else void this.#consider({ ...pointed, move: null, preview: null });
  };

  clear = (): void => {
    this.intent = null;
  };

  /** Rest on something; a pause later its only move is previewed, so that the board can draw a ghost of it. */
  hover = (pointed: Pointed | null): void => {
    clearTimeout(this.#hovering);
    const move = pointed?.moves.length === 1 ? (pointed.moves[0] ?? null) : null;
    this.hovered = pointed && { ...pointed, move, preview: null };
    if (move && !this.intent) this.#hovering = window.setTimeout(() => void this.#foresee(move), HOVER_PAUSE);
  };

  async #foresee(move: Move): Promise<void> {
    const events = await this.#preview(move).catch(() => null);
    if (events && this.hovered?.move === move) this.hovered = { ...this.hovered, preview: events };
  }

  async #preview(move: Move): Promise<GameEvent[] | null> {
    if (this.front === null) return null;
    const answer = await socket().ask({ type: 'preview', table: this.id, seat: this.front, move: move.text });
    return answer.type === 'preview' ? answer.events : null;
  }

  async #explain(pointed: Pointed): Promise<void> {
    this.intent = null;
    if (this.front === null) return;
    try {
      const answer = await socket().ask({ type: 'why', table: this.id, seat: this.front, target: pointed.target });
      if (answer.type !== 'reason' || !answer.key) return;
      playSound('refused');
      const reason = this.say(answer.key, readable(answer.words ?? {}, this));
      session.refuse(reason, answer.rule ?? null, { id: pointed.target, name: this.targetName(pointed) });
    } catch (error) {
      session.tellError(error);
    }
  }

  async #consider(intent: Intent): Promise<void> {
    const move = intent.moves.length === 1 ? (intent.moves[0] ?? null) : null;
    const isOneOfOffered = this.intent !== null && move !== null && this.offered.includes(move);
    if (!isOneOfOffered) this.offered = move ? [] : intent.moves;
    if (move && !this.#mustConfirm(move)) return this.make(move.text);
    this.intent = { ...intent, move };
    if (!move) return;
    try {
      const events = await this.#preview(move);
      if (this.intent?.move === move) this.intent = { ...this.intent, preview: events };
    } catch (error) {
      session.tellError(error);
    }
  }

  #mustConfirm(move: Move): boolean {
    if (settings.confirm === 'always' || this.describer?.careful.includes(move.kind)) return true;
    return settings.confirm === 'touch' && matchMedia('(pointer: coarse)').matches;
  }

  /** Make the move under consideration. */
  confirm = async (): Promise<void> => {
    const move = this.intent?.move;
    if (move) await this.make(move.text);
  };

  /** Answer the present question with a move. */
  async make(move: string): Promise<void> {
    if (this.front === null || this.isBusy || !this.now) return;
    const asking = (this.#asking = Symbol());
    this.isBusy = true;
    const meant = this.intent;
    const ask = { type: 'play' as const, table: this.id, seat: this.front, decision: this.now.decision, move };
    await session.attempt(() => socket().ask(ask));
    if (this.intent === meant) this.intent = null; // the next question may be there already, and what is meant to it
    if (this.#asking === asking) this.isBusy = false;
  }

  async undo(): Promise<void> {
    if (this.undoRefusal) return session.tell(t(this.undoRefusal), 'GEN-4', true);
    await this.#askForSeat('undo');
  }

  async look(seat: number | null): Promise<void> {
    await session.attempt(() => socket().ask({ type: 'look', table: this.id, seat, log: true }));
  }

  async speak(phrase: string): Promise<void> {
    await session.attempt(() => socket().ask({ type: 'say', table: this.id, phrase }));
  }

  async leave(): Promise<void> {
    for (const seat of this.yours) await session.attempt(() => socket().ask({ type: 'leave', table: this.id, seat }));
  }

  async comeBack(seat: number): Promise<void> {
    await session.attempt(() => socket().ask({ type: 'back', table: this.id, seat }));
  }

  async hint(): Promise<void> {
    if (this.front === null || this.isHintComing) return;
    this.hints = null;
    this.isHintComing = true;
    try {
      const answer = await socket().ask({ type: 'hint', table: this.id, seat: this.front });
      // The expert thinks on after this answer, and may still fail.
      if (answer.type === 'done') this.#hintAsked = answer.re;
    } catch (error) {
      this.isHintComing = false;
      session.tellError(error);
    }
  }

  async #askForSeat(type: 'undo'): Promise<void> {
    const seat = this.front;
    if (seat !== null) await session.attempt(() => socket().ask({ type, table: this.id, seat }));
  }
}
