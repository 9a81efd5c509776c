import { describe, expect, it } from 'vitest';
import { arranged, takenFrom } from './market';

describe('arranged', () => {
  it('keeps cards where they lie and fills the gap with the new one', () => {
    const before = ['blue', 'red', 'wild', 'red', 'green'];
    expect(arranged(before, { blue: 1, red: 1, wild: 2, green: 1 })).toEqual(['blue', 'red', 'wild', 'wild', 'green']);
  });

  it('leaves no gap when no card is left to fill it', () => {
    expect(arranged(['blue', 'red', 'red'], { red: 2 })).toEqual(['red', 'red']);
  });

  it('lays out a market nobody has seen yet', () => {
    expect(arranged([], { blue: 2, wild: 1 })).toEqual(['blue', 'blue', 'wild']);
  });
});

describe('takenFrom', () => {
  const isRed = (colour: string) => colour === 'red';

  it('remembers where a card lay that somebody took, as long as it is marked', () => {
    const taken = takenFrom(['blue', 'red', 'wild'], ['blue', 'green', 'wild'], [], isRed);
    expect(taken).toEqual([undefined, 'red', undefined]);
    const later = takenFrom(['blue', 'green', 'wild'], ['blue', 'green', 'blue'], taken, isRed);
    expect(later).toEqual(taken);
    expect(takenFrom(['blue', 'green'], ['blue', 'green'], taken, () => false)).toEqual([undefined, undefined]);
  });

  it('takes any card of the colour where the same came up again', () => {
    expect(takenFrom(['red', 'red'], ['red', 'red'], [], isRed)).toEqual(['red', undefined]);
  });

  it('does not speak of what the reader took', () => {
    expect(takenFrom(['blue', 'green'], ['wild', 'green'], [], isRed)).toEqual([undefined, undefined]);
  });
});
