import { describe, expect, it } from 'vitest';
import type { Run } from './layout';
import { meant } from './touch';

/** A route of two slots along a horizontal line. */
const run = (id: string, y: number): Run => ({
  id,
  a: 'a',
  b: 'b',
  colour: 'red',
  length: 2,
  ferries: 0,
  twin: null,
  isFirst: true,
  slots: [
    { x: 0, y },
    { x: 40, y },
  ],
  angle: 0,
  slotLength: 36,
  middle: { x: 20, y },
  outer: 1,
  from: { x: -20, y },
  to: { x: 60, y },
});
const runs = [run('upper', 0), run('lower', 12), run('far', 200)];
const tap = (y: number, able: string[]) =>
  meant({ x: 20, y }, { runs, isPlacing: false, canClaim: (id) => able.includes(id) }, 22);

describe('a tap', () => {
  it('means the nearest route', () => {
    expect(tap(1, ['upper', 'lower'])).toEqual(['upper']);
    expect(tap(11, ['upper', 'lower'])).toEqual(['lower']);
  });

  it('may mean both of two routes that are equally near', () => {
    expect(tap(6, ['upper', 'lower'])).toEqual(['upper', 'lower']);
  });

  it('means the one that can be claimed when in doubt', () => {
    expect(tap(7, ['upper'])).toEqual(['upper']);
  });

  it('asks about the nearest when none can be claimed', () => {
    expect(tap(1, [])).toEqual(['upper']);
  });

  it('means nothing far from every route', () => {
    expect(tap(100, ['upper', 'lower', 'far'])).toEqual([]);
  });
});
