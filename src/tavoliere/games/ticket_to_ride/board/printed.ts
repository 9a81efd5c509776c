// The printed map as a network: places, routes, tickets, and how far a ticket is from being done.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import type { Ride } from './view';

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

/** Ids as the service writes them: the second of two alike gets `#2`. */
function numbered(ids: string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}#${times}`;
  });
}

export function placesOf(box: Box): Place[] {
  return rows(box, 'places').map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name') || text(row, 'id'),
    x: number(row, 'board_x'),
    y: number(row, 'board_y'),
    label: (row['label'] as string[] | undefined) ?? [text(row, 'name')],
    labelAt: [number(row, 'label_dx'), number(row, 'label_dy')],
    stackAt: 'stack_dx' in row ? [number(row, 'stack_dx'), number(row, 'stack_dy')] : null,
  }));
}

export function routesOf(box: Box): Route[] {
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
}

export function ticketsOf(box: Box): Ticket[] {
  const table = rows(box, 'tickets');
  const ids = numbered(table.map((row) => `${text(row, 'a')}-${text(row, 'b')}`));
  return table.map((row, index) => ({
    id: ids[index]!,
    a: text(row, 'a'),
    b: text(row, 'b'),
    points: number(row, 'points'),
  }));
}

/** Whether nobody can claim a free route any more: at two, its twin being taken closes it. */
export const isClosed = (view: Ride, route: Route): boolean =>
  view.seats === 2 && !(route.id in view.routes) && route.twin !== null && route.twin in view.routes;

/** Whether a seat could still claim a route some day. */
const isOpenFor = (view: Ride, route: Route, seat: number): boolean =>
  !(route.id in view.routes) && !isClosed(view, route) && (route.twin === null || view.routes[route.twin] !== seat);

/** Fewest spaces a seat still has to claim to join two places; null: there is no way left. */
export function missing(view: Ride, routes: Route[], seat: number, ticket: Ticket, added?: string): number | null {
  const left = new Map<string, number>([[ticket.a, 0]]);
  const done = new Set<string>();
  for (;;) {
    const next = [...left].filter(([place]) => !done.has(place)).sort(([, one], [, other]) => one - other)[0];
    if (!next) return null;
    const [here, cost] = next;
    if (here === ticket.b) return cost;
    done.add(here);
    for (const route of routes) {
      if (route.a !== here && route.b !== here) continue;
      const isOwn = view.routes[route.id] === seat || route.id === added;
      if (!isOwn && !isOpenFor(view, route, seat)) continue;
      const there = route.a === here ? route.b : route.a;
      const further = cost + (isOwn ? 0 : route.length);
      if (further < (left.get(there) ?? Infinity)) left.set(there, further);
    }
  }
}

/** The seat's own routes that join a ticket's ends, to light them. */
export function joined(view: Ride, routes: Route[], seat: number, ticket: Ticket): string[] {
  const from = new Map<string, Route | null>([[ticket.a, null]]);
  const open = [ticket.a];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const route of routes) {
      if (view.routes[route.id] !== seat || (route.a !== here && route.b !== here)) continue;
      const there = route.a === here ? route.b : route.a;
      if (from.has(there)) continue;
      from.set(there, route);
      open.push(there);
    }
  }
  const way: string[] = [];
  for (let at = ticket.b, by = from.get(at); by; by = from.get(at)) {
    way.push(by.id);
    at = by.a === at ? by.b : by.a;
  }
  return way;
}
