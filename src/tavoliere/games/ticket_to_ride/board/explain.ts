// What things on the table say about themselves: what they are, what they do, how they stand, and their rule.
import type { Explanation } from '$web/board/explain';
import { routeState, routeTitle, ticketTitle } from './labels';
import { routesOf, type Ticket } from './printed';
import type { Desk } from './types';
import type { View } from './view';

/** Something in general, by its text. */
export function about(desk: Desk, key: string, rule: string, words: Record<string, unknown> = {}): Explanation {
  return { title: desk.say(`about-${key}-title`, words), lines: [desk.say(`about-${key}`, words)], rule };
}

/** An open card, or one in hand. */
export function aboutCard(desk: Desk, colour: string, isInHand = false): Explanation {
  const isWild = colour === 'wild';
  const lines = [desk.say(`about-${isInHand ? 'hand-' : ''}${isWild ? 'wild' : 'card'}`, { colour: desk.say(`card-${colour}`) })];
  return { title: desk.say(isInHand ? 'ride-hand-card' : 'ride-open-card', { colour: desk.say(`card-${colour}`) }), lines, rule: isWild ? 'TTR-3.2' : 'TTR-3.1' };
}

/** A thing of the supply by its id there. */
export function aboutSupply(id: string, view: View, desk: Desk): Explanation {
  if (id === 'deck') return about(desk, 'deck', 'TTR-3.1', { count: view.pile });
  if (id === 'tickets') return about(desk, 'tickets', 'TTR-5.1', { count: view.ticket_pile });
  if (id === 'about discards') return about(desk, 'discards', 'TTR-3.5');
  return aboutCard(desk, id.split(' ')[0]!);
}

/** A route or a stack of tourists by its id on the map. */
export function aboutMap(id: string, view: View, desk: Desk): Explanation | null {
  if (id.startsWith('token ')) return aboutTourist(id.slice('token '.length), desk);
  const route = routesOf(desk.box).find((one) => one.id === id);
  if (!route) return null;
  const points = (desk.box['points'] as { by_length: number[] }).by_length[route.length] ?? 0;
  return {
    title: routeTitle(desk, route),
    lines: [
      desk.say('about-route', { count: route.length, points, grey: route.colour === 'grey' ? 1 : 0 }),
      ...(route.ferries ? [desk.say('about-ferries', { count: route.ferries })] : []),
      desk.say('about-route-now', { state: routeState(desk, view, route, []) }),
    ],
    rule: route.ferries ? 'SF-4.11' : 'TTR-4.1',
  };
}

export const aboutTourist = (symbol: string, desk: Desk): Explanation => ({
  title: desk.say(`symbol-${symbol}`),
  lines: [desk.say('about-tourist')],
  rule: 'SF-4.12',
});

/** A ticket, with how it stands. */
export const aboutTicket = (ticket: Ticket, status: string, desk: Desk): Explanation => ({
  title: ticketTitle(desk, ticket),
  lines: [status, desk.say('about-ticket', { points: ticket.points })].filter(Boolean),
  rule: 'TTR-7.2',
});
