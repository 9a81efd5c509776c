// A position from somebody's own table: what is put where, and what has to give way for it.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import { bridgeSpaces } from './printed';
import type { Area, Counts } from './view';
import type { BuildingId, BuildingKind, CardValue, StackId, TileId } from './wire';

export interface BridgePlayer {
  money: number;
  hand: Counts;
  /** The cards on the table, by slot; null: it has left it. */
  card: (CardValue | null)[];
  raised: number[];
  bridge: BuildingId[];
  stair: string;
  chapel: number;
  gate: number;
  pawn: StackId | 'centre' | null;
  tiles: Counts;
  new_tiles: Counts;
}

export interface Turn {
  seat: number;
  card: number;
  value: CardValue;
}

export interface BridgePosition {
  seats: number;
  phase: string;
  round: number;
  wheel: number;
  scoring: Record<Area, string>;
  stacks: Record<BuildingKind, BuildingId[]>;
  markers: number[];
  supply?: Counts;
  bonus: TileId[][];
  chapel_order?: number[];
  order: Turn[];
  asked: number;
  pawn_done?: boolean;
  players: BridgePlayer[];
}

/** The questions that are asked for at somebody's own table. */
export const QUESTIONS: readonly string[] = ['cards', 'pawn'];
/** What follows from the rest, and would contradict it once something is changed. */
const FOLLOWS = ['supply', 'chance'];
/** The same for the usual questions; others, which a pasted position asks, are about these. */
const FOLLOWS_FROM_QUESTION = ['pawn_done', 'building', 'power', 'bonus_due', 'lowest'];

/** The same without what follows from it. */
export function plain(position: BridgePosition): BridgePosition {
  const left = QUESTIONS.includes(position.phase) ? [...FOLLOWS, ...FOLLOWS_FROM_QUESTION] : FOLLOWS;
  return Object.fromEntries(Object.entries(position).filter(([name]) => !left.includes(name))) as unknown as BridgePosition;
}

const seatsChanged = (position: BridgePosition, seat: number, change: Partial<BridgePlayer>): BridgePlayer[] =>
  position.players.map((player, one) => (one === seat ? { ...player, ...change } : player));

/** Something else with a seat. */
export const withSeat = (position: BridgePosition, seat: number, change: Partial<BridgePlayer>): BridgePosition =>
  plain({ ...position, players: seatsChanged(position, seat, change) });

/** So many more of something, never fewer than none. */
export const counted = (counts: Counts, name: string, more: number): Counts =>
  Object.fromEntries(
    Object.entries({ ...counts, [name]: Math.max(0, (counts[name] ?? 0) + more) }).filter(([, count]) => count > 0),
  );

// --- buildings -------------------------------------------------------------------------------------------------------

export const kindOf = (box: Box, id: BuildingId): BuildingKind =>
  rows(box, 'buildings').find((row) => row['id'] === id)?.['kind'] as BuildingKind;

/** The buildings that stand on no bridge. */
export function unbuilt(box: Box, { players }: BridgePosition): BuildingId[] {
  const built = new Set(players.flatMap(({ bridge }) => bridge));
  return rows(box, 'buildings').flatMap((row) => (built.has(String(row['id'])) ? [] : [String(row['id'])]));
}

/** A pile with another building on top. */
export function withTop(position: BridgePosition, kind: BuildingKind, id: BuildingId): BridgePosition {
  const rest = position.stacks[kind].filter((one) => one !== id);
  return plain({ ...position, stacks: { ...position.stacks, [kind]: [id, ...rest] } });
}

/** A pile with so many buildings: those that left it lay at its bottom, those that come back go there. */
export function withHeight(box: Box, position: BridgePosition, kind: BuildingKind, more: number): BridgePosition {
  const pile = position.stacks[kind];
  const back = unbuilt(box, position).filter((id) => kindOf(box, id) === kind && !pile.includes(id));
  const next = more < 0 ? pile.slice(0, -1) : [...pile, ...back.slice(0, 1)];
  return plain({ ...position, stacks: { ...position.stacks, [kind]: next } });
}

