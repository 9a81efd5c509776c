// How an event is shown: which pieces fly from where to where, with which sound, for how long.
import { SEATS } from '$web/board/colours';
import type { Flight, Showing } from '$web/board/contract';
import { choices } from './choices.svelte';
import { COFFINS as COFFIN_PAINTS, CRYPTS as CRYPT_PAINTS, DISCS as DISC_PAINTS } from './colours';
import { COFFINS, DISCS, numberOf, type View } from './view';
import type { Coffin, Crypt, Disc, GameEvent } from './wire';

const MS = { card: 260, piece: 320, coin: 260, step: 320, banner: 900 };
const MOST_AT_ONCE = 4;
const MOST_STEPS = 4;
const STAFF_FILL = '#c6c3be';

type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>;
/** Where a piece of the event's seat lies: its place if the seat's boards are large on the screen, else its panel. */
type At = (place: string) => string;

// --- flights --------------------------------------------------------------------------------------------------------

const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_none, index) => ({
    ...flight,
    size: (flight.size ?? 30) + index * 3,
  }));
const disc = (colour: Disc, from: string, to: string): Flight => ({
  from,
  to,
  symbol: 'i-disc',
  fill: DISC_PAINTS[colour]!.fill,
  size: 26,
});
const coffins = (counts: Partial<Record<Coffin, number>>, from: string, to: string): Flight[] =>
  COFFINS.flatMap((colour) =>
    several(counts[colour] ?? 0, { from, to, symbol: 'i-coffin', fill: COFFIN_PAINTS[colour]!.fill }),
  );
const coin = (from: string, to: string): Flight => ({ from, to, symbol: 'i-coin', size: 28 });
const card = (from: string, to: string, size = 56): Flight => ({ from, to, symbol: 'i-card', size });
const crypt = (colour: Crypt, to: string): Flight => ({
  from: `crypt-${colour}`,
  to,
  symbol: 'i-crypt',
  fill: CRYPT_PAINTS[colour]!.fill,
  size: 44,
});
const mourners = (count: number, from: string, to: string): Flight[] =>
  several(count, { from, to, symbol: 'i-mourner', fill: '#e9e2d0', size: 26 });

// --- showings -------------------------------------------------------------------------------------------------------

const seatPlace = ({ seat }: GameEvent): string => `seat-${seat}`;
const ofPieces = (flights: Flight[]): Showing => ({ ms: MS.piece, sound: 'piece', flights });
const ofCards = (flights: Flight[]): Showing => ({ ms: MS.card, sound: 'card', flights });
const ofCoin = (from: string, to: string): Showing => ({ ms: MS.coin, sound: 'coin', flights: [coin(from, to)] });
const banner = (): Showing => ({ ms: MS.banner, sound: 'wheel' });

const staff = (event: EventOf<'first-staff-placed' | 'staff-hired'>, at: At): Showing =>
  ofPieces([{ from: seatPlace(event), to: at(`place-${event.place}`), symbol: 'i-staff', fill: STAFF_FILL }]);
const tile = (event: EventOf<'tile-laid' | 'tile-turned'>, at: At): Showing =>
  ofPieces([coin(seatPlace(event), at(`tile-${event.tile}`))]);
const wagon = (event: EventOf<'wagon-added' | 'wagon-upgraded'>, at: At): Showing =>
  ofPieces([{ from: seatPlace(event), to: at(event.wagon), symbol: 'i-wagon', fill: '#fffdf6', size: 44 }]);

function cardTaken(event: EventOf<'card-taken'>, _at: At, view: View): Showing {
  const from = `card-${numberOf(event.space)}`;
  const to = event.seat === view.active ? 'my-card' : seatPlace(event);
  const discs = [event.first_disc, event.second_disc].flatMap((colour) => (colour ? [colour] : []));
  return ofCards([card(from, to), ...discs.map((colour) => disc(colour, from, seatPlace(event)))]);
}

function discsPaid(event: EventOf<'discs-paid'>): Showing {
  const paid = DISCS.flatMap((colour) => Array.from({ length: event[colour] }, () => colour));
  return { ms: MS.coin, sound: 'piece', flights: paid.map((colour) => disc(colour, seatPlace(event), 'my-card')) };
}

function bonusTaken(event: EventOf<'bonus-taken'>): Showing {
  const space = `bonus-${numberOf(event.bonus)}-${event.colour}`;
  const flights = [disc(event.disc, seatPlace(event), space)];
  if (!event.pounds) return ofPieces(flights);
  return { ms: MS.piece, sound: 'coin', flights: [...flights, coin(space, seatPlace(event))] };
}

