// What somebody at this screen has set before choosing: how to pay, which coffin, whose boards, which tab. No rule in it.
import type { Move } from '$web/board/contract';
import type { Counts } from './view';

export type Tab = 'centre' | 'london' | 'railway' | 'brookwood';

class Choosing {
  /** Pay actions with orange discs although the own colour is there. */
  isOrange = $state(false);
  /** Let the mourners on the train pay crypts too, with a Carriage. */
  isCarriage = $state(false);
  /** How many discs of each colour of the next prestige step are paid in orange by choice. */
  swapped = $state.raw<Counts>({});
  /** The colour of coffin that is buried next. */
  coffin = $state<string | null>(null);
  /** The part of a turn whose targets are shown alone. */
  part = $state<string | null>(null);
  /** Whose boards are shown large; null: one's own. */
  seat = $state<number | null>(null);
  tab = $state<Tab>('centre');

  /** A new table. */
  start(): void {
    this.reset();
    this.seat = null;
    this.tab = 'centre';
  }

  /** A new question: back to what is suggested. */
  reset(): void {
    this.isOrange = this.isCarriage = false;
    this.swapped = {};
    this.coffin = this.part = null;
  }
}

export const choosing = new Choosing();

const EXTRAS = ['carriage', 'orange'];
/** What a move does, however it is paid. */
export const deedOf = (move: Move) => [move.kind, ...move.aims.filter((aim) => !EXTRAS.includes(aim))].join(' ');
export const pays = (move: Move, extra: string) => move.aims.includes(extra);

/** Of the ways to pay for the same deed the one that was asked for, else the first: own colours, no Carriage. */
export function withChosenPayment(moves: Move[]): Move[] {
  const deeds = new Map<string, Move[]>();
  for (const move of moves) deeds.set(deedOf(move), [...(deeds.get(deedOf(move)) ?? []), move]);
  const liking = (move: Move) =>
    Number(pays(move, 'carriage') === choosing.isCarriage) * 2 + Number(pays(move, 'orange') === choosing.isOrange);
  return [...deeds.values()].map((ways) => ways.reduce((best, way) => (liking(way) > liking(best) ? way : best)));
}

/** Whether some deed can be paid both with and without an extra. */
export function isOpen(moves: Move[], extra: string): boolean {
  const plain = new Set(moves.filter((move) => !pays(move, extra)).map(deedOf));
  return moves.some((move) => pays(move, extra) && plain.has(deedOf(move)));
}
