// What the box prints: buildings, tracks, the wheel.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import type { PlayerView } from './view';
import type { BuildingId, BuildingKind, Crest, StackId } from './wire';

export type TrackName = 'chapel' | 'gate';

export interface House {
  id: BuildingId;
  kind: BuildingKind;
  /** 0 for a garden. */
  number: number;
  crests: Crest[];
}

export function houseOf(box: Box, id: BuildingId): House | undefined {
  const row = rows(box, 'buildings').find((one) => one['id'] === id);
  return (
    row && {
      id,
      kind: row['kind'] as BuildingKind,
      number: Number(row['number'] ?? 0),
      crests: row['crests'] as Crest[],
    }
  );
}

/** A number printed in a table of the box. */
export const printed = (box: Box, table: string, name: string): number => Number(box[table]?.[name] ?? 0);
export const bridgeSpaces = (box: Box): number => printed(box, 'bridge', 'spaces');

/** The values of the cards, the highest first. */
export const cardValues = (box: Box): number[] =>
  rows(box, 'cards')
    .map((row) => Number(row['value']))
    .sort((one, other) => other - one);

/** The spaces of the wheel, clockwise: pounds, or X. */
export const wheelSpaces = (box: Box): (number | 'x')[] =>
  (box['wheel']?.['spaces'] as (number | 'x')[] | undefined) ?? [];

/** The face that pays for sets of different cards: its steps are the sets themselves. */
export const SETS = '9.14';

/** What a face that pays by steps pays: for how many things, and how much. */
export function scaleOf(box: Box, face: string): { count: string; money: number }[] {
  const row = rows(box, 'faces').find((one) => one['id'] === face) ?? {};
  const earns = (row['earns'] as number[] | undefined) ?? [];
  const from = (row['from'] as number[] | undefined) ?? [];
  return from.map((first, at) => {
    const last = (from[at + 1] ?? Infinity) - 1;
    const range = last === Infinity ? `${first}+` : last > first ? `${first}–${last}` : `${first}`;
    const set = Array.from({ length: first }, (_one, card) => card + 1).join('+');
    return { count: face === SETS ? set : range, money: earns[at] ?? 0 };
  });
}

/** The stacks clockwise from the upper left, as they lie round the wheel. */
export const stacksRoundWheel = (box: Box): StackId[] => (box['wheel']?.['stacks'] as StackId[] | undefined) ?? [];

/** One step of a track. */
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
export function stepOf(steps: Step[], track: TrackName, seat: PlayerView): number {
  const space = seat[track];
  if (track === 'chapel' && space === 0) return steps.findIndex((step) => step.name === seat.stair);
  return steps.findIndex((step) => step.space === space);
}