function income(event: EventOf<'income'>, at: At): Showing {
  const flights = mourners(event.mourners, at('london'), at('waiting'));
  if (event.pounds) flights.push(coin(at('london'), seatPlace(event)));
  if (event.discs) flights.push(disc('orange', at('london'), seatPlace(event)));
  return { ms: MS.piece * 2, sound: 'coin', flights };
}

function coffinBuried(event: EventOf<'coffin-buried'>, at: At): Showing {
  const grave = at(`grave-${event.row}-${event.column}`);
  const flights = coffins({ [event.coffin]: 1 }, at('wagons'), grave);
  if (!event.pounds) return ofPieces(flights);
  return { ms: MS.piece, sound: 'coin', flights: [...flights, coin(grave, seatPlace(event))] };
}

function prestigeRaised(event: EventOf<'prestige-raised'>, at: At): Showing {
  const seat = event.seat ?? 0;
  return ofPieces([{ from: seatPlace(event), to: at('prestige'), symbol: `seat-${seat + 1}`, colour: SEATS[seat]! }]);
}

/** Every kind of event, and how it is shown; null: it only enters the log. */
const SHOWN: {
  [Kind in GameEvent['kind']]: ((event: EventOf<Kind>, at: At, view: View) => Showing | undefined) | null;
} = {
  'first-staff-placed': staff,
  'card-taken': cardTaken,
  'card-turned-up': (event) => ofCards([card('deck', `card-${numberOf(event.space)}`)]),
  'discs-paid': discsPaid,
  'tile-laid': tile,
  'tile-turned': tile,
  'staff-hired': staff,
  'crypt-built': (event, at) =>
    ofPieces([crypt(event.crypt, at(event.column)), ...mourners(event.mourners, at('mourners'), `crypt-${event.crypt}`)]),
  'card-tucked': (_event, at) => ofCards([card('my-card', at('tucked'), 50)]),
  'wagon-added': wagon,
  'wagon-upgraded': wagon,
  'wagon-sold': (event, at) => ofCoin(at(event.wagon), seatPlace(event)),
  'bonus-taken': bonusTaken,
  'prestige-raised': prestigeRaised,
  'orange-gained': (event, at) => ofPieces([disc('orange', at('wagons'), seatPlace(event))]),
  'volunteer-gained': null,
  'volunteer-placed': (event, at) =>
    ofPieces([{ from: at('wagons'), to: at(`place-${event.place}`), symbol: 'i-volunteer', fill: STAFF_FILL }]),
  'white-crypt-placed': (event, at) => ofPieces([crypt('white', at(event.column))]),
  'white-crypt-lost': null,
  'mourners-loaded': (event, at) => ofPieces(mourners(event.count, at('waiting'), at('wagons'))),
  'coffin-loaded': (event, at) => ofPieces(coffins({ [event.coffin]: event.count }, at('waiting'), at('wagons'))),
  'nothing-loaded': null,
  'card-used': (_event, at) => ofCards([card(at('tucked'), 'deck', 50)]),
  'train-moved': (event) => ({ ms: MS.step * Math.max(1, Math.min(event.steps, MOST_STEPS)), sound: 'wheel' }),
  'train-stood': null,
  income,
  'coffins-drawn': (event, at) => ofPieces(coffins(event, at('london'), at('waiting'))),
  'staff-left': (event, at) =>
    ofPieces([{ from: at(`place-${event.place}`), to: 'deck', symbol: 'i-staff', fill: STAFF_FILL }]),
  'wages-paid': (event, at) => (event.pounds ? ofCoin(seatPlace(event), at('london')) : undefined),
  'dining-paid': (event, at) => ofCoin(at('wagons'), seatPlace(event)),
  'mourners-arrived': (event, at) => ofPieces(mourners(event.count, at('wagons'), at('mourners'))),
  'coffin-buried': coffinBuried,
  'to-potters-field': (event, at) => ofPieces(coffins(event, at('wagons'), at('potter'))),
  passed: null,
  stayed: null,
  'round-began': null,
  'century-began': banner,
  'runs-began': banner,
  'purchases-began': banner,
  'game-ended': null,
};

export function show(event: GameEvent, view: View): Showing | undefined {
  const large = choices.seat ?? view.seat ?? view.active;
  const at = (place: string) => (event.seat === large ? place : seatPlace(event));
  const showing = (SHOWN[event.kind] as ((event: GameEvent, at: At, view: View) => Showing | undefined) | null)?.(
    event,
    at,
    view,
  );
  if (!showing?.flights) return showing;
  return { ...showing, flights: showing.flights.filter((flight) => flight.from !== flight.to) };
}
