// What conditions and patterns of a lesson mean; tests/test_lessons.py pins the same in Python.
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../net/protocol';
import { type Condition, holds, matches, pinsIn } from './plan';

const event = (kind: string, seat: number, fields: object = {}): GameEvent => ({ kind, seat, rule: 'X-1', ...fields });
const view = { round: 3, players: [{ money: 2, tokens: ['crab', 'guitar'] }], hand: { red: 2 } } as unknown as View;
const now = (condition: Condition, events: GameEvent[] = [], isOver = false) => holds(condition, { view, events, isOver });

describe('patterns', () => {
  it('are whole moves, with stars for any part', () => {
    expect(matches(['claim a-*'], 'claim a-b:red red')).toBe(true);
    expect(matches(['claim a'], 'claim a-b:red')).toBe(false);
    expect(matches(['take *', 'keep a.b'], 'keep axb')).toBe(false);
  });
});

describe('conditions', () => {
  it('wait for an event of the learner, with its fields', () => {
    const told = [event('claimed', 1, { points: 4 }), event('claimed', 0, { points: 2 })];
    expect(now({ event: 'claimed', mine: true }, told)).toBe(true);
    expect(now({ event: 'claimed', mine: true, fields: { points: 4 } }, told)).toBe(false);
    expect(now({ event: 'claimed', mine: false, fields: { points: 4 } }, told)).toBe(true);
    expect(now({ event: 'passed' }, told)).toBe(false);
  });

  it('look at a part of the view; of a list its length counts', () => {
    expect(now({ view: 'round', least: 3 })).toBe(true);
    expect(now({ view: 'round', most: 2 })).toBe(false);
    expect(now({ view: 'players.0.tokens', least: 2 })).toBe(true);
    expect(now({ view: 'hand', most: 0 })).toBe(false);
    expect(now({ view: 'players.0.money', equals: 2 })).toBe(true);
    expect(now({ view: 'players.1.money', least: 1 })).toBe(false);
  });

  it('wait for the end, and all must hold', () => {
    expect(now({ over: true })).toBe(false);
    expect(now({ over: true }, [], true)).toBe(true);
    expect(now({ over: true, view: 'round', least: 4 }, [], true)).toBe(false);
  });
});

describe('pins', () => {
  it('stand where the words mention them', () => {
    expect(pinsIn(['a **card** [2] and', 'a route [1]'])).toEqual(new Set([1, 2]));
    expect(pinsIn(['nothing', ''])).toEqual(new Set());
  });
});
