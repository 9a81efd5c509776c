import { describe, expect, it } from 'vitest';
import { defaultDescriber } from '../describe/default';
import { emblemOf, loadBoard, loadBoxColours, loadDescriber } from './boards';
import defaultBoard from './default/board';

/** Every board of every game is compiled. */
const LONG = { timeout: 120_000 };
const ENTRIES = Object.keys(import.meta.glob('../../games/*/board/*.board.ts'));
const GAMES = ENTRIES.map((path) => /([^/]+)\.board\.ts$/.exec(path)![1]!);

describe('what a game brings', () => {
  it('is found by its file names', LONG, async () => {
    expect(GAMES.length).toBeGreaterThan(2);
    for (const game of GAMES) {
      expect(await loadBoard(game), game).not.toBe(defaultBoard);
      expect(await loadDescriber(game), game).not.toBe(defaultDescriber);
      expect(Object.keys(await loadBoxColours(game)).length, game).toBeGreaterThan(2);
      expect(emblemOf(game), game).toMatch(/^\s*<rect/);
    }
  });

  it('has defaults where it brings nothing', async () => {
    expect(await loadBoard('unknown')).toBe(defaultBoard);
    expect(await loadDescriber('unknown')).toBe(defaultDescriber);
    expect(await loadBoxColours('unknown')).toEqual({});
    expect(emblemOf('unknown')).toBeNull();
  });
});
