// The printed values of this very box, by the names the board uses.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import { OWN_COLOURS, type Counts, type Yields } from './view';
import type { Bonus, Coffin, Column, Crypt, Row, Tile, Wagon } from './wire';

type TableRow = Record<string, unknown>;
const number = (row: TableRow | undefined, key: string) => Number(row?.[key] ?? 0);
const single = (box: Box, table: string, key: string) => Number(box[table]?.[key] ?? 0);

export interface Level {
  points: number;
  now: number;
  everyTurn: number;
  whiteCrypts: number;
}

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
  get rooms(): { id: string; tiles: Tile[] }[] {
    return rows(this.box, 'london_rooms') as unknown as { id: string; tiles: Tile[] }[];
  }
  /** What a place in London yields with a tile side, or blank, and what the next step costs there; null: finished. */
  tile(id: Tile, side: 'a' | 'b' | undefined): { yields: Yields; cost: number | null } {
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
  get levels(): Level[] {
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
    return Object.fromEntries(OWN_COLOURS.map((disc) => [disc, number(row, disc)]));
  }
  seatsIn(wagon: Wagon, state: 'plain' | 'upgraded' | undefined): number {
    const row = rows(this.box, 'wagons').find((one) => wagon.startsWith(String(one['kind'])));
    return number(row, state === 'upgraded' ? 'upgraded' : 'plain');
  }
  get pairs(): { bonus: string; amount: number }[] {
    return rows(this.box, 'wagon_pairs').map((row) => ({
      bonus: String(row['bonus']),
      amount: number(row, 'amount'),
    }));
  }
  /** London tiles that score together. */
  get tilePairs(): Tile[][] {
    return rows(this.box, 'london_pairs').map((row) => row['tiles'] as Tile[]);
  }
  get graves(): { row: Row; colours: Coffin[] }[] {
    return rows(this.box, 'graves') as unknown as { row: Row; colours: Coffin[] }[];
  }
  get columns(): Column[] {
    return (this.graves[0]?.colours ?? []).map((_colour, index) => `col${index + 1}`);
  }
  multiplier(crypt: Crypt | undefined): number {
    if (!crypt) return this.score('column_without_crypt');
    return number(
      rows(this.box, 'crypts').find((one) => one['colour'] === crypt),
      'multiplier',
    );
  }
  cryptPrice(crypt: Crypt): number {
    return number(
      rows(this.box, 'crypt_prices').find((one) => one['colour'] === crypt),
      'mourners',
    );
  }
  get bonuses(): { bonus: Bonus; money: number; steps: number }[] {
    return rows(this.box, 'bonus_actions').map((row, index) => ({
      bonus: `bonus${index + 1}`,
      money: number(row, 'money'),
      steps: number(row, 'steps'),
    }));
  }
}
