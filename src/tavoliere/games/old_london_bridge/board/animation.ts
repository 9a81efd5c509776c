// How events are shown: how long, with which sound, which pieces fly.
import { INK, PAPER, SEATS } from '$web/board/colours';
import type { Showing } from '$web/board/contract';
import { CHARACTERS, COIN, TILE_SYMBOLS } from './colours';
import { CARD, PIECE, REST, SIXTH, SPACE } from './motion';
import type { View } from './view';
import type { CardValue, GameEvent, StackId, TileId } from './wire';

/** Cards are revealed almost at once. */
const TOGETHER = 60;
const PALE = { fill: PAPER, colour: INK };

const seatPlace = ({ seat }: GameEvent): string => `seat-${seat}`;
/** Where a seat keeps its things: one's own strip below, or the panel. */
const ownPlace = (event: GameEvent, view: View, own: string): string =>
  event.seat === view.seat ? own : seatPlace(event);
const bridgePlace = (event: GameEvent, view: View, space: number): string =>
  event.seat === view.seat ? `my-space-${space}` : `bridge-${event.seat}`;

function coin(from: string, to: string): Showing {
  const flight = { from, to, symbol: 'i-coin', fill: COIN, colour: INK, size: 30 };
  return { ms: PIECE, sound: 'coin', flights: [flight] };
}

function card(value: CardValue, from: string, to: string): Showing {
  const flight = { ...PALE, from, to, symbol: CHARACTERS[value] ?? 'i-card', size: 40 };
  return { ms: CARD, sound: 'card', flights: [flight] };
}

function tile(id: TileId, from: string, to: string): Showing {
  return { ms: PIECE, sound: 'card', flights: [{ ...PALE, from, to, symbol: TILE_SYMBOLS[id] }] };
}

function pawn(event: GameEvent, space: string): Showing {
  const seat = event.seat ?? 0;
  const flight = { from: seatPlace(event), to: `space-${space}`, symbol: `seat-${seat + 1}`, colour: SEATS[seat] ?? INK };
  return { ms: PIECE, sound: 'piece', flights: [flight] };
}

function house(stack: StackId, to: string): Showing {
  const flight = { ...PALE, from: `pile-${stack}`, to, symbol: `b-${stack}`, size: 46 };
  return { ms: PIECE, sound: 'piece', flights: [flight] };
}

type OnlyLogged = Extract<
  GameEvent,
  {
    kind:
      | 'card-set-aside'
      | 'no-building'
      | 'stack-emptied'
      | 'stayed'
      | 'tile-declined'
      | 'stacks-ran-out'
      | 'game-over';
  }
>;
/** An event that only enters the log. The type checker sees to it that no kind is forgotten. */
const onlyLogged = (_event: OnlyLogged): undefined => undefined;

/** Where the coins of a payment come from. */
const PAID_FROM = {
  'wheel-paid': 'wheel',
  'coin-reached': 'track-chapel',
  'chapel-end-reached': 'track-chapel',
  'gate-end-reached': 'track-gate',
  'store-paid': 'pile-store',
  'chapel-leader-paid': 'prize-chapel',
  'gate-leader-paid': 'prize-gate',
  'highest-card-paid': 'prize-inn',
  'lowest-number-paid': 'prize-bridge',
} as const;
type Payment = Extract<GameEvent, { kind: keyof typeof PAID_FROM }>;
const isPayment = (event: GameEvent): event is Payment => event.kind in PAID_FROM;

export function show(event: GameEvent, view: View): Showing | undefined {
  if (isPayment(event)) return coin(PAID_FROM[event.kind], seatPlace(event));
  switch (event.kind) {
    case 'centre-paid':
      return coin(seatPlace(event), 'space-centre');
    case 'lady-joined':
    case 'card-taken':
      return card(event.value, 'inn', ownPlace(event, view, 'my-hand'));
    case 'card-discarded':
      return card(event.value, seatPlace(event), 'inn');
    case 'card-taken-up':
      return card(0, seatPlace(event), ownPlace(event, view, 'my-hand'));
    case 'card-reclaimed':
      return card(event.value, seatPlace(event), ownPlace(event, view, 'my-hand'));
    case 'pawn-placed':
      return pawn(event, event.stack);
    case 'pawn-in-centre':
      return pawn(event, 'centre');
    case 'built':
    case 'replaced':
      return house(event.stack, bridgePlace(event, view, event.space));
    case 'tile-taken':
      return tile(event.tile, event.bonus_stack, ownPlace(event, view, 'my-tiles'));
    case 'tile-used':
      return tile(event.tile, ownPlace(event, view, 'my-tiles'), 'wheel');
    default:
      return showInPlace(event);
  }
}

type InPlace = Extract<
  GameEvent,
  {
    kind:
      | 'marker-turned'
      | 'card-revealed'
      | 'own-card-chosen'
      | 'card-chosen'
      | 'card-raised'
      | 'order-fixed'
      | 'power-counted'
      | 'chapel-advanced'
      | 'gate-advanced'
      | 'tile-turned'
      | 'top-turned'
      | 'pawns-removed';
  }
>;

/** Events for which nothing flies. */
function showInPlace(event: InPlace | OnlyLogged): Showing | undefined {
  switch (event.kind) {
    case 'marker-turned':
      return { ms: SIXTH * event.sixths + REST, sound: 'wheel' };
    case 'card-revealed':
      return { ms: TOGETHER, sound: 'card' };
    case 'own-card-chosen':
    case 'card-chosen':
    case 'card-raised':
    case 'order-fixed':
      return { ms: REST };
    case 'power-counted':
      return { ms: REST * 2 };
    case 'chapel-advanced':
    case 'gate-advanced':
      return { ms: SPACE * event.steps + REST, sound: 'piece' };
    case 'tile-turned':
    case 'top-turned':
      return { ms: REST, sound: 'card' };
    case 'pawns-removed':
      return { ms: REST, sound: 'piece' };
    default:
      return onlyLogged(event);
  }
}
