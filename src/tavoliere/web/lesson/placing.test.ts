// The coach's card stands beside what it speaks of, inside the window, covering nothing it could leave free.
import { describe, expect, it } from 'vitest';
import { hull } from './outline';
import { placeFor } from './placing';

const WINDOW = { left: 0, top: 100, right: 1440, bottom: 900 };
const CARD = { width: 372, height: 260 };

describe('the place of the card', () => {
  it('covers no thing it speaks of', () => {
    const thing = { left: 700, top: 400, right: 760, bottom: 460 };
    const { left, top } = placeFor(CARD, [thing], WINDOW);
    const isBeside = left >= thing.right || left + CARD.width <= thing.left;
    const isAbove = top >= thing.bottom || top + CARD.height <= thing.top;
    expect(isBeside || isAbove).toBe(true);
  });

  it('stays in the window beside things at its edge', () => {
    for (const thing of [
      { left: 0, top: 860, right: 90, bottom: 900 },
      { left: 1380, top: 100, right: 1440, bottom: 150 },
    ]) {
      const { left, top } = placeFor(CARD, [thing], WINDOW);
      expect(left).toBeGreaterThanOrEqual(WINDOW.left);
      expect(top).toBeGreaterThanOrEqual(WINDOW.top);
      expect(left + CARD.width).toBeLessThanOrEqual(WINDOW.right);
      expect(top + CARD.height).toBeLessThanOrEqual(WINDOW.bottom);
    }
  });

  it('is a corner when it speaks of nothing', () => {
    expect(placeFor(CARD, [], WINDOW)).toEqual({ left: 1044, top: 616 });
  });
});

describe('the hull of a drawing', () => {
  it('leaves out what lies inside', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(hull([...corners, { x: 2, y: 2 }, { x: 2, y: 0 }])).toHaveLength(4);
  });
});
