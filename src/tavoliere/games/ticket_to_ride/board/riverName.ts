// Where the name of a river can be read: on a stretch that no route, name or place covers.
import type { Layout, Point } from './layout';
import { nameBox } from './namePlacement';

/** Where it stands best, as a share of the river's length; tried first, then ever further away. */
const BEST = 0.84;
const STEPS = Array.from({ length: 47 }, (_, at) => 0.02 + at * 0.02);
/** So near together the line is looked at, in pixels. */
const SAMPLE = 5;
/** What lies over a phone's map: its button above, the scores below. */
const COVERED = { above: [60, 60], below: [184, 42] } as const;

/** The point so many pixels along a line. */
function along(line: Point[], distance: number): Point {
  let left = distance;
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1]!, line[at]!];
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= way) return { x: from.x + ((to.x - from.x) * left) / way, y: from.y + ((to.y - from.y) * left) / way };
    left -= way;
  }
  return line.at(-1)!;
}

const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - line[at]!.x, y - line[at]!.y), 0);

/** Whether nothing lies within so many pixels of a point. */
function isFree({ x, y }: Point, margin: number, layout: Layout): boolean {
  const edge = layout.frame + margin;
  if (x < edge || y < edge || x > layout.width - edge || y > layout.height - edge) return false;
  const isCovered = x < COVERED.above[0] ? y < COVERED.above[1] : x < COVERED.below[0] && y > layout.height - COVERED.below[1];
  if (layout.frame === 0 && isCovered) return false;
  const isNear = (box: { left: number; right: number; top: number; bottom: number }) =>
    x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
  if (layout.spots.some((spot) => isNear(nameBox(spot, layout)) || Math.hypot(spot.x - x, spot.y - y) < layout.ring + margin)) return false;
  return !layout.runs.some((run) => {
    const turn = (run.angle * Math.PI) / 180;
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    return run.slots.some((slot) => {
      const [dx, dy] = [x - slot.x, y - slot.y];
      return Math.abs(dx * ux + dy * uy) < run.slotLength / 2 + margin && Math.abs(dx * uy - dy * ux) < layout.slotHeight / 2 + margin;
    });
  });
}

/** Where a name of some length and height begins, as a share of the river's length; null: there is no room for it. */
export function nameStart(river: Point[], size: [length: number, height: number], layout: Layout): number | null {
  const whole = lengthOf(river);
  const [length, height] = size;
  const fits = (share: number) => {
    for (let at = 0; at <= length; at += SAMPLE) {
      if (share * whole + at > whole || !isFree(along(river, share * whole + at), height / 2, layout)) return false;
    }
    // Letters never stand on their heads.
    return along(river, share * whole).x <= along(river, share * whole + length).x;
  };
  return [...STEPS].sort((one, other) => Math.abs(one - BEST) - Math.abs(other - BEST)).find(fits) ?? null;
}
