// A guided game under way: which step, what it waits for, which moves it lets through; kept in this browser.
import type { Move } from '../net/protocol';
import type { Guide, TableState } from '../state/table.svelte';
import { holds, LEARNER, matches, type Plan, type Situation, type Step } from './plan';
import { PartWords } from './words.svelte';

interface Kept {
  index: number;
  since: number;
  seen: string[];
  skipped?: boolean;
}

export class LessonState implements Guide {
  index = $state(0);
  /** The log entry from which on events count for the present step. */
  #since = $state(0);
  /** Moments that have come. */
  #seen = $state.raw<string[]>([]);
  /** The moment that is shown now. */
  #moment = $state.raw<Step | null>(null);
  /** An earlier step that is read again. */
  #reread = $state<number | null>(null);
  isSkipped = $state(false);
  isWhyOpen = $state(false);
  /** The step whose time has come: its card stays, whatever happens, until it is done. */
  #begun = $state(-1);
  /** What the coach answers to a move that is not meant now. */
  correction = $state('');
  /** The step at each of one's moves, so that an undo goes back to it. */
  #before: { index: number; since: number }[] = [];
  #heard: string | null = null;

  readonly words: PartWords;

  constructor(
    readonly table: TableState,
    readonly plan: Plan,
  ) {
    this.words = new PartWords(table.game, 'lesson');
    this.#restore();
  }

