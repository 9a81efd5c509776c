// Touch on the map: pinch and double tap zoom, a finger moves what is zoomed, a tap means the nearest route.
import type { Attachment } from 'svelte/attachments';
import type { Point, Run } from './layout';
import type { ZoomState } from './zoom.svelte';

/** As far as a fingertip reaches. */
const FINGER = 22;
/** Routes whose distances differ by less may both be meant. */
const DOUBT = 5;
const DRAG = 8;
const DOUBLE_TAP = 320;

export interface Touchable {
  runs: Run[];
  /** Whether a tap means a place, not a route. */
  isPlacing: boolean;
  canClaim(id: string): boolean;
}

function distance(point: Point, run: Run): number {
  const [first, last] = [run.slots[0]!, run.slots.at(-1)!];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = Math.max(0, Math.min(1, ((point.x - first.x) * dx + (point.y - first.y) * dy) / length ** 2));
  const away = Math.hypot(point.x - first.x - along * dx, point.y - first.y - along * dy);
  return run.slots.length > 1 ? away : Math.max(0, away - run.slotLength / 4);
}

/** The routes a tap may have meant: one, or several that are almost equally near and can all be claimed. */
export function meant(point: Point, { runs, canClaim }: Touchable, reach: number): string[] {
  const near = runs
    .map((run) => ({ run, away: distance(point, run) }))
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away);
  const nearest = near[0];
  if (!nearest) return [];
  const able = near.filter(({ run, away }) => away - nearest.away < (DOUBT * reach) / FINGER && canClaim(run.id));
  return able.length > 0 ? able.map(({ run }) => run.id) : [nearest.run.id];
}

export function touch(
  zoom: ZoomState,
  touchable: () => Touchable,
  point: (ids: string[]) => void,
): Attachment<HTMLElement> {
  return (map) => {
    const down = new Map<number, Point>();
    let travelled = 0;
    let lastTap = 0;
    /** Where the finger came down: browsers move a click to the middle of what they think was meant. */
    let touched: Point = { x: 0, y: 0 };

    const shares = (at: Point): Point => {
      const box = map.getBoundingClientRect();
      return { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height };
    };
    const spread = (points: Point[]) => Math.hypot(points[0]!.x - points[1]!.x, points[0]!.y - points[1]!.y);

    function onpointerdown(event: PointerEvent): void {
      if (event.pointerType === 'mouse') return;
      if (down.size === 0) travelled = 0;
      touched = { x: event.clientX, y: event.clientY };
      down.set(event.pointerId, touched);
    }

    function onpointermove(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (down.size === 2) {
        const old = spread([...down.values()]);
        down.set(event.pointerId, now);
        const both = [...down.values()];
        const middle = shares({ x: (both[0]!.x + both[1]!.x) / 2, y: (both[0]!.y + both[1]!.y) / 2 });
        if (old > 0) zoom.zoomAt((zoom.scale * spread(both)) / old, middle.x, middle.y);
      } else if (zoom.scale > 1 && travelled > DRAG) {
        const box = map.getBoundingClientRect();
        zoom.moveBy((now.x - before.x) / box.width, (now.y - before.y) / box.height);
      }
      down.set(event.pointerId, now);
    }

    function onpointerend(event: PointerEvent): void {
      down.delete(event.pointerId);
    }

    /** Before the board hears of it: a finger is too wide to hit one of two lanes. */
    function onclick(event: MouseEvent): void {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      if (travelled > DRAG) return event.stopPropagation();
      const svg = map.querySelector('svg')!;
      const inverse = svg.getScreenCTM()?.inverse();
      const hit = (event.target as Element).closest<SVGElement>('[data-target]');
      const tapped = touchable();
      if (!inverse || (event.target as Element).closest('button')) return;
      if (hit && !tapped.runs.some((run) => run.id === hit.dataset['target'])) return;
      const at = new DOMPoint(touched.x, touched.y).matrixTransform(inverse);
      const ids = tapped.isPlacing ? [] : meant(at, tapped, FINGER / zoom.scale);
      if (ids.length > 0) {
        event.stopPropagation();
        point(ids);
      } else if (event.timeStamp - lastTap < DOUBLE_TAP) {
        const { x, y } = shares({ x: event.clientX, y: event.clientY });
        zoom.toggle(x, y);
      }
      lastTap = event.timeStamp;
    }

    const isCapturing = { capture: true };
    map.addEventListener('pointerdown', onpointerdown);
    map.addEventListener('pointermove', onpointermove);
    map.addEventListener('pointerup', onpointerend);
    map.addEventListener('pointercancel', onpointerend);
    map.addEventListener('click', onclick, isCapturing);
    return () => {
      map.removeEventListener('pointerdown', onpointerdown);
      map.removeEventListener('pointermove', onpointermove);
      map.removeEventListener('pointerup', onpointerend);
      map.removeEventListener('pointercancel', onpointerend);
      map.removeEventListener('click', onclick, isCapturing);
    };
  };
}
