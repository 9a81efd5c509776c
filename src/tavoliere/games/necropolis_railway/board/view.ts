// What the service sends of a match (views.py), and what the box prints, as the drawn board reads them.
import { rows } from '$web/describe/describe';
import type { Box } from '$web/board/contract';

export type Counts = Record<string, number>;
export type SectionName = 'london' | 'necropolis' | 'railway';
export const SECTIONS: readonly SectionName[] = ['london', 'necropolis', 'railway'];
/** Which disc pays which section of a card. */
export const SECTION_DISC: Record<SectionName, string> = { london: 'blue', necropolis: 'green', railway: 'grey' };
export const PLAIN_DISCS = ['blue', 'green', 'grey'] as const;
export const DISC_NAMES = [...PLAIN_DISCS, 'orange'] as const;
export const COFFIN_NAMES = ['purple', 'teal', 'red', 'black'] as const;
export const CRYPT_NAMES = ['brown', 'yellow', 'white'] as const;

export interface CardFace {
  london: string;
  necropolis: string[];
  railway: string;
  trains: string[];
}

export interface SeatView {
  money: number;
  discs: Counts;
  tiles: Record<string, 'a' | 'b'>;
  workers: Record<string, 'staff' | 'volunteer'>;
  prestige: number;
  waiting_coffins: Counts;
  waiting_mourners: number;
  wagons: Record<string, 'plain' | 'upgraded'>;
  coffins: Record<string, Counts>;
  passengers: Counts;
  tucked: string[];
  train: number;
  graves: Record<string, string>;
  crypts: Record<string, string>;
  mourners: number;
  potter: Counts;
  volunteers: number;
  income: Counts;
  wages: number;
  points: number;
  london_score: { staff: number; value: number };
  column_score: { colour: string; count: number; multiplier: number; points: number }[];
}

export interface RailwayView {
  seat: number | null;
  phase: string;
  stage: string;
  turn: number;
  over: boolean;
  round: number;
  rounds: number;
  first: number;
  active: number;
  face_up: { card: string; discs: string[] }[];
  next_back: string[];
  deck: number;
  cards: Record<string, CardFace>;
  card: string | null;
  card_kept: boolean;
  used: SectionName[];
  hired: boolean;
  built: boolean;
  bonus_used: boolean;
  prestige_used: boolean;
  crypts: Counts;
  staff: number;
  bonus: Record<string, string>;
  checklist: Record<string, 'can' | 'done' | 'cannot'>;
  steps: number;
  wage: number;
  train: { steps: number; to: number; stations: string[] } | null;
  players: SeatView[];
}

// --- what is printed ------------------------------------------------------------------------------------------------

export interface Yields {
  coffins: number;
  mourners: number;
  money: number;
  orange: number;
}

type Row = Record<string, unknown>;
const number = (row: Row | undefined, key: string) => Number(row?.[key] ?? 0);
const single = (box: Box, table: string, key: string) => Number(box[table]?.[key] ?? 0);

/** The printed values of this very box, by the names the board uses. */
export class Printed {
  constructor(private readonly box: Box) {}

  readonly price = (name: string) => single(this.box, 'prices', name);
  readonly score = (name: string) => single(this.box, 'scoring', name);

  get centuryAfter(): number {
    return single(this.box, 'game', 'century_after');
  }
  get track(): { spaces: number; london: number; necropolis: number } {
    const at = (key: string) => single(this.box, 'track', key);
    return { spaces: at('spaces'), london: at('london'), necropolis: at('necropolis') };
  }
  get tuckedMost(): number {
    return single(this.box, 'tucked_cards', 'most');
  }
  get rooms(): { id: string; tiles: string[] }[] {
    return rows(this.box, 'london_rooms') as unknown as { id: string; tiles: string[] }[];
  }
  /** What a place in London yields with a tile side, or blank, and what the next step costs there; null: finished. */
  tile(id: string, side: 'a' | 'b' | undefined): { yields: Yields; cost: number | null } {
    const row = side
      ? rows(this.box, 'london_tiles').find((one) => one['tile'] === id && one['side'] === side)
      : rows(this.box, 'london_spaces').find((one) => one['tile'] === id);
    const yields = {
      coffins: number(row, 'coffins'),
      mourners: number(row, 'mourners'),
      money: number(row, 'money'),
      orange: number(row, 'orange'),
    };
    return { yields, cost: side === 'b' ? null : number(row, 'cost') };
  }
  get levels(): { points: number; now: number; everyTurn: number; whiteCrypts: number }[] {
    return rows(this.box, 'prestige').map((row) => ({
      points: number(row, 'points'),
      now: number(row, 'now'),
      everyTurn: number(row, 'every_turn'),
      whiteCrypts: number(row, 'white_crypts'),
    }));
  }
  /** The discs of the step to a level. */
  levelCost(level: number): Counts {
    const row = rows(this.box, 'prestige_costs').find((one) => Number(one['level']) === level);
    return Object.fromEntries(PLAIN_DISCS.map((disc) => [disc, number(row, disc)]));
  }
  seatsIn(wagon: string, state: string | undefined): number {
    const row = rows(this.box, 'wagons').find((one) => wagon.startsWith(String(one['kind'])));
    return number(row, state === 'upgraded' ? 'upgraded' : 'plain');
  }
  get pairs(): { bonus: string; amount: number }[] {
    return rows(this.box, 'wagon_pairs').map((row) => ({
      bonus: String(row['bonus']),
      amount: number(row, 'amount'),
    }));
  }
  get graves(): { row: string; colours: string[] }[] {
    return rows(this.box, 'graves') as unknown as { row: string; colours: string[] }[];
  }
  get columns(): string[] {
    return (this.graves[0]?.colours ?? []).map((_colour, index) => `col${index + 1}`);
  }
  multiplier(crypt: string | undefined): number {
    if (!crypt) return this.score('column_without_crypt');
    return number(
      rows(this.box, 'crypts').find((one) => one['colour'] === crypt),
      'multiplier',
    );
  }
  cryptPrice(crypt: string): number {
    return number(
      rows(this.box, 'crypt_prices').find((one) => one['colour'] === crypt),
      'mourners',
    );
  }
  get bonuses(): { action: string; money: number; steps: number }[] {
    return rows(this.box, 'bonus_actions').map((row) => ({
      action: String(row['action']),
      money: number(row, 'money'),
      steps: number(row, 'steps'),
    }));
  }
}

// --- reading a seat -------------------------------------------------------------------------------------------------

/** A row of graves: the coffin in each, or null. */
export function buriedIn(seat: SeatView, row: string, columns: number): (string | null)[] {
  const words = (seat.graves[row] ?? '').split(' ');
  return Array.from({ length: columns }, (_none, index) => {
    const word = words[index];
    return word && word !== '.' ? word : null;
  });
}

/** Counts as a list, one entry a piece, in the given order. */
export function pieces(counts: Counts | undefined, order: readonly string[]): string[] {
  return order.flatMap((id) => Array.from({ length: counts?.[id] ?? 0 }, () => id));
}

export const total = (counts: Counts | undefined) => Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0);

/** The symbols of rooms and of the cards tucked under the railway. */
export const ROOM_SYMBOL: Record<string, string> = {
  mortuary: 'i-mortuary',
  chapel: 'i-chapelroom',
  office: 'i-office',
  lobby: 'i-lobby',
};
export const abilitySymbol = (ability: string) => `w-${ability.replace('-', '_')}`;
