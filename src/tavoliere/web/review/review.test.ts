import { describe, expect, it } from 'vitest';
import { lineOf as jsonLineOf, scaleOf, tooClose } from '../ask/scale';
import type { Decision, GraphPoint, Option, Report, SeatSum, TurningPoint } from '../net/review';
import { errorsByKind, filtered, kindsOf, markedOf, nextTurning, shownAt } from './decisions';
import { apart, bandOf, lineOf, pointAt, stepAt, ticksOf, xOf, yOf } from './graph';
import { inAnyOrder } from './puzzles';
import { addUp, adjustedOrder, reachOf, segmentsOf, written } from './sums';

const room = { width: 400, height: 200, steps: 40 };
const point = (step: number, mean: number[], error = mean.map(() => 0.05)): GraphPoint => ({ step, shares: { mean, error } });
const sumOf = (parts: Partial<SeatSum>): SeatSum =>
  ({ seat: 0, rank: 0, start: 33, luck: 0, errors: 0, gifts: 0, unknowable: 0, end: 33, adjusted: 33, adjusted_error: 2, ...parts }) as SeatSum;
const option = (move: string, mean = 0.4, isClose = false): Option =>
  ({ move, is_close: isClose, shares: { mean: [mean], error: [0.01] } }) as Option;
const decision = (step: number, parts: Partial<Decision> = {}): Decision =>
  ({ step, seat: 0, kind: 'claim', is_real: true, verdict: 'good', played: option('a'), best: option('a'), ...parts }) as Decision;

describe('the graph', () => {
  it('puts moves from left to right and shares from below to above', () => {
    expect([xOf(0, room), xOf(40, room), yOf(0, room), yOf(1, room), yOf(1.3, room)]).toEqual([0, 400, 200, 0, 0]);
    expect(lineOf([point(0, [0.5]), point(40, [1])], 0, room)).toBe('M0.0 100.0L400.0 0.0');
  });
  it('draws a band of two standard errors, closed', () => {
    expect(bandOf([point(0, [0.5]), point(40, [0.5])], 0, room)).toBe('M0.0 80.0L400.0 80.0L400.0 120.0L0.0 120.0Z');
  });
  it('writes round moves that do not touch the last', () => {
    expect(ticksOf(room)).toEqual([10, 20, 30, 40]);
    expect(ticksOf({ ...room, steps: 42 })).toEqual([10, 20, 30, 42]);
  });
  it('finds the move under a place, and the point of a move', () => {
    expect([stepAt(-5, room), stepAt(204, room), stepAt(999, room)]).toEqual([0, 20, 40]);
    expect(pointAt([point(0, [1]), point(5, [0])], 4)?.step).toBe(0);
  });
  it('keeps names apart and inside', () => {
    const placed = apart([200, 199, 20], 24, 200);
    expect(placed[2]).toBe(20);
    expect(Math.abs(placed[0]! - placed[1]!)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...placed)).toBeLessThanOrEqual(200);
  });
});

describe('sums', () => {
  it('are written in whole points that add up', () => {
    expect(addUp([33.4, -10.4, -14.4, 3.4, -12], 0).reduce((all, one) => all + one, 0)).toBe(0);
    const { start, luck, errors, gifts, unknowable, end } = written(sumOf({ start: 33.4, luck: -10.5, errors: -13.5, gifts: 2.6, unknowable: -12, end: 0 }));
    expect(start + luck + errors + gifts + unknowable).toBe(end);
  });
  it('lie side by side, what was lost to the left', () => {
    const parts = segmentsOf(sumOf({ luck: -11, errors: -14, gifts: 3, unknowable: 16 }));
    expect(parts.map(({ from, to }) => [from, to])).toEqual([[-11, 0], [-25, -11], [0, 3], [3, 19]]);
    expect(reachOf([sumOf({ luck: -11 }), sumOf({ gifts: 20 })])).toEqual({ least: -11, most: 20 });
  });
  it('name the best with average luck first, within 0 and 100', () => {
    const [below, above, rest] = [{ adjusted: -10 }, { seat: 1, adjusted: 99 }, { seat: 2, adjusted: 11 }].map((one) => sumOf(one));
    expect(adjustedOrder([below!, above!, rest!])).toEqual([
      { seat: 1, share: 90, margin: 4 },
      { seat: 2, share: 10, margin: 4 },
      { seat: 0, share: 0, margin: 4 },
    ]);
  });
});

