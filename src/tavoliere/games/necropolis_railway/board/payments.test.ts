import { beforeEach, describe, expect, it } from 'vitest';
import { choices } from './choices.svelte';
import { BoardContext } from './context';
import { frameAt, momentOf, UPDATES } from './fixture';
import { isOptional, preferredPayments, prestigeMove, prestigePayment } from './payments';
import { changesOf } from './preview';
import { stepsAddedBy, wayAhead } from './way';
import { DISCS } from './view';
import type { Move } from './wire';

const { view, moves } = momentOf('act');
const texts = (some: readonly Move[]) => some.map(({ text }) => text);
const ways = moves.filter((move) => move.kind === 'crypt' && move.crypt === 'yellow' && move.column === 'col1');

beforeEach(() => choices.start());

describe('ways to pay', () => {
  it('are cut down to the preferred one: own colours, no Carriage', () => {
    expect(ways).toHaveLength(4);
    const preferred = (isOrange: boolean, isCarriage: boolean) =>
      texts(preferredPayments(ways, { isOrange, isCarriage }));
    expect(preferred(false, false)).toEqual(['crypt yellow col1']);
    expect(preferred(true, false)).toEqual(['crypt yellow col1 orange']);
    expect(preferred(false, true)).toEqual(['crypt yellow col1 carriage']);
    expect(preferred(true, true)).toEqual(['crypt yellow col1 carriage orange']);
  });

  it('are only asked about when there are several', () => {
    expect(isOptional(moves, 'orange')).toBe(true);
    expect(isOptional(moves, 'carriage')).toBe(true);
    expect(isOptional(moves.filter(({ kind }) => kind === 'london'), 'carriage')).toBe(false);
    expect(isOptional(momentOf('take').moves, 'orange')).toBe(false);
  });

  it('of prestige: as suggested, or with some discs swapped for orange ones', () => {
    const seat = view.players[0]!;
    expect(prestigeMove(moves, seat, {})?.text).toBe('prestige');
    const swapped = prestigeMove(moves, seat, { blue: 1 });
    expect(swapped).toMatchObject({ kind: 'prestige-mix', payment: prestigePayment(seat, { blue: 1 }) });
    expect(prestigeMove(moves, seat, { blue: 9 })).toBeUndefined();
  });
});

describe('the way of the train', () => {
  const wayAt = (parts: Parameters<typeof frameAt>[1] = {}) => wayAhead(new BoardContext(view, frameAt('act', parts), 0));

  it('counts the steps of the move that is considered', () => {
    const wagon = moves.find(({ kind }) => kind === 'wagon')!;
    const bonus = moves.find((move) => move.kind === 'bonus' && move.bonus === 'bonus4')!;
    const steps = view.way!.steps;
    expect(wayAt()?.steps).toBe(steps);
    for (const move of [wagon, bonus]) {
      const intent = { target: '', label: '', moves: [move], move, preview: null };
      expect(wayAt({ intent })?.steps).toBe(steps + stepsAddedBy(move, view));
    }
    expect(stepsAddedBy(bonus, view)).toBe(1);
    expect(stepsAddedBy({ kind: 'tender', text: 'tender' }, view)).toBe(view.way!.added['tender']);
  });

  it('is shown for the train that moves only', () => {
    expect(wayAhead(new BoardContext(view, frameAt('act'), 1))).toBeNull();
    expect(wayAhead(new BoardContext(momentOf('century').view, frameAt('century'), 0))).toBeNull();
  });
});

describe('what somebody would own after a move', () => {
  it.each(Object.entries(UPDATES))('agrees with what really happened: %s', (_name, { view, events, purses }) => {
    const intent = { target: '', label: '', moves: [], move: null, preview: events };
    const frame = frameAt('act', { intent });
    for (const [seat, before] of view.players.entries()) {
      const changes = changesOf(frame, seat);
      expect(before.money + (changes['money'] ?? 0)).toBe(purses[seat]!.money);
      const discs = DISCS.map((disc) => (before.discs[disc] ?? 0) + (changes[disc] ?? 0));
      expect(discs).toEqual(DISCS.map((disc) => purses[seat]!.discs[disc] ?? 0));
    }
  });

  it('is nothing while nothing is considered', () => {
    expect(changesOf(frameAt('act'), 0)).toEqual({});
  });
});