/** A bridge on which a building stands or no longer stands; it comes from its pile and goes back to its bottom. */
export function withBuilding(box: Box, position: BridgePosition, seat: number, space: number, id: BuildingId | null): BridgePosition {
  const bridge = [...position.players[seat]!.bridge];
  const [left] = id === null ? bridge.splice(space, 1) : bridge.splice(space, 1, id);
  const stacks = { ...position.stacks };
  if (left) stacks[kindOf(box, left)] = [...stacks[kindOf(box, left)], left];
  if (id) stacks[kindOf(box, id)] = stacks[kindOf(box, id)].filter((one) => one !== id);
  const round = Math.max(position.round, firstRound(box, position.seats, bridge.length));
  return plain({ ...position, stacks, round, players: seatsChanged(position, seat, { bridge }) });
}

/** The first round in which a bridge can have so many buildings and still has room for those to come. */
export function firstRound(box: Box, seats: number, built: number): number {
  const cards = cardsPlayed(box, seats);
  const rounds = roundsOf(box, seats);
  return Math.min(rounds, Math.max(1, rounds + 1 - Math.floor((bridgeSpaces(box) - built) / cards)));
}

// --- bonus tiles -----------------------------------------------------------------------------------------------------

/** A bonus pile with another tile on top. */
export const withBonusTop = (position: BridgePosition, pile: number, tile: TileId): BridgePosition => {
  const at = position.bonus[pile]!.indexOf(tile);
  const next = position.bonus[pile]!.toSpliced(at, 1);
  return plain({ ...position, bonus: position.bonus.with(pile, [tile, ...next]) });
};

/** A tile that a seat has more or less; it comes from the bottom of a pile and goes back there. */
export function withTile(position: BridgePosition, seat: number, tile: TileId, more: 1 | -1): BridgePosition {
  const has = position.players[seat]!.tiles[tile] ?? 0;
  const pile = position.bonus.findIndex((one) => one.lastIndexOf(tile) > (more > 0 ? 0 : -1));
  const from = pile < 0 ? position.bonus.findIndex((one) => one.includes(tile)) : pile;
  if (more > 0 ? from < 0 : has === 0) return position;
  const shortest = position.bonus.reduce((best, one, at) => (one.length < position.bonus[best]!.length ? at : best), 0);
  const bonus =
    more > 0
      ? position.bonus.with(from, position.bonus[from]!.toSpliced(position.bonus[from]!.lastIndexOf(tile), 1))
      : position.bonus.with(shortest, [...position.bonus[shortest]!, tile]);
  const tiles = counted(position.players[seat]!.tiles, tile, more);
  return plain({ ...position, bonus, players: seatsChanged(position, seat, { tiles }) });
}

/** A turn marker that shows another value: it changes places with one that lies face down. */
export function withMarker(position: BridgePosition, at: number, value: number): BridgePosition {
  const other = position.markers.findIndex((one, place) => place >= position.round && one === value);
  if (other < 0) return position;
  return plain({ ...position, markers: position.markers.with(at, value).with(other, position.markers[at]!) });
}

// --- tracks and turns ------------------------------------------------------------------------------------------------

/** A marker on another space; on the chapel's it comes after those that stand there. */
export function withMarkerAt(position: BridgePosition, seat: number, track: 'chapel' | 'gate', space: number): BridgePosition {
  const players = seatsChanged(position, seat, { [track]: space });
  if (track === 'gate') return plain({ ...position, players });
  const before = (position.chapel_order ?? position.players.map((_, one) => one)).filter((one) => one !== seat);
  const at = before.findIndex((one) => players[one]!.chapel < space);
  return plain({ ...position, players, chapel_order: before.toSpliced(at < 0 ? before.length : at, 0, seat) });
}

/** How many cards each seat plays in a round. */
export function cardsPlayed(box: Box, seats: number): number {
  return Number(rows(box, 'rounds').find((row) => row['seats'] === seats)?.['cards'] ?? 1);
}
export const roundsOf = (box: Box, seats: number): number =>
  Number(rows(box, 'rounds').find((row) => row['seats'] === seats)?.['rounds'] ?? 12);

