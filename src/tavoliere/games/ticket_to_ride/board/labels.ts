// What the things on the table are called.
import type { Route, Ticket } from './printed';
import type { Desk, Teller } from './types';
import type { View } from './view';
import type { ClaimMove, PlaceId } from './wire';

export function placeName(desk: Teller, id: PlaceId): string {
  const places = (desk.box['places']?.['rows'] ?? []) as { id: string; name?: string }[];
  return places.find((place) => place.id === id)?.name ?? id;
}

export const endsOf = (desk: Teller, { a, b }: { a: PlaceId; b: PlaceId }): string =>
  desk.say('ride-ends', { a: placeName(desk, a), b: placeName(desk, b) });

/** "2 blue" or "1 blue + 1 wild". */
export function paymentWords(desk: Desk, { colour, wilds }: ClaimMove, length: number): string {
  const cards = length - wilds;
  return [
    ...(cards > 0 ? [desk.say(`cards-${colour}`, { count: cards })] : []),
    ...(wilds > 0 ? [desk.say('cards-wild', { count: wilds })] : []),
  ].join(' + ');
}

export const routeTitle = (desk: Desk, route: Route): string =>
  desk.say('ride-route-title', {
    colour: desk.say(`card-${route.colour}`),
    spaces: desk.say('ride-spaces', { count: route.length }),
    ends: endsOf(desk, route),
  });

/** Everything a sighted person sees of a route. */
export function routeLabel(desk: Desk, view: View, route: Route, claims: ClaimMove[]): string {
  return [routeTitle(desk, route), routeNow(desk, view, route, claims)].join(', ');
}

/** Its ferries, and whose it is. */
export function routeNow(desk: Desk, view: View, route: Route, claims: ClaimMove[]): string {
  const ferries = route.ferries ? [desk.say('ride-ferries', { count: route.ferries })] : [];
  return [...ferries, routeState(desk, view, route, claims)].join(', ');
}

/** Whose it is, or how it can be paid. */
export function routeState(desk: Desk, view: View, route: Route, claims: ClaimMove[]): string {
  const owner = view.routes[route.id];
  if (owner !== undefined) return desk.say('ride-state-taken', { name: desk.players[owner]?.name ?? '' });
  if (view.closed.includes(route.id)) return desk.say('ride-state-closed');
  if (claims.length === 0) return desk.say('ride-free');
  const payments = claims.map((move) => paymentWords(desk, move, route.length)).join(desk.say('ride-or'));
  return desk.say('ride-state-can', { payments });
}

export const ticketTitle = (desk: Desk, ticket: Ticket): string =>
  desk.say('ride-ticket', { ends: endsOf(desk, ticket), points: ticket.points });
