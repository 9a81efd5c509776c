// What the things on the table are called.
import type { Route, Ticket } from './printed';
import type { BoardFrame, Teller } from './types';
import type { View } from './view';
import type { ClaimMove, PlaceId } from './wire';

export function placeName(frame: Teller, id: PlaceId): string {
  const places = (frame.box['places']?.['rows'] ?? []) as { id: string; name?: string }[];
  return places.find((place) => place.id === id)?.name ?? id;
}

export const endsOf = (frame: Teller, { a, b }: { a: PlaceId; b: PlaceId }): string =>
  frame.say('ride-ends', { a: placeName(frame, a), b: placeName(frame, b) });

/** "2 blue" or "1 blue + 1 wild". */
export function paymentWords(frame: BoardFrame, { colour, wilds }: ClaimMove, length: number): string {
  const cards = length - wilds;
  return [
    ...(cards > 0 ? [frame.say(`cards-${colour}`, { count: cards })] : []),
    ...(wilds > 0 ? [frame.say('cards-wild', { count: wilds })] : []),
  ].join(' + ');
}

export const routeTitle = (frame: BoardFrame, route: Route): string =>
  frame.say('ride-route-title', {
    colour: frame.say(`card-${route.colour}`),
    spaces: frame.say('ride-spaces', { count: route.length }),
    ends: endsOf(frame, route),
  });

/** Everything a sighted person sees of a route. */
export function routeLabel(frame: BoardFrame, view: View, route: Route, claims: ClaimMove[]): string {
  return [routeTitle(frame, route), routeNow(frame, view, route, claims)].join(', ');
}

/** Its ferries, and whose it is. */
export function routeNow(frame: BoardFrame, view: View, route: Route, claims: ClaimMove[]): string {
  const ferries = route.ferries ? [frame.say('ride-ferries', { count: route.ferries })] : [];
  return [...ferries, routeState(frame, view, route, claims)].join(', ');
}

/** Whose it is, or how it can be paid. */
export function routeState(frame: BoardFrame, view: View, route: Route, claims: ClaimMove[]): string {
  const owner = view.routes[route.id];
  if (owner !== undefined) return frame.say('ride-state-taken', { name: frame.players[owner]?.name ?? '' });
  if (view.closed.includes(route.id)) return frame.say('ride-state-closed');
  if (claims.length === 0) return frame.say('ride-free');
  const payments = claims.map((move) => paymentWords(frame, move, route.length)).join(frame.say('ride-or'));
  return frame.say('ride-state-can', { payments });
}

export const ticketTitle = (frame: BoardFrame, ticket: Ticket): string =>
  frame.say('ride-ticket', { ends: endsOf(frame, ticket), points: ticket.points });
