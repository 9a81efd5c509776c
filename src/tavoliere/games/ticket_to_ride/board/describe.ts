// Paris and San Francisco in words.
import type { Move, View } from '$web/net/messages';
import { counted, names, rows, type Block, type Counter, type Describer, type Scene, type Section } from '$web/describe/describe';

interface Seat {
  vehicles: number;
  cards: number;
  tickets: number;
  points: number;
  has_chosen: boolean;
  flag: string[];
  flags: number;
  tokens: string[];
  hand?: Record<string, number>;
  offer?: string[];
  own_tickets?: string[];
}

interface Ride extends View {
  market: Record<string, number>;
  pile: number;
  ticket_pile: number;
  discards: Record<string, number>;
  routes: Record<string, number>;
  stacks: Record<string, { place: string | null; left: number }>;
  turns_left: number | null;
}

const ride = (scene: Scene) => scene.view as Ride;
const seatOf = (view: View, seat: number) => view.players[seat] as unknown as Seat;

function placeName(scene: Scene, id: string): string {
  return String(rows(scene.box, 'places').find((row) => row['id'] === id)?.['name'] ?? id);
}

function ends(scene: Scene, id: string): string {
  return id
    .split('#')[0]!
    .split('-')
    .map((place) => placeName(scene, place))
    .join(' – ');
}

const colourName = (scene: Scene) => (id: string) => scene.say(`colour-${id}`);
const symbolName = (scene: Scene, id: string) => scene.say(`symbol-${id}`);

function routeRow(scene: Scene, id: string): Record<string, unknown> | undefined {
  const [pair = '', colour = ''] = id.split('#')[0]!.split(':');
  const [a, b] = pair.split('-');
  return (
    rows(scene.box, 'routes').find((row) => row['a'] === a && row['b'] === b && row['colour'] === colour) ??
    rows(scene.box, 'routes').find((row) => row['a'] === b && row['b'] === a && row['colour'] === colour)
  );
}

function routeName(scene: Scene, id: string): string {
  const [pair = '', colour = ''] = id.split('#')[0]!.split(':');
  const length = Number(routeRow(scene, id)?.['length'] ?? 0);
  return scene.say('ride-route', { ends: ends(scene, pair), colour: scene.say(`colour-${colour}`), length });
}

function ticketName(scene: Scene, id: string): string {
  const [a, b] = id.split('#')[0]!.split('-');
  const row = rows(scene.box, 'tickets').find(
    (one) => (one['a'] === a && one['b'] === b) || (one['a'] === b && one['b'] === a),
  );
  return scene.say('ride-ticket', { ends: ends(scene, id), points: Number(row?.['points'] ?? 0) });
}

function claim(move: Move, scene: Scene): string {
  const [route = '', ...payment] = move.aims;
  const wilds = Number(payment.find((word) => word.startsWith('wild='))?.slice(5) ?? 0);
  const colour = payment.find((word) => !word.startsWith('wild='));
  const cards = Number(routeRow(scene, route)?.['length'] ?? 0) - wilds;
  const paid = [
    ...(colour && cards > 0 ? [scene.say(`cards-${colour}`, { count: cards })] : []),
    ...(wilds > 0 ? [scene.say('cards-wild', { count: wilds })] : []),
  ];
  return scene.say('move-claim', { route: routeName(scene, route), cards: paid.join(' + ') });
}

function move(made: Move, scene: Scene): string {
  const [first = '', second = ''] = made.aims;
  switch (made.kind) {
    case 'claim':
      return claim(made, scene);
    case 'keep':
      return scene.say('move-keep', { tickets: made.aims.map((id) => ticketName(scene, id)).join(' + ') });
    case 'draw':
      return scene.say('move-draw', { colour: scene.say(`colour-${first}`) });
    case 'flag':
      return first === 'no'
        ? scene.say('move-flag-no')
        : scene.say('move-flag', { colour: scene.say(`colour-${first}`) });
    case 'token':
      return scene.say('move-token', { symbol: symbolName(scene, first) });
    case 'tourists':
      return scene.say('move-tourists', { symbol: symbolName(scene, first), place: placeName(scene, second) });
    default:
      return scene.say(`move-${made.kind}`);
  }
}

/** Routes are told with their ends and colour, tickets and places by name. */
function term(id: string, scene: Scene): string | undefined {
  const [pair = '', colour] = id.split('#')[0]!.split(':');
  const isKnown = pair.split('-').every((place) => rows(scene.box, 'places').some((row) => row['id'] === place));
  if (!isKnown) return undefined;
  return colour ? `${ends(scene, pair)} (${scene.say(`colour-${colour}`)})` : ends(scene, pair);
}

function own(scene: Scene): Section[] {
  if (scene.me === null || !scene.view) return [];
  const seat = seatOf(scene.view, scene.me);
  const sections: Section[] = [];
  if (seat.offer?.length)
    sections.push(
      listing(
        scene.say('offer'),
        seat.offer.map((id) => ticketName(scene, id)),
      ),
    );
  const hand = Object.entries(seat.hand ?? {}).map(([id, count]) => `${count} ${scene.say(`colour-${id}`)}`);
  sections.push(listing(scene.say('hand'), hand.length ? hand : [scene.say('none')]));
  const tickets = (seat.own_tickets ?? []).map((id) => ticketName(scene, id));
  sections.push(listing(scene.say('own-tickets'), tickets.length ? tickets : [scene.say('none')]));
  return sections;
}

