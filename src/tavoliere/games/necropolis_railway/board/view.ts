// What the server sends of a match (knowledge/view.py).
import type { Ability, Bonus, Card, Coffin, Column, Crypt, Disc, OwnColour, Place, Row, Space, Tile, Wagon } from './wire';

export type Counts = Record<string, number>;
export type Section = 'london' | 'necropolis' | 'railway';
/** What can be done in a turn, as the checklist names it. */
export type Part = Section | 'bonus' | 'prestige';
export type Station = 'london' | 'necropolis';

export const SECTIONS: readonly Section[] = ['london', 'necropolis', 'railway'];
export const PARTS: readonly Part[] = [...SECTIONS, 'bonus', 'prestige'];
export const OWN_COLOURS: readonly OwnColour[] = ['blue', 'green', 'grey'];
export const DISCS: readonly Disc[] = [...OWN_COLOURS, 'orange'];
export const COFFINS: readonly Coffin[] = ['purple', 'teal', 'red', 'black'];
export const CRYPTS: readonly Crypt[] = ['brown', 'yellow', 'white'];

export interface CardFace {
  london: string;
  necropolis: ('staff' | 'crypt')[];
  railway: Ability;
  trains: Section[];
}

export interface Yields {
  coffins: number;
  mourners: number;
  money: number;
  orange: number;
}

export interface SeatView {
  money: number;
  discs: Partial<Record<Disc, number>>;
  tiles: Record<Tile, 'a' | 'b'>;
  workers: Record<Place, 'staff' | 'volunteer'>;
  prestige: number;
  waiting_coffins: Partial<Record<Coffin, number>>;
  waiting_mourners: number;
  wagons: Record<Wagon, 'plain' | 'upgraded'>;
  coffins: Record<Wagon, Partial<Record<Coffin, number>>>;
  passengers: Record<Wagon, number>;
  tucked: Card[];
  train: number;
  /** A row as five words: the colour of the coffin in each grave, or a dot. */
  graves: Record<Row, string>;
  crypts: Record<Column, Crypt>;
  mourners: number;
  potter: Partial<Record<Coffin, number>>;
  volunteers: number;
  income: Yields;
  wages: number;
  points: number;
  /** The points by where they come from. */
  score: Record<string, number>;
  london_score: { staff: number; value: number };
  /** What staff in London score, by place; those that score nothing are left out. */
  staff_points: Record<Place, number>;
  column_score: { colour: Coffin; count: number; multiplier: number; points: number }[];
  /** Stations in front of the train, with the steps to each. */
  stations_ahead: { station: Station; steps: number }[];
  /** By pair of wagons: whether its bonus has been gained. */
  upgraded_pairs: boolean[];
  /** The discs of the next level of prestige, orange only for what is missing; null at the highest. */
  prestige_payment: Record<Disc, number> | null;
}

export interface View {
  game: string;
  seat: number | null;
  phase: string;
  stage: 'set-up' | 'rounds' | 'century' | 'runs' | 'purchases';
  turn: number;
  over: boolean;
  round: number;
  rounds: number;
  first: number;
  active: number;
  face_up: { card: Card; discs: Disc[]; space: Space }[];
  next_back: Disc[];
  deck: number;
  cards: Record<Card, CardFace>;
  card: Card | null;
  used: Section[];
  crypts: Record<Crypt, number>;
  staff: number;
  /** The disc on each bonus space that is taken, by action and colour: `1 blue`. */
  bonus: Record<string, Disc>;
  checklist: Partial<Record<Part, 'can' | 'done' | 'cannot'>>;
  train: { steps: number; to: number; stations: Station[] } | null;
  /** How far the active train would go, and what each part of the turn, bonus or tucked card would add. */
  way: { steps: number; added: Counts } | null;
  /** The burials possible now that earn something. */
  burial_pounds: { coffin: Coffin; row: Row; column: Column; pounds: number }[];
  /** While coffins are buried: the points of each column after one more, by colour, and of each row that gets full. */
  burial_points: { columns: Record<Coffin, number[]>; rows: Record<Row, number> } | null;
  /** What crypts cost the active seat, and the points of each column under them. */
  crypt_outlook: Record<Crypt, CryptOutlook>;
  /** At the next stop in London: what is due, what there is, how many leave at least, what that does to the points. */
  payday: { wages: number; money: number; leaving: number; points: number } | null;
  players: SeatView[];
}

export interface CryptOutlook {
  mourners: number;
  pounds: number;
  /** Mourners of the train that a Carriage would let pay, and the pounds that are left then. */
  aboard: number;
  pounds_with_carriage: number;
  columns: number[];
}

/** The number in an id such as `row2`, `space1` or `bonus3`. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** The disc on a bonus space, if it is taken. */
export const discOn = (view: View, bonus: Bonus, colour: OwnColour): Disc | undefined =>
  view.bonus[`${numberOf(bonus)} ${colour}`];

/** A row of graves: the coffin in each, or null. */
export function buriedIn(seat: SeatView, row: Row, columns: number): (Coffin | null)[] {
  const words = (seat.graves[row] ?? '').split(' ');
  return Array.from({ length: columns }, (_none, index) => COFFINS.find((colour) => colour === words[index]) ?? null);
}

/** Counts as a list, one entry a piece, in the given order. */
export function pieces<Id extends string>(counts: Partial<Record<Id, number>> | undefined, order: readonly Id[]): Id[] {
  return order.flatMap((id) => Array.from({ length: counts?.[id] ?? 0 }, () => id));
}

export const total = (counts: Partial<Counts> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, one) => sum + (one ?? 0), 0);
