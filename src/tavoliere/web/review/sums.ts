// Where a result came from: parts that add up, drawn as bars to both sides of a middle line.
import type { SeatSum } from '../net/review';

export const PARTS = ['luck', 'errors', 'gifts', 'unknowable'] as const;
export type Part = (typeof PARTS)[number];

export interface Segment {
  part: Part;
  /** As it is written: whole points that add up with the others. */
  shown: number;
  from: number;
  to: number;
}

/** Whole numbers near the given ones, whose sum is the given whole number. */
export function addUp(values: readonly number[], total: number): number[] {
  const whole = values.map((value) => Math.round(value));
  let missing = total - whole.reduce((sum, value) => sum + value, 0);
  const error = (index: number) => (values[index]! - whole[index]!) * Math.sign(missing);
  while (missing !== 0) {
    const index = values.map((_, one) => one).reduce((best, one) => (error(one) > error(best) ? one : best), 0);
    whole[index]! += Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return whole;
}

export interface WrittenSum extends Record<Part, number> {
  start: number;
  end: number;
}

/** A seat's sum as it is written: start and four parts, in whole points, make the end. */
export function written(sum: SeatSum): WrittenSum {
  const end = Math.round(sum.end);
  const [start, luck, errors, gifts, unknowable] = addUp(
    [sum.start, ...PARTS.map((part) => sum[part])],
    end,
  ) as [number, number, number, number, number];
  return { start, luck, errors, gifts, unknowable, end };
}

/** The parts of a sum side by side: what was won to the right of 0, what was lost to the left. */
export function segmentsOf(sum: SeatSum): Segment[] {
  const shown = written(sum);
  let [left, right] = [0, 0];
  return PARTS.map((part) => {
    const amount = sum[part];
    if (amount < 0) return { part, shown: shown[part], to: left, from: (left += amount) };
    return { part, shown: shown[part], from: right, to: (right += amount) };
  }).filter(({ from, to }) => to - from > 0);
}

/** How far the bars of all seats reach. */
export function reachOf(sums: readonly SeatSum[]): { least: number; most: number } {
  const ends = sums.flatMap(segmentsOf);
  return {
    least: Math.min(-1, ...ends.map(({ from }) => from)),
    most: Math.max(1, ...ends.map(({ to }) => to)),
  };
}

/** A figure inside a bar needs so many pixels; a shorter bar has it beside. */
const FIGURE = 36;
/** Of a figure beside a bar, and between it and the bar. */
const BESIDE = 34;
const GAP = 8;
/** However narrow, bars have so much. */
const LEAST = 60;

/** Where bars begin and how many pixels a point has, so that the figures beside them find room on both sides. */
export function scaleOf(sums: readonly SeatSum[], wide: number): { left: number; scale: number } {
  const { least, most } = reachOf(sums);
  let [left, right, scale] = [GAP, GAP, 1];
  for (let round = 0; round < 4; round += 1) {
    scale = Math.max(LEAST, wide - left - right) / (most - least);
    const beside = (side: number) => Math.max(...sums.map((sum) => besideOf(segmentsOf(sum), side, scale).length));
    left = Math.max(left, GAP + BESIDE * beside(-1));
    right = Math.max(right, GAP + BESIDE * beside(1));
  }
  return { left: left - least * scale, scale };
}

/** Whether a bar is long enough for its figure. */
export const holds = ({ from, to }: Segment, scale: number): boolean => (to - from) * scale >= FIGURE;

/** The bars to the left (−1) or right (1) of the middle whose figures stand beside them. */
export const besideOf = (parts: readonly Segment[], side: number, scale: number): Segment[] =>
  parts.filter((one) => (side < 0 ? one.to <= 0 : one.from >= 0) && !holds(one, scale) && one.shown !== 0);

/** With average luck: everybody's share, best first: none below 0, 100 together. */
export function adjustedOrder(sums: readonly SeatSum[]): { seat: number; share: number; margin: number }[] {
  const whole = sums.reduce((sum, { adjusted }) => sum + Math.max(0, adjusted), 0);
  return sums
    .map(({ seat, adjusted, adjusted_error }) => ({
      seat,
      share: (100 * Math.max(0, adjusted)) / whole,
      margin: 2 * adjusted_error,
    }))
    .sort((one, other) => other.share - one.share);
}