describe('decisions', () => {
  const all = [decision(1), decision(2, { seat: 1, verdict: 'mistake', kind: 'draw' }), decision(3, { is_real: false })];
  it('are filtered by seat, kind and error', () => {
    const steps = (seat: number | null, kind: string | null, which: 'all' | 'real' | 'errors') =>
      filtered(all, { seat, kind, which }).map(({ step }) => step);
    expect([steps(null, null, 'all'), steps(null, null, 'real'), steps(null, null, 'errors'), steps(0, 'claim', 'all')]).toEqual([[1, 2, 3], [1, 2], [2], [1, 3]]);
    expect(kindsOf(all)).toEqual(['claim', 'draw']);
  });
  it('are shown before they were made, luck after it fell', () => {
    const report = { decisions: all } as unknown as Report;
    expect(shownAt(report, { step: 2, turning: null })).toMatchObject({ step: 1, seat: 1 });
    const luck = { step: 2, seat: 0, why: 'luck' } as TurningPoint;
    expect(shownAt(report, { step: 2, turning: luck })).toEqual({ step: 2, seat: 0, decision: null });
  });
  it('compare what was played with what was better', () => {
    expect(markedOf(decision(1)).map(({ label }) => label)).toEqual(['A']);
    expect(markedOf(decision(1, { best: option('b') })).map(({ label, isGhost }) => [label, isGhost])).toEqual([['A', false], ['B', true]]);
  });
  it('cost what they cost by kind, kinds of one name together, the dearest first', () => {
    const sums = [sumOf({ seat: 0, by_kind: { draw: 1, 'draw-deck': 2, pass: 0.01 } }), sumOf({ seat: 1, by_kind: { claim: 7 } })];
    const say = (key: string) => ({ 'decision-draw': 'cards', 'decision-draw-deck': 'cards' })[key] ?? key;
    expect(errorsByKind(sums, say)).toEqual([{ name: 'claim', lost: [0, 7] }, { name: 'cards', lost: [3, 0] }]);
  });
  it('lead from one turning point to the next and round', () => {
    const points = [3, 9].map((step) => ({ step })) as TurningPoint[];
    expect([nextTurning(points, 3, 1)?.step, nextTurning(points, 9, 1)?.step, nextTurning(points, 3, -1)?.step]).toEqual([9, 3, 9]);
  });
});

describe('answers', () => {
  it('stand on a scale in tenths around all of them', () => {
    const { least, most } = scaleOf([option('a', 0.46), option('b', 0.31)], 0);
    expect([least.toFixed(1), most.toFixed(1)]).toEqual(['0.2', '0.5']);
  });
  it('say which are too close to call', () => {
    expect(tooClose([option('a'), option('b', 0.4, true), option('c')])).toEqual([1, 2]);
    expect(tooClose([option('a'), option('b')])).toEqual([]);
  });
  it('do not stand in the order of their worth in a puzzle', () => {
    expect(inAnyOrder([option('b'), option('a')]).map(({ move }) => move)).toEqual(['a', 'b']);
  });
  it('find the line of a wrong field', () => {
    const text = JSON.stringify({ seats: 2, players: [{ hand: {} }, { hand: {} }] }, null, 1);
    expect(text.split('\n')[jsonLineOf(text, 'players.0.hand')!]).toContain('"hand"');
    expect(jsonLineOf(text, '')).toBeNull();
  });
});
