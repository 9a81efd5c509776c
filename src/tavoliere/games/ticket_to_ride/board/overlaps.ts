// What is wrong with a map as it is drawn: names that lie over one another, over spaces of routes, or beyond the sheet;
// routes whose spaces lie over those of another, over a place that is not theirs, or find no room between their ends.
import type { Layout, Point, Run, Spot } from './layout';
import { lineBoxes, type Rectangle } from './namePlacement';

/** So much of a name may be touched without harm: boxes are a little larger than the letters in them. */
const SLACK = 3;

const shrunk = (box: Rectangle): Rectangle => ({
  left: box.left + SLACK,
  right: box.right - SLACK,
  top: box.top + SLACK,
  bottom: box.bottom - SLACK,
});
const meets = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the middle line of a slot runs through a box. */
function crosses(box: Rectangle, run: Run): boolean {
  const turn = (run.angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  return run.slots.some(({ x, y }) =>
    [-0.45, -0.2, 0, 0.2, 0.45].some((share) => {
      const [px, py] = [x + ux * run.slotLength * share, y + uy * run.slotLength * share];
      return px > box.left && px < box.right && py > box.top && py < box.bottom;
    }),
  );
}

export interface Fault {
  kind: 'names' | 'route' | 'edge';
  spot: Spot;
}

/** The first thing wrong with each name. */
export function faultsOf(layout: Layout): Fault[] {
  const names = layout.spots.map((spot) => ({ spot, boxes: lineBoxes(spot, layout).map(shrunk) }));
  return names.flatMap(({ spot, boxes }): Fault[] => {
    const is = (wrong: (box: Rectangle) => boolean) => boxes.some(wrong);
    if (is((box) => names.some((other) => other.spot !== spot && other.boxes.some((its) => meets(box, its))))) return [{ kind: 'names', spot }];
    if (is((box) => layout.runs.some((run) => crosses(box, run)))) return [{ kind: 'route', spot }];
    const isOutside = is((box) => box.left < 0 || box.top < 0 || box.right > layout.width || box.bottom > layout.height);
    return isOutside ? [{ kind: 'edge', spot }] : [];
  });
}

export interface RouteFault {
  kind: 'crossing' | 'place' | 'short';
  run: Run;
  /** What it lies over. */
  over: Run | Spot | null;
}

/** So much of a space may lie over something without harm: corners of routes that meet at a place touch. */
const SLOT_SLACK = 3;

/** A space of a route as it is drawn, turned. */
interface Slot {
  at: Point;
  along: Point;
  halves: [length: number, height: number];
}

function slotsOf(run: Run, layout: Layout): Slot[] {
  const turn = (run.angle * Math.PI) / 180;
  const along = { x: Math.cos(turn), y: Math.sin(turn) };
  const halves: Slot['halves'] = [run.slotLength / 2 - SLOT_SLACK, layout.slotHeight / 2 - SLOT_SLACK];
  return run.slots.map((at) => ({ at, along, halves }));
}

/** How far a turned rectangle reaches from its middle in a direction. */
const reach = ({ along, halves }: Slot, to: Point): number =>
  halves[0] * Math.abs(along.x * to.x + along.y * to.y) + halves[1] * Math.abs(along.x * to.y - along.y * to.x);

/** Two turned rectangles meet unless a line along one of their sides lies between them. */
function slotsMeet(one: Slot, other: Slot): boolean {
  const away = { x: other.at.x - one.at.x, y: other.at.y - one.at.y };
  const sides = [one.along, other.along].flatMap(({ x, y }) => [{ x, y }, { x: -y, y: x }]);
  return sides.every((side) => Math.abs(away.x * side.x + away.y * side.y) < reach(one, side) + reach(other, side));
}

function coversPlace({ at, along, halves }: Slot, spot: Spot, ring: number): boolean {
  const [x, y] = [spot.x - at.x, spot.y - at.y];
  const outside = [Math.abs(x * along.x + y * along.y) - halves[0], Math.abs(x * along.y - y * along.x) - halves[1]];
  return Math.hypot(...outside.map((one) => Math.max(0, one))) < ring - SLOT_SLACK;
}

/** The first thing wrong with each route; of two that cross, the later one is named. */
export function routeFaultsOf(layout: Layout): RouteFault[] {
  const drawn = layout.runs.map((run) => ({ run, slots: slotsOf(run, layout) }));
  return drawn.flatMap(({ run, slots }, at): RouteFault[] => {
    if (run.slotLength < layout.slotHeight * LEAST_SHAPE) return [{ kind: 'short', run, over: null }];
    const isTheirs = ({ id }: Spot) => id === run.a || id === run.b;
    const place = layout.spots.find((spot) => !isTheirs(spot) && slots.some((slot) => coversPlace(slot, spot, layout.ring)));
    if (place) return [{ kind: 'place', run, over: place }];
    const crossed = drawn.slice(0, at).find((other) => other.run.id !== run.twin && slots.some((slot) => other.slots.some((its) => slotsMeet(slot, its))));
    return crossed ? [{ kind: 'crossing', run, over: crossed.run }] : [];
  });
}

/** A space shorter than this, in heights, has no room for a vehicle. */
const LEAST_SHAPE = 0.9;
