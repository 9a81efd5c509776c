import { describe, expect, it } from 'vitest';
import type { EndStage } from '../board/ending';
import { addsUp, isTieBroken, margin, partsAfter } from './endShow.svelte';

const stage = (...gains: EndStage['gains']): EndStage => ({ chapter: 'x', seat: null, title: '', detail: '', gains });
const result = (totals: number[], ranking: number[]) => ({ scores: totals.map(() => ({})), totals, ranking });

describe('the stages of the final scoring', () => {
  const told = [
    stage({ seat: 0, part: 'routes', points: 9 }, { seat: 1, part: 'routes', points: 4 }),
    stage({ seat: 0, part: 'tickets', points: -3 }),
    stage({ seat: 0, part: 'tickets', points: 5 }),
  ];

  it('sum up by seat and part', () => {
    expect(partsAfter(told.slice(0, 2), 2)).toEqual([{ routes: 9, tickets: -3 }, { routes: 4 }]);
    expect(partsAfter(told, 2)[0]).toEqual({ routes: 9, tickets: 2 });
  });

  it('are shown only if they tell the whole result', () => {
    expect(addsUp(told, result([11, 4], [0, 1]))).toBe(true);
    expect(addsUp(told, result([12, 4], [0, 1]))).toBe(false);
    expect(addsUp([], result([0, 0], [0, 0]))).toBe(false);
  });
});

describe('by how much one has won or lost', () => {
  it('is counted against the best of the others', () => {
    expect(margin(result([29, 32, 11], [1, 0, 2]), 0)).toEqual({ key: 'you-lost-by', points: 3 });
    expect(margin(result([29, 32, 11], [1, 0, 2]), 1)).toEqual({ key: 'you-won-by', points: 3 });
  });

  it('names a tie that was broken, and one that was not', () => {
    expect(margin(result([20, 20], [0, 1]), 0).key).toBe('you-won-tied');
    expect(margin(result([20, 20], [0, 1]), 1).key).toBe('you-lost-tied');
    expect(margin(result([20, 20], [0, 0]), 1).key).toBe('you-share-the-win');
    expect(isTieBroken(result([20, 20], [0, 1]))).toBe(true);
    expect(isTieBroken(result([20, 20], [0, 0]))).toBe(false);
    expect(isTieBroken(result([20, 19], [0, 1]))).toBe(false);
  });
});
