// What the server tells about a match of this family (knowledge/view.py).
import type { Colour, PlaceId, RouteId, TicketId, TouristSymbol } from './wire';

/** How far a ticket is. */
export interface TicketProgress {
  /** Fewest spaces still to claim; 0: it is done; null: no path is left. */
  missing: number | null;
  /** Whether the vehicles left are enough for it. */
  in_reach: boolean;
  /** The spaces missing once a route is claimed, of every route that brings the ticket nearer. */
  with_route: Record<RouteId, number>;
  /** The own routes that join its ends; empty while it is not done. */
  joined_by: RouteId[];
}

export interface PlayerView {
  vehicles: number;
  cards: number;
  tickets: number;
  on_offer: number;
  has_chosen: boolean;
  points: number;
  flag: Colour[];
  flags: number;
  tokens: TouristSymbol[];
  token_points: number;
  /** Only of the own seat. */
  hand?: Record<Colour, number>;
  offer?: TicketId[];
  chosen?: TicketId[];
  progress?: Record<TicketId, TicketProgress>;
  /** Of the own seat, and of everybody at the end. */
  own_tickets?: TicketId[];
}

export interface Stack {
  place: PlaceId | null;
  left: number;
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  phase: string;
  to_act: number[];
  turn: number;
  over: boolean;
  /** Who begins; null until it is drawn, after the first tickets. */
  first: number | null;
  turns_left: number | null;
  /** The seats that still have a turn in the last round, in order. */
  last_turns: number[];
  /** The route a question is about. */
  claim: { route: RouteId } | null;
  market: Record<Colour, number>;
  pile: number;
  discards: Record<Colour, number>;
  ticket_pile: number;
  /** Which seat has claimed a route. */
  routes: Record<RouteId, number>;
  /** Free routes that nobody can claim any more. */
  closed: RouteId[];
  stacks: Record<TouristSymbol, Stack>;
  players: PlayerView[];
}
