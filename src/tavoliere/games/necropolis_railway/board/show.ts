// How an event is shown: which pieces fly from where to where, with which sound, for how long.
import { SEATS } from '$web/board/colours';
import type { Flight, GameEvent, Showing } from '$web/board/contract';
import { COFFINS, CRYPTS, DISCS } from './colours';
import { choosing } from './choosing.svelte';
import { COFFIN_NAMES, CRYPT_NAMES, DISC_NAMES, type RailwayView } from './view';

const MS = { card: 260, piece: 320, coin: 260, step: 320, banner: 900 };
const MOST_AT_ONCE = 4;

type Shower = (event: GameEvent, at: (place: string) => string, view: RailwayView) => Showing | undefined;

const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_none, index) => ({
    ...flight,
    size: (flight.size ?? 30) + index * 3,
  }));

const disc = (colour: number, from: string, to: string): Flight[] => {
  const name = DISC_NAMES[colour];
  return name ? [{ from, to, symbol: 'i-disc', fill: DISCS[name]!.fill, size: 26 }] : [];
};
const coffins = (counts: number[], from: string, to: string): Flight[] =>
  COFFIN_NAMES.flatMap((name, index) =>
    several(counts[index] ?? 0, { from, to, symbol: 'i-coffin', fill: COFFINS[name]!.fill }),
  );
const coin = (from: string, to: string): Flight => ({ from, to, symbol: 'i-coin', size: 28 });
const mourners = (count: number, from: string, to: string): Flight[] =>
  several(count, { from, to, symbol: 'i-mourner', fill: '#e9e2d0', size: 26 });
const placeOf = (event: GameEvent) => `place-${String(event.words['place'])}`;
const seatOf = (event: GameEvent) => `seat-${event.seat}`;

const atPlace: Shower = (event, at) => ({
  ms: MS.piece,
  sound: 'piece',
  flights: [{ from: seatOf(event), to: at(placeOf(event)), symbol: 'i-staff', fill: '#c6c3be' }],
});
const onTile: Shower = (event, at) => ({
  ms: MS.piece,
  sound: 'piece',
  flights: [coin(seatOf(event), at(`tile-${String(event.words['tile'])}`))],
});
const onWagon: Shower = (event, at) => ({
  ms: MS.piece,
  sound: 'piece',
  flights: [
    { from: seatOf(event), to: at(String(event.words['wagon'])), symbol: 'i-wagon', fill: '#fffdf6', size: 44 },
  ],
});
const banner: Shower = () => ({ ms: MS.banner, sound: 'wheel' });

