// Colours and symbols of crests, buildings, cards and tiles. Colours never stand alone: marks say the same.
import { INK, paint, PAPER, type Paint } from '$web/board/colours';
import type { Area } from './view';
import type { BuildingKind, Crest, TileId } from './wire';

export const CREST_PAINTS: Record<Crest, Paint> = {
  blue: paint('#1c8fdc', INK, 'm-wave'),
  green: paint('#1f6a2a', PAPER, 'm-chevrons'),
  grey: paint('#c6c3be', INK, 'm-plus'),
  orange: paint('#f48c12', INK, 'm-zigzag'),
};

/** The colours that stand in a box's tables, by game. */
export const boxColours: Record<string, Record<string, Paint>> = { old_london_bridge: CREST_PAINTS };

export const COIN = '#f2d98a';
/** Ornament: the roof line and the icon tell the kind. */
export const TINTS: Record<BuildingKind, string> = {
  chapel: '#efe6f2',
  gate: '#e4e2dc',
  inn: '#f7e4cf',
  store: '#f6ecc9',
  guild: '#e3ecf3',
  garden: '#dcead0',
};
/** Characters by the value of their card. */
export const CHARACTERS = ['c-mason', 'c-merchant', 'c-lady', 'c-cleric', 'c-lord'];
export const TILE_SYMBOLS: Record<TileId, string> = {
  occupied: 'bt-occupied',
  'free-centre': 'bt-centre_free',
  x: 'bt-x_space',
  reclaim: 'bt-reclaim',
  'chapel+2': 'bt-chapel_2',
  'gate+2': 'bt-gate_2',
  '+1': 'bt-plus_1',
  lady: 'bt-lady',
};
export const AREA_SYMBOLS: Record<Area, string> = {
  chapel: 'b-chapel',
  gate: 'b-gate',
  inn: 'b-inn',
  bridge: 'b-guild',
};
