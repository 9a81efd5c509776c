// Slots slide along their line where a name would lie over them, as far as their ends and other routes allow.
import type { Layout, Point, Run } from './layout';
import { beads, cheapest, coverage, lineBoxes, type Obstacle, type Rectangle } from './namePlacement';

/** Into how many steps the way to each end is divided. */
const STEPS = 5;
/** How bad it is, for each pixel, if a slot leaves its place; and if it lies over another route's, or a place. */
const [MOVED, ACROSS] = [0.02, 4];
/** Further away from the middle of a route there is nothing that it could meet. */
const NEAR = 150;

const moved = ({ x, y }: Point, [dx, dy]: [number, number]): Point => ({ x: x + dx, y: y + dy });

/** Routes that lie side by side slide together. */
export function slidden(layout: Layout): Run[] {
  const names = layout.spots.flatMap((spot) => lineBoxes(spot, layout));
  const places = layout.spots.map(({ x, y }) => ({ x, y, radius: layout.ring }));
  const runs = new Map(layout.runs.map((run) => [run.id, run]));
  const beadsOf = (run: Run) => run.slots.flatMap((slot) => beads(slot, run, layout.slotHeight));
  for (const first of layout.runs.filter(({ isFirst }) => isFirst)) {
    const pair = [first, ...layout.runs.filter(({ id }) => id === first.twin)];
    const circles = pair.flatMap(beadsOf);
    if (!covered(names, circles)) continue;
    const others = [...runs.values()].filter((run) => !pair.includes(run)).flatMap(beadsOf);
    const near = [...others, ...places].filter(({ x, y }) => Math.hypot(x - first.middle.x, y - first.middle.y) < NEAR);
    const by = cheapest(shiftsOf(first, layout), (shift) => {
      const there = circles.map((circle) => ({ ...circle, ...moved(circle, along(first, shift)) }));
      return covered(names, there) + across(there, near) * ACROSS + Math.abs(shift) * MOVED;
    });
    for (const run of pair) runs.set(run.id, slid(run, along(first, by)));
  }
  return [...runs.values()];
}

const slid = (run: Run, by: [number, number]): Run => ({
  ...run,
  slots: run.slots.map((slot) => moved(slot, by)),
  middle: moved(run.middle, by),
});

const covered = (names: Rectangle[], circles: Obstacle[]): number => names.reduce((sum, box) => sum + coverage(box, circles), 0);

/** How deep circles lie in others. */
const across = (circles: Obstacle[], others: Obstacle[]): number =>
  circles.reduce((sum, one) => others.reduce((all, other) => all + Math.max(0, overlapping(one, other)), sum), 0);
const overlapping = (one: Obstacle, other: Obstacle): number =>
  one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y) - 1;

/** So far along a line, as steps to the right and down. */
function along({ from, to }: Run, by: number): [number, number] {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  return [((to.x - from.x) / way) * by, ((to.y - from.y) / way) * by];
}

/** How far slots may slide to either end. */
function shiftsOf(run: Run, layout: Layout): number[] {
  const [first, last] = [run.slots[0]!, run.slots.at(-1)!];
  const edge = layout.ring + 2 + run.slotLength / 2;
  const aside = run.twin === null ? 0 : layout.lane / 2;
  const distance = (slot: Point, end: Point) => Math.sqrt(Math.max(0, (slot.x - end.x) ** 2 + (slot.y - end.y) ** 2 - aside ** 2));
  const [back, on] = [Math.max(0, distance(first, run.from) - edge), Math.max(0, distance(last, run.to) - edge)];
  return [0, ...Array.from({ length: STEPS }, (_, at) => (at + 1) / STEPS).flatMap((share) => [-back * share, on * share])];
}
