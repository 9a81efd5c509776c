import { describe, expect, it, vi } from 'vitest';
import { Celebration, newlyDone } from './celebration.svelte';

const at = (missing: number | null) => ({ missing, in_reach: true, with_route: {}, joined_by: [] });

describe('a completed ticket', () => {
  it('is one that was open before', () => {
    expect(newlyDone({ a: at(2), b: at(0) }, { a: at(0), b: at(0) })).toBe('a');
    expect(newlyDone({ a: at(2) }, { a: at(1) })).toBe(null);
    expect(newlyDone(undefined, { a: at(0) })).toBe(null);
  });

  it('is celebrated for a while', () => {
    vi.useFakeTimers();
    const celebration = new Celebration();
    celebration.watch({ a: at(1) }, 1);
    celebration.watch({ a: at(0) }, 1);
    expect(celebration.ticket).toBe('a');
    vi.advanceTimersByTime(5000);
    expect(celebration.ticket).toBe(null);
    vi.useRealTimers();
  });
});
