import { describe, expect, it } from 'vitest';
import { arranged } from './market';

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
