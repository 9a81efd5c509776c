// A position from somebody's own table: routes, cards and tickets that are put there, and everything that follows.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import { routesOf, ticketsOf } from './printed';
import type { PlayerView, View } from './view';

type Counts = Record<string, number>;

export interface RidePlayer {
  hand: Counts;
  tickets: string[];
  /** The tickets to choose from, while that is asked. */
  offer?: string[];
  flag?: string[];
  flags?: number;
  tokens?: string[];
}

export interface RidePosition {
  seats: number;
  turn: number;
  phase: string;
  first: number;
  active: number;
  /** Turns until the end once the last round has begun, the one that is being played included. */
  turns_left?: number | null;
  market: Counts;
  routes: Record<string, number>;
  stacks?: View['stacks'];
  players: RidePlayer[];
}

/** The questions that are asked for at somebody's own table; a pasted position may ask another one. */
export const QUESTIONS: readonly string[] = ['act', 'second-card', 'keep-tickets'];

const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0);

/** How many cards of each colour the box has. */
export const cardsOf = (box: Box): Counts =>
  Object.fromEntries(rows(box, 'cards').map((row) => [String(row['colour']), Number(row['count'])]));

/** The cards that lie neither open nor in a hand nor on a flag, but for one seat's hand. */
function left(box: Box, { market, players }: RidePosition, except: number): Counts {
  const lying = cardsOf(box);
  const take = (counts: Counts) => {
    for (const [colour, count] of Object.entries(counts)) lying[colour] = (lying[colour] ?? 0) - count;
  };
  take(market);
  players.forEach(({ hand, flag = [] }, seat) => {
    take(Object.fromEntries(flag.map((colour) => [colour, 1])));
    if (seat !== except) take(hand);
  });
  return lying;
}

/** So many cards of those that are left: which ones does not matter, they are dealt anew in every imagined game. */
function dealt(lying: Counts, count: number): Counts {
  const hand: Counts = {};
  for (let dealing = count; dealing > 0; dealing--) {
    const rest = (colour: string) => lying[colour]! - (hand[colour] ?? 0);
    const colour = Object.keys(lying).reduce((best, one) => (rest(one) > rest(best) ? one : best));
    hand[colour] = (hand[colour] ?? 0) + 1;
  }
  return hand;
}

/** What follows from the rest, and would contradict it once something is changed. */
const FOLLOWS = ['pile', 'ticket_pile', 'ticket_known', 'discards', 'chance'];
const FOLLOWS_FOR_A_SEAT = ['seen', 'blind', 'vehicles'];

const without = <Part extends object>(part: Part, names: string[]): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name))) as Part;

/** The same with the cards and tickets that nobody sees put where they do not get in the way. */
export function settled(box: Box, position: RidePosition, asker: number): RidePosition {
  const players = position.players.map((player) => without(player, FOLLOWS_FOR_A_SEAT));
  const next = { ...without(position, FOLLOWS), players };
  const hidden = players.map(({ hand, tickets }) => ({ cards: sum(hand), tickets: tickets.length }));
  players.forEach((player, seat) => seat !== asker && Object.assign(player, { hand: {}, tickets: [] }));
  const used = new Set(players.flatMap(({ tickets, offer = [] }) => [...tickets, ...offer]));
  players.forEach((player, seat) => {
    if (seat === asker) return;
    player.hand = dealt(left(box, next, seat), hidden[seat]!.cards);
    player.tickets = ticketsOf(box)
      .map(({ id }) => id)
      .filter((id) => !used.has(id))
      .slice(0, hidden[seat]!.tickets);
    player.tickets.forEach((id) => used.add(id));
  });
  return next;
}

/** A position to begin from: everybody has cards and a ticket, nothing is claimed. */
export function startOf(box: Box, seats: number, asker: number, setUp: Partial<RidePosition> = {}): RidePosition {
  const [open, hand] = [Number(box['cards']?.['market'] ?? 5), Number(box['cards']?.['hand'] ?? 2)];
  const colours = Object.keys(cardsOf(box)).filter((colour) => colour !== 'wild');
  const position: RidePosition = {
    seats,
    turn: 1,
    phase: 'act',
    first: 0,
    active: asker,
    market: Object.fromEntries(colours.slice(0, open).map((colour) => [colour, 1])),
    routes: {},
    ...(setUp.stacks ? { stacks: setUp.stacks } : {}),
    players: Array.from({ length: seats }, () => ({ hand: { [colours[0]!]: hand }, tickets: [ticketsOf(box)[0]!.id], flag: [], flags: 0 })),
  };
  return settled(box, position, asker);
}

/** Another question to a seat, whose turn it is then; where tickets are offered, these are two that nobody has. */
export function asking(box: Box, position: RidePosition, phase: string, seat: number): RidePosition {
  const isOffered = phase === 'keep-tickets';
  const players = position.players.map((player) => without(player, ['offer', 'chosen']));
  const next = { ...without(position, ['claim', 'passes']), phase, active: seat, players };
  if (!isOffered) return settled(box, next, seat);
  const own = next.players[seat]!;
  const offer = position.players[seat]?.offer?.length ? position.players[seat].offer : freeTickets(box, own).slice(0, OFFERED);
  return settled(box, withOffer(next, seat, offer), seat);
}

const OFFERED = 2;

/** The tickets that a seat does not hold: to it those of others are unknown. */
const freeTickets = (box: Box, { tickets }: RidePlayer): string[] =>
  ticketsOf(box).flatMap(({ id }) => (tickets.includes(id) ? [] : [id]));

