// How events are shown: cards fly, vehicles land, the market bumps before it is swept.
import { SEATS } from '$web/board/colours';
import type { Flight, GameEvent, Showing } from '$web/board/contract';
import { paintOf, touristSymbol, type Ride } from './view';

const CARD = 220;
const PIECE = 320;
const SWEEP = 520;

/** The end of a key such as `colour-blue`. */
function word(event: GameEvent, name: string, prefix: string): string {
  const value = event.words[name];
  return value && typeof value === 'object' && 'word' in value ? value.word.slice(prefix.length) : String(value ?? '');
}

export function show(event: GameEvent, view: Ride): Showing | undefined {
  const isOwn = event.seat === view.seat;
  const seat = isOwn ? 'hand' : `seat-${event.seat}`;
  const colour = word(event, 'colour', 'colour-');
  const symbol = word(event, 'symbol', 'symbol-');
  const card = (from: string, to: string): Flight => ({
    from,
    to,
    symbol: 'i-card',
    ...(colour ? { colour: paintOf(view, colour).fill } : {}),
  });

  switch (event.kind) {
    case 'took-card':
      return { ms: CARD, sound: 'card', flights: [card(`market ${colour}`, seat)] };
    case 'drew-blind':
      return isOwn ? undefined : { ms: CARD, sound: 'card', flights: [card('deck', seat)] };
    case 'got-card':
      return { ms: CARD, sound: 'card', flights: [card('deck', seat)] };
    case 'market-filled':
      return { ms: CARD, sound: 'card', flights: [card('deck', 'market')] };
    case 'market-swept':
      return { ms: SWEEP, sound: 'wheel', flights: [card('market', 'discards')] };
    case 'claimed': {
      const vehicle = view.game === 'paris' ? 'i-bus' : 'i-tram';
      const flight = { symbol: vehicle, fill: SEATS[event.seat] ?? '', from: `seat-${event.seat}` };
      return { ms: PIECE * 2, sound: 'piece', flights: [{ ...flight, to: `route ${String(event.words['route'])}` }] };
    }
    case 'kept-flag-card':
      return { ms: CARD, sound: 'card', flights: [card('discards', isOwn ? 'shelf' : seat)] };
    case 'completed-flag':
      return {
        ms: PIECE,
        sound: 'coin',
        flights: [{ from: isOwn ? 'shelf' : seat, to: 'discards', symbol: 'i-flag' }],
      };
    case 'took-token':
    case 'placed-tourists': {
      const token = { symbol: touristSymbol(symbol), size: 30 };
      if (event.kind === 'placed-tourists') return { ms: PIECE, sound: 'piece' };
      return { ms: PIECE, sound: 'coin', flights: [{ ...token, from: `stack ${symbol}`, to: isOwn ? 'rail' : seat }] };
    }
    case 'drew-tickets':
      return { ms: CARD, sound: 'card', flights: [{ from: 'tickets', to: seat, symbol: 'i-ticket' }] };
    case 'last-round-begins':
      return { ms: PIECE, sound: 'wheel' };
    default:
      return undefined;
  }
}
