import { describe, expect, it } from 'vitest';
import { movesOf } from './readOnly';

describe('movesOf', () => {
  it('keeps decisions, in order, and says which may not be read', () => {
    const log = [
      { step: 1, seat: 1, move: 'draw deck' },
      { entry: 'say' as const, seat: 0, phrase: 'hello' },
      { step: 2, seat: 0 },
    ];
    expect(movesOf(log)).toEqual([
      { step: 1, seat: 1, move: 'draw deck' },
      { step: 2, seat: 0, move: null },
    ]);
  });
});
