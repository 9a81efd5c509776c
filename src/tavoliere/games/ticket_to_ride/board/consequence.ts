// What a move would bring, in one line: "−3 cards, +4, completes Louvre – Bastille".
import type { Scene } from '$web/describe/describe';
import { endsOf } from './labels';
import { keptBy } from './pointing';
import { routesOf, ticketsOf } from './printed';
import { ownSeat, type Intent, type Teller } from './types';
import type { View } from './view';
import type { ClaimMove, DrawMove, KeepMove, Move, RouteId, TokenMove } from './wire';

const pointsFor = (desk: Teller, length: number): number =>
  (desk.box['points'] as { by_length: number[] } | undefined)?.by_length[length] ?? 0;

/** What a route does to one's own tickets: those it completes first, then those it brings nearer. */
export function ticketsWith(view: View, desk: Teller, route: RouteId): string[] {
  const open = Object.entries(ownSeat(view, desk)?.progress ?? {}).filter(([, { missing }]) => missing !== 0);
  const kept = ownSeat(view, desk)?.own_tickets ?? [];
  const named = (id: string) => ticketsOf(desk.box).find((ticket) => ticket.id === id);
  return open
    .filter(([id, { with_route }]) => kept.includes(id) && with_route[route] !== undefined)
    .sort(([, one], [, other]) => one.with_route[route]! - other.with_route[route]!)
    .flatMap(([id, { with_route }]) => {
      const ticket = named(id);
      const key = with_route[route] === 0 ? 'ride-completes' : 'ride-brings-nearer';
      return ticket ? [desk.say(key, { ticket: endsOf(desk, ticket), count: with_route[route]! })] : [];
    });
}

/** Whether so few vehicles would be left that the last round begins. */
function endsGame(view: View, desk: Teller, left: number): boolean {
  return view.turns_left === null && left <= Number(desk.box['vehicles']?.['end_at'] ?? -1);
}

function ofClaim(view: View, desk: Teller, { route: id }: ClaimMove): string[] {
  const route = routesOf(desk.box).find((one) => one.id === id);
  if (!route) return [];
  const left = (ownSeat(view, desk)?.vehicles ?? 0) - route.length;
  const vehicle = String(desk.box['vehicles']?.['kind'] ?? 'bus');
  return [
    desk.say('ride-cards-spent', { count: route.length }),
    desk.say('ride-gain', { points: pointsFor(desk, route.length) }),
    ...ticketsWith(view, desk, id),
    desk.say(`ride-left-${vehicle}`, { count: left }),
    ...(endsGame(view, desk, left) ? [desk.say('ride-begins-last-round')] : []),
  ];
}

function ofDraw({ phase }: View, { say }: Teller, move: DrawMove | null): string[] {
  if (phase === 'second-card') return [say('ride-ends-turn')];
  return [say(move?.colour === 'wild' ? 'ride-whole-turn' : 'ride-then-another')];
}

function ofKeep(desk: Teller, move: KeepMove): string[] {
  const kept = ticketsOf(desk.box).filter(({ id }) => keptBy(move).includes(id));
  return [desk.say('ride-keep-risk', { points: kept.reduce((sum, { points }) => sum + points, 0) })];
}

function ofToken(view: View, desk: Teller, { symbol }: TokenMove): string[] {
  const { tokens = [], token_points: now = 0 } = ownSeat(view, desk) ?? {};
  const worth = (desk.box['tourists']?.['points'] ?? []) as number[];
  const then = tokens.includes(symbol) ? now : (worth[tokens.length + 1] ?? now);
  return [desk.say('ride-token-then', { now, then })];
}

/** The line of a move; empty if there is nothing to say beyond its sentence. */
export function consequenceOf(view: View, desk: Teller, move: Move): string {
  switch (move.kind) {
    case 'claim':
      return ofClaim(view, desk, move).join(' · ');
    case 'draw':
      return ofDraw(view, desk, move).join(' · ');
    case 'draw-deck':
      return ofDraw(view, desk, null).join(' · ');
    case 'tickets':
      return desk.say('ride-tickets-then');
    case 'keep':
      return ofKeep(desk, move).join(' · ');
    case 'token':
      return ofToken(view, desk, move).join(' · ');
    default:
      return '';
  }
}

/** The same for the prompt line; empty until a whole move is chosen. */
export const consequence = ({ move }: Intent, scene: Scene<View>): string =>
  move ? consequenceOf(scene.view, scene, move) : '';
