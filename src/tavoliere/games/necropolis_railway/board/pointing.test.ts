import { beforeEach, describe, expect, it } from 'vitest';
import { choices } from './choices.svelte';
import { BoardContext } from './context';
import { BOX, frameAt, momentOf, MOMENTS } from './fixture';
import {
  answersAmong,
  idOf,
  isAbout,
  mainAnswer,
  mustAct,
  partOf,
  targetOf,
  whyTarget,
  type Target,
} from './pointing';
import { Printed } from './printed';
import { isOn, tabFor, TABS } from './tabs';
import type { BoardFrame, Intent } from './types';
import { COFFINS, CRYPTS, OWN_COLOURS, SECTIONS } from './view';
import type { Ability, Move } from './wire';

const ABILITIES: Ability[] = ['carriage', 'staff-car', 'dining-car', 'tender'];
const printed = new Printed(BOX);
const ROWS = printed.graves.map(({ row }) => row);
const TILES = printed.rooms.flatMap(({ tiles }) => tiles);
const WAGONS = printed.pairs.flatMap((_pair, index) => [`coffin${index + 1}`, `mourner${index + 1}`]);

/** Everything on the table that can be pointed at. */
const TARGETS: Target[] = [
  ...[1, 2, 3].map((space): Target => ({ kind: 'space', space: `space${space}` })),
  ...SECTIONS.map((section): Target => ({ kind: 'section', section })),
  ...printed.bonuses.flatMap(({ bonus }) => OWN_COLOURS.map((colour): Target => ({ kind: 'bonus', bonus, colour }))),
  ...CRYPTS.map((crypt): Target => ({ kind: 'crypt', crypt })),
  ...printed.columns.map((column): Target => ({ kind: 'column', column })),
  ...TILES.map((tile): Target => ({ kind: 'tile', tile })),
  ...[...ROWS, ...TILES].map((place): Target => ({ kind: 'place', place })),
  ...WAGONS.map((wagon): Target => ({ kind: 'wagon', wagon })),
  ...ABILITIES.map((ability): Target => ({ kind: 'ability', ability })),
  ...COFFINS.flatMap((coffin): Target[] => [{ kind: 'waiting', coffin }, { kind: 'aboard', coffin }]),
  ...ROWS.flatMap((row) => printed.columns.map((column): Target => ({ kind: 'grave', row, column }))),
  { kind: 'waiting-mourners' },
  { kind: 'tuck' },
  { kind: 'prestige' },
  { kind: 'train' },
];

const texts = (moves: readonly Move[]) => moves.map(({ text }) => text);
const contextAt = (question: string, parts: Partial<BoardFrame> = {}) =>
  new BoardContext(momentOf(question).view, frameAt(question, parts), 0);
const moves = (question: string, target: Target) => texts(contextAt(question).moves(target));

/** Every way to set what is chosen before a target: how to pay, which coffin. */
function* settings(): Generator<void> {
  for (const isOrange of [false, true])
    for (const isCarriage of [false, true])
      for (const coffin of COFFINS)
        for (const blue of [0, 1, 2])
          for (const green of [0, 1]) {
            Object.assign(choices, { isOrange, isCarriage, coffin, swapped: { blue, green } });
            yield;
          }
}

beforeEach(() => choices.start());

describe('every legal move', () => {
  it.each(Object.keys(MOMENTS))('can be pointed at: %s', (question) => {
    const context = contextAt(question);
    const meant = new Set(texts(answersAmong(context.frame.moves)));
    for (const _setting of settings())
      for (const target of TARGETS) for (const { text } of context.moves(target)) meant.add(text);
    expect(meant).toEqual(new Set(texts(momentOf(question).moves)));
  });

  it.each(Object.keys(MOMENTS))('is on some tab of a phone, or an answer of the prompt line: %s', (question) => {
    const { moves } = momentOf(question);
    for (const move of moves) expect(TABS.some((tab) => isOn(move, tab)) || answersAmong([move]).length).toBeTruthy();
    if (moves.some((move) => TABS.some((tab) => isOn(move, tab)))) expect(tabFor(moves, 'centre')).not.toBeNull();
  });
});

