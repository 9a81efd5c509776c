// The graph of win shares: where its lines, bands and marks lie.
import type { GraphPoint } from '../net/review';

export interface Room {
  width: number;
  height: number;
  /** Moves from left to right. */
  steps: number;
}

/** How many standard errors the band shows to either side. */
export const BAND = 2;
/** A figure below the graph needs so many pixels. */
const FIGURE = 64;
const SPANS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Shapes on a line, so that it is told without its colour. */
const SHAPES = 3;

export const xOf = (step: number, { width, steps }: Room): number => (step / Math.max(1, steps)) * width;
export const yOf = (share: number, { height }: Room): number => (1 - Math.max(0, Math.min(1, share))) * height;

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of a seat. */
export function lineOf(points: readonly GraphPoint[], seat: number, room: Room): string {
  return points
    .map(({ step, shares }, index) => `${index ? 'L' : 'M'}${at(xOf(step, room), yOf(shares.mean[seat] ?? 0, room))}`)
    .join('');
}

/** The band of a seat, closed. */
export function bandOf(points: readonly GraphPoint[], seat: number, room: Room): string {
  const edge = (side: number) =>
    points.map(({ step, shares }) =>
      at(xOf(step, room), yOf((shares.mean[seat] ?? 0) + side * BAND * (shares.error[seat] ?? 0), room)),
    );
  return points.length ? `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z` : '';
}

/** The steps that are written below: round ones, and the last, none too near to another. */
export function ticksOf({ width, steps }: Room): number[] {
  const every = SPANS.find((span) => xOf(span, { width, height: 0, steps }) >= FIGURE) ?? steps;
  const round = Array.from({ length: Math.floor(steps / Math.max(1, every)) }, (_, index) => (index + 1) * every);
  return [...round.filter((step) => xOf(steps - step, { width, height: 0, steps }) >= FIGURE), steps];
}

/** The points at which a line bears its seat's shape; each seat begins a little later than the one before. */
export function shapesOf(points: readonly GraphPoint[], seat: number): GraphPoint[] {
  const part = (points.length - 1) / SHAPES;
  if (points.length < SHAPES * 2) return [];
  const first = part * (0.35 + 0.12 * seat);
  return Array.from({ length: SHAPES }, (_, index) => points[Math.round(first + index * part)]!).filter(Boolean);
}

/** The point that stands for a step: the last one that is not later. */
export function pointAt(points: readonly GraphPoint[], step: number): GraphPoint | null {
  return points.findLast((point) => point.step <= step) ?? points[0] ?? null;
}

/** The step under a place on the graph. */
export const stepAt = (x: number, { width, steps }: Room): number =>
  Math.max(0, Math.min(steps, Math.round((x / Math.max(1, width)) * steps)));

/** Names at the right end of the lines, moved apart so that none covers another. */
export function apart(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let floor = -Infinity;
  for (const seat of order) {
    placed[seat] = Math.max(placed[seat]!, floor + least);
    floor = placed[seat]!;
  }
  let ceiling = most + least;
  for (const seat of order.toReversed()) {
    placed[seat] = Math.min(placed[seat]!, ceiling - least);
    ceiling = placed[seat]!;
  }
  return placed;
}
