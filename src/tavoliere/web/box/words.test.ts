import { beforeEach, describe, expect, it } from 'vitest';
import type { BoxItem } from '../net/http';
import { texts } from '../state/texts.svelte';
import { useService } from '../testing/service';
import { Draft, type Tables } from './draft.svelte';
import { differenceName, itemName, itemValues } from './words';

const item = (table: string, more: Partial<BoxItem> = {}): BoxItem => ({
  path: `${table}[x]`, table, group: 'board', status: 'partial', value: [], rows: [0], key: null, ...more,
});
const draftOf = (game: string, tables: Tables): Draft => Object.assign(new Draft(game), { tables });

const TEXTS = `
box-towns = Towns
box-item-lines = { $from } – { $to }
box-about-towns = { "" }
box-about-lines = { $values }
box-item-stones = { $colour } stone
box-stones = Stones
box-field-count = count
box-field-length = length
box-field-by-length = Points by length
colour-red = red
colour-white = white
`;

beforeEach(async () => {
  useService({ '/texts/en': '', '/texts/en/toy': TEXTS });
  await texts.load('toy');
});

describe('things of a box', () => {
  const draft = draftOf('toy', {
    towns: { rows: [{ id: 'arc', name: 'Arch' }, { id: 'red', name: 'Red Gate' }] },
    lines: { rows: [{ from: 'arc', to: 'red', colour: 'red', length: 1 }] },
    stones: { rows: [{ colour: 'white' }] },
  });
  it('are called as their game says, with names in place of ids', () => {
    expect(itemName(draft, item('towns'))).toBe('Arch');
    expect(itemName(draft, item('lines'))).toBe('Arch – Red Gate');
    expect(itemName(draft, item('stones'))).toBe('white stone');
    expect(itemName(draft, item('points', { path: 'points.by_length', key: 'by_length' }))).toBe('Points by length');
  });
  it('that are gone are called by their address', () => {
    expect(itemName(draft, item('lines', { path: 'lines[arc-white]', rows: [7] }))).toBe('arc-white');
  });
  it('have their values beside them, and their table unless the game says it otherwise', () => {
    expect(itemValues('toy', item('towns', { value: [{ name: 'Arch' }] }))).toBe('');
    expect(itemValues('toy', item('lines', { value: [{ colour: 'red', length: 1 }] }))).toBe('red, length 1');
    expect(itemValues('toy', item('stones', { value: [{ count: 2 }] }))).toBe('Stones: count 2');
  });
  it('that two boxes have differently are called by their names', () => {
    const stone = { path: 'stones[white]', group: 'tiles', first: null, second: [{ count: 2 }], names: { colour: 'white' } };
    expect(differenceName('toy', stone)).toBe('Stones: white stone');
    const line = { path: 'lines[arc-opera]', group: 'board', first: [{ length: 1 }], second: null, names: { from: 'arc', to: 'opera' } };
    expect(differenceName('toy', line)).toBe('lines: arc – opera');
  });
});