/** Other tickets to choose from; nobody can hold what is on offer. */
export const withOffer = (position: RidePosition, seat: number, offer: string[]): RidePosition => ({
  ...position,
  players: position.players.map((player, one) =>
    one === seat ? { ...player, offer, tickets: player.tickets.filter((id) => !offer.includes(id)) } : player,
  ),
});

/** It is a seat's turn: the same question where one is asked in turns, else the usual one. */
export const turnTo = (box: Box, position: RidePosition, seat: number): RidePosition =>
  asking(box, position, QUESTIONS.includes(position.phase) ? position.phase : 'act', seat);

export const laidBy = (box: Box, { routes }: RidePosition, seat: number): number =>
  routesOf(box).reduce((laid, { id, length }) => laid + (routes[id] === seat ? length : 0), 0);

export const vehiclesLeft = (box: Box, position: RidePosition, seat: number): number =>
  Number(box['vehicles']?.['each'] ?? 0) - laidBy(box, position, seat);

export function pointsOf(box: Box, position: RidePosition, seat: number): number {
  const worth = (box['points'] as { by_length: number[] } | undefined)?.by_length ?? [];
  const flags = (position.players[seat]?.flags ?? 0) * Number(box['flag']?.['points'] ?? 0);
  return routesOf(box).reduce((all, { id, length }) => all + (position.routes[id] === seat ? (worth[length] ?? 0) : 0), flags);
}

/** A route given to a seat, or to nobody; null if the seat has no vehicles left for it. */
export function withRoute(box: Box, position: RidePosition, id: string, seat: number | null): RidePosition | null {
  const { [id]: _before, ...routes } = position.routes;
  const next = { ...position, routes: seat === null ? routes : { ...routes, [id]: seat } };
  return seat !== null && vehiclesLeft(box, next, seat) < 0 ? null : next;
}

/** One more or one fewer of something counted; never below 0. */
export const counted = (counts: Counts, colour: string, more: number): Counts =>
  Object.fromEntries(
    Object.entries({ ...counts, [colour]: Math.max(0, (counts[colour] ?? 0) + more) }).filter(([, count]) => count > 0),
  );

/** A stack of tourists at another place, or nowhere. */
export function withStack(position: RidePosition, symbol: string, place: string | null): RidePosition {
  const { stacks = {} } = position;
  const others = Object.entries(stacks).map(([one, stack]) => [one, stack.place === place && one !== symbol ? { ...stack, place: null } : stack]);
  return { ...position, stacks: { ...Object.fromEntries(others), [symbol]: { ...stacks[symbol]!, place } } };
}

/** A token more or less for a seat; the stack has one less or more. */
export function withToken(position: RidePosition, seat: number, symbol: string): RidePosition {
  const { stacks = {} } = position;
  const has = position.players[seat]?.tokens?.includes(symbol);
  const stack = stacks[symbol];
  const players = position.players.map((player, one) =>
    one === seat ? { ...player, tokens: has ? player.tokens!.filter((each) => each !== symbol) : [...(player.tokens ?? []), symbol] } : player,
  );
  return { ...position, players, stacks: stack ? { ...stacks, [symbol]: { ...stack, left: Math.max(0, stack.left + (has ? 1 : -1)) } } : stacks };
}

export interface CardSum {
  total: number;
  mine: number;
  open: number;
  others: number;
  flags: number;
  rest: number;
  /** A colour of which more lie on the table than there are. */
  wrong: string | null;
}

/** Where all the cards of the box are. */
export function cardSum(box: Box, position: RidePosition, asker: number): CardSum {
  const total = sum(cardsOf(box));
  const mine = sum(position.players[asker]?.hand ?? {});
  const open = sum(position.market);
  const others = position.players.reduce((all, { hand }, seat) => all + (seat === asker ? 0 : sum(hand)), 0);
  const flags = position.players.reduce((all, { flag = [] }) => all + flag.length, 0);
  const lying = left(box, position, -1);
  const wrong = Object.keys(lying).find((colour) => lying[colour]! < 0) ?? null;
  return { total, mine, open, others, flags, rest: total - mine - open - others - flags, wrong };
}

/** The position as its asker sees it. */
export function viewOf(box: Box, game: string, position: RidePosition, asker: number): View {
  const { rest } = cardSum(box, position, asker);
  const kept = position.players.reduce((all, { tickets }) => all + tickets.length, 0);
  return {
    game,
    seat: asker,
    seats: position.seats,
    phase: position.phase,
    to_act: [asker],
    turn: position.turn,
    over: false,
    first: position.first,
    turns_left: position.turns_left ?? null,
    last_turns: [],
    claim: null,
    market: position.market,
    pile: rest,
    discards: {},
    ticket_pile: ticketsOf(box).length - kept,
    routes: position.routes,
    closed: [],
    stacks: position.stacks ?? {},
    players: position.players.map((player, seat) => playerView(box, position, player, seat, seat === asker)),
  };
}

function playerView(box: Box, position: RidePosition, player: RidePlayer, seat: number, isOwn: boolean): PlayerView {
  return {
    vehicles: vehiclesLeft(box, position, seat),
    cards: sum(player.hand),
    tickets: player.tickets.length,
    on_offer: 0,
    has_chosen: true,
    points: pointsOf(box, position, seat),
    flag: player.flag ?? [],
    flags: player.flags ?? 0,
    tokens: player.tokens ?? [],
    token_points: 0,
    ...(isOwn ? { hand: player.hand, own_tickets: player.tickets } : {}),
  };
}
