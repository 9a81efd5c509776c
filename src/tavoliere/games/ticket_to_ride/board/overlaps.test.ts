// Maps of somebody's own are drawn so that every name can be read.
import { expect, test } from 'vitest';
import type { Box } from '$web/board/contract';
import { layoutOf, type Layout } from './layout';
import { faultsOf, routeFaultsOf } from './overlaps';

/** The sheet of Paris. */
const BOARD = {
  width: 876, height: 582, frame: 28, slot_length: 46, slot_height: 17, slot_gap: 4, lane_distance: 23.5,
  ring_radius: 11, label_size: 15.5, label_line: 18.5, title_at: [830, 72], runs: {},
}; // prettier-ignore
type Row = Record<string, unknown>;
const SIZES: [number, number][] = [
  [836, 520],
  [876, 582],
  [1200, 760],
];

/** A box with these places and routes. */
const withMap = (places: Row[], routes: Row[]): Box =>
  ({ board: BOARD, points: { by_length: [0, 1, 2, 4] }, places: { rows: places }, routes: { rows: routes } }) as unknown as Box;

/** Numbers that look random and are the same in each run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Places on a loose grid, each joined to some of its neighbours. */
function generated(seed: number): Box {
  const roll = dice(seed);
  const [across, down] = [3 + Math.floor(roll() * 3), 2 + Math.floor(roll() * 2)];
  const places: Row[] = [];
  const routes: Row[] = [];
  const at = (x: number, y: number) => places[y * across + x]!['id'];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      places.push({
        id: `p${x}${y}`,
        name: 'Lower Northgate Wharf'.slice(0, 4 + Math.floor(roll() * 12)).trim(),
        board_x: 90 + ((x + 0.5 + (roll() - 0.5) * 0.3) * 696) / across,
        board_y: 80 + ((y + 0.5 + (roll() - 0.5) * 0.3) * 422) / down,
      });
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      for (const [dx, dy] of [[1, 0], [0, 1]] as const)
        if (x + dx < across && y + dy < down && roll() < 0.8)
          routes.push({ a: at(x, y), b: at(x + dx, y + dy), colour: 'blue', length: 1 + Math.floor(roll() * 2) });
  return withMap(places, routes);
}

test.each(SIZES)('names of generated maps touch nothing on a sheet of %i by %i', (width, height) => {
  for (let seed = 1; seed <= 60; seed += 1)
    expect(faultsOf(layoutOf(generated(seed), width, height, false, [])).map(({ kind, spot }) => `${seed} ${kind} ${spot.name}`)).toEqual([]);
});

test('places that a box file puts nowhere lie apart', () => {
  const nowhere = ['Amber', 'Brook', 'Cliff', 'Dune', 'Elm', 'Ford', 'Grove'].map((name) => ({ id: name.toLowerCase(), name }));
  const routes = nowhere.map(({ id }, at) => ({ a: id, b: nowhere[(at + 1) % nowhere.length]!.id, colour: 'blue', length: 2 }));
  expect(wrongOn(layoutOf(withMap(nowhere, routes), 876, 582, false, []))).toEqual([]);
});

test('a name is as wide as each of its lines', () => {
  const far = { board_x: 300, board_y: 300, label: ['An', 'Embankment'], label_dx: 0, label_dy: 60 };
  const below = { board_x: 600, board_y: 450, label: ['Quay'], label_dx: -260, label_dy: -99 };
  const names = [{ id: 'a', name: 'An Embankment', ...far }, { id: 'b', name: 'Quay', ...below }];
  expect(faultsOf(layoutOf(withMap(names, []), 876, 582, false, []))).toEqual([]);
});

test('names that lie over one another, over a route or beyond the edge are found', () => {
  const near = (id: string, x: number, y: number, label = [0, 30]) => ({ id, name: 'A long name here', board_x: x, board_y: y, label_dx: label[0], label_dy: label[1] });
  const faults = (places: Row[], routes: Row[] = []) => faultsOf(layoutOf(withMap(places, routes), 876, 582, false, [])).map(({ kind }) => kind);
  expect(faults([near('a', 300, 300), near('b', 330, 305)])).toEqual(['names', 'names']);
  expect(faults([near('a', 200, 300, [100, 0]), near('b', 500, 300)], [{ a: 'a', b: 'b', colour: 'blue', length: 4 }])).toEqual(['route']);
  expect(faults([near('a', 30, 300)])).toEqual(['edge']);
  expect(faults([near('a', 200, 300), near('b', 600, 300)])).toEqual([]);
});

test('routes that cross, run over a place or find no room between their ends are found, each where it lies', () => {
  const at = (id: string, x: number, y: number) => ({ id, name: id, board_x: x, board_y: y });
  const route = (a: string, b: string, length: number, double?: string) => ({ a, b, colour: 'blue', length, ...(double ? { double } : {}) });
  const square = [at('a', 200, 150), at('b', 600, 150), at('c', 200, 450), at('d', 600, 450)];
  const faults = (places: Row[], routes: Row[]) =>
    routeFaultsOf(layoutOf(withMap(places, routes), 876, 582, false, [])).map(({ kind, run, over }) => `${kind} ${run.a}-${run.b} ${over?.id ?? ''}`);
  expect(faults(square, [route('a', 'b', 4), route('c', 'd', 4), route('a', 'c', 3)])).toEqual([]);
  expect(faults(square, [route('a', 'b', 4, 'x'), route('a', 'b', 4, 'x')])).toEqual([]);
  expect(faults(square, [route('a', 'd', 4), route('b', 'c', 4)])).toEqual([expect.stringMatching(/^crossing b-c a-d/)]);
  expect(faults([...square, at('e', 400, 150)], [route('a', 'b', 4)])).toEqual(['place a-b e']);
  expect(faults([at('a', 200, 150), at('b', 260, 150)], [route('a', 'b', 4)])).toEqual(['short a-b ']);
});

