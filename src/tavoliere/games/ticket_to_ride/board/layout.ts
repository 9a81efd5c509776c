// Where everything on the map lies, in pixels of the space there is: places are stretched, pieces keep their shape.
import type { Box } from '$web/board/contract';
import { beads, placeLabels, placeStacks, type Obstacle } from './namePlacement';
import { placesOf, routesOf, type Place, type Route } from './printed';
import { slidden } from './slide';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Place {
  /** Middle of the label. */
  labelX: number;
  labelY: number;
  lines: string[];
  stack: Point;
}

export interface Run extends Route {
  slots: Point[];
  /** In degrees; slots lie along it. */
  angle: number;
  slotLength: number;
  middle: Point;
  /** Which side of the run looks away from its twin: 1 or -1. */
  outer: number;
  from: Point;
  to: Point;
}

export interface Layout {
  width: number;
  height: number;
  /** Width of the score track; 0 where there is no room for it. */
  frame: number;
  /** How big pieces are, 1 on the reference board. */
  scale: number;
  slotHeight: number;
  lane: number;
  ring: number;
  labelSize: number;
  labelLine: number;
  stackRadius: number;
  spots: Spot[];
  runs: Run[];
  at(x: number, y: number): Point;
}

/** On a wide board the score track grows too. */
const WIDE = 1500;
const WIDE_FRAME = 1.5;
const LEAST_SCALE = 0.6;
const MOST_SCALE = 2.2;
/** Names grow with the pieces, but not as far. */
const MOST_LABEL_SCALE = 1.7;
const LEAST_LABEL = 14;
const LEAST_LABEL_COMPACT = 13;
/** On phones slots are a little shorter, so that names find room. */
const COMPACT_SLOT = 0.88;
/** What lies over the map, left edge and upper edge first: a phone's button and scores, else the card of points. */
type Cover = [left: number, top: number, width: number, height: number];
const BUTTON: Cover = [6, 6, 48, 48];
const SCORES: Cover = [6, -34, 168, 30];
/** How near to the reference size the printed positions of labels still fit. */
const SAME_SIZE = 0.06;
/** A name across a stack, a button or a card is worse than one across a slot. */
const HEAVY = 4;

interface Printed {
  width: number;
  height: number;
  frame: number;
  slot_length: number;
  slot_height: number;
  slot_gap: number;
  lane_distance: number;
  ring_radius: number;
  label_size: number;
  label_line: number;
  stack_radius?: number;
  runs: Record<string, { slot_length: number; first_slot_from_a: number }>;
}

export const printed = (box: Box) => box['board'] as unknown as Printed;

/** The map in a space of so many pixels; `stacked` are the places with tourists, which need room too. */
export function layoutOf(box: Box, width: number, height: number, isCompact: boolean, stacked: string[]): Layout {
  const sheet = printed(box);
  const frame = isCompact ? 0 : sheet.frame * (width > WIDE ? WIDE_FRAME : 1);
  const stretchX = (width - 2 * frame) / (sheet.width - 2 * sheet.frame);
  const stretchY = (height - 2 * frame) / (sheet.height - 2 * sheet.frame);
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, Math.min(Math.sqrt(stretchX * stretchY), stretchX * 1.35)));
  const at = (x: number, y: number): Point => ({
    x: frame + (x - sheet.frame) * stretchX,
    y: frame + (y - sheet.frame) * stretchY,
  });
  const labelSize = Math.max(isCompact ? LEAST_LABEL_COMPACT : LEAST_LABEL, sheet.label_size * Math.min(scale, MOST_LABEL_SCALE));
  const layout = {
    width,
    height,
    frame,
    scale,
    slotHeight: sheet.slot_height * scale,
    lane: sheet.lane_distance * scale,
    ring: Math.max(6.5, sheet.ring_radius * scale),
    labelSize,
    labelLine: (labelSize / sheet.label_size) * sheet.label_line,
    stackRadius: Math.max(11, (sheet.stack_radius ?? 15) * scale),
    at,
  };
  const places = placesOf(box);
  const runs = routesOf(box).map((route) => runOf(route, places, sheet, layout));
  const isReference = Math.abs(stretchX - 1) < SAME_SIZE && Math.abs(stretchY - 1) < SAME_SIZE && places.every(({ labelAt }) => labelAt);
  const laid = { ...layout, runs, spots: spotsOf(places, runs, layout, isReference ? null : stacked, box) };
  return isReference ? laid : { ...laid, runs: slidden(laid) };
}

type Measures = Omit<Layout, 'spots' | 'runs'>;

