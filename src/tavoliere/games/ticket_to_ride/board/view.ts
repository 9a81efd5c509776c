// What the service tells about a match of this family, and the pieces of it that boards ask for often.
import type { Paint } from '$web/board/colours';
import type { Desk, Move } from '$web/board/contract';
import { PARIS, SAN_FRANCISCO } from './colours';

export interface Traveller {
  vehicles: number;
  cards: number;
  tickets: number;
  on_offer: number;
  has_chosen: boolean;
  points: number;
  flag: string[];
  flags: number;
  tokens: string[];
  token_points: number;
  /** Only of the own seat. */
  hand?: Record<string, number>;
  offer?: string[];
  chosen?: string[];
  /** Of the own seat, and of everybody at the end. */
  own_tickets?: string[];
}

export interface Stack {
  place: string | null;
  left: number;
}

export interface Ride {
  game: string;
  seat: number | null;
  seats: number;
  phase: string;
  to_act: number[];
  over: boolean;
  turns_left: number | null;
  claim: { route: string } | null;
  market: Record<string, number>;
  pile: number;
  discards: Record<string, number>;
  ticket_pile: number;
  /** Which seat has claimed a route. */
  routes: Record<string, number>;
  stacks: Record<string, Stack>;
  players: Traveller[];
}

/** The colours of a game's cards and routes. */
export const palette = (view: Ride): Record<string, Paint> => (view.game === 'paris' ? PARIS : SAN_FRANCISCO);

/** A colour with its mark; one that an owner's own box has invented is drawn as grey. */
export const paintOf = (view: Ride, colour: string): Paint =>
  palette(view)[colour] ?? PARIS[colour] ?? SAN_FRANCISCO[colour] ?? SAN_FRANCISCO['grey']!;

/** Symbols of the sheet are written with `_`, ids of the box with `-`. */
export const touristSymbol = (id: string): string => `t-${id.replaceAll('-', '_')}`;

export const mine = (view: Ride, desk: Desk): Traveller | null => (desk.me === null ? null : view.players[desk.me]!);

/** Legal moves of a kind, perhaps only those about something. */
export const movesOf = (desk: Desk, kind: string, aim?: string): Move[] =>
  desk.moves.filter((move) => move.kind === kind && (aim === undefined || move.aims.includes(aim)));

export interface Payment {
  /** Null when every card is wild. */
  colour: string | null;
  cards: number;
  wilds: number;
}

/** The cards a claim is paid with. */
export function paymentOf(move: Move, length: number): Payment {
  const wilds = Number(move.aims.find((aim) => aim.startsWith('wild='))?.slice('wild='.length) ?? 0);
  const colour = move.aims.slice(1).find((aim) => !aim.startsWith('wild=')) ?? null;
  return { colour, cards: length - wilds, wilds };
}

/** As many payments as the prompt line can show without growing. */
const MOST_CHIPS = 6;

/** Too many payments, sorted by wild cards, are cut down to one a colour; the cards in hand still mean all of them. */
export function thriftiest(claims: Move[]): Move[] {
  if (claims.length <= MOST_CHIPS) return claims;
  const colourOf = (move: Move) => paymentOf(move, 0).colour;
  return claims.filter((move, at) => claims.findIndex((other) => colourOf(other) === colourOf(move)) === at);
}
