// Where something stands beside what it is about: never over it, always inside the window.

export interface Place {
  left: number;
  top: number;
}
interface Room {
  innerWidth: number;
  innerHeight: number;
}
export type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;
interface Size {
  offsetWidth: number;
  offsetHeight: number;
}

const GAP = 14;
const EDGE = 8;
const within = (wish: number, most: number) => Math.max(EDGE, Math.min(wish, most - EDGE));

/** Below a box if there is room, else above, else at its side. */
export function beside(
  at: Rect,
  { offsetWidth: width, offsetHeight: height }: Size,
  { innerWidth, innerHeight }: Room = window,
): Place {
  const left = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  if (at.bottom + GAP + height < innerHeight) return { left, top: at.bottom + GAP };
  if (at.top - GAP - height > 0) return { left, top: at.top - GAP - height };
  const aside = at.right + GAP + width < innerWidth ? at.right + GAP : at.left - GAP - width;
  return { left: within(aside, innerWidth - width), top: within(at.top, innerHeight - height) };
}

/** How far away from a box something may stand to leave others free, and what a pixel further costs in covered ones. */
const DISTANCES = [9, 70, 140, 220, 320, 440] as const;
const FURTHER = 40;

function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Near a box, covering as little as possible of what should stay in sight, and nothing of the box itself. */
export function clearOf(
  at: Rect,
  { offsetWidth: width, offsetHeight: height }: Size,
  others: readonly Rect[],
  { innerWidth, innerHeight }: Room = window,
): Place {
  const across = at.left + at.width / 2 - width / 2;
  const down = (at.top + at.bottom) / 2 - height / 2;
  let best: Place = beside(at, { offsetWidth: width, offsetHeight: height }, { innerWidth, innerHeight });
  let least = Infinity;
  for (const gap of DISTANCES)
    for (const [x, y] of [
      [across, at.bottom + gap],
      [across, at.top - gap - height],
      [at.right + gap, down],
      [at.left - gap - width, down],
    ] as const) {
      const place = { left: within(x, innerWidth - width), top: within(y, innerHeight - height) };
      const taken = { ...place, width, right: place.left + width, bottom: place.top + height };
      if (covered(taken, at)) continue;
      const cost = others.reduce((sum, other) => sum + covered(taken, other), gap * FURTHER);
      if (cost < least) [best, least] = [place, cost];
    }
  return best;
}
