// Paris and San Francisco in words.
import {
  counted,
  namesOf,
  type Block,
  type Counter,
  type Describer,
  type ResultLine,
  type Scene,
  type Section,
} from '$web/describe/describe';
import { consequence } from './consequence';
import { keptBy } from './pointing';
import { placesOf, routesOf, ticketsOf } from './printed';
import { isToBegin } from './types';
import type { View } from './view';
import type { ClaimMove, Colour, GameEvent, Move, PlaceId, RouteId, TicketId, TouristSymbol } from './wire';

type RideScene = Scene<View>;

const placeName = ({ box }: RideScene, id: PlaceId) => placesOf(box).find((place) => place.id === id)?.name ?? id;
const endsOf = (scene: RideScene, { a, b }: { a: PlaceId; b: PlaceId }) =>
  `${placeName(scene, a)} – ${placeName(scene, b)}`;
const colourName = (scene: RideScene) => (id: Colour) => scene.say(`colour-${id}`);
const symbolName = (scene: RideScene, id: TouristSymbol) => scene.say(`symbol-${id}`);

const routeOf = ({ box }: RideScene, id: RouteId) => routesOf(box).find((route) => route.id === id);
const ticketOf = ({ box }: RideScene, id: TicketId) => ticketsOf(box).find((ticket) => ticket.id === id);

function routeName(scene: RideScene, id: RouteId): string {
  const route = routeOf(scene, id);
  if (!route) return id;
  const { colour, length } = route;
  return scene.say('ride-route', { ends: endsOf(scene, route), colour: scene.say(`colour-${colour}`), length });
}

function ticketName(scene: RideScene, id: TicketId): string {
  const ticket = ticketOf(scene, id);
  return ticket ? scene.say('ride-ticket', { ends: endsOf(scene, ticket), points: ticket.points }) : id;
}

function claim({ route, colour, wilds }: ClaimMove, scene: RideScene): string {
  const cards = (routeOf(scene, route)?.length ?? 0) - wilds;
  const paid = [
    ...(cards > 0 ? [scene.say(`cards-${colour}`, { count: cards })] : []),
    ...(wilds > 0 ? [scene.say('cards-wild', { count: wilds })] : []),
  ];
  return scene.say('move-claim', { route: routeName(scene, route), cards: paid.join(' + ') });
}

function move(move: Move, scene: RideScene): string {
  const { say } = scene;
  switch (move.kind) {
    case 'claim':
      return claim(move, scene);
    case 'keep':
      return say('move-keep', {
        tickets: keptBy(move)
          .map((id) => ticketName(scene, id))
          .join(' + '),
      });
    case 'draw':
      return say('move-draw', { colour: say(`colour-${move.colour}`) });
    case 'flag':
      return move.colour === null ? say('move-flag-no') : say('move-flag', { colour: say(`colour-${move.colour}`) });
    case 'token':
      return say('move-token', { symbol: symbolName(scene, move.symbol) });
    case 'tourists':
      return say('move-tourists', { symbol: symbolName(scene, move.symbol), place: placeName(scene, move.place) });
    default:
      return say(`move-${move.kind}`);
  }
}

/** Routes are called by their ends and colour, tickets by their ends, places by their names. */
function nameOfId(id: string, scene: RideScene): string | undefined {
  const route = routeOf(scene, id);
  if (route) return `${endsOf(scene, route)} (${scene.say(`colour-${route.colour}`)})`;
  const ticket = ticketOf(scene, id);
  if (ticket) return endsOf(scene, ticket);
  return placesOf(scene.box).find((place) => place.id === id)?.name;
}

/** In a turn's summary a route is called by its ends. */
function shortNameOfId(id: string, scene: RideScene): string | undefined {
  const joined = routeOf(scene, id) ?? ticketOf(scene, id);
  return joined && endsOf(scene, joined).replace(/ – /g, '–');
}

function own(scene: RideScene): Section[] {
  const { say, me, view } = scene;
  const seat = me === null ? undefined : view.players[me];
  if (!seat) return [];
  const orNone = (items: string[]) => (items.length ? items : [say('none')]);
  const hand = Object.entries(seat.hand ?? {}).map(([id, count]) => `${count} ${say(`colour-${id}`)}`);
  const named = (tickets: TicketId[] = []) => tickets.map((id) => ticketName(scene, id));
  return [
    ...(seat.offer?.length ? [listing(say('offer'), named(seat.offer))] : []),
    listing(say('hand'), orNone(hand)),
    listing(say('own-tickets'), orNone(named(seat.own_tickets))),
  ];
}

const listing = (title: string, items: string[]): Section => ({ title, blocks: [{ kind: 'list', items }] });

function supply(scene: RideScene): Section {
  const { say, view } = scene;
  const facts: [string, string][] = [
    [say('ride-open-cards'), counted(view.market, colourName(scene)) || say('none')],
    [say('ride-deck'), String(view.pile)],
    [say('ride-ticket-pile'), String(view.ticket_pile)],
    [say('ride-discards'), counted(view.discards, colourName(scene)) || say('none')],
  ];
  return { title: say('ride-supply'), blocks: [{ kind: 'facts', facts }] };
}

