// The shapes of things on the screen, to leave them bright and to ring them: rectangles, or the hull of a drawing.

export interface Point {
  x: number;
  y: number;
}

/** What is around a thing: its corners in order, how round they are, and its rectangle. */
export interface Outline {
  points: Point[];
  round: number;
  box: { left: number; top: number; right: number; bottom: number };
}

const REGION: Record<string, string> = {
  prompt: '.prompt',
  board: '.table > .board > *',
  mine: '.mine, #tab-part',
  supply: '.supply',
  seats: '.seats',
  log: '.log',
};
/** Points taken along a line. */
const SAMPLES = 24;
const LEAVES = 'rect, circle, ellipse, path, line, polygon, polyline, use';

/** The visible elements that a step means by a name: a region, or what carries the name as target or place. */
export function elementsOf(name: string): Element[] {
  const quoted = CSS.escape(name);
  const selector = REGION[name] ?? `[data-target="${quoted}"], [data-place="${quoted}"], [data-move="${quoted}"]`;
  const found = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  // A thing may be drawn twice, such as a card in the market and on a shelf: what can be chosen is meant.
  const first = found.find((element) => element.hasAttribute('data-can')) ?? found[0];
  return first ? [first] : [];
}

type Box = Outline['box'];

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** What everything that scrolls around an element leaves of it. */
function unclipped(element: Element): Box {
  let { left, top, right, bottom }: Box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible')
      ({ left, top, right, bottom } = common({ left, top, right, bottom }, around.getBoundingClientRect()));
  return { left, top, right, bottom };
}

/** Whether most of an element can be seen where it lies, inside the window and everything that scrolls around it. */
export function isInSight(element: Element): boolean {
  const own = element.getBoundingClientRect();
  const { left, top, right, bottom } = common(unclipped(element), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
  return seen > (own.width * own.height) / 3;
}

/** Whether the prompt, which stays at the head of a phone's page, lies over its middle. */
export function isUnderPrompt(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const head = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.table > .head');
  return head !== null && head !== undefined && !head.contains(element);
}

export function outlineOf(element: Element): Outline {
  const isDrawing = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const points = isDrawing ? hull(cornersOf(element)) : [];
  if (points.length > 2) return { points, round: 3, box: boxOf(points) };
  const { left, top, right, bottom } = unclipped(element);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return { points: corners, round: 8, box: { left, top, right, bottom } };
}

/** The corners of everything that a drawing consists of, on the screen. */
function cornersOf(drawing: SVGGraphicsElement): Point[] {
  const leaves = [...drawing.querySelectorAll<SVGGraphicsElement>(LEAVES)];
  const seen = leaves.filter(isSeen);
  // A thing of which only the invisible band is drawn has the band's shape.
  return [seen, leaves, [drawing]].find((some) => some.length)!.flatMap((leaf) => {
    const matrix = leaf.getScreenCTM();
    if (!matrix) return [];
    return pointsOf(leaf).map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  });
}

/** Points along a line, or the corners of what is none. */
function pointsOf(leaf: SVGGraphicsElement): [x: number, y: number][] {
  if (leaf instanceof SVGPathElement || leaf instanceof SVGPolygonElement) {
    const step = leaf.getTotalLength() / SAMPLES;
    return Array.from({ length: SAMPLES }, (_, index) => {
      const { x, y } = leaf.getPointAtLength(index * step);
      return [x, y];
    });
  }
  const { x, y, width, height } = leaf.getBBox();
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Bands that only make a thing easier to hit are not part of its shape. */
function isSeen(leaf: SVGGraphicsElement): boolean {
  const { fill, stroke, visibility, opacity } = getComputedStyle(leaf);
  const isInk = (paint: string) => paint !== 'none' && paint !== 'transparent' && paint !== 'rgba(0, 0, 0, 0)';
  return visibility === 'visible' && opacity !== '0' && (leaf instanceof SVGUseElement || isInk(fill) || isInk(stroke));
}

/** The convex hull of some points (Andrew's monotone chain). */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (run: Point[]) => {
    const chain: Point[] = [];
    for (const point of run) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function boxOf(points: Point[]): Outline['box'] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** An outline as the path of an SVG. */
export function pathOf({ points }: Outline): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
