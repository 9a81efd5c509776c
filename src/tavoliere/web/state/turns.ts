// What happened, turn by turn: a line for each turn with its parts, under the rounds of a game that has rounds.
import type { GameEvent } from '../net/protocol';
import type { LogEntry } from './log.svelte';

/** How a game's events make turns. */
export interface TurnRules {
  /** Kinds of events that begin a round, or another part of the log. */
  headings: readonly string[];
  /** Kinds of events that begin a turn of their seat; without any, a turn ends when another seat moves. */
  turns: readonly string[];
  /** An event in a few words, without its seat's name; null: it is not worth a word. */
  short(event: GameEvent): string | null;
}

/** A turn of a seat: what it comes to in a few words, and all its events. */
export interface Turn {
  kind: 'turn';
  seat: number;
  /** What stands before the summary, such as the card the turn was played with. */
  lead: string;
  shorts: string[];
  events: GameEvent[];
  /** The steps of the replay before its first and after its last event. */
  from: number;
  to: number;
  /** Where its seat's last move of it stands among all entries. */
  last: number;
}

export type TurnLine =
  | Turn
  | { kind: 'heading'; event: GameEvent }
  | { kind: 'notice'; event: GameEvent; text: string }
  | { kind: 'spoken'; entry: LogEntry };

type Said = Pick<Turn, 'lead' | 'shorts'>;

/** Nothing but an amount, such as +£2. */
const AMOUNT = /^([+−]£?)(\d+)$/;

/** Amounts of one kind are added up where the last of them stands. */
function addedUp(shorts: readonly string[]): string[] {
  const sums = new Map<string, number>();
  for (const short of shorts) {
    const [, sign, amount] = AMOUNT.exec(short) ?? [];
    if (sign) sums.set(sign, (sums.get(sign) ?? 0) + Number(amount));
  }
  const signOf = (short: string) => AMOUNT.exec(short)?.[1];
  const last = (sign: string) => shorts.findLastIndex((short) => signOf(short) === sign);
  return shorts.flatMap((short, at) => {
    const sign = signOf(short);
    return sign === undefined ? short : last(sign) === at ? `${sign}${sums.get(sign)}` : [];
  });
}

/** What a turn comes to, after its lead: what was done several times is said once. */
export function saidOf({ lead, shorts }: Said): string {
  const counts = new Map<string, number>();
  for (const short of addedUp(shorts)) counts.set(short, (counts.get(short) ?? 0) + 1);
  const said = [...counts].map(([short, count]) => (count > 1 ? `${short} ×${count}` : short)).join(', ');
  return lead ? said : said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** A turn in one line. */
export const summaryOf = (turn: Said): string => [turn.lead, saidOf(turn)].filter(Boolean).join(' ');

class TurnReader {
  readonly lines: TurnLine[] = [];
  #open = new Map<number, Turn>();
  #mover: number | null = null;
  #before = 0;
  #step = 0;

  constructor(private readonly rules: TurnRules) {}

  read(entry: LogEntry, at: number): void {
    if (entry.kind !== 'play') return void this.lines.push({ kind: 'spoken', entry });
    if (!this.rules.turns.length && entry.seat !== this.#mover) this.#open.clear();
    this.#mover = entry.seat;
    this.#before = this.#step;
    this.#step = entry.step ?? this.#before;
    for (const event of entry.events) this.#readEvent(event, at);
  }

  #readEvent(event: GameEvent, at: number): void {
    if (this.rules.headings.includes(event.kind)) {
      this.#open.clear();
      return void this.lines.push({ kind: 'heading', event });
    }
    const short = this.rules.short(event);
    if (event.seat === null) return void (short && this.lines.push({ kind: 'notice', event, text: short }));
    const isBeginning = this.rules.turns.includes(event.kind);
    const turn = this.#turnOf(event.seat, isBeginning, at);
    turn.events.push(event);
    turn.to = this.#step;
    // What others' moves bring a seat, such as a prize at the end of a round, does not prolong its turn.
    if (this.#mover === event.seat) turn.last = at;
    if (isBeginning) turn.lead = short ?? '';
    else if (short) this.#say(turn, short);
  }

  /** What a seat did before its turn, such as choosing a card, belongs to that turn. */
  #turnOf(seat: number, isBeginning: boolean, at: number): Turn {
    const open = this.#open.get(seat);
    if (open && !(isBeginning && open.shorts.length)) {
      if (isBeginning) open.from = this.#before;
      return open;
    }
    const [from, to] = [this.#before, this.#step];
    const turn: Turn = { kind: 'turn', seat, lead: '', shorts: [], events: [], from, to, last: at };
    this.#open.set(seat, turn);
    return turn;
  }

  /** A turn has its line as soon as there is something to say. */
  #say(turn: Turn, short: string): void {
    if (!turn.shorts.length) this.lines.push(turn);
    turn.shorts.push(short);
  }
}

/** The lines of a log. */
export function turnLines(entries: readonly LogEntry[], rules: TurnRules): TurnLine[] {
  const reader = new TurnReader(rules);
  entries.forEach((entry, at) => reader.read(entry, at));
  return reader.lines;
}

/** The turns among the lines of a log. */
const turnsIn = (lines: readonly TurnLine[]): Turn[] => lines.filter((line) => line.kind === 'turn');

/** Where the reader's last turn ended that is not under way any more; -1: nowhere yet. */
function lastOwnEnd(lines: readonly TurnLine[], own: readonly number[], isAsked: boolean): number {
  const mine = turnsIn(lines).filter(({ seat }) => own.includes(seat));
  const latest = mine.at(-1);
  const isUnderWay = isAsked && latest !== undefined && isLast(lines, latest);
  return (isUnderWay ? mine.at(-2) : latest)?.last ?? -1;
}

/** Whether nobody has begun a turn, and no round has begun, after a turn. */
function isLast(lines: readonly TurnLine[], turn: Turn): boolean {
  return lines.slice(lines.indexOf(turn) + 1).every(({ kind }) => kind === 'spoken' || kind === 'notice');
}

/** The latest turn of every other seat since the reader's own last turn ended, in the order they were played. */
export function freshTurns(lines: readonly TurnLine[], own: readonly number[], isAsked: boolean): Turn[] {
  const since = own.length ? lastOwnEnd(lines, own, isAsked) : -1;
  const latest = new Map<number, Turn>();
  for (const turn of turnsIn(lines)) {
    if (own.includes(turn.seat) || turn.last <= since) continue;
    latest.delete(turn.seat);
    latest.set(turn.seat, turn);
  }
  return [...latest.values()];
}

/** The ids an event is about, so that a board can highlight what carries them. */
export function idsOf({ kind: _kind, seat: _seat, rule: _rule, words: _words, ...fields }: GameEvent): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(strings) : [];
  return Object.values(fields).flatMap(strings);
}
