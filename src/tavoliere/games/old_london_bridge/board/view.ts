// What the board draws: the view, what is printed in the box, and the small sums a drawing needs. No rule lives here.
import { rows, type Scene } from '$web/describe/describe';
import type { Bridge, BridgeSeat } from './describe';
import type { Box, Desk } from '$web/board/contract';

export type { Bridge, BridgeSeat };

/** Kinds of building and bonus tiles in the order in which events count them. */
export const KINDS = ['chapel', 'gate', 'inn', 'store', 'guild', 'garden'] as const;
export const TILES = ['occupied', 'free-centre', 'x', 'reclaim', 'chapel+2', 'gate+2', '+1', 'lady'] as const;
export const CRESTS = ['blue', 'orange', 'grey', 'green'] as const;
export const AREAS = ['chapel', 'gate', 'bridge', 'inn'] as const;

export type Kind = (typeof KINDS)[number];
export type TrackName = 'chapel' | 'gate';

/** From this width of the window on, the top bar has room for the turn markers. */
export const WIDE_TOP = 1280;

export const COIN = '#f2d98a';
/** Ornament: the roof line and the icon tell the kind. */
export const TINTS: Record<string, string> = {
  chapel: '#efe6f2',
  gate: '#e4e2dc',
  inn: '#f7e4cf',
  store: '#f6ecc9',
  guild: '#e3ecf3',
  garden: '#dcead0',
};
/** Characters by the value of their card. */
export const CHARACTERS = ['c-mason', 'c-merchant', 'c-lady', 'c-cleric', 'c-lord'];
export const TILE_SYMBOLS: Record<string, string> = {
  occupied: 'bt-occupied',
  'free-centre': 'bt-centre_free',
  x: 'bt-x_space',
  reclaim: 'bt-reclaim',
  'chapel+2': 'bt-chapel_2',
  'gate+2': 'bt-gate_2',
  '+1': 'bt-plus_1',
  lady: 'bt-lady',
};
export const AREA_SYMBOLS: Record<string, string> = {
  chapel: 'b-chapel',
  gate: 'b-gate',
  inn: 'b-inn',
  bridge: 'b-guild',
};

export interface House {
  id: string;
  kind: Kind;
  /** 0 for a garden. */
  number: number;
  crests: string[];
}

/** The buildings of the box, in the order in which events count them. */
export function houses(box: Box): House[] {
  return rows(box, 'buildings').map((row) => ({
    id: String(row['id']),
    kind: row['kind'] as Kind,
    number: Number(row['number'] ?? 0),
    crests: row['crests'] as string[],
  }));
}

export const houseOf = (box: Box, id: string) => houses(box).find((house) => house.id === id);
/** A number printed in a table of the box. */
export const printed = (box: Box, table: string, name: string) => Number(box[table]?.[name] ?? 0);
export const bridgeSpaces = (box: Box) => printed(box, 'bridge', 'spaces');

/** The stacks clockwise from the upper left, as they lie round the wheel. */
export const stacksRoundWheel = (box: Box) => (box['wheel']?.['stacks'] as Kind[] | undefined) ?? [...KINDS];

/** How many sixths the wheel is turned, read from what faces the stacks. */
export function turnOf(box: Box, facing: Bridge['wheel']): number {
  const spaces = (box['wheel']?.['spaces'] as (number | 'x')[] | undefined) ?? [];
  const stacks = stacksRoundWheel(box);
  const fits = (turn: number) =>
    stacks.every((kind, at) => spaces[(at - turn + spaces.length) % spaces.length] === facing[kind]);
  return Math.max(0, spaces.findIndex((_space, turn) => fits(turn)));
}

/** One step of a track as it is printed. */
export interface Step {
  name: string;
  /** Counted from 0, which is the start; null on the stairs of the chapel. */
  space: number | null;
  money: number;
  isBonus: boolean;
}

export function stepsOf(box: Box, track: TrackName): Step[] {
  const table = `${track}_track`;
  const last = printed(box, table, 'spaces');
  const coins = new Map(rows(box, table).map((row) => [Number(row['space']), Number(row['money'])]));
  coins.set(last, printed(box, table, 'end_money'));
  const bonus = (box[table]?.['bonus_spaces'] as number[] | undefined) ?? [];
  const stairs = track === 'chapel' ? rows(box, 'first_hands').map((row) => String(row['stair'])) : [];
  const first = track === 'chapel' ? 1 : 0;
  const spaces = Array.from({ length: last + 1 - first }, (_one, at) => at + first);
  return [
    ...stairs.map((name): Step => ({ name, space: null, money: 0, isBonus: false })),
    ...spaces.map((space): Step => ({
      name: String(space),
      space,
      money: coins.get(space) ?? 0,
      isBonus: bonus.includes(space),
    })),
  ];
}

/** Where a seat's marker stands, as an index of `stepsOf`. */
export function standing(steps: Step[], track: TrackName, seat: BridgeSeat): number {
  const space = seat[track];
  if (track === 'chapel' && space === 0) return steps.findIndex((step) => step.name === seat.stair);
  return steps.findIndex((step) => step.space === space);
}

/** Which prizes a comparison pays at this table, the first place first. */
export function prizes(box: Box, seats: number): number[] {
  const row = rows(box, 'prizes').find((one) => one['seats'] === seats);
  return (row?.['money'] as number[] | undefined) ?? [];
}

/** What so many empty spaces of a bridge cost at the end. */
export function emptyCost(box: Box, empty: number): number {
  const cost = (box['empty_spaces']?.['cost'] as number[] | undefined) ?? [0];
  return cost[Math.min(empty, cost.length - 1)] ?? 0;
}

/** What the describer's helpers look at. */
export function sceneOf(desk: Desk, view: Bridge): Scene {
  return { box: desk.box, view, players: desk.players, me: desk.me, asked: desk.asked, say: desk.say };
}

/** A seat's bonus tiles, one entry each; those taken in this round last. */
export function tilesOf(seat: BridgeSeat): { id: string; isNew: boolean }[] {
  const list = (counts: Record<string, number>, isNew: boolean) =>
    Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => ({ id, isNew })));
  return [...list(seat.tiles, false), ...list(seat.new_tiles, true)];
}

/** The seat whose turn it is; before the order stands, whoever is asked first. */
export const actingSeat = (view: Bridge) => view.order[view.asked]?.seat ?? view.to_act[0] ?? null;
