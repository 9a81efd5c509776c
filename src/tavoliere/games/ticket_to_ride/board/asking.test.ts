import { describe, expect, it } from 'vitest';
import fixture from './fixture.json';
import { asking, cardsOf, cardSum, counted, pointsOf, settled, startOf, turnTo, vehiclesLeft, viewOf, withOffer, withRoute } from './asking';
import { routesOf } from './printed';
import type { Box } from '$web/board/contract';

const box = {
  ...(fixture as unknown as { box?: Box }).box,
  cards: { market: 5, hand: 2, rows: ['wild', 'blue', 'red', 'white', 'yellow', 'green', 'purple'].map((colour) => ({ colour, count: 6 })) },
  places: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  routes: { rows: [{ a: 'a', b: 'b', colour: 'blue', length: 2 }, { a: 'b', b: 'c', colour: 'red', length: 3 }] },
  tickets: { rows: [{ a: 'a', b: 'b', points: 1 }, { a: 'a', b: 'c', points: 2 }, { a: 'b', b: 'c', points: 3 }, { a: 'c', b: 'a', points: 2 }] },
  points: { by_length: [0, 1, 2, 4] },
  vehicles: { each: 4 },
  flag: { colours: ['blue'], points: 4 },
} as unknown as Box;

describe('a position from somebody’s own table', () => {
  const start = startOf(box, 3, 1);

  it('begins with as many cards as the box has, each in one place', () => {
    const { total, mine, open, others, flags, rest, wrong } = cardSum(box, start, 1);
    expect(total).toBe(42);
    expect(mine + open + others + flags + rest).toBe(total);
    expect(wrong).toBeNull();
    expect(new Set(start.players.flatMap(({ tickets }) => tickets)).size).toBe(3);
  });

  it('lets vehicles and points follow from the map', () => {
    const [first, second] = routesOf(box).map(({ id }) => id) as [string, string];
    const claimed = withRoute(box, start, first, 0)!;
    expect(vehiclesLeft(box, claimed, 0)).toBe(2);
    expect(pointsOf(box, claimed, 0)).toBe(2);
    expect(withRoute(box, claimed, second, 0)).toBeNull(); // three spaces, two vehicles
    expect(withRoute(box, claimed, first, null)!.routes).toEqual({});
  });

  it('deals hidden cards out of what is left', () => {
    const players = start.players.map((player, seat) => (seat === 1 ? { ...player, hand: { blue: 5 } } : player));
    const next = settled(box, { ...start, market: { blue: 1, red: 4 }, players }, 1);
    for (const { hand } of [next.players[0]!, next.players[2]!]) expect(hand['blue']).toBeUndefined();
    expect(cardSum(box, next, 1).wrong).toBeNull();
  });

  it('names a colour of which too many lie on the table', () => {
    expect(cardSum(box, { ...start, market: { green: 7 } }, 1).wrong).toBe('green');
  });

  it('counts up and down, never below nothing', () => {
    expect(counted({ blue: 1 }, 'blue', -2)).toEqual({});
    expect(counted({ blue: 1 }, 'red', 1)).toEqual({ blue: 1, red: 1 });
  });

  it('asks which of two tickets to keep that nobody else holds, and no longer once something else is asked', () => {
    const next = asking(box, { ...start, turns_left: 2 }, 'keep-tickets', 1);
    const offer = next.players[1]!.offer!;
    expect([next.phase, next.active, next.turns_left, offer.length]).toEqual(['keep-tickets', 1, 2, 2]);
    expect(next.players.flatMap(({ tickets }) => tickets).some((id) => offer.includes(id))).toBe(false);
    const other = withOffer(next, 1, [offer[0]!, start.players[1]!.tickets[0]!]);
    expect(other.players[1]!.tickets).toEqual([]);
    expect(asking(box, next, 'second-card', 1).players[1]!.offer).toBeUndefined();
  });

  it('gives a seat its turn', () => {
    const next = turnTo(box, { ...start, phase: 'choose-token', claim: { route: 'x' } } as typeof start, 2);
    expect([next.phase, next.active, 'claim' in next]).toEqual(['act', 2, false]);
  });

  it('shows the asker their own cards only', () => {
    const view = viewOf(box, 'paris', start, 1);
    expect(view.players[1]!.hand).toEqual(start.players[1]!.hand);
    expect(view.players[0]!.hand).toBeUndefined();
    expect(Object.values(cardsOf(box)).length).toBe(7);
  });
});
