// Finds room for the names of places where the map is smaller, or of another shape, than the one that was drawn.
import type { Point, Run, Spot } from './layout';

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

export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Size = [width: number, height: number];

const LETTER = 0.56;
const DIRECTIONS = 28;
const REACHES = [1, 4, 8, 13, 20, 29];
const PASSES = 2;
/** So many ways to write a name are weighed against those of its neighbours. */
const MOST_WAYS = 40;
/** How bad it is, for each square pixel, if two names lie over one another. */
const CLASH = 3;
/** So many rings further away than its own place a name keeps from every other one. */
const CLEAR = 1.6;
/** A place at the end of a name's line seems nearer than it is: there the eye reads on. */
const ON_LINE = 0.45;
/** So much of a line lies free between two names, one above the other. */
const APART = 0.5;
/** How bad it is, for each pixel, if a stack of tourists lies as near to a place that is not its own. */
const STRANGE = 3;
/** So many letters never need a second line. */
const SHORT = 10;
/** Further away from its place a name is never written. */
const NEAR = 150;

const overlap = (one: Rectangle, other: Rectangle): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Room that a name keeps from those above and below it, and beside it: two that touch read as one. */
const withMargin = ({ left, right, top, bottom }: Rectangle, above: number, beside = 0): Rectangle => ({
  left: left - beside,
  right: right + beside,
  top: top - above,
  bottom: bottom + above,
});

/** How deep a circle reaches into a rectangle. */
function bite(box: Rectangle, { x, y, radius }: Obstacle): number {
  const aside = Math.max(box.left - x, 0, x - box.right);
  const away = Math.max(box.top - y, 0, y - box.bottom);
  return Math.max(0, radius + 1.5 - Math.sqrt(aside * aside + away * away));
}

/** A slot as three circles, which is near enough to keep names away from it. */
export function beads({ x, y }: Point, { angle, slotLength }: Run, height: number): Obstacle[] {
  const radius = height / 2 + 1;
  const reach = (slotLength - height) / 2;
  const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [-1, 0, 1].map((at) => ({ x: x + at * reach * ux, y: y + at * reach * uy, radius }));
}

/** From a rectangle to a point. */
const apart = (box: Rectangle, { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** How near a rectangle seems to somebody else's place. */
const seemsApart = (box: Rectangle, at: { x: number; y: number }, { labelLine }: Room): number => {
  const { top, bottom } = withMargin(box, labelLine * APART);
  return apart(box, at) * (at.y > top && at.y < bottom ? ON_LINE : 1);
};

function sizeOf(lines: string[], room: Pick<Room, 'labelSize' | 'labelLine'>): Size {
  const longest = Math.max(...lines.map((line) => line.length));
  return [longest * room.labelSize * LETTER, lines.length * room.labelLine - 3];
}

const rectangle = (x: number, y: number, [width, height]: Size): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The room that a name takes where it is written. */
export const nameBox = (spot: Spot, room: Pick<Room, 'labelSize' | 'labelLine'>): Rectangle =>
  rectangle(spot.labelX, spot.labelY, sizeOf(spot.lines, room));

/** The room that each line of a name takes where it is written. */
export const lineBoxes = ({ lines, labelX, labelY }: Spot, room: Pick<Room, 'labelSize' | 'labelLine'>): Rectangle[] =>
  lines.map((line, at) => rectangle(labelX, labelY + (at - (lines.length - 1) / 2) * room.labelLine, sizeOf([line], room)));

/** One way to write a name, and what is wrong with it as long as the other names are left out of account. */
interface Way {
  lines: string[];
  x: number;
  y: number;
  box: Rectangle;
  /** With the room that it keeps free above and below. */
  wide: Rectangle;
  price: number;
}

const joinedName = (lines: string[]): string =>
  lines.reduce((name, line) => (name.endsWith('-') ? name + line : `${name} ${line}`));

const inside = ({ frame, width, height }: Room): Rectangle => ({
  left: frame + 3,
  top: frame + 3,
  right: width - frame - 3,
  bottom: height - frame - 3,
});

/** A name on two lines, as even as its words allow; short printed names stay on the line they are printed on. */
function broken({ label, labelAt }: Spot): string[][] {
  const words = label[0]?.split(' ') ?? [];
  if (words.length < 2 || (labelAt && label[0]!.length <= SHORT)) return [];
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return [cheapest(ways, (lines) => Math.max(...lines.map((line) => line.length)))];
}

/** Every way to write a name: on one line or as printed, in all directions, near or a little further. */
function waysOf(spot: Spot, spots: Spot[], obstacles: Obstacle[], room: Room): Way[] {
  const near = obstacles.filter(({ x, y }) => Math.abs(x - spot.x) < NEAR && Math.abs(y - spot.y) < NEAR);
  const others = spots.filter((other) => other !== spot);
  const writings = spot.label.length > 1 ? [spot.label, [joinedName(spot.label)]] : [spot.label, ...broken(spot)];
  return writings.flatMap((lines) => {
    const size = sizeOf(lines, room);
    return around(spot, room.ring, size).map(({ x, y }) => {
      const box = rectangle(x, y, size);
      return { lines, x, y, box, wide: withMargin(box, room.labelLine * APART, room.labelLine * APART), price: priceOf(box, spot, others, near, room) };
    });
  });
}

/** Middles of a rectangle that stands beside a place, in all directions. */
function around({ x, y }: Spot, ring: number, [width, height]: Size): { x: number; y: number; reach: number }[] {
  return REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, at) => {
      const angle = (at / DIRECTIONS) * 2 * Math.PI;
      return {
        x: x + Math.cos(angle) * (ring + reach + width / 2),
        y: y + Math.sin(angle) * (ring + reach + height / 2),
        reach,
      };
    }),
  );
}