describe('targets', () => {
  it.each(Object.keys(MOMENTS))('are found again by their ids: %s', (question) => {
    const { view } = momentOf(question);
    const ids = TARGETS.map((target) => idOf(target, view.phase));
    expect(ids.map(targetOf)).toEqual(TARGETS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are none without an id that names one', () => {
    expect(targetOf('nothing at all')).toBeUndefined();
  });

  it('are narrowed by a choice under way', () => {
    const context = contextAt('act');
    const open = context.moves({ kind: 'crypt', crypt: 'yellow' });
    expect(open.length).toBe(5);
    const intent: Intent = { target: 'crypt yellow', label: '', moves: open, move: null, preview: null };
    const chosen = contextAt('act', { intent }).moves({ kind: 'column', column: 'col2' });
    expect(texts(chosen)).toEqual(['crypt yellow col2']);
  });

  it('ask about the action of a section that cannot be used', () => {
    const { view } = momentOf('act');
    const why = (section: (typeof SECTIONS)[number]) => whyTarget({ kind: 'section', section }, view);
    expect(SECTIONS.map(why)).toEqual(['london', 'hire', 'tuck']);
    expect(whyTarget({ kind: 'tuck' }, view)).toBe('tuck');
  });

  it('take the coffin that was chosen', () => {
    const [one] = momentOf('bury').moves.filter((move) => move.kind === 'bury');
    const grave: Target = { kind: 'grave', row: one!.row, column: one!.column };
    const colours = new Set(momentOf('bury').moves.flatMap((move) => (move.kind === 'bury' ? [move.coffin] : [])));
    expect(colours.size).toBe(2);
    for (const coffin of colours) {
      choices.coffin = coffin;
      expect(moves('bury', grave)).toEqual([`bury ${coffin} ${one!.row} ${one!.column}`]);
    }
  });
});

describe('what waits in London', () => {
  const { view } = momentOf('load-waiting');

  it('is loaded by pointing at any of it', () => {
    expect(moves('load-waiting', { kind: 'waiting-mourners' })).toEqual(['load-all']);
    for (const coffin of COFFINS) expect(moves('load-waiting', { kind: 'waiting', coffin })).toEqual(['load-all']);
    expect(tabFor(momentOf('load-waiting').moves, 'railway')).toBe('london');
    expect(idOf({ kind: 'waiting-mourners' }, view.phase)).toBe('load-all');
  });

  it('is chosen coffin by coffin when not all fit', () => {
    expect(moves('top-up', { kind: 'waiting', coffin: 'black' })).toEqual(['top-up black']);
    expect(moves('top-up', { kind: 'waiting-mourners' })).toEqual([]);
    expect(moves('load', { kind: 'waiting', coffin: 'teal' })).toEqual(['load teal']);
  });

  it('may stay there: the second answer of the prompt line', () => {
    const { moves } = momentOf('load-waiting');
    expect(texts(answersAmong(moves))).toEqual(['load-all', 'load-none']);
    expect(mainAnswer(moves)?.text).toBe('load-all');
  });
});

describe('the answer that stands out', () => {
  it.each(Object.keys(MOMENTS))('never leaves something out while something can be done: %s', (question) => {
    const { moves } = momentOf(question);
    const main = mainAnswer(moves);
    const yes = ['load-all', 'tender', 'staff-car', 'dining-car', 'run'];
    expect(main === undefined || moves.length === 1 || yes.includes(main.kind)).toBe(true);
  });

  it('is the end of the actions when nothing else is left', () => {
    const done = momentOf('act-done').moves.filter(({ kind }) => kind === 'done');
    expect(mainAnswer(momentOf('act-done').moves)).toBeUndefined();
    expect(mainAnswer(done)).toBe(done[0]);
    expect(mainAnswer([])).toBeUndefined();
  });
});

describe('the end of the actions', () => {
  it('waits for an action of the card, if one is possible', () => {
    expect(mustAct(momentOf('act').view, momentOf('act').moves)).toBe(true);
    expect(mustAct(momentOf('act-done').view, momentOf('act-done').moves)).toBe(false);
    expect(mustAct(momentOf('act').view, [])).toBe(false);
    expect(mustAct(momentOf('take').view, momentOf('take').moves)).toBe(false);
  });

  it('is asked about by pointing at the train', () => {
    expect(moves('act', { kind: 'train' })).toEqual([]);
    expect(whyTarget({ kind: 'train' }, momentOf('act').view)).toBe('done');
    expect(moves('act-done', { kind: 'train' })).toEqual(['done']);
  });

  it('belongs to no part of a turn', () => {
    const parts = momentOf('act').moves.map(partOf);
    expect(new Set(parts)).toEqual(new Set(['london', 'necropolis', 'railway', 'bonus', 'prestige']));
    expect(partOf({ kind: 'done', text: 'done' })).toBeUndefined();
    expect(isAbout({ kind: 'done', text: 'done' }, { kind: 'train' })).toBe(true);
  });
});
