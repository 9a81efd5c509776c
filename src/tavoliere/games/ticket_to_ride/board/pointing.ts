// What can be pointed at, and which legal moves it means.
import type { ClaimMove, Colour, KeepMove, Move, PlaceId, RouteId, TicketId, TouristSymbol } from './wire';

type OfKind<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** The moves of a kind. */
export const movesOf = <K extends Move['kind']>(moves: readonly Move[], kind: K): OfKind<K>[] =>
  moves.filter((move): move is OfKind<K> => move.kind === kind);

// --- the map ---------------------------------------------------------------------------------------------------------

/** The payments of a route; those that spare the wild cards come first. */
export const claimsOf = (moves: readonly Move[], route: RouteId): ClaimMove[] =>
  movesOf(moves, 'claim')
    .filter((move) => move.route === route)
    .sort((one, other) => one.wilds - other.wilds);

/** As many payments as the prompt line can show without growing. */
const MOST_CHIPS = 6;

/** Too many payments, sorted by wild cards, are cut down to one a colour; the cards in hand still mean all of them. */
export function shortened(claims: ClaimMove[]): ClaimMove[] {
  if (claims.length <= MOST_CHIPS) return claims;
  return claims.filter((move, at) => claims.findIndex((other) => other.colour === move.colour) === at);
}

/** The route that every one of some moves claims; null if they claim several, or do something else. */
export function onlyRoute(moves: readonly Move[]): RouteId | null {
  const claims = movesOf(moves, 'claim');
  const routes = new Set(claims.map((move) => move.route));
  return claims.length === moves.length && routes.size === 1 ? [...routes][0]! : null;
}

export const touristsAt = (moves: readonly Move[], place: PlaceId): Move[] =>
  movesOf(moves, 'tourists').filter((move) => move.place === place);

export const tokensOf = (moves: readonly Move[], symbol: TouristSymbol): Move[] =>
  movesOf(moves, 'token').filter((move) => move.symbol === symbol);

/** The claims that cards of a colour pay for; wild cards pay for those that need them. */
export const paidBy = (moves: readonly Move[], colour: Colour): ClaimMove[] =>
  movesOf(moves, 'claim').filter((move) => (colour === 'wild' ? move.wilds > 0 : move.colour === colour));

/** Whether a turn begins in which no route can be paid, whatever a coach lets through. */
export const canAffordNothing = ({ phase }: { phase: string }, { moves, legal = moves }: Offered): boolean =>
  phase === 'act' && moves.length > 0 && movesOf(legal, 'claim').length === 0;

type Offered = { readonly moves: readonly Move[]; readonly legal?: readonly Move[] };

// --- the supply ------------------------------------------------------------------------------------------------------

export const drawsOf = (moves: readonly Move[], colour: Colour): Move[] =>
  movesOf(moves, 'draw').filter((move) => move.colour === colour);

/** Whether cards can be drawn now. */
export const isDrawing = (moves: readonly Move[]): boolean =>
  moves.some(({ kind }) => kind === 'draw' || kind === 'draw-deck');

// --- own things ------------------------------------------------------------------------------------------------------

/** Keep this ticket and no other. */
export const keepsOnly = (moves: readonly Move[], ticket: TicketId): KeepMove[] =>
  movesOf(moves, 'keep').filter((move) => move.ticket === ticket && move.second_ticket === null);

/** Keep both tickets on offer. */
export const keepBoth = (moves: readonly Move[]): KeepMove | undefined =>
  movesOf(moves, 'keep').find((move) => move.second_ticket !== null);

/** The tickets a move keeps; none if it is of another kind. */
export const keptBy = (move: Move | null | undefined): TicketId[] =>
  move?.kind === 'keep' ? [move.ticket, ...(move.second_ticket === null ? [] : [move.second_ticket])] : [];

export const flagCards = (moves: readonly Move[], colour: Colour): Move[] =>
  movesOf(moves, 'flag').filter((move) => move.colour === colour);

/** Every payment of the one route that is being chosen, also those the prompt line had no room for. */
export function openPayments(moves: readonly Move[], chosen: readonly Move[]): ClaimMove[] {
  const route = onlyRoute(chosen);
  const payments = route === null ? [] : claimsOf(moves, route);
  return payments.length > 1 ? payments : [];
}

/** The colours of the cards that a claim spends. */
export function spentColours(move: Move | null | undefined): Set<Colour> {
  if (move?.kind !== 'claim') return new Set();
  return new Set([move.colour, ...(move.wilds > 0 ? ['wild'] : [])]);
}
