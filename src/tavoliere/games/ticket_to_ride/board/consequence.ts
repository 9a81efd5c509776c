// What a move would bring, in one line: "−3 cards, +4, completes Louvre – Bastille".
import type { Scene } from '$web/describe/describe';
import { endsOf } from './labels';
import { keptBy } from './pointing';
import { routesOf, ticketsOf } from './printed';
import { ownSeat, type Intent, type Teller } from './types';
import type { View } from './view';
import type { ClaimMove, DrawMove, KeepMove, Move, RouteId, TokenMove } from './wire';

const pointsFor = (frame: Teller, length: number): number =>
  (frame.box['points'] as { by_length: number[] } | undefined)?.by_length[length] ?? 0;

/** What a route does to one's own tickets: those it completes first, then those it brings nearer. */
export function ticketsWith(view: View, frame: Teller, route: RouteId): string[] {
  const open = Object.entries(ownSeat(view, frame)?.progress ?? {}).filter(([, { missing }]) => missing !== 0);
  const kept = ownSeat(view, frame)?.own_tickets ?? [];
  const named = (id: string) => ticketsOf(frame.box).find((ticket) => ticket.id === id);
  return open
    .filter(([id, { with_route }]) => kept.includes(id) && with_route[route] !== undefined)
    .sort(([, one], [, other]) => one.with_route[route]! - other.with_route[route]!)
    .flatMap(([id, { with_route }]) => {
      const ticket = named(id);
      const key = with_route[route] === 0 ? 'ride-completes' : 'ride-brings-nearer';
      return ticket ? [frame.say(key, { ticket: endsOf(frame, ticket), count: with_route[route]! })] : [];
    });
}

/** Whether so few vehicles would be left that the last round begins. */
function endsGame(view: View, frame: Teller, left: number): boolean {
  return view.turns_left === null && left <= Number(frame.box['vehicles']?.['end_at'] ?? -1);
}

function ofClaim(view: View, frame: Teller, { route: id }: ClaimMove): string[] {
  const route = routesOf(frame.box).find((one) => one.id === id);
  if (!route) return [];
  const left = (ownSeat(view, frame)?.vehicles ?? 0) - route.length;
  const vehicle = String(frame.box['vehicles']?.['kind'] ?? 'bus');
  return [
    frame.say('ride-cards-spent', { count: route.length }),
    frame.say('ride-gain', { points: pointsFor(frame, route.length) }),
    ...ticketsWith(view, frame, id),
    frame.say(`ride-left-${vehicle}`, { count: left }),
    ...(endsGame(view, frame, left) ? [frame.say('ride-begins-last-round')] : []),
  ];
}

function ofDraw({ phase }: View, { say }: Teller, move: DrawMove | null): string[] {
  if (phase === 'second-card') return [say('ride-ends-turn')];
  return [say(move?.colour === 'wild' ? 'ride-whole-turn' : 'ride-then-another')];
}

function ofKeep(frame: Teller, move: KeepMove): string[] {
  const kept = ticketsOf(frame.box).filter(({ id }) => keptBy(move).includes(id));
  return [frame.say('ride-keep-risk', { points: kept.reduce((sum, { points }) => sum + points, 0) })];
}

function ofToken(view: View, frame: Teller, { symbol }: TokenMove): string[] {
  const { tokens = [], token_points: now = 0 } = ownSeat(view, frame) ?? {};
  const worth = (frame.box['tourists']?.['points'] ?? []) as number[];
  const then = tokens.includes(symbol) ? now : (worth[tokens.length + 1] ?? now);
  return [frame.say('ride-token-then', { now, then })];
}

/** The line of a move; empty if there is nothing to say beyond its sentence. */
export function consequenceOf(view: View, frame: Teller, move: Move): string {
  switch (move.kind) {
    case 'claim':
      return ofClaim(view, frame, move).join(' · ');
    case 'draw':
      return ofDraw(view, frame, move).join(' · ');
    case 'draw-deck':
      return ofDraw(view, frame, null).join(' · ');
    case 'tickets':
      return frame.say('ride-tickets-then');
    case 'keep':
      return ofKeep(frame, move).join(' · ');
    case 'token':
      return ofToken(view, frame, move).join(' · ');
    default:
      return '';
  }
}

/** The same for the prompt line; empty until a whole move is chosen. */
export const consequence = ({ move }: Intent, scene: Scene<View>): string =>
  move ? consequenceOf(scene.view, scene, move) : '';
