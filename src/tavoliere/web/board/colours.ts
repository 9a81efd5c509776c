// The colours of pieces with their marks: one mark per colour name in all games, the same fills in both themes.

export interface Paint {
  fill: string;
  /** Ink or paper, whichever contrasts more with the fill. */
  mark: string;
  /** The symbol that says the same without colour. */
  symbol: string;
}

export const INK = '#20252b';
export const PAPER = '#fffdf6';

const paint = (fill: string, mark: string, symbol: string): Paint => ({ fill, mark, symbol });

export const SEATS: readonly string[] = ['#1d2b6b', '#e9a820', '#7fd6d0', '#9e2b25'];

export const PARIS: Record<string, Paint> = {
  blue: paint('#1f3fae', PAPER, 'm-wave'),
  red: paint('#a3162a', PAPER, 'm-cross'),
  white: paint('#faf7ee', INK, 'm-ring'),
  yellow: paint('#f2c230', INK, 'm-sun'),
  green: paint('#2f9e7c', INK, 'm-chevrons'),
  purple: paint('#cf6fdc', INK, 'm-bars'),
  wild: paint('#2c333b', PAPER, 'm-star'),
};

export const SAN_FRANCISCO: Record<string, Paint> = {
  blue: paint('#3f7ff0', INK, 'm-wave'),
  green: paint('#14735a', PAPER, 'm-chevrons'),
  black: paint('#1f2328', PAPER, 'm-grid'),
  pink: paint('#f6b3df', INK, 'm-dots'),
  red: paint('#a11414', PAPER, 'm-cross'),
  orange: paint('#f0701a', INK, 'm-zigzag'),
  grey: paint('#a8a299', INK, 'm-query'),
  wild: paint('#2c333b', PAPER, 'm-star'),
};

/** Discs of the Necropolis Railway and crests of Old London Bridge. */
export const DISCS: Record<string, Paint> = {
  blue: paint('#1c8fdc', INK, 'm-wave'),
  green: paint('#1f6a2a', PAPER, 'm-chevrons'),
  grey: paint('#c6c3be', INK, 'm-plus'),
  orange: paint('#f48c12', INK, 'm-zigzag'),
};

export const COFFINS: Record<string, Paint> = {
  purple: paint('#a45bdc', INK, 'm-bars'),
  teal: paint('#2fd0b8', INK, 'm-arcs'),
  red: paint('#d3261c', PAPER, 'm-cross'),
  black: paint('#171a1f', PAPER, 'm-grid'),
};

/** A crypt's mark is its number. */
export const CRYPTS: Record<string, Paint & { number: number }> = {
  brown: { ...paint('#7a4a21', PAPER, 'i-crypt'), number: 4 },
  yellow: { ...paint('#f2c230', INK, 'i-crypt'), number: 6 },
  white: { ...paint('#faf7ee', INK, 'i-crypt'), number: 8 },
};
