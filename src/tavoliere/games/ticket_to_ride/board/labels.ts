// Finds room for the names of places where the map is smaller, or of another shape, than the one that was drawn.
import type { Spot } from './plan';

/** Something a name should not cover. */
export interface Obstacle {
  x: number;
  y: number;
  radius: number;
  /** How much worse than usual it would be to cover it. */
  weight?: number;
}

interface Room {
  stackRadius: number;
  width: number;
  height: number;
  frame: number;
  ring: number;
  labelSize: number;
  labelLine: number;
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 0.56;
const DIRECTIONS = 24;
const REACHES = [1, 5, 11, 19, 29];
const PASSES = 4;
/** Further away from its place a name is never written. */
const NEAR = 200;

const overlap = (one: Rectangle, other: Rectangle): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How deep a circle reaches into a rectangle. */
function bite(box: Rectangle, { x, y, radius }: Obstacle): number {
  const aside = Math.max(box.left - x, 0, x - box.right);
  const away = Math.max(box.top - y, 0, y - box.bottom);
  return Math.max(0, radius + 1.5 - Math.hypot(aside, away));
}

/** From a rectangle to a point. */
const apart = (box: Rectangle, { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

function sizeOf(lines: string[], room: Room): [width: number, height: number] {
  const longest = Math.max(...lines.map((line) => line.length));
  return [longest * room.labelSize * LETTER, lines.length * room.labelLine - 3];
}

const around = (x: number, y: number, [width, height]: [number, number]): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Every way to write a name: on one line or as printed, in all directions, near or a little further. */
function* ways(spot: Spot, room: Room): Generator<Spot> {
  const writings = spot.label.length > 1 ? [spot.label, [joinedName(spot.label)]] : [spot.label];
  for (const lines of writings) {
    const [width, height] = sizeOf(lines, room);
    for (const reach of REACHES) {
      for (let at = 0; at < DIRECTIONS; at += 1) {
        const angle = (at / DIRECTIONS) * 2 * Math.PI;
        const labelX = spot.x + Math.cos(angle) * (room.ring + reach + width / 2);
        const labelY = spot.y + Math.sin(angle) * (room.ring + reach + height / 2);
        yield { ...spot, lines, labelX, labelY };
      }
    }
  }
}

const joinedName = (lines: string[]): string =>
  lines.reduce((name, line) => (name.endsWith('-') ? name + line : `${name} ${line}`));

const inside = ({ frame, width, height }: Room): Rectangle => ({
  left: frame + 3,
  top: frame + 3,
  right: width - frame - 3,
  bottom: height - frame - 3,
});

const boxOf = (spot: Spot, room: Room): Rectangle => around(spot.labelX, spot.labelY, sizeOf(spot.lines, room));

function cost(spot: Spot, others: Spot[], obstacles: Obstacle[], room: Room): number {
  const box = boxOf(spot, room);
  const covered = obstacles.reduce((sum, obstacle) => sum + bite(box, obstacle) ** 1.5 * (obstacle.weight ?? 1), 0);
  const clash = others.reduce((sum, other) => sum + overlap(box, boxOf(other, room)), 0);
  const [width, height] = sizeOf(spot.lines, room);
  const outside = width * height - overlap(box, inside(room));
  // A name must look as if it belonged to its own ring: near it, and not nearer to another one.
  const gap = apart(box, spot);
  const foreign = others.filter((other) => apart(box, other) < gap + room.ring).length * 10;
  return covered * 4 + clash * 3 + outside * 6 + foreign * 2 + gap * 1.2;
}

/** Stacks of tourists go beside their places, inside the map. */
export function placeStacks(spots: Spot[], stacked: string[], obstacles: Obstacle[], room: Room): Spot[] {
  // The number at its corner belongs to it.
  const size = 2 * Math.max(room.stackRadius + 4, room.stackRadius * 0.78 + 10);
  const taken: Obstacle[] = [...obstacles];
  return spots.map((spot) => {
    if (!stacked.includes(spot.id)) return spot;
    let [least, best] = [Infinity, spot.stack];
    for (const reach of REACHES) {
      for (let at = 0; at < DIRECTIONS; at += 1) {
        const angle = (at / DIRECTIONS) * 2 * Math.PI;
        const away = room.ring + reach + 3 + room.stackRadius;
        const stack = { x: spot.x + Math.cos(angle) * away, y: spot.y + Math.sin(angle) * away };
        const box = around(stack.x, stack.y, [size, size]);
        const price =
          taken.reduce((sum, obstacle) => sum + bite(box, obstacle) ** 1.5 * (obstacle.weight ?? 1), 0) +
          (size * size - overlap(box, inside(room))) +
          reach;
        if (price < least) [least, best] = [price, stack];
      }
    }
    taken.push({ ...best, radius: room.stackRadius });
    return { ...spot, stack: best };
  });
}

/** Names go where they cover least; a few rounds, since each one's best place depends on the others. */
export function placeLabels(spots: Spot[], obstacles: Obstacle[], room: Room): Spot[] {
  const placed = [...spots];
  for (let pass = 0; pass < PASSES; pass += 1) {
    placed.forEach((spot, index) => {
      const near = obstacles.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < NEAR);
      const others = placed.filter((_, at) => at !== index);
      let least = Infinity;
      for (const way of ways(spot, room)) {
        const price = cost(way, others, near, room);
        if (price < least) [least, placed[index]] = [price, way];
      }
    });
  }
  return placed;
}
