// What things on the table say about themselves: what they are, what they do, how they stand, and their rule.
import type { Explanation } from '$web/board/explain';
import { routeState, routeTitle, ticketTitle } from './labels';
import { routesOf, type Ticket } from './printed';
import type { BoardFrame } from './types';
import type { View } from './view';

/** Something in general, by its text. */
export function about(frame: BoardFrame, key: string, rule: string, words: Record<string, unknown> = {}): Explanation {
  return { title: frame.say(`about-${key}-title`, words), lines: [frame.say(`about-${key}`, words)], rule };
}

/** An open card, or one in hand. */
export function aboutCard(frame: BoardFrame, colour: string, isInHand = false): Explanation {
  const isWild = colour === 'wild';
  const lines = [frame.say(`about-${isInHand ? 'hand-' : ''}${isWild ? 'wild' : 'card'}`, { colour: frame.say(`card-${colour}`) })];
  return { title: frame.say(isInHand ? 'ride-hand-card' : 'ride-open-card', { colour: frame.say(`card-${colour}`) }), lines, rule: isWild ? 'TTR-3.2' : 'TTR-3.1' };
}

/** A thing of the supply by its id there. */
export function aboutSupply(id: string, view: View, frame: BoardFrame): Explanation {
  if (id === 'deck') return about(frame, 'deck', 'TTR-3.1', { count: view.pile });
  if (id === 'tickets') return about(frame, 'tickets', 'TTR-5.1', { count: view.ticket_pile });
  if (id === 'about discards') return about(frame, 'discards', 'TTR-3.5');
  return aboutCard(frame, id.split(' ')[0]!);
}

/** A route or a stack of tourists by its id on the map. */
export function aboutMap(id: string, view: View, frame: BoardFrame): Explanation | null {
  if (id.startsWith('token ')) return aboutTourist(id.slice('token '.length), frame);
  const route = routesOf(frame.box).find((one) => one.id === id);
  if (!route) return null;
  const points = (frame.box['points'] as { by_length: number[] }).by_length[route.length] ?? 0;
  return {
    title: routeTitle(frame, route),
    lines: [
      frame.say('about-route', { count: route.length, points, grey: route.colour === 'grey' ? 1 : 0 }),
      ...(route.ferries ? [frame.say('about-ferries', { count: route.ferries })] : []),
      frame.say('about-route-now', { state: routeState(frame, view, route, []) }),
    ],
    rule: route.ferries ? 'SF-4.11' : 'TTR-4.1',
  };
}

export const aboutTourist = (symbol: string, frame: BoardFrame): Explanation => ({
  title: frame.say(`symbol-${symbol}`),
  lines: [frame.say('about-tourist')],
  rule: 'SF-4.12',
});

/** A ticket, with how it stands. */
export const aboutTicket = (ticket: Ticket, status: string, frame: BoardFrame): Explanation => ({
  title: ticketTitle(frame, ticket),
  lines: [status, frame.say('about-ticket', { points: ticket.points })].filter(Boolean),
  rule: 'TTR-7.2',
});
