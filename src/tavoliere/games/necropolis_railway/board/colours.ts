// Colours of discs, coffins and crypts, with the marks that say the same without colour.
import { INK, paint, PAPER, type Paint } from '$web/board/colours';

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

/** The colours that stand in a box's tables, by game. */
export const boxColours: Record<string, Record<string, Paint>> = { necropolis_railway: { ...DISCS, ...COFFINS } };
