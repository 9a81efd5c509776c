// How a ticket stands: done, possible, or cut off; or about to be done with the route that is pointed at.
import type { Desk } from '$web/board/contract';
import { missing, type Route, type Ticket } from './network';
import type { Ride } from './view';

export interface Standing {
  kind: 'done' | 'soon' | 'open' | 'lost';
  icon: string;
  words: string;
}

export function standingOf(view: Ride, desk: Desk, routes: Route[], seat: number, ticket: Ticket): Standing {
  const rested = desk.intent ?? desk.hovered;
  const about = rested?.moves[0]?.kind === 'claim' ? rested.moves[0].aims[0] : undefined;
  const left = missing(view, routes, seat, ticket);
  if (left === 0) return { kind: 'done', icon: 'i-check', words: desk.say('ride-ticket-done') };
  if (view.over) return { kind: 'lost', icon: 'i-close', words: desk.say('ride-ticket-failed') };
  if (left === null) return { kind: 'lost', icon: 'i-close', words: desk.say('ride-ticket-cut-off') };
  if (left > (view.players[seat]?.vehicles ?? 0))
    return { kind: 'lost', icon: 'i-close', words: desk.say('ride-ticket-too-far', { count: left }) };
  const then = about ? missing(view, routes, seat, ticket, about) : left;
  if (then === 0) return { kind: 'soon', icon: 'i-arrow', words: desk.say('ride-ticket-soon') };
  if (then !== null && then < left)
    return { kind: 'soon', icon: 'i-arrow', words: desk.say('ride-ticket-nearer', { count: then }) };
  return { kind: 'open', icon: 'm-ring', words: desk.say('ride-ticket-missing', { count: left }) };
}