/** The turns of a round: the highest card first, ties as the chapel's track says. */
export function ordered(turns: Turn[], chapelOrder: readonly number[]): Turn[] {
  const place = (seat: number) => chapelOrder.indexOf(seat);
  return turns.toSorted((one, other) => other.value - one.value || place(one.seat) - place(other.seat) || one.card - other.card);
}

/** The question of choosing cards: everybody's lie in their hands. */
export function choosing(position: BridgePosition): BridgePosition {
  const players = position.players.map((player) => {
    const hand = player.card.reduce<Counts>((all, value) => (value === null ? all : counted(all, String(value), 1)), player.hand);
    return { ...player, hand, card: [null, null], raised: [0, 0], pawn: null };
  });
  return plain({ ...position, phase: 'cards', order: [], asked: 0, players });
}

/** The question of placing a pawn, with the cards that were played; those of earlier turns have left the table. */
export function placing(position: BridgePosition, turns: Turn[], asker: number, nth = 0): BridgePosition {
  const back = choosing(position);
  const order = ordered(turns, position.chapel_order ?? back.players.map((_, seat) => seat));
  const own = order.flatMap(({ seat }, at) => (seat === asker ? [at] : []));
  const asked = own[Math.min(nth, own.length - 1)] ?? 0;
  const players = back.players.map((player, seat) => {
    const later = order.slice(asked + 1).filter((turn) => turn.seat === seat);
    const card: (number | null)[] = [null, null];
    for (const turn of later) card[turn.card] = turn.value;
    // A 0 goes back to its hand once its turn has come.
    const out = order.filter((turn, at) => turn.seat === seat && (at > asked || turn.value > 0));
    const hand = out.reduce((all, { value }) => counted(all, String(value), -1), player.hand);
    return { ...player, hand, card, pawn: position.players[seat]!.pawn };
  });
  return plain({ ...position, phase: 'pawn', order, asked, players });
}

/** It is a seat's turn to place its pawn; where no cards were played yet, to choose them, as it is everybody's. */
export const turnTo = (_box: Box, position: BridgePosition, seat: number): BridgePosition =>
  position.order.length ? placing(position, position.order, seat) : choosing(position);

/** Cards that everybody could have played: one's lowest. */
export function firstTurns(box: Box, position: BridgePosition): Turn[] {
  const cards = cardsPlayed(box, position.seats);
  return position.players.flatMap(({ hand }, seat) => {
    const held = Object.entries(hand).flatMap(([value, count]) => Array.from({ length: count }, () => Number(value)));
    const lowest = held.sort((one, other) => one - other).slice(0, cards).toReversed();
    return lowest.map((value, card) => ({ seat, card, value }));
  });
}

export interface CardsSum {
  total: number;
  mine: number;
  others: number;
  table: number;
  inn: number;
  /** A value of which more are out than there are. */
  wrong: number | null;
}

/** Where the cards above 0 are. */
export function cardsSum(box: Box, position: BridgePosition, asker: number): CardsSum {
  const all = rows(box, 'cards').filter((row) => Number(row['value']) > 0);
  const held = (hand: Counts) => Object.entries(hand).reduce((sum, [value, count]) => sum + (value === '0' ? 0 : count), 0);
  const lying = (cards: (number | null)[]) => (position.phase === 'cards' ? [] : cards).filter((card) => card);
  const out = (value: number) =>
    position.players.reduce((sum, { hand, card }) => sum + (hand[value] ?? 0) + lying(card).filter((one) => one === value).length, 0);
  const total = all.reduce((sum, row) => sum + Number(row['count']), 0);
  const mine = held(position.players[asker]!.hand);
  const others = position.players.reduce((sum, { hand }, seat) => sum + (seat === asker ? 0 : held(hand)), 0);
  const table = position.players.reduce((sum, { card }) => sum + lying(card).length, 0);
  const wrong = all.find((row) => out(Number(row['value'])) > Number(row['count']));
  return { total, mine, others, table, inn: total - mine - others - table, wrong: wrong ? Number(wrong['value']) : null };
}
