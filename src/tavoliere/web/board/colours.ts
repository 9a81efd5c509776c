// Colours with their marks, the same fills in both themes; the pieces' own are in each game's `board/colours.ts`.

export interface Paint {
  fill: string;
  /** Ink or paper, whichever contrasts more with the fill. */
  mark: string;
  /** The symbol that says the same without colour. */
  symbol: string;
}

export const INK = '#20252b';
export const PAPER = '#fffdf6';

export const paint = (fill: string, mark: string, symbol: string): Paint => ({ fill, mark, symbol });

export const SEATS: readonly string[] = ['#1d2b6b', '#e9a820', '#7fd6d0', '#9e2b25'];
