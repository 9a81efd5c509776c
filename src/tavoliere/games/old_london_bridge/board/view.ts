// What the server tells about a match (knowledge/view.py).
import type { BonusStackId, BuildingId, BuildingKind, CardValue, Crest, Facing, StackId, TileId } from './wire';

/** How many of each tile or card; those left out count 0. */
export type Counts = Record<string, number>;

/** What everybody sees of a seat; its own also money and hand. */
export interface PlayerView {
  bridge: BuildingId[];
  /** How many buildings show each crest. */
  powers: Record<Crest, number>;
  /** What its empty spaces cost at the end. */
  empty_cost: number;
  stair: string;
  chapel: number;
  gate: number;
  /** The space of the wheel its pawn stands on: the stack it faces, or the centre. */
  pawn: StackId | 'centre' | null;
  tiles: Counts;
  /** Tiles taken in this round, not usable yet. */
  new_tiles: Counts;
  cards: number;
  has_chosen: boolean;
  /** Hidden while the others choose. */
  played?: CardValue[];
  money?: number;
  hand?: Counts;
  projection?: Projection;
}

/** What a seat would end with if the game ended now; null: hidden hands decide. */
export interface Projection {
  parts: Record<string, number | null>;
  total: number;
}

/** Where a power would lead on a track. */
export interface Ahead {
  space: number;
  money: number;
  /** Bonus tiles on the way. */
  tiles: number;
}

/** The building in question; once it stands, its crest and power. */
export interface Effect {
  building: BuildingId;
  /** How much of the power is left. */
  left: number;
  crest?: Crest;
  power?: number;
  guilds?: number;
  /** Where advancing would lead, while that is the question. */
  walk?: Ahead & { steps: number };
}

export interface Standing {
  seat: number;
  count: number;
  money: number;
  /** Whether the chapel track decided the place. */
  tied: boolean;
}

export const BONUS_STACKS: readonly BonusStackId[] = ['bonus1', 'bonus2', 'bonus3'];

export type Area = 'chapel' | 'gate' | 'inn' | 'bridge';

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  phase: string;
  to_act: number[];
  turn: number;
  over: boolean;
  round: number;
  rounds: number;
  /** The turn markers turned up so far. */
  markers: number[];
  wheel: Facing;
  /** How many sixths the wheel is turned. */
  wheel_turned: number;
  stacks: Record<BuildingKind, { left: number; top: BuildingId | null }>;
  supply: Counts;
  /** In the order of `BONUS_STACKS`. */
  bonus: { left: number; top: TileId | null }[];
  /** The rule that scores each area, or `printed`. */
  scoring: Record<Area, string>;
  /** What the places of a comparison pay, the first place first. */
  prizes: number[];
  chapel_order: number[];
  /** `card`: which of the seat's cards, counted from 0. */
  order: { seat: number; card: number; value: CardValue }[];
  /** Which turn of the order is being played. */
  asked: number;
  effect: Effect | null;
  /** While a building is chosen: where each power would lead, the power 1 first. */
  ahead: Record<'chapel' | 'gate', Ahead[]> | null;
  bonus_due: number;
  lowest: { number: number; seat: number } | null;
  standings: Partial<Record<Area, Standing[]>>;
  players: PlayerView[];
}

/** A seat's bonus tiles, one entry each; those taken in this round last. */
export function tilesOf(seat: PlayerView): { id: TileId; isNew: boolean }[] {
  const list = (counts: Counts, isNew: boolean) =>
    (Object.entries(counts) as [TileId, number][]).flatMap(([id, count]) =>
      Array.from({ length: count }, () => ({ id, isNew })),
    );
  return [...list(seat.tiles, false), ...list(seat.new_tiles, true)];
}
