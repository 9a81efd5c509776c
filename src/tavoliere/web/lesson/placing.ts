// Where the coach's card stands: beside what it speaks of, covering as little of it as possible.
import type { Outline } from './outline';

type Box = Outline['box'];

export interface Place {
  left: number;
  top: number;
}

const GAP = 76;
const EDGE = 12;
/** What is around the thing should be seen too. */
const ROOM = 70;
/** A covered pixel of what is spoken of weighs as much as so many pixels of distance. */
const COVERED = 4;

/** The best place for a card of some size, given what it speaks of, inside a window. */
export function placeFor(size: { width: number; height: number }, things: Box[], within: Box): Place {
  const main = things.at(-1);
  if (!main) return { left: within.right - size.width - 2 * EDGE, top: within.bottom - size.height - 2 * EDGE };
  const middle = { x: (main.left + main.right) / 2, y: (main.top + main.bottom) / 2 };
  const wishes = [
    { left: main.right + GAP, top: middle.y - size.height / 2 },
    { left: main.left - GAP - size.width, top: middle.y - size.height / 2 },
    { left: middle.x - size.width / 2, top: main.bottom + GAP },
    { left: middle.x - size.width / 2, top: main.top - GAP - size.height },
    { left: within.left, top: within.top },
    { left: within.right, top: within.top },
    { left: within.left, top: within.bottom },
    { left: within.right, top: within.bottom },
  ].map((wish) => inside(wish, size, within));
  const cost = (place: Place) => {
    const box = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const around = { left: main.left - ROOM, top: main.top - ROOM, right: main.right + ROOM, bottom: main.bottom + ROOM };
    const covered = [...things, around].reduce((sum, thing) => sum + Math.sqrt(overlap(box, thing)), 0);
    return covered * COVERED + Math.hypot((box.left + box.right) / 2 - middle.x, (box.top + box.bottom) / 2 - middle.y);
  };
  return wishes.reduce((best, wish) => (cost(wish) < cost(best) - 1 ? wish : best));
}

function inside({ left, top }: Place, { width, height }: { width: number; height: number }, within: Box): Place {
  return {
    left: Math.max(within.left + EDGE, Math.min(left, within.right - width - EDGE)),
    top: Math.max(within.top + EDGE, Math.min(top, within.bottom - height - EDGE)),
  };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}
