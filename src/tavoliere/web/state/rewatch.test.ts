import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../net/http';
import type { View } from '../net/protocol';
import { LEAST_FOR_TURN } from './animation.svelte';
import { Rewatch } from './rewatch.svelte';
import { settings } from './settings.svelte';

const viewAt = (turn: number): View => ({ game: 'toy', seat: 0, turn, over: false, seats: 2, phase: 'act', to_act: [0], players: [] });
const frameAt = (step: number): Frame => ({
  step,
  seat: 1,
  events: [{ kind: 'took', seat: 1, rule: 'GEN-1' }],
  view: viewAt(step),
});
const frames = vi.fn<(first: number, last: number) => Promise<Frame[]>>();
const fail = vi.fn();
let rewatch: Rewatch;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 1;
  frames.mockImplementation(async (first, last) => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return Array.from({ length: last - first + 1 }, (_one, at) => frameAt(first + at));
  });
  fail.mockReset();
  rewatch = new Rewatch({ show: () => ({ ms: 300 }), frames, fail });
});
afterEach(() => {
  rewatch.stop();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Rewatch', () => {
  it('shows the past step by step, and then the table as it is', async () => {
    void rewatch.watch(3, 5);
    expect(rewatch.isLoading).toBe(true);
    await pass(0);
    expect(frames).toHaveBeenCalledWith(3, 5);
    expect([rewatch.isLoading, rewatch.isRunning, rewatch.view?.turn]).toEqual([false, true, 3]);
    expect(rewatch.queue.currentEvent?.kind).toBe('took');
    expect(rewatch.queue.nextView?.turn).toBe(4);
    await pass(LEAST_FOR_TURN);
    expect(rewatch.view?.turn).toBe(4);
    await pass(LEAST_FOR_TURN);
    expect([rewatch.isRunning, rewatch.view]).toEqual([false, null]);
  });

  it('stops at once', async () => {
    void rewatch.watch(0, 9);
    await pass(100);
    rewatch.stop();
    await pass(0);
    expect([rewatch.isRunning, rewatch.queue.currentEvent]).toEqual([false, null]);
    await pass(20_000);
    expect(rewatch.view).toBeNull();
  });

  it('shows only the turn that was asked for last', async () => {
    void rewatch.watch(0, 9);
    await pass(100);
    void rewatch.watch(20, 22);
    await pass(0);
    expect(rewatch.view?.turn).toBe(20);
    await pass(LEAST_FOR_TURN);
    expect(rewatch.view?.turn).toBe(21);
    await pass(LEAST_FOR_TURN);
    expect(rewatch.view).toBeNull();
    settings.motion = 0;
    void rewatch.watch(0, 9);
    await pass(100);
    void rewatch.watch(20, 21);
    await pass(LEAST_FOR_TURN - 1);
    expect(rewatch.view?.turn).toBe(20);
  });

  it('goes from view to view where nothing moves', async () => {
    settings.motion = 0;
    void rewatch.watch(1, 2);
    await pass(0);
    expect(rewatch.view?.turn).toBe(1);
    await pass(LEAST_FOR_TURN);
    expect(rewatch.view?.turn).toBe(2);
    await pass(LEAST_FOR_TURN);
    expect(rewatch.view).toBeNull();
  });

  it('ignores what comes after it was stopped, and tells what went wrong', async () => {
    void rewatch.watch(1, 2);
    rewatch.stop();
    await pass(0);
    expect(rewatch.isRunning).toBe(false);
    frames.mockRejectedValue(new Error('away'));
    void rewatch.watch(1, 2);
    await pass(0);
    expect(fail).toHaveBeenCalledTimes(1);
    expect([rewatch.isLoading, rewatch.isRunning]).toEqual([false, false]);
  });
});