const listing = (title: string, items: string[]): Section => ({ title, blocks: [{ kind: 'list', items }] });

function supply(scene: Scene): Section {
  const { say } = scene;
  const view = ride(scene);
  const facts: [string, string][] = [
    [say('ride-open-cards'), counted(view.market, colourName(scene)) || say('none')],
    [say('ride-deck'), String(view.pile)],
    [say('ride-ticket-pile'), String(view.ticket_pile)],
    [say('ride-discards'), counted(view.discards, colourName(scene)) || say('none')],
  ];
  return { title: say('ride-supply'), blocks: [{ kind: 'facts', facts }] };
}

function tourists(scene: Scene): Section[] {
  const stacks = Object.entries(ride(scene).stacks ?? {});
  if (stacks.length === 0) return [];
  const head = [scene.say('ride-symbol'), scene.say('ride-place'), scene.say('ride-left')];
  const lines = stacks.map(([symbol, { place, left }]) => [
    symbolName(scene, symbol),
    place ? placeName(scene, place) : '–',
    String(left),
  ]);
  return [{ title: scene.say('ride-tourists'), blocks: [{ kind: 'table', head, rows: lines }] }];
}

function lines(scene: Scene): Section {
  const { say } = scene;
  const taken = ride(scene).routes;
  const seen = new Map<string, number>();
  const table: string[][] = rows(scene.box, 'routes').map((row) => {
    const plainId = `${String(row['a'])}-${String(row['b'])}:${String(row['colour'])}`;
    const times = (seen.get(plainId) ?? 0) + 1;
    seen.set(plainId, times);
    const owner = taken[times === 1 ? plainId : `${plainId}#${times}`];
    const ferries = Number(row['ferries'] ?? 0);
    return [
      ends(scene, `${String(row['a'])}-${String(row['b'])}`),
      String(row['length']) + (ferries ? ` (${say('ride-ferries', { count: ferries })})` : ''),
      say(`colour-${String(row['colour'])}`),
      owner === undefined ? say('ride-free') : (scene.players[owner]?.name ?? ''),
    ];
  });
  const head = [say('ride-line'), say('ride-length'), say('ride-colour'), say('ride-owner')];
  return { title: say('ride-lines'), blocks: [{ kind: 'table', head, rows: table }], folded: true };
}

function everybody(scene: Scene): Section {
  const { say } = scene;
  const view = ride(scene);
  const extra = view.players.some((_one, seat) => seatOf(view, seat).flag.length + seatOf(view, seat).flags > 0);
  const hasTokens = Object.keys(view.stacks ?? {}).length > 0;
  const head = [say('head-seat'), say('head-points'), say('head-vehicles'), say('head-cards'), say('head-tickets')];
  if (extra) head.push(say('ride-flag'));
  if (hasTokens) head.push(say('part-tokens'));
  const table = view.players.map((_one, number) => {
    const seat = seatOf(view, number);
    const line = [scene.players[number]?.name ?? '', seat.points, seat.vehicles, seat.cards, seat.tickets].map(String);
    if (extra)
      line.push(
        [seat.flag.map(colourName(scene)).join(', ') || '–', say('flags-done', { count: seat.flags })].join(' · '),
      );
    if (hasTokens) line.push(seat.tokens.map((id) => symbolName(scene, id)).join(', ') || '–');
    return line;
  });
  const block: Block = { kind: 'table', head, rows: table };
  return { title: say('text-players'), blocks: [block] };
}

function counters(scene: Scene, number: number): Counter[] {
  if (!scene.view) return [];
  const seat = seatOf(scene.view, number);
  const vehicle = (scene.box['vehicles']?.['kind'] as string | undefined) ?? 'bus';
  return [
    { icon: `i-${vehicle}`, label: scene.say('head-vehicles'), value: String(seat.vehicles) },
    { icon: 'i-card', label: scene.say('head-cards'), value: String(seat.cards) },
    { icon: 'i-ticket', label: scene.say('head-tickets'), value: String(seat.tickets) },
  ];
}

/** Who still has a turn, from whoever is asked on. */
function lastRound(scene: Scene): string {
  const view = ride(scene);
  if (view.turns_left === null || scene.players.length === 0) return '';
  const next = scene.asked[0] ?? 0;
  const seats = Array.from({ length: Number(view.turns_left) }, (_none, turn) => (next + turn) % scene.players.length);
  return scene.say('banner-last-round', { count: seats.length, names: names(scene, seats) });
}

const describer: Describer = {
  headings: ['turn-begins'],
  careful: ['tickets', 'keep'],
  reckoning: ['ticket-done', 'ticket-failed'],
  banner: lastRound,
  progress: (scene) => (scene.view?.turn ? scene.say('progress-turn', { turn: scene.view.turn }) : ''),
  move,
  term,
  points: (view, seat) => seatOf(view, seat).points,
  counters,
  sections: (scene) => [...own(scene), supply(scene), everybody(scene), ...tourists(scene), lines(scene)],
};

export default describer;
