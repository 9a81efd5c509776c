// How events are shown: how long, with which sound, which pieces fly.
import { INK, PAPER, SEATS } from '$web/board/colours';
import type { Flight, GameEvent, Showing } from '$web/board/contract';
import { CARD, PIECE, REST, SIXTH, SPACE } from './motion';
import { CHARACTERS, COIN, KINDS, TILES, TILE_SYMBOLS, type Bridge } from './view';

/** Cards are revealed almost at once. */
const TOGETHER = 60;

/** Where a seat keeps its things: one's own strip below, or the panel. */
const handOf = (seat: number, view: Bridge) => (seat === view.seat ? 'my-hand' : `seat-${seat}`);
const bridgeOf = (seat: number, space: number, view: Bridge) =>
  seat === view.seat ? `my-space-${space}` : `bridge-${seat}`;
const tilesOf = (seat: number, view: Bridge) => (seat === view.seat ? 'my-tiles' : `seat-${seat}`);

const PALE = { fill: PAPER, colour: INK };

function coin(from: string, to: string): Flight {
  return { from, to, symbol: 'i-coin', fill: COIN, colour: INK, size: 30 };
}

function card(value: number, from: string, to: string): Flight {
  return { ...PALE, from, to, symbol: CHARACTERS[value] ?? 'i-card', size: 40 };
}

function tile(index: number, from: string, to: string): Flight {
  return { ...PALE, from, to, symbol: TILE_SYMBOLS[TILES[index] ?? ''] ?? 'i-card' };
}

/** The kind of building an event speaks of: its sentence names it as `built-chapel`. */
function kindBuilt({ words }: GameEvent): string {
  const said = words['building'];
  return typeof said === 'object' && said && 'word' in said ? said.word.replace('built-', '') : 'guild';
}

const PAID_FROM: Record<string, string> = {
  'wheel-paid': 'wheel',
  'coin-reached': 'track-chapel',
  'chapel-end-reached': 'track-chapel',
  'gate-end-reached': 'track-gate',
  'store-paid': 'pile-store',
  'chapel-leader-paid': 'prize-chapel',
  'gate-leader-paid': 'prize-gate',
  'highest-card-paid': 'prize-inn',
  'lowest-number-paid': 'prize-bridge',
};

export function show(event: GameEvent, view: Bridge): Showing | undefined {
  const { kind, seat, numbers } = event;
  const [a = 0, b = 0, c = 0] = numbers;
  const paidFrom = PAID_FROM[kind];
  if (paidFrom) return { ms: PIECE, sound: 'coin', flights: [coin(paidFrom, `seat-${seat}`)] };
  switch (kind) {
    case 'marker-turned':
      return { ms: SIXTH * a + REST, sound: 'wheel' };
    case 'card-revealed':
      return { ms: TOGETHER, sound: 'card' };
    case 'own-card-chosen':
    case 'card-chosen':
    case 'card-raised':
    case 'order-fixed':
      return { ms: REST };
    case 'lady-joined':
    case 'card-taken':
      return { ms: CARD, sound: 'card', flights: [card(a, 'inn', handOf(seat, view))] };
    case 'card-discarded':
      return { ms: CARD, sound: 'card', flights: [card(a, `seat-${seat}`, 'inn')] };
    case 'card-taken-up':
    case 'card-reclaimed': {
      const value = kind === 'card-taken-up' ? 0 : a;
      return { ms: CARD, sound: 'card', flights: [card(value, `seat-${seat}`, handOf(seat, view))] };
    }
    case 'pawn-placed':
    case 'pawn-in-centre': {
      const to = `space-${kind === 'pawn-placed' ? KINDS[a] : 'centre'}`;
      const pawn = { from: `seat-${seat}`, to, symbol: `seat-${seat + 1}`, colour: SEATS[seat] ?? INK };
      return { ms: PIECE, sound: 'piece', flights: [pawn] };
    }
    case 'centre-paid':
      return { ms: PIECE, sound: 'coin', flights: [coin(`seat-${seat}`, 'space-centre')] };
    case 'built':
    case 'replaced': {
      const pile = kindBuilt(event);
      const to = bridgeOf(seat, kind === 'built' ? b : c, view);
      const flight = { ...PALE, from: `pile-${pile}`, to, symbol: `b-${pile}`, size: 46 };
      return { ms: PIECE, sound: 'piece', flights: [flight] };
    }
    case 'power-counted':
      return { ms: REST * 2 };
    case 'chapel-advanced':
    case 'gate-advanced':
      return { ms: SPACE * a + REST, sound: 'piece' };
    case 'tile-taken':
      return { ms: PIECE, sound: 'card', flights: [tile(a, `bonus ${b}`, tilesOf(seat, view))] };
    case 'tile-used':
      return { ms: PIECE, sound: 'card', flights: [tile(a, tilesOf(seat, view), 'wheel')] };
    case 'tile-turned':
    case 'top-turned':
    case 'pawns-removed':
      return { ms: REST, sound: kind === 'pawns-removed' ? 'piece' : 'card' };
  }
}
