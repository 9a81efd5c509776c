import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../net/review';
import Graph from './Graph.svelte';

const graph = [0, 40].map((step) => ({ step, shares: { mean: [0.5, 0.5], error: [0, 0] } }));
const report = { steps: 40, graph, turning_points: [] } as unknown as Report;
const onlook = vi.fn();
let drawn: Record<string, unknown>;
let svg: SVGSVGElement;

beforeEach(() => {
  onlook.mockReset();
  drawn = mount(Graph, { target: document.body, props: { report, names: ['Ann', 'Bob'], step: 7, height: 200, onlook } });
  flushSync();
  svg = document.querySelector('svg')!;
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200);
});
afterEach(() => void unmount(drawn));

const point = (kind: string, x: number, y: number, buttons = 1) =>
  svg.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: y, buttons, bubbles: true }));

it('stays where it is while a finger scrolls over it', () => {
  point('pointerdown', 300, 50);
  point('pointermove', 303, 20);
  point('pointercancel', 303, 20);
  point('pointermove', 400, 20);
  expect(onlook).not.toHaveBeenCalled();
});

it('goes with a click and with a drag to the side', () => {
  svg.dispatchEvent(new MouseEvent('click', { clientX: 300, bubbles: true }));
  point('pointerdown', 300, 50);
  point('pointermove', 330, 50);
  point('pointermove', 332, 50);
  expect(onlook).toHaveBeenCalledTimes(3);
});

it('leaves the browser its own keys', () => {
  const press = (parts: KeyboardEventInit) => svg.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, ...parts }));
  for (const parts of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) press(parts);
  expect(onlook).not.toHaveBeenCalled();
  press({});
  expect(onlook).toHaveBeenCalledWith(6);
});
