// Colours of the crests, with the marks that say the same without colour.
import { INK, paint, PAPER, type Paint } from '$web/board/colours';

export const CREST_PAINTS: Record<string, Paint> = {
  blue: paint('#1c8fdc', INK, 'm-wave'),
  green: paint('#1f6a2a', PAPER, 'm-chevrons'),
  grey: paint('#c6c3be', INK, 'm-plus'),
  orange: paint('#f48c12', INK, 'm-zigzag'),
};

/** The colours that stand in a box's tables, by game. */
export const boxColours: Record<string, Record<string, Paint>> = { old_london_bridge: CREST_PAINTS };
