// The end of Paris and San Francisco as a show: routes, flags or tourists, then everyone's tickets with their ways.
import type { EndCard, EndScene, EndScript, EndStage, Gain } from '$web/board/ending';
import { signed } from '$web/ui/numbers';
import { placesOf, routesOf, ticketsOf, type Ticket } from './printed';
import { shortestWay, type Way } from './ways';
import type { View } from './view';
import type { GameEvent, TicketDoneEvent, TicketFailedEvent } from './wire';

type Scene = EndScene<View, GameEvent>;
type TicketEvent = TicketDoneEvent | TicketFailedEvent;

/** What the map draws for a ticket that is opened. */
export interface TicketDrawing {
  seat: number;
  ends: string[];
  own: string[];
  missing: string[];
}

const EVERYONE = 4200;
const TICKET = 3600;

const seatsOf = ({ result }: Scene) => result.totals.map((_total, seat) => seat);
const isTicket = (event: GameEvent): event is TicketEvent =>
  event.kind === 'ticket-done' || event.kind === 'ticket-failed';

/** A part of the score that everyone is given at once. */
function forEveryone(scene: Scene, part: string, count: (seat: number) => number, lights: string[] = []): EndStage[] {
  const { say, result } = scene;
  const points = (seat: number) => result.scores[seat]?.[part] ?? 0;
  if (!seatsOf(scene).some((seat) => points(seat) !== 0)) return [];
  const cards = seatsOf(scene).map(
    (seat): EndCard => ({
      seat,
      title: say(`end-${part}-count`, { count: count(seat) }),
      detail: '',
      value: signed(points(seat)),
      state: points(seat) > 0 ? 'done' : 'plain',
    }),
  );
  const gains = seatsOf(scene).map((seat): Gain => ({ seat, part, points: points(seat) }));
  const words = { title: say(`part-${part}`), detail: say(`end-${part}-detail`), heading: say(`part-${part}`) };
  return [{ chapter: part, seat: null, ...words, gains, cards, lights, ms: EVERYONE }];
}

const nameOf = ({ box }: Scene, id: string) => placesOf(box).find((place) => place.id === id)?.name ?? id;
const endsOf = (scene: Scene, { a, b }: Ticket) => scene.say('ride-ends', { a: nameOf(scene, a), b: nameOf(scene, b) });

const ticketOf = ({ box }: Scene, event: TicketEvent) => ticketsOf(box).find(({ id }) => id === event.ticket)!;
const pointsOf = (event: TicketEvent) => (event.kind === 'ticket-done' ? event.points : -event.points);

/** A ticket's way as it was at the end: nobody's routes may still be drawn as missing. */
function wayOf({ box, view }: Scene, seat: number, { a, b }: Ticket): Way | null {
  return shortestWay(routesOf(box), view, seat, [a, b]);
}

function howItStands(scene: Scene, event: TicketEvent, way: Way | null): string {
  if (event.kind === 'ticket-done') return scene.say('end-ticket-joined', { count: way?.own.length ?? 0 });
  if (!way) return scene.say('ride-ticket-cut-off');
  return scene.say('end-ticket-lacks', { count: way.missing.reduce((sum, { length }) => sum + length, 0) });
}

function cardOf(scene: Scene, event: TicketEvent): EndCard {
  const ticket = ticketOf(scene, event);
  return {
    title: `${nameOf(scene, ticket.a)}\n${nameOf(scene, ticket.b)}`,
    detail: howItStands(scene, event, wayOf(scene, event.seat ?? 0, ticket)),
    value: signed(pointsOf(event)),
    state: event.kind === 'ticket-done' ? 'done' : 'missed',
  };
}

/** One ticket of a seat, with its way on the map. */
function ticketStage(scene: Scene, seat: number, events: TicketEvent[], at: number): EndStage<TicketDrawing> {
  const { say } = scene;
  const event = events[at]!;
  const ticket = ticketOf(scene, event);
  const isDone = event.kind === 'ticket-done';
  const way = wayOf(scene, seat, ticket);
  const name = endsOf(scene, ticket);
  const ids = (routes: { id: string }[] = []) => routes.map(({ id }) => id);
  return {
    chapter: 'tickets',
    progress: say('end-player-of', { at: seat + 1, count: scene.result.totals.length }),
    seat,
    title: say(isDone ? 'end-ticket-done' : 'end-ticket-failed', { ends: name, points: event.points }),
    detail: `${say('end-ticket-of', { at: at + 1, count: events.length })} · ${howItStands(scene, event, way)}`,
    gains: [{ seat, part: isDone ? 'tickets-done' : 'tickets-failed', points: pointsOf(event), name }],
    heading: say('result-details-of', { name: scene.players[seat]?.name ?? '' }),
    cards: events.map((one) => cardOf(scene, one)),
    open: at + 1,
    drawing: { seat, ends: [ticket.a, ticket.b], own: ids(way?.own), missing: ids(way?.missing) },
    ms: TICKET,
  };
}

function tickets(scene: Scene): EndStage[] {
  return seatsOf(scene).flatMap((seat) => {
    const own = scene.events.filter(isTicket).filter((event) => event.seat === seat);
    return own.map((_event, at) => ticketStage(scene, seat, own, at));
  });
}

function stages(scene: Scene): EndStage[] {
  const { view } = scene;
  const owned = (seat: number) => Object.values(view.routes).filter((owner) => owner === seat).length;
  return [
    ...forEveryone(scene, 'routes', owned),
    ...forEveryone(scene, 'flags', (seat) => view.players[seat]?.flags ?? 0),
    ...forEveryone(scene, 'tokens', (seat) => view.players[seat]?.tokens.length ?? 0),
    ...tickets(scene),
  ];
}

export default {
  groups: [
    { id: 'routes', parts: ['routes'] },
    { id: 'flags', parts: ['flags'] },
    { id: 'tokens', parts: ['tokens'] },
    { id: 'tickets', parts: ['tickets-done', 'tickets-failed'] },
  ],
  stages,
} satisfies EndScript<View, GameEvent>;