const EXAMPLES = import.meta.glob<string>('../maps/*/examples/*.toml', { query: '?raw', import: 'default', eager: true });
const wrongOn = (layout: Layout): string[] => [
  ...faultsOf(layout).map(({ kind, spot }) => `${kind} ${spot.name}`),
  ...routeFaultsOf(layout).map(({ kind, run }) => `${kind} ${run.id}`),
];
/** A row of an example file: `{ id = "mill", board_x = 3 }`. */
const rowsIn = (part: string): Row[] =>
  [...part.matchAll(/^\s*\{ (.*) \},$/gm)].map(([, row]) => JSON.parse(`{${row!.replace(/(\w+) = /g, '"$1": ')}}`) as Row);

const PRINTED = import.meta.glob<string>('../maps/*/components.toml', { query: '?raw', import: 'default', eager: true });
const SMALL: [number, number, boolean][] = [[576, 504, false], [390, 428, true], [466, 390, true]]; // prettier-ignore

const partOf = (file: string, table: string) => file.split(`\n[${table}]\n`)[1]!.split(/^\[/m)[0]!;

/** The map of a box that we ship. */
function shipped(file: string): Box {
  const part = (table: string) => partOf(file, table);
  const values = (lines: string) =>
    Object.fromEntries([...lines.matchAll(/^(\w[\w-]*) += (\[[^\]]*\]|\{[^}]*\}|[\d.]+)/gm)].map(([, key, value]) => [key, JSON.parse(value!.replace(/(\w+) = /g, '"$1": '))]));
  const map = withMap(rowsIn(part('places')), rowsIn(part('routes')));
  return { ...map, board: { ...values(part('board')), runs: values(part('board.runs')) } } as unknown as Box;
}

test.each(Object.entries(EXAMPLES))('the example %s is drawn without overlaps', (name, file) => {
  const [places, routes] = ['places', 'routes'].map((table) => rowsIn(partOf(file, table)));
  const sheet = shipped(PRINTED[name.replace(/examples.*/, 'components.toml')]!);
  const box = { ...sheet, board: { ...sheet['board'], runs: {} }, places: { rows: places }, routes: { rows: routes } } as unknown as Box;
  const stacked = places!.flatMap(({ id, tourists }) => (tourists ? [String(id)] : []));
  for (const [width, height] of SIZES)
    expect(wrongOn(layoutOf(box, width, height, false, stacked)).map((wrong) => `${wrong} ${width}`)).toEqual([]);
});

test.each(Object.entries(PRINTED))('on small screens names of %s stand apart, and hardly any lies over a route', (_name, file) => {
  const box = shipped(file);
  const stacked = rowsIn(partOf(file, 'places')).flatMap(({ id, tourists }) => (tourists ? [String(id)] : []));
  for (const [width, height, isCompact] of SMALL) {
    const faults = faultsOf(layoutOf(box, width, height, isCompact, stacked));
    expect(faults.filter(({ kind }) => kind !== 'route').map(({ spot }) => spot.id)).toEqual([]);
    expect(faults.length).toBeLessThanOrEqual(isCompact ? 2 : 1);
  }
});

/** A printed map with other colours, other names, and routes no longer than they are: longer ones need not fit. */
function changed(box: Box, seed: number): Box {
  const roll = dice(seed);
  const { routes, places } = structuredClone(box) as unknown as Record<'routes' | 'places', { rows: Row[] }>;
  const one = (rows: Row[]) => rows[Math.floor(roll() * rows.length)]!;
  for (let count = 0; count < 4; count += 1) {
    const { a, b, length } = one(routes.rows);
    const shorter = 1 + Math.floor(roll() * Number(length));
    for (const row of routes.rows.filter((other) => other['a'] === a && other['b'] === b))
      Object.assign(row, { length: shorter, colour: one(routes.rows)['colour'] });
  }
  for (let count = 0; count < 2; count += 1) {
    const place = one(places.rows);
    place['name'] = 'Lower Northgate'.slice(0, 4 + Math.floor(roll() * 9)).trim();
    for (const key of ['label', 'label_dx', 'label_dy']) delete place[key]; // as the map editor does
  }
  return { ...box, routes, places } as unknown as Box;
}

test.each(Object.entries(PRINTED))('%s is drawn without overlaps when some of it is changed', (_name, file) => {
  const box = shipped(file);
  const { width, height } = box['board'] as unknown as { width: number; height: number };
  const stacked = rowsIn(partOf(file, 'places')).flatMap(({ id, tourists }) => (tourists ? [String(id)] : []));
  expect(wrongOn(layoutOf(box, width, height, false, stacked))).toEqual([]);
  for (let seed = 1; seed <= 25; seed += 1)
    expect(wrongOn(layoutOf(changed(box, seed * 7919), width, height, false, stacked)).map((wrong) => `${seed} ${wrong}`)).toEqual([]);
});
