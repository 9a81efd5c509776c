// What the box prints: places, routes and tickets.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  label: string[];
  labelAt: [dx: number, dy: number];
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

/** Ids as the service writes them: the second of two alike gets `#2`. */
function numbered(ids: string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}#${times}`;
  });
}

export const placesOf = cached((box): Place[] =>
  rows(box, 'places').map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name') || text(row, 'id'),
    x: number(row, 'board_x'),
    y: number(row, 'board_y'),
    label: (row['label'] as string[] | undefined) ?? [text(row, 'name')],
    labelAt: [number(row, 'label_dx'), number(row, 'label_dy')],
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
