// What the box prints: places, routes and tickets.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  label: string[];
  /** Where its name is printed; null: where there is room. */
  labelAt: [dx: number, dy: number] | null;
  stackAt: [dx: number, dy: number] | null;
}

export interface Route {
  /** As moves write it. */
  id: string;
  a: string;
  b: string;
  colour: string;
  length: number;
  ferries: number;
  /** The other one of a double route. */
  twin: string | null;
  /** Whether it comes first of its double route in the box. */
  isFirst: boolean;
}

export interface Ticket {
  id: string;
  a: string;
  b: string;
  points: number;
}

type Row = Record<string, unknown>;
const text = (row: Row, key: string) => String(row[key] ?? '');
const number = (row: Row, key: string) => Number(row[key] ?? 0);

/** Reads each box once. */
function cached<Read>(read: (box: Box) => Read): (box: Box) => Read {
  const known = new WeakMap<Box, Read>();
  return (box) => {
    if (!known.has(box)) known.set(box, read(box));
    return known.get(box)!;
  };
}

/** Ids as the server writes them: the second of two alike gets `#2`. */
function numbered(ids: string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}#${times}`;
  });
}

/** How far from the middle of the sheet places lie that a box file puts nowhere, of its width and height. */
const ROUND = [0.38, 0.36] as const;

/** Where a place lies on the sheet; those that a box file puts nowhere lie in a ring. */
function lies(box: Box, row: Row, at: number): { x: number; y: number } {
  if ('board_x' in row && 'board_y' in row) return { x: number(row, 'board_x'), y: number(row, 'board_y') };
  const { width = 0, height = 0 } = (box['board'] ?? {}) as unknown as { width?: number; height?: number };
  const turn = (2 * Math.PI * at) / rows(box, 'places').length;
  return { x: width * (0.5 + ROUND[0] * Math.cos(turn)), y: height * (0.5 + ROUND[1] * Math.sin(turn)) };
}

export const placesOf = cached((box): Place[] =>
  rows(box, 'places').map((row, at) => ({
    id: text(row, 'id'),
    name: text(row, 'name') || text(row, 'id'),
    ...lies(box, row, at),
    label: (row['label'] as string[] | undefined) ?? [text(row, 'name')],
    labelAt: 'label_dx' in row ? [number(row, 'label_dx'), number(row, 'label_dy')] : null,
    stackAt: 'stack_dx' in row ? [number(row, 'stack_dx'), number(row, 'stack_dy')] : null,
  })),
);

export const routesOf = cached((box): Route[] => {
  const table = rows(box, 'routes');
  const ids = numbered(table.map((row) => `${text(row, 'a')}-${text(row, 'b')}:${text(row, 'colour')}`));
  return table.map((row, index) => {
    const twin = row['double'] ? table.findIndex((one, at) => at !== index && one['double'] === row['double']) : -1;
    return {
      id: ids[index]!,
      a: text(row, 'a'),
      b: text(row, 'b'),
      colour: text(row, 'colour'),
      length: number(row, 'length'),
      ferries: number(row, 'ferries'),
      twin: ids[twin] ?? null,
      isFirst: twin < 0 || index < twin,
    };
  });
});

export const ticketsOf = cached((box): Ticket[] => {
  const table = rows(box, 'tickets');
  const ids = numbered(table.map((row) => `${text(row, 'a')}-${text(row, 'b')}`));
  return table.map((row, index) => ({
    id: ids[index]!,
    a: text(row, 'a'),
    b: text(row, 'b'),
    points: number(row, 'points'),
  }));
});
