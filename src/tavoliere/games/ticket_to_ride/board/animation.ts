// How events are shown: cards fly, vehicles land, the market bumps before it is swept.
import { SEATS } from '$web/board/colours';
import type { Flight, Showing } from '$web/board/contract';
import { paintOf, touristSymbol } from './colours';
import type { View } from './view';
import type { Colour, GameEvent } from './wire';

const CARD = 220;
const PIECE = 320;
const SWEEP = 520;

/** An event that only enters the log. The type checker sees to it that no kind is forgotten. */
const onlyLogged = (
  _event: Extract<
    GameEvent,
    {
      kind:
        | 'chose-tickets'
        | 'keeps-ticket'
        | 'kept-tickets'
        | 'pile-renewed'
        | 'declined-flag-card'
        | 'offered-ticket'
        | 'passed'
        | 'turn-begins'
        | 'ticket-done'
        | 'ticket-failed'
        | 'game-ended';
    }
  >,
): undefined => undefined;

/** Where the hand and the panel of the event's seat are. */
const seatPlace = (event: GameEvent, view: View): string => (event.seat === view.seat ? 'hand' : `seat-${event.seat}`);

function cardFlight(from: string, to: string, view: View, colour?: Colour): Flight {
  return { from, to, symbol: 'i-card', ...(colour ? { colour: paintOf(view.game, colour).fill } : {}) };
}

const card = (...flight: Parameters<typeof cardFlight>): Showing => ({
  ms: CARD,
  sound: 'card',
  flights: [cardFlight(...flight)],
});

export function show(event: GameEvent, view: View): Showing | undefined {
  const isOwn = event.seat === view.seat;
  const seat = seatPlace(event, view);
  switch (event.kind) {
    case 'took-card':
      return card(`market ${event.colour}`, seat, view, event.colour);
    case 'drew-blind':
      return isOwn ? undefined : card('deck', seat, view); // the own card is shown when its colour is known
    case 'got-card':
      return card('deck', seat, view, event.colour);
    case 'market-filled':
      return card('deck', 'market', view, event.colour);
    case 'market-swept':
      return { ms: SWEEP, sound: 'wheel', flights: [cardFlight('market', 'discards', view)] };
    case 'claimed':
      return { ms: PIECE * 2, sound: 'piece', flights: [vehicleFlight(event.seat ?? 0, event.route, view)] };
    case 'kept-flag-card':
      return card('discards', isOwn ? 'shelf' : seat, view, event.colour);
    case 'completed-flag': {
      const flight = { from: isOwn ? 'shelf' : seat, to: 'discards', symbol: 'i-flag' };
      return { ms: PIECE, sound: 'coin', flights: [flight] };
    }
    case 'placed-tourists':
      return { ms: PIECE, sound: 'piece' };
    case 'took-token': {
      const token = { symbol: touristSymbol(event.symbol), size: 30 };
      const flight = { ...token, from: `stack ${event.symbol}`, to: isOwn ? 'rail' : seat };
      return { ms: PIECE, sound: 'coin', flights: [flight] };
    }
    case 'drew-tickets':
      return { ms: CARD, sound: 'card', flights: [{ from: 'tickets', to: seat, symbol: 'i-ticket' }] };
    case 'first-player':
    case 'last-round-begins':
      return { ms: PIECE, sound: 'wheel' };
    default:
      return onlyLogged(event);
  }
}

function vehicleFlight(seat: number, route: string, view: View): Flight {
  const symbol = view.game === 'paris' ? 'i-bus' : 'i-tram';
  return { symbol, fill: SEATS[seat] ?? '', from: `seat-${seat}`, to: `route ${route}` };
}