function tourists(scene: RideScene): Section[] {
  const stacks = Object.entries(scene.view.stacks);
  if (stacks.length === 0) return [];
  const head = [scene.say('ride-symbol'), scene.say('ride-place'), scene.say('ride-left')];
  const lines = stacks.map(([symbol, { place, left }]) => [
    symbolName(scene, symbol),
    place ? placeName(scene, place) : '–',
    String(left),
  ]);
  return [{ title: scene.say('ride-tourists'), blocks: [{ kind: 'table', head, rows: lines }] }];
}

function lines(scene: RideScene): Section {
  const { say } = scene;
  const table = routesOf(scene.box).map((route) => {
    const owner = scene.view.routes[route.id];
    return [
      endsOf(scene, route),
      String(route.length) + (route.ferries ? ` (${say('ride-ferries', { count: route.ferries })})` : ''),
      say(`colour-${route.colour}`),
      owner === undefined ? say('ride-free') : (scene.players[owner]?.name ?? ''),
    ];
  });
  const head = [say('ride-line'), say('ride-length'), say('ride-colour'), say('ride-owner')];
  return { title: say('ride-lines'), blocks: [{ kind: 'table', head, rows: table }], folded: true };
}

/** Who begins, or that it is still to be drawn; nothing once the first turn has begun. */
function beginning(scene: RideScene): Block[] {
  const { say, view, players } = scene;
  const first = players.find(({ number }) => isToBegin(view, number));
  if (!first && view.first !== null) return [];
  return [{ kind: 'facts', facts: [[say('who-begins'), first?.name ?? say('who-begins-open')]] }];
}

function everybody(scene: RideScene): Section {
  const { say, view } = scene;
  const hasFlags = view.players.some((seat) => seat.flag.length + seat.flags > 0);
  const hasTokens = Object.keys(view.stacks).length > 0;
  const head = [say('head-seat'), say('head-points'), say('head-vehicles'), say('head-cards'), say('head-tickets')];
  if (hasFlags) head.push(say('ride-flag'));
  if (hasTokens) head.push(say('part-tokens'));
  const table = view.players.map((seat, number) => {
    const line = [scene.players[number]?.name ?? '', seat.points, seat.vehicles, seat.cards, seat.tickets].map(String);
    const flag = seat.flag.map(colourName(scene)).join(', ') || '–';
    if (hasFlags) line.push([flag, say('flags-done', { count: seat.flags })].join(' · '));
    if (hasTokens) line.push(seat.tokens.map((id) => symbolName(scene, id)).join(', ') || '–');
    return line;
  });
  const block: Block = { kind: 'table', head, rows: table };
  return { title: say('text-players'), blocks: [...beginning(scene), block] };
}

function counters(scene: RideScene, number: number): Counter[] {
  const seat = scene.view.players[number];
  if (!seat) return [];
  const vehicle = (scene.box['vehicles']?.['kind'] as string | undefined) ?? 'bus';
  return [
    {
      icon: `i-${vehicle}`,
      label: scene.say('head-vehicles'),
      value: String(seat.vehicles),
      about: scene.say('about-vehicles'),
      rule: 'TTR-7.1',
    },
    {
      icon: 'i-card',
      label: scene.say('head-cards'),
      value: String(seat.cards),
      about: scene.say('about-hand'),
      rule: 'TTR-3.8',
    },
    {
      icon: 'i-ticket',
      label: scene.say('head-tickets'),
      value: String(seat.tickets),
      about: scene.say('about-kept-tickets'),
      rule: 'TTR-5.3',
    },
  ];
}

/** Who still has a turn in the last round. */
function lastRound(scene: RideScene): string {
  const seats = scene.view.last_turns;
  return seats.length ? scene.say('banner-last-round', { count: seats.length, names: namesOf(scene, seats) }) : '';
}

function resultLine(event: GameEvent, scene: RideScene): ResultLine | null {
  if (event.kind !== 'ticket-done' && event.kind !== 'ticket-failed') return null;
  const points = event.kind === 'ticket-done' ? event.points : -event.points;
  return { name: nameOfId(event.ticket, scene) ?? event.ticket, points };
}

const describer: Describer<View, Move, GameEvent> = {
  headings: [],
  turns: ['turn-begins'],
  alwaysConfirm: ['tickets', 'keep'],
  neverConfirm: ['draw', 'draw-deck'],
  consequence,
  banner: lastRound,
  resultLine,
  progress: ({ view, say }) => (view.turn ? say('progress-turn', { turn: view.turn }) : ''),
  move,
  nameOfId,
  things: ['card', 'symbol'],
  shortNameOfId,
  points: (view, seat) => view.players[seat]?.points ?? null,
  counters,
  sections: (scene) => [...own(scene), supply(scene), everybody(scene), ...tourists(scene), lines(scene)],
};

export default describer;
