// What screen readers and the prompt line are told about the things on the table.
import type { Desk, Move } from '$web/board/contract';
import type { Route, Ticket } from './network';
import { isClosed } from './network';
import { paymentOf, type Ride } from './view';

export function placeName(desk: Desk, id: string): string {
  const places = (desk.box['places']?.['rows'] ?? []) as { id: string; name?: string }[];
  return places.find((place) => place.id === id)?.name ?? id;
}

export const endsOf = (desk: Desk, { a, b }: { a: string; b: string }): string =>
  desk.say('ride-ends', { a: placeName(desk, a), b: placeName(desk, b) });

/** "2 blue" or "1 blue + 1 wild". */
export function paymentWords(desk: Desk, move: Move, length: number): string {
  const { colour, cards, wilds } = paymentOf(move, length);
  return [
    ...(colour && cards > 0 ? [desk.say(`cards-${colour}`, { count: cards })] : []),
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
export function routeLabel(desk: Desk, view: Ride, route: Route, moves: Move[]): string {
  const owner = view.routes[route.id];
  const ferries = route.ferries ? [desk.say('ride-ferries', { count: route.ferries })] : [];
  const state =
    owner !== undefined
      ? desk.say('ride-state-taken', { name: desk.players[owner]?.name ?? '' })
      : isClosed(view, route)
        ? desk.say('ride-state-closed')
        : moves.length > 0
          ? desk.say('ride-state-can', {
              payments: moves.map((move) => paymentWords(desk, move, route.length)).join(desk.say('ride-or')),
            })
          : desk.say('ride-free');
  return [routeTitle(desk, route), ...ferries, state].join(', ');
}

export const ticketTitle = (desk: Desk, ticket: Ticket): string =>
  desk.say('ride-ticket', { ends: endsOf(desk, ticket), points: ticket.points });
