// Things on a board that can be pointed at: one tab stop for the whole board, arrows to the nearest, Enter to choose.
import type { Attachment } from 'svelte/attachments';
import type { BoardFrame, Move, MoveBase, Pointed } from './contract';
import { explainTargets, isAbout, type Explanation } from './explain';
import { explanations } from '../ui/explanations.svelte';

/** Attributes for the element that draws a target. A target without moves can be clicked too: the reason is shown. */
export function target(id: string, label: string, moves: readonly MoveBase[]): Record<string, unknown> {
  return {
    role: 'button',
    tabindex: -1,
    'data-target': id,
    'data-can': moves.length > 0 ? '' : undefined,
    'aria-label': label,
  };
}

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Weight of the sideways distance against the distance ahead. */
const ASIDE = 2.2;

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest of some elements in a direction. */
function nearest(from: Element, among: Element[], [dx, dy]: readonly [number, number]): Element | undefined {
  const start = middle(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const element of among) {
    const { x, y } = middle(element);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + aside * ASIDE;
    if (element !== from && ahead > 1 && cost < least) [best, least] = [element, cost];
  }
  return best;
}

/**
 * Makes an element the board: put it on the svg (or any container) whose descendants carry `target(…)`.
 * `pointedAt` says what a target's id means now: its label and the legal moves about it; `explanationOf` what it is.
 */
export function board<M extends MoveBase = Move>(
  frame: Pick<BoardFrame<M>, 'point' | 'hover'>,
  pointedAt: (id: string) => Pointed<M>,
  explanationOf?: (id: string) => Explanation | null,
): Attachment<HTMLElement | SVGElement> {
  return (root) => {
    const all = () => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
    const targetOf = (event: Event) => (event.target as Element).closest<HTMLElement | SVGElement>('[data-target]');
    const idOf = (element: HTMLElement | SVGElement) => element.dataset['target']!;
    let last: string | null = null;
    // A board may hold other focusable elements; Shift+Tab from one of them must leave the board.
    let isLeaving = false;

    function enter(): void {
      const targets = all();
      const again = targets.find((element) => idOf(element) === last && 'can' in element.dataset);
      (again ?? targets.find((element) => 'can' in element.dataset) ?? targets[0])?.focus();
    }

    function choose(element: HTMLElement | SVGElement): void {
      const id = idOf(element);
      if (isAbout(id)) explanations.show(element, true);
      else frame.point(pointedAt(id));
    }

    function onclick(event: Event): void {
      const element = targetOf(event);
      if (element) choose(element);
    }

    function onkeydown(event: Event): void {
      const { key, shiftKey } = event as KeyboardEvent;
      const element = targetOf(event);
      isLeaving = key === 'Tab' && shiftKey;
      if (!element) {
        if (event.target === root && (DIRECTIONS[key] || key === 'Enter')) enter();
        return;
      }
      if (key === 'Enter' || key === ' ') choose(element);
      else if (DIRECTIONS[key]) step(element, DIRECTIONS[key], shiftKey);
      else if (key === 'Home' || key === 'End') (key === 'Home' ? all()[0] : all().at(-1))?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    // Among legal targets; with Shift among all.
    function step(from: Element, direction: readonly [number, number], isEvery: boolean): void {
      const targets = all();
      const legal = targets.filter((element) => 'can' in element.dataset);
      const next =
        (!isEvery && nearest(from, legal, direction)) ||
        (isEvery || !legal.length ? nearest(from, targets, direction) : undefined);
      (next as HTMLElement | undefined)?.focus();
    }

    function onfocusin(event: Event): void {
      const element = targetOf(event);
      if (!element) {
        if (event.target === root && !isLeaving) enter();
        else root.setAttribute('tabindex', '0');
        return;
      }
      last = idOf(element);
      root.setAttribute('tabindex', '-1'); // so that Shift+Tab leaves the board
      frame.hover(isAbout(last) ? null : pointedAt(last));
    }

    function onfocusout(event: Event): void {
      if (root.contains((event as FocusEvent).relatedTarget as Node | null)) return;
      root.setAttribute('tabindex', '0');
      isLeaving = false;
      // A focused target that is removed loses the focus in the middle of rendering.
      queueMicrotask(() => frame.hover(null));
    }

    function onpointerover(event: Event): void {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      const element = targetOf(event);
      frame.hover(element && !isAbout(idOf(element)) ? pointedAt(idOf(element)) : null);
    }

    function onpointerleave(): void {
      frame.hover(null);
    }

    root.setAttribute('data-board', '');
    if (explanationOf) explainTargets(root, explanationOf);
    root.setAttribute('tabindex', root.contains(document.activeElement) ? '-1' : '0');
    const listeners = {
      click: onclick,
      keydown: onkeydown,
      focusin: onfocusin,
      focusout: onfocusout,
      pointerover: onpointerover,
      pointerleave: onpointerleave,
    };
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    };
  };
}