const SHOWERS: Record<string, Shower> = {
  'first-staff-placed': atPlace,
  'card-taken': (event, _at, view) => {
    const [space = 0, , one = -1, two = -1] = event.numbers;
    const from = `card-${space + 1}`;
    const to = event.seat === view.active ? 'my-card' : seatOf(event);
    const flights = [...disc(one, from, seatOf(event)), ...disc(two, from, seatOf(event))];
    return { ms: MS.card, sound: 'card', flights: [{ from, to, symbol: 'i-card', size: 56 }, ...flights] };
  },
  'card-turned-up': (event) => ({
    ms: MS.card,
    sound: 'card',
    flights: [{ from: 'deck', to: `card-${(event.numbers[0] ?? 0) + 1}`, symbol: 'i-card', size: 56 }],
  }),
  'discs-paid': (event) => ({
    ms: MS.coin,
    sound: 'piece',
    flights: DISC_NAMES.flatMap((_name, colour) =>
      Array.from({ length: event.numbers[colour] ?? 0 }).flatMap(() => disc(colour, seatOf(event), 'my-card')),
    ),
  }),
  'tile-laid': onTile,
  'tile-turned': onTile,
  'staff-hired': atPlace,
  'volunteer-placed': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: [{ from: at('wagons'), to: at(placeOf(event)), symbol: 'i-volunteer', fill: '#c6c3be' }],
  }),
  'crypt-built': (event, at) => {
    const [colour = 0, column = 0, paid = 0] = event.numbers;
    const fill = CRYPTS[CRYPT_NAMES[colour] ?? 'brown']!.fill;
    const flight = {
      from: `crypt-${CRYPT_NAMES[colour]}`,
      to: at(`col${column + 1}`),
      symbol: 'i-crypt',
      fill,
      size: 44,
    };
    return {
      ms: MS.piece,
      sound: 'piece',
      flights: [flight, ...mourners(paid, at('mourners'), `crypt-${CRYPT_NAMES[colour]}`)],
    };
  },
  'white-crypt-placed': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: [
      {
        from: 'crypt-white',
        to: at(`col${(event.numbers[0] ?? 0) + 1}`),
        symbol: 'i-crypt',
        fill: CRYPTS['white']!.fill,
        size: 44,
      },
    ],
  }),
  'card-tucked': (_event, at) => ({
    ms: MS.card,
    sound: 'card',
    flights: [{ from: 'my-card', to: at('tucked'), symbol: 'i-card', size: 50 }],
  }),
  'card-used': (_event, at) => ({
    ms: MS.card,
    sound: 'card',
    flights: [{ from: at('tucked'), to: 'deck', symbol: 'i-card', size: 50 }],
  }),
  'wagon-added': onWagon,
  'wagon-upgraded': onWagon,
  'wagon-sold': (event, at) => ({
    ms: MS.coin,
    sound: 'coin',
    flights: [coin(at(String(event.words['wagon'])), seatOf(event))],
  }),
  'bonus-taken': (event) => {
    const [action = 0, colour = 0, pounds = 0] = event.numbers;
    const space = `bonus-${action + 1}-${DISC_NAMES[colour]}`;
    const flights = [...disc(colour, seatOf(event), space), ...(pounds ? [coin(space, seatOf(event))] : [])];
    return { ms: MS.piece, sound: pounds ? 'coin' : 'piece', flights };
  },
  'prestige-raised': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: [
      { from: seatOf(event), to: at('prestige'), symbol: `seat-${event.seat + 1}`, colour: SEATS[event.seat]! },
    ],
  }),
  'orange-gained': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: disc(DISC_NAMES.indexOf('orange'), at('wagons'), seatOf(event)),
  }),
  'train-moved': (event) => ({ ms: MS.step * Math.max(1, Math.min(event.numbers[0] ?? 1, 4)), sound: 'wheel' }),
  income: (event, at) => {
    const [, people = 0, pounds = 0, orange = 0] = event.numbers;
    const flights = [
      ...mourners(people, at('london'), at('waiting')),
      ...(pounds ? [coin(at('london'), seatOf(event))] : []),
      ...(orange ? disc(DISC_NAMES.indexOf('orange'), at('london'), seatOf(event)) : []),
    ];
    return { ms: MS.piece * 2, sound: 'coin', flights };
  },
  'coffins-drawn': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: coffins(event.numbers, at('london'), at('waiting')),
  }),
  'mourners-loaded': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: mourners(event.numbers[0] ?? 0, at('waiting'), at('wagons')),
  }),
  'coffin-loaded': (event, at) => {
    const [colour = 0, count = 1] = event.numbers;
    const counts = COFFIN_NAMES.map((_name, index) => (index === colour ? count : 0));
    return { ms: MS.piece, sound: 'piece', flights: coffins(counts, at('waiting'), at('wagons')) };
  },
  'wages-paid': (event, at) =>
    event.numbers[1] ? { ms: MS.coin, sound: 'coin', flights: [coin(seatOf(event), at('london'))] } : undefined,
  'dining-paid': (event, at) => ({ ms: MS.coin, sound: 'coin', flights: [coin(at('wagons'), seatOf(event))] }),
  'staff-left': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: [{ from: at(placeOf(event)), to: 'deck', symbol: 'i-staff', fill: '#c6c3be' }],
  }),
  'mourners-arrived': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: mourners(event.numbers[0] ?? 0, at('wagons'), at('mourners')),
  }),
  'coffin-buried': (event, at) => {
    const [colour = 0, row = 0, column = 0, pounds = 0] = event.numbers;
    const grave = at(`grave-row${row + 1}-col${column + 1}`);
    const counts = COFFIN_NAMES.map((_name, index) => (index === colour ? 1 : 0));
    const flights = [...coffins(counts, at('wagons'), grave), ...(pounds ? [coin(grave, seatOf(event))] : [])];
    return { ms: MS.piece, sound: pounds ? 'coin' : 'piece', flights };
  },
  'to-potters-field': (event, at) => ({
    ms: MS.piece,
    sound: 'piece',
    flights: coffins(event.numbers, at('wagons'), at('potter')),
  }),
  'century-began': banner,
  'runs-began': banner,
  'purchases-began': banner,
};

/** How an event is shown; pieces of boards that are not large on the screen fly to and from the seat's panel. */
export function show(event: GameEvent, view: RailwayView): Showing | undefined {
  const shown = choosing.seat ?? view.seat ?? view.active;
  const at = (place: string) => (event.seat === shown ? place : seatOf(event));
  const showing = SHOWERS[event.kind]?.(event, at, view);
  if (!showing?.flights) return showing;
  return { ...showing, flights: showing.flights.filter((flight) => flight.from !== flight.to) };
}