  current = $derived.by<Step | undefined>(() => this.plan.steps[this.index]);
  isFinished = $derived.by(() => this.index >= this.plan.steps.length);
  #situation = $derived.by<Situation>(() => ({
    view: this.table.view,
    events: this.table.log.slice(this.#since).flatMap((entry) => entry.events),
    isOver: this.table.status === 'over',
  }));
  #hasBegun = $derived.by(() => this.#begun === this.index || holds(this.current?.when, this.#situation));
  /** The coach plays for the learner. */
  isAhead = $derived.by(() => this.table.seats[LEARNER]?.replaced === true);
  isReread = $derived.by(() => this.#reread !== null);
  canReread = $derived.by(() => (this.#reread ?? this.index) > 0 && this.#moment === null);

  /** The step whose card is shown; none while pieces move, while it waits, and when one was sent away. */
  shown = $derived.by<Step | null>(() => {
    const { table, current } = this;
    if (this.isSkipped || table.isShowing) return null;
    if (this.#reread !== null) return this.plan.steps[this.#reread] ?? null;
    if (this.#moment) return this.#moment;
    if (!current || !this.#hasBegun) return null;
    return current.do?.length && !table.isMyTurn ? null : current;
  });
  isMoment = $derived.by(() => this.shown !== null && this.shown === this.#moment);
  /** What must be done now; nothing while something is only read. */
  task = $derived.by(() => this.shown === this.current && this.shown?.do?.length ? this.shown : null);
  isLast = $derived.by(() => this.shown !== null && this.shown === this.plan.steps.at(-1));
  chapters = $derived.by(() => {
    const names = [...new Set(this.plan.steps.flatMap((step) => step.chapter ?? []))];
    const first = (name: string) => this.plan.steps.findIndex((step) => step.chapter === name);
    const now = this.current?.chapter;
    return names.map((name) => ({ name, isDone: first(name) < this.index && name !== now, isNow: name === now }));
  });
  minutesLeft = $derived.by(() => Math.max(1, Math.ceil(this.plan.minutes * (1 - this.index / this.plan.steps.length))));

  /** A word of the step that is shown. */
  say(part = ''): string {
    const click = this.words.say(this.table.compact ? 'coach-tap' : 'coach-click');
    return this.shown ? this.words.say(`lesson-${this.shown.id}`, part, { bot: this.table.nameOf(1), click }) : '';
  }

  // --- what the table does ---------------------------------------------------------------------------------------

  /** Follows the table; called in an effect, whenever anything it reads has changed. */
  follow(): void {
    const { table, current } = this;
    // While the coach plays nothing is shown at length: the learner must not come back too late.
    if (this.isAhead && table.isShowing) table.skip();
    if (this.isSkipped || table.isShowing) return;
    if (table.log.length < this.#since) this.#since = table.log.length;
    this.#findMoment();
    if (!current) return;
    if (this.#hasBegun) this.#begun = this.index;
    if (current.until && holds(current.until, this.#situation)) this.#finishUntil();
    else if (current.do?.length && table.isMyTurn && this.#hasBegun) this.#passOver(current);
  }

  #finishUntil(): void {
    if (this.isAhead && !this.table.seats[LEARNER]?.returns) void this.table.comeBack(LEARNER);
    this.#go(this.index + 1);
  }

  /** What is to be done is not possible, because the match has taken another way: go on. */
  #passOver(step: Step): void {
    const isPossible = this.table.legal.some((move) => matches(step.do!, move.text));
    if (!isPossible && this.table.legal.length) this.#go(this.index + 1);
  }

  #findMoment(): void {
    if (this.#moment || this.task || this.isReading || this.isAhead || this.table.status !== 'running') return;
    const found = this.plan.moments.find((step) => !this.#seen.includes(step.id) && holds(step.when, this.#situation));
    if (!found) return;
    this.#seen = [...this.#seen, found.id];
    this.#moment = found;
    this.#keep();
  }

  /** One's own move was made. */
  hear(move: string, number: number): void {
    const key = `${number} ${move}`;
    if (key === this.#heard) return;
    this.#heard = key;
    this.correction = '';
    this.#before.push({ index: this.index, since: this.#since });
    const step = this.current;
    if (!step?.do?.length || !(step.free || matches(step.do, move))) return;
    this.#since = Math.max(0, this.table.log.length - 1);
    this.#go(this.index + 1);
  }

  /** One's own move was taken back. */
  hearUndo(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.#since = before.since;
    this.#go(before.index);
  }

  /** Whether something must be read before one plays on. */
  isReading = $derived.by(() => this.shown !== null && this.shown === this.current && !this.shown.do?.length && !this.shown.until);

  /** Only what the step asks for, unless it leaves one free. */
  meant(legal: Move[]): Move[] {
    const { task } = this;
    if (this.isSkipped) return legal;
    if (this.isReading || this.isAhead) return [];
    return task && !task.free ? legal.filter((move) => matches(task.do!, move.text)) : legal;
  }

  correct(): void {
    this.correction = this.isReading ? this.words.say('coach-read-on') : this.say('wrong') || this.words.say('coach-not-now');
  }

  // --- what the reader does --------------------------------------------------------------------------------------

  next = (): void => {
    if (this.#reread !== null) this.#reread = this.#reread + 1 < this.index ? this.#reread + 1 : null;
    else if (this.#moment) this.#moment = null;
    else this.#go(this.index + 1);
    this.isWhyOpen = false;
  };

  back = (): void => {
    const from = this.#reread ?? this.index;
    if (from > 0) this.#reread = from - 1;
    this.isWhyOpen = false;
  };

  skip = (): void => {
    this.isSkipped = true;
    this.#keep();
  };

  resume = (): void => {
    this.isSkipped = false;
    this.#keep();
  };

  playAhead = (): void => {
    void this.table.leave();
  };

  #go(index: number): void {
    this.index = index;
    this.isWhyOpen = false;
    this.correction = '';
    this.#reread = null;
    this.#keep();
  }

  // --- keeping ---------------------------------------------------------------------------------------------------

  get #place(): string {
    return `tavoliere.lesson.${this.table.id}`;
  }

  #keep(): void {
    const kept: Kept = { index: this.index, since: this.#since, seen: this.#seen, skipped: this.isSkipped };
    try {
      localStorage.setItem(this.#place, JSON.stringify(kept));
    } catch {
      // Without storage a reload finds its place by the moves that were made.
    }
  }

  #restore(): void {
    const kept = this.#kept();
    if (kept) {
      this.index = kept.index;
      this.#since = kept.since;
      this.#seen = kept.seen;
      this.isSkipped = kept.skipped ?? false;
      return;
    }
    const made = this.table.log.filter((entry) => entry.step !== null && entry.seat === LEARNER).length;
    this.#findPlace(made);
  }

  /** On another device: the step after as many moves as were made. */
  #findPlace(made: number): void {
    let left = made;
    const { steps } = this.plan;
    while (left > 0 && steps[this.index] && !steps[this.index]!.until) left -= steps[this.index++]!.do?.length ? 1 : 0;
    this.#since = Math.max(0, this.table.log.length - 1);
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(this.#place) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}
