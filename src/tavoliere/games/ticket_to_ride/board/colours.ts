// Colours of cards and routes, with the marks that say the same without colour.
import { INK, paint, PAPER, type Paint } from '$web/board/colours';

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
  grey: paint('#a8a299', INK, 'm-any'),
  wild: paint('#2c333b', PAPER, 'm-star'),
};

/** The colours that stand in a box's tables, by game. */
export const boxColours: Record<string, Record<string, Paint>> = { paris: PARIS, san_francisco: SAN_FRANCISCO };

/** The colours of a game's cards and routes. */
export const palette = (game: string): Record<string, Paint> => boxColours[game] ?? SAN_FRANCISCO;

/** A colour with its mark; one that an owner's own box has invented is drawn as grey. */
export const paintOf = (game: string, colour: string): Paint =>
  palette(game)[colour] ?? PARIS[colour] ?? SAN_FRANCISCO[colour] ?? SAN_FRANCISCO['grey']!;

/** The drawing of a tourist symbol: the sheet writes `_` where ids of the box have `-`. */
export const touristSymbol = (id: string): string => `t-${id.replaceAll('-', '_')}`;
