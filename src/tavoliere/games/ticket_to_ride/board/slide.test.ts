// Slots make room for the names of places.
import { expect, test } from 'vitest';
import type { Layout, Run, Spot } from './layout';
import { lineBoxes } from './namePlacement';
import { slidden } from './slide';

const ROOM = { width: 600, height: 400, frame: 0, ring: 10, stackRadius: 15, labelSize: 14, labelLine: 17 };

const spotAt = (id: string, x: number, y: number): Spot => ({
  id, name: id, x, y, label: [id], labelAt: [0, 0], stackAt: null, lines: [id], labelX: x, labelY: y, stack: { x, y },
}); // prettier-ignore
const boxOf = (spot: Spot) => lineBoxes(spot, ROOM)[0]!;

const run = (id: string, slots: number[], y = 200): Run => ({
  id, a: 'west', b: 'east', colour: 'red', length: slots.length, ferries: 0, twin: null, isFirst: true,
  slots: slots.map((x) => ({ x, y })), angle: 0, slotLength: 30, middle: { x: slots[0]!, y }, outer: 1,
  from: { x: 100, y: 200 }, to: { x: 400, y: 200 },
}); // prettier-ignore
const layoutWith = (runs: Run[], spots: Spot[]) =>
  ({ ...ROOM, scale: 1, slotHeight: 16, lane: 20, spots, runs, at: (x: number, y: number) => ({ x, y }) }) as Layout;
const middles = (runs: Run[]) => runs.map(({ slots }) => slots.map(({ x }) => Math.round(x)));

test('slots slide along their line where a name lies over them, and no further than its ends', () => {
  const named = { ...spotAt('Opera', 250, 120), labelY: 196 };
  const [slots] = middles(slidden(layoutWith([run('route', [235, 269])], [named]))) as [number[]];
  expect(slots[1]! - slots[0]!).toBe(34);
  expect(Math.min(...slots)).toBeGreaterThanOrEqual(100 + 10 + 15);
  expect(Math.max(...slots)).toBeLessThanOrEqual(400 - 10 - 15);
  const { left, right } = boxOf(named);
  expect(slots[0]! - 15 > right - 4 || slots[1]! + 15 < left + 4).toBe(true);
});

test('slots stay where no name lies over them', () => {
  expect(middles(slidden(layoutWith([run('route', [235, 269])], [spotAt('Opera', 250, 120)])))).toEqual([[235, 269]]);
});

test('slots do not slide over those of another route', () => {
  const named = { ...spotAt('Opera', 250, 120), labelY: 196 };
  // Towards the east lies another route, beyond the name.
  const slid = slidden(layoutWith([run('route', [235, 269]), run('other', [320, 354], 208)], [named]));
  expect(Math.max(...middles(slid)[0]!)).toBeLessThan(235);
});
