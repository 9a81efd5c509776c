import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import type { LogEntry } from './log.svelte';
import { freshTurns, idsOf, saidOf, summaryOf, turnLines, type TurnLine, type TurnRules } from './turns';

const SHORTS: Record<string, string> = { opens: '4 →', took: 'red', built: 'inn 45', paid: '+£2', over: 'Game over' };
const rules: TurnRules = {
  headings: ['round'],
  turns: ['opens'],
  short: ({ kind }) => SHORTS[kind] ?? null,
};
const event = (kind: string, seat: number | null, more = {}): GameEvent => ({ kind, seat, rule: 'TOY-1', ...more });
let step = 0;
const move = (seat: number, ...events: GameEvent[]): LogEntry => ({
  kind: 'play',
  step: ++step,
  seat,
  events,
  phrase: null,
});
const lines = (entries: LogEntry[], parts: Partial<TurnRules> = {}) => {
  const from = (entries.find((entry) => entry.step !== null)?.step ?? 1) - 1;
  return turnLines(
    entries.map((entry) => ({ ...entry, step: entry.step === null ? null : entry.step - from })),
    { ...rules, ...parts },
  );
};
const said = (all: TurnLine[]) => all.map((line) => (line.kind === 'turn' ? `${line.seat}: ${summaryOf(line)}` : line.kind));

describe('turnLines', () => {
  it('has one line for each turn, with all its events, under its round', () => {
    const all = lines([
      move(1, event('round', null), event('chose', 1)),
      move(0, event('chose', 0), event('opens', 1)),
      move(1, event('built', 1), event('filled', null), event('paid', 1), event('opens', 0)),
      move(0, event('took', 0)),
    ]);
    expect(said(all)).toEqual(['heading', '1: 4 → inn 45, +£2', '0: 4 → red']);
    expect(all[1]).toMatchObject({ from: 1, to: 3, last: 2 });
    expect((all[1] as { events: GameEvent[] }).events.map(({ kind }) => kind)).toEqual([
      'chose',
      'opens',
      'built',
      'paid',
    ]);
  });

  it('has no line for a turn of which there is nothing to say yet', () => {
    expect(lines([move(1, event('opens', 1), event('chose', 1))])).toEqual([]);
  });

  it('begins a second turn of the same seat in the same round', () => {
    const all = lines([
      move(1, event('opens', 1), event('built', 1)),
      move(1, event('opens', 1), event('took', 1)),
    ]);
    expect(said(all)).toEqual(['1: 4 → inn 45', '1: 4 → red']);
  });

  it('ends a turn when another seat moves, in a game that does not say where turns begin', () => {
    const entries = [move(0, event('took', 0)), move(0, event('paid', 0)), move(1, event('took', 1)), move(0, event('took', 0))];
    expect(said(lines(entries, { turns: [] }))).toEqual(['0: Red, +£2', '1: Red', '0: Red']);
  });

  it('hides what is about nobody, unless it is worth a line of its own; phrases stay', () => {
    const phrase: LogEntry = { kind: 'say', step: null, seat: 0, events: [], phrase: 'hello' };
    expect(said(lines([move(0, event('filled', null), event('over', null)), phrase]))).toEqual(['notice', 'spoken']);
  });
});

describe('a summary', () => {
  it('says once what was done several times', () => {
    expect(saidOf({ lead: '', shorts: ['burial', 'red', 'burial'] })).toBe('Burial ×2, red');
    expect(saidOf({ lead: '4', shorts: ['−£2', 'chapel +9', '+£2', '+£3', 'burial', '+£5'] })).toBe('−£2, chapel +9, burial, +£10');
    expect(summaryOf({ lead: '4 →', shorts: ['red'] })).toBe('4 → red');
  });
});

describe('freshTurns', () => {
  const turn = (seat: number) => move(seat, event('opens', seat), event('took', seat));
  const seats = (all: TurnLine[], own: number[], isAsked: boolean) => freshTurns(all, own, isAsked).map(({ seat }) => seat);

  it('are those of the others since the reader’s last turn ended', () => {
    const all = lines([turn(2), turn(0), turn(1), turn(2)]);
    expect(seats(all, [0], true)).toEqual([1, 2]);
    expect(seats(all, [2], false)).toEqual([]);
  });

  it('stay while the reader’s own turn is under way, and go when it has ended', () => {
    const all = lines([turn(0), turn(1), turn(2), turn(0)]);
    expect(seats(all, [0], true)).toEqual([1, 2]);
    expect(seats(all, [0], false)).toEqual([]);
  });

  it('go when a round begins after the reader’s turn, even if the reader is asked again', () => {
    const all = lines([turn(1), turn(0), move(1, event('round', null))]);
    expect(seats(all, [0], true)).toEqual([]);
  });

  it('do not go because another’s move brought the reader something', () => {
    const all = lines([turn(0), move(1, event('opens', 1), event('took', 1), event('paid', 0))]);
    expect(seats(all, [0], true)).toEqual([1]);
  });

  it('are everybody’s latest for a spectator', () => {
    expect(seats(lines([turn(0), turn(1), turn(0)]), [], false)).toEqual([1, 0]);
  });
});

it('names the ids an event is about', () => {
  const claimed = event('claimed', 1, { route: 'a-b', cards: ['red', 'blue'], points: 3, words: { colour: 'x' } });
  expect(idsOf(claimed)).toEqual(['a-b', 'red', 'blue']);
});