/** A route's slots on the straight line between its places, where the box puts them, moved aside if it is double. */
function runOf(route: Route, places: Place[], sheet: Printed, layout: Measures): Run {
  const [first, last] = [route.a, route.b].sort() as [string, string];
  const find = (id: string) => places.find((place) => place.id === id)!;
  const [a, b] = [layout.at(find(first).x, find(first).y), layout.at(find(last).x, find(last).y)];
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const given = sheet.runs[`${first}-${last}`];
  const gap = sheet.slot_gap * layout.scale;
  const room = way - 2 * (layout.ring + 2) - (route.length - 1) * gap;
  const shorter = layout.frame === 0 ? COMPACT_SLOT : 1;
  const slotLength = Math.min((given?.slot_length ?? sheet.slot_length) * layout.scale * shorter, room / route.length);
  const total = route.length * slotLength + (route.length - 1) * gap;
  const most = way - layout.ring - 2 - total;
  const start = Math.max(
    layout.ring + 2,
    Math.min(most, way * startShare(route, find(first), find(last), sheet) - total / 2),
  );

  const [ux, uy] = [(b.x - a.x) / way, (b.y - a.y) / way];
  // Seen from the first place, the first of two lies to the left.
  const aside = route.twin === null ? 0 : (route.isFirst ? -1 : 1) * (layout.lane / 2);
  const along = (distance: number): Point => ({
    x: a.x + ux * distance - uy * aside,
    y: a.y + uy * distance + ux * aside,
  });
  const slots = Array.from({ length: route.length }, (_, at) =>
    along(start + slotLength / 2 + at * (slotLength + gap)),
  );
  // Marks and vehicles never stand on their heads.
  const isTurned = ux < -1e-9;
  return {
    ...route,
    slots,
    slotLength,
    angle: (Math.atan2(isTurned ? -uy : uy, isTurned ? -ux : ux) * 180) / Math.PI,
    middle: along(start + total / 2),
    outer: (aside < 0 ? -1 : 1) * (isTurned ? -1 : 1),
    from: a,
    to: b,
  };
}

/** How far along the line the middle of the slots lies on the reference board, from 0 to 1. */
function startShare(route: Route, first: Place, last: Place, sheet: Printed): number {
  const given = sheet.runs[`${first.id}-${last.id}`];
  if (!given) return 0.5;
  const total = route.length * given.slot_length + (route.length - 1) * sheet.slot_gap;
  return (given.first_slot_from_a + total / 2) / Math.hypot(last.x - first.x, last.y - first.y);
}

/** Where a letter stands beside a route: on its outer side, at its middle. */
export function pinAt({ middle, angle, outer }: Run, layout: Measures): Point {
  const turn = (angle * Math.PI) / 180;
  const away = outer * (layout.slotHeight / 2 + PIN);
  return { x: middle.x - Math.sin(turn) * away, y: middle.y + Math.cos(turn) * away };
}

const PIN = 17;
const CARD_SIZE: readonly [number, number] = [136, 72];
const FLAT_CARD_HEIGHT = 44;
const BELOW_TITLE = 10;

/** Where the card of points lies: where the box puts it, else under the title. */
export function pointsCard(box: Box, layout: Measures): Cover {
  const sheet = box['board'] as unknown as { points_card?: [number, number]; title_at: [number, number] };
  const { x, y } = layout.at(...(sheet.points_card ?? sheet.title_at));
  const lengths = (box['points'] as { by_length: number[] }).by_length.length - 1;
  const [width, height] = isFlatCard(box, layout) ? [12 + 7 * lengths * (lengths + 1), FLAT_CARD_HEIGHT] : CARD_SIZE;
  const lowest = layout.height - layout.frame - height - 8;
  return [x, sheet.points_card ? Math.max(y, isFlatCard(box, layout) ? lowest : 0) : y + BELOW_TITLE, width, height];
}

/** Side by side where the map is small or has no place of its own for the card. */
export const isFlatCard = (box: Box, layout: Measures): boolean =>
  layout.scale < 0.85 || !('points_card' in (box['board'] ?? {}));

/** A rectangle as circles; measured from the lower edge where its top is negative. */
function covered([left, top, width, height]: Cover, layout: Measures): Obstacle[] {
  const radius = Math.min(width, height) / 2;
  const across = Math.max(1, Math.round(width / radius) - 1);
  const y = (top < 0 ? layout.height + top : top) + height / 2;
  return Array.from({ length: across }, (_, at) => ({
    x: left + radius + (at * (width - 2 * radius)) / Math.max(1, across - 1),
    y,
    radius,
    weight: HEAVY,
  }));
}

/** Places with their names and stacks, where the box puts them; else, told which need a stack, where there is room. */
function spotsOf(places: Place[], runs: Run[], layout: Measures, stacked: string[] | null, box: Box): Spot[] {
  const spots = places.map((place) => {
    const { x, y } = layout.at(place.x, place.y);
    const [stackX, stackY] = place.stackAt ?? [0, -2.2 * layout.ring];
    const stack = { x: x + stackX * layout.scale, y: y + stackY * layout.scale };
    const [labelX, labelY] = [x + (place.labelAt?.[0] ?? 0) * layout.scale, y + (place.labelAt?.[1] ?? 0) * layout.scale];
    return { ...place, x, y, lines: place.label, labelX, labelY, stack };
  });
  if (!stacked) return spots;
  const obstacles: Obstacle[] = [
    ...runs.flatMap((run) => run.slots.flatMap((slot) => beads(slot, run, layout.slotHeight))),
    ...spots.map(({ x, y }) => ({ x, y, radius: layout.ring + 1, weight: HEAVY })),
    ...(layout.frame === 0 ? [BUTTON, SCORES] : [pointsCard(box, layout)]).flatMap((cover) => covered(cover, layout)),
  ];
  const settled = placeStacks(spots, stacked, obstacles, layout);
  const stacks = settled.filter(({ id }) => stacked.includes(id)).map(({ stack }) => stack);
  return placeLabels(
    settled,
    [...obstacles, ...stacks.map((at) => ({ ...at, radius: layout.stackRadius + 7, weight: HEAVY }))],
    layout,
  );
}