/** How much a rectangle covers; deep is worse than wide. */
export function coverage(box: Rectangle, obstacles: Obstacle[]): number {
  let sum = 0;
  for (const obstacle of obstacles) {
    const depth = bite(box, obstacle);
    if (depth > 0) sum += depth * Math.sqrt(depth) * (obstacle.weight ?? 1);
  }
  return sum;
}

const areaOutside = (box: Rectangle, room: Room): number =>
  (box.right - box.left) * (box.bottom - box.top) - overlap(box, inside(room));

function priceOf(box: Rectangle, spot: Spot, others: Spot[], obstacles: Obstacle[], room: Room): number {
  // A name must look as if it belonged to its own ring: near it, and clearly further from every other one.
  const gap = apart(box, spot);
  const foreign = others.reduce((sum, other) => sum + Math.max(0, gap + room.ring * CLEAR - seemsApart(box, other, room)), 0);
  return coverage(box, obstacles) * 4 + areaOutside(box, room) * 6 + foreign * 16 + gap * 2;
}

/** Stacks of tourists go beside their places, inside the map. */
export function placeStacks(spots: Spot[], stacked: string[], obstacles: Obstacle[], room: Room): Spot[] {
  // The number at its corner belongs to it.
  const side = 2 * Math.max(room.stackRadius + 4, room.stackRadius * 0.78 + 10);
  const taken = [...obstacles];
  return spots.map((spot) => {
    if (!stacked.includes(spot.id)) return spot;
    // Nearest to its own place, so that nobody takes it for a neighbour's.
    const foreign = (at: { x: number; y: number }) =>
      spots.reduce((sum, other) => {
        const nearer = Math.hypot(at.x - spot.x, at.y - spot.y) + room.ring - Math.hypot(at.x - other.x, at.y - other.y);
        return other === spot ? sum : sum + Math.max(0, nearer);
      }, 0);
    const price = (at: { x: number; y: number; reach: number }): number => {
      const box = rectangle(at.x, at.y, [side, side]);
      return coverage(box, taken) + areaOutside(box, room) + at.reach + foreign(at) * STRANGE;
    };
    const { x, y } = cheapest(around(spot, room.ring, [side - 4, side - 4]), price);
    taken.push({ x, y, radius: room.stackRadius });
    return { ...spot, stack: { x, y } };
  });
}

/** How bad it is if one name lies over another, or touches it. */
const clash = (one: Way, other: Way): number => overlap(one.wide, other.box) * CLASH;

/** Names go where they cover least: each where it is best, then two at a time, since one may have to make room. */
export function placeLabels(spots: Spot[], obstacles: Obstacle[], room: Room): Spot[] {
  const ways = spots.map((spot) => promising(waysOf(spot, spots, obstacles, room)));
  const chosen = ways.map((some) => some[0]!);
  const isFine = (at: number) => chosen[at] === ways[at]![0];
  const isNear = (one: number, other: number) => Math.hypot(spots[one]!.x - spots[other]!.x, spots[one]!.y - spots[other]!.y) < 2 * NEAR;
  const around = spots.map((_, at) => spots.flatMap((_, other) => (other !== at && isNear(at, other) ? [other] : [])));
  const costs = (at: number, but: number) => costsBeside(ways[at]!, around[at]!.flatMap((other) => (other === but ? [] : chosen[other]!)));
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const one of spots.keys()) {
      [chosen[one]] = cheapest(costs(one, one), ([, cost]) => cost);
      for (const other of around[one]!)
        if (other > one && !(isFine(one) && isFine(other))) [chosen[one], chosen[other]] = bestPair(costs(one, other), costs(other, one));
    }
  return spots.map((spot, index) => {
    const { lines, x, y } = chosen[index]!;
    return { ...spot, lines, labelX: x, labelY: y };
  });
}

type Priced = [way: Way, cost: number];

/** The best ways as long as other names are left out of account, the very best first. */
const promising = (ways: Way[]): Way[] => [...ways].sort((one, other) => one.price - other.price).slice(0, MOST_WAYS);

const costsBeside = (ways: Way[], others: Way[]): Priced[] =>
  ways.map((way) => [way, others.reduce((sum, other) => sum + clash(way, other), way.price)]);

/** How two names are written best together. Ways are sorted by price, and no way costs less than its price. */
function bestPair(some: Priced[], others: Priced[]): [Way, Way] {
  let least = Infinity;
  let best: [Way, Way] = [some[0]![0], others[0]![0]];
  for (const [one, own] of some)
    for (const [other, its] of others) {
      if (own + other.price >= least) break;
      if (own + its >= least) continue;
      const cost = own + its + clash(one, other);
      if (cost < least) [least, best] = [cost, [one, other]];
    }
  return best;
}

/** The first of those that cost least. */
export function cheapest<One>(some: One[], price: (one: One) => number): One {
  let best = some[0] as One;
  let least = Infinity;
  for (const one of some) {
    const cost = price(one);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
