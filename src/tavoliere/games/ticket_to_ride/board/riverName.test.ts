// The river's name stands where it can be read, or nowhere.
import { expect, test } from 'vitest';
import type { Layout, Run, Spot } from './layout';
import { nameStart } from './riverName';

const RIVER = [
  { x: 40, y: 200 },
  { x: 560, y: 200 },
];
const sheet = (runs: Partial<Run>[] = [], spots: Partial<Spot>[] = []) =>
  ({ width: 600, height: 400, frame: 28, ring: 11, slotHeight: 17, labelSize: 15, labelLine: 18, runs, spots }) as unknown as Layout;
const across = (x: number, y = 200): Partial<Run> => ({ slots: [{ x, y }], angle: 90, slotLength: 46 });
const NAME: [number, number] = [60, 16];

test('a free river carries its name near its end', () => {
  expect(nameStart(RIVER, NAME, sheet())).toBeCloseTo(0.84);
});

test('the name goes where no route, name or place lies over it', () => {
  const start = nameStart(RIVER, NAME, sheet([across(510)]))!;
  expect(40 + start * 520 + NAME[0]).toBeLessThan(510);
  const named = { x: 480, y: 160, labelX: 500, labelY: 200, lines: ['Long name'], label: ['Long name'] } as Partial<Spot>;
  expect(nameStart(RIVER, NAME, sheet([], [named]))!).toBeLessThan(0.76);
});

test('a river without room, or one that runs backwards, has no name', () => {
  expect(nameStart(RIVER, NAME, sheet([60, 120, 180, 240, 300, 360, 420, 480, 540].map((x) => across(x))))).toBeNull();
  expect(nameStart([...RIVER].reverse(), NAME, sheet())).toBeNull();
});
