// One shortest way between two places for a seat: what it has claimed, and what it would still need.
import type { Route } from './printed';
import type { View } from './view';
import type { PlaceId } from './wire';

export interface Way {
  /** Routes of the seat. */
  own: Route[];
  /** Routes it would still have to claim. */
  missing: Route[];
}

/** Among ways that are equally short, the one with the fewest spaces of one's own. */
const OWN_SPACE = 1e-3;

/** How many spaces a route still costs a seat; infinite: it is nobody's to claim, or somebody else's. */
function costOf(route: Route, { routes, closed }: Pick<View, 'routes' | 'closed'>, seat: number): number {
  const owner = routes[route.id];
  if (owner === seat) return route.length * OWN_SPACE;
  return owner === undefined && !closed.includes(route.id) ? route.length : Infinity;
}

/** The cheapest of the routes that lead on from each place. */
function neighbours(routes: Route[], cost: (route: Route) => number): Map<PlaceId, { to: PlaceId; route: Route }[]> {
  const found = new Map<PlaceId, { to: PlaceId; route: Route }[]>();
  for (const route of routes.filter((one) => Number.isFinite(cost(one))))
    for (const [from, to] of [
      [route.a, route.b],
      [route.b, route.a],
    ] as const)
      found.set(from, [...(found.get(from) ?? []), { to, route }]);
  return found;
}

/** The routes of a cheapest way, or null if there is none. */
function cheapest(routes: Route[], from: PlaceId, to: PlaceId, cost: (route: Route) => number): Route[] | null {
  const next = neighbours(routes, cost);
  const known = new Map<PlaceId, { price: number; way: Route[] }>([[from, { price: 0, way: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const place = [...open].reduce((one, other) => (known.get(one)!.price <= known.get(other)!.price ? one : other));
    open.delete(place);
    const { price, way } = known.get(place)!;
    if (place === to) return way;
    for (const { to: other, route } of next.get(place) ?? []) {
      const then = price + cost(route);
      if (then >= (known.get(other)?.price ?? Infinity)) continue;
      known.set(other, { price: then, way: [...way, route] });
      open.add(other);
    }
  }
  return null;
}

/** One shortest way; null if none is left. */
export function shortestWay(routes: Route[], view: Pick<View, 'routes' | 'closed'>, seat: number, ends: [PlaceId, PlaceId]): Way | null {
  const way = cheapest(routes, ...ends, (route) => costOf(route, view, seat));
  if (!way) return null;
  const isOwn = (route: Route) => view.routes[route.id] === seat;
  return { own: way.filter(isOwn), missing: way.filter((route) => !isOwn(route)) };
}
