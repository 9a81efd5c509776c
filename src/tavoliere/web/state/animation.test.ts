import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Showing } from '../board/contract';
import type { GameEvent, Update, View } from '../net/protocol';
import * as flights from '../board/flights';
import { AnimationQueue, LEAST_FOR_MOVE, LEAST_FOR_TURN, USUAL_TURNS } from './animation.svelte';
import { settings } from './settings.svelte';

const view = { game: 'toy', seat: 0, turn: 2, over: false, seats: 2, phase: 'act', to_act: [0], players: [] } satisfies View;
const event = (kind: string): GameEvent => ({ kind, seat: 1, rule: 'GEN-1' });
const updateOf = (number: number, ...kinds: string[]): Update => moveOf(1, number, ...kinds);
const moveOf = (seat: number, number: number, ...kinds: string[]): Update => ({
  type: 'update',
  table: 't',
  number,
  entry: 'play',
  seat,
  events: kinds.map(event),
  now: { number, decision: number, status: 'running', asked: [0], view },
});

const LONG: Showing = { ms: 1000 };
const show = vi.fn<(event: GameEvent) => Showing | undefined>();
const isOthersMove = vi.fn<(update: Update) => boolean>();
let applied: number[];
let finished: number;
let queue: AnimationQueue;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 1;
  applied = [];
  finished = 0;
  show.mockImplementation(({ kind }) => (kind === 'unseen' ? undefined : LONG));
  isOthersMove.mockReturnValue(false);
  queue = new AnimationQueue({
    show,
    isOthersMove,
    apply: ({ number }) => void applied.push(number),
    finish: () => void (finished += 1),
  });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('AnimationQueue', () => {
  it('shows one event after the other and then applies the update', async () => {
    queue.add(updateOf(1, 'first', 'second'));
    expect(queue.isRunning).toBe(true);
    expect(queue.currentEvent?.kind).toBe('first');
    expect(queue.nextView).toEqual(view);
    await pass(1000);
    expect(queue.currentEvent?.kind).toBe('second');
    expect(queue.shownEvents.map(({ kind }) => kind)).toEqual(['first', 'second']);
    expect(applied).toEqual([]);
    await pass(1000);
    expect(applied).toEqual([1]);
    expect(finished).toBe(1);
    expect([queue.isRunning, queue.currentEvent, queue.nextView, queue.shownEvents]).toEqual([false, null, null, []]);
  });

  it('counts an event that is not shown among those so far, and spends no time on it', async () => {
    queue.add(updateOf(1, 'unseen', 'seen'));
    expect(queue.currentEvent?.kind).toBe('seen');
    expect(queue.shownEvents.map(({ kind }) => kind)).toEqual(['unseen', 'seen']);
    await pass(1000);
    expect(applied).toEqual([1]);
  });

  it('gives a turn of somebody else a second, and each further move of it a moment', async () => {
    isOthersMove.mockReturnValue(true);
    queue.add(updateOf(1, 'unseen'));
    queue.add(updateOf(2, 'unseen'));
    queue.add(moveOf(2, 3, 'unseen'));
    await pass(LEAST_FOR_TURN - 1);
    expect(applied).toEqual([]);
    await pass(1);
    expect(applied).toEqual([1]);
    await pass(LEAST_FOR_MOVE);
    expect(applied).toEqual([1, 2]);
    await pass(LEAST_FOR_TURN - 1);
    expect(applied).toEqual([1, 2]);
    await pass(1);
    expect(applied).toEqual([1, 2, 3]);
    expect(LEAST_FOR_TURN).toBeGreaterThanOrEqual(1000);
  });

  it('takes twice as long at half the speed, and no time where nothing moves', async () => {
    settings.motion = 2;
    queue.add(updateOf(1, 'first'));
    await pass(1999);
    expect(applied).toEqual([]);
    await pass(1);
    expect(applied).toEqual([1]);
    settings.motion = 0;
    queue.add(updateOf(2, 'first'));
    expect(applied).toEqual([1, 2]);
    expect(finished).toBe(2);
  });

  it('skips everything that waits', async () => {
    queue.add(updateOf(1, 'first', 'second'));
    queue.add(updateOf(2, 'third'));
    queue.skip();
    await pass(0);
    expect(applied).toEqual([1, 2]);
    expect(finished).toBe(1);
    queue.add(updateOf(3, 'fourth'));
    expect(queue.currentEvent?.kind).toBe('fourth');
  });

  it('does not skip later what it was told to skip while nothing was shown', async () => {
    queue.skip();
    queue.add(updateOf(1, 'first'));
    expect(queue.currentEvent?.kind).toBe('first');
    await pass(1000);
    expect(applied).toEqual([1]);
  });

  it('shows everything, however much waits: faster, but nothing is left out', async () => {
    const many = USUAL_TURNS * 10;
    for (let number = 1; number <= many; number += 1) queue.add(moveOf(number % 3, number, 'first'));
    await pass(1000); // it began before the others came
    expect(applied).toEqual([1]);
    await pass(250);
    expect(applied).toEqual([1, 2, 3]);
    await pass(60_000);
    expect(applied).toHaveLength(many);
    expect(show).toHaveBeenCalledTimes(many);
    expect(finished).toBe(1);
  });

  it('gives every turn of somebody else its second, however much waits', async () => {
    isOthersMove.mockReturnValue(true);
    const many = USUAL_TURNS * 3;
    for (let number = 1; number <= many; number += 1) queue.add(moveOf(number % 3, number, 'first'));
    await pass(LEAST_FOR_TURN * (many - 1));
    expect(applied.length).toBeLessThan(many);
    await pass(LEAST_FOR_TURN);
    expect(applied).toHaveLength(many);
  });

  it('keeps its speed for the turns of a whole round', async () => {
    for (let number = 1; number <= USUAL_TURNS; number += 1) queue.add(moveOf(number, number, 'first'));
    await pass(999);
    expect(applied).toEqual([]);
    await pass(1);
    expect(applied).toEqual([1]);
  });

  it.each([
    ['have arrived', () => pass(1000)],
    ['were skipped', () => (queue.skip(), pass(0))],
  ])('removes flying pieces as soon as they %s', async (_when, end) => {
    const land = vi.fn();
    vi.spyOn(flights, 'fly').mockReturnValue(land);
    show.mockReturnValue({ ms: 1000, flights: [{ symbol: 'i-card', from: 'deck', to: 'hand' }] });
    queue.add(updateOf(1, 'first'));
    await pass(900);
    expect(land).not.toHaveBeenCalled();
    await end();
    expect(land).toHaveBeenCalledTimes(1);
    expect(applied).toEqual([1]);
    vi.restoreAllMocks();
  });

  it('neither applies nor goes on showing what was dropped', async () => {
    queue.add(updateOf(1, 'first', 'second'));
    queue.add(updateOf(2, 'third'));
    expect(queue.drop().map(({ number }) => number)).toEqual([1, 2]);
    await pass(0);
    expect(applied).toEqual([]);
    expect(show).toHaveBeenCalledTimes(1);
    expect([queue.currentEvent, queue.shownEvents]).toEqual([null, []]);
    expect(finished).toBe(1);
  });
});
