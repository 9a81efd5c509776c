import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frameOf } from '../testing/frame';
import type { Move, Pointed } from './contract';
import { board, target } from './targets';

const move: Move = { text: 'claim a', kind: 'claim', route: 'a' };
/** Where each target lies; happy-dom lays nothing out. */
const PLACES: Record<string, [x: number, y: number]> = { a: [0, 0], b: [100, 10], c: [300, 0], d: [0, 200] };
/** Those a move is about. */
const LEGAL = ['a', 'c', 'd'];

const pointedAt = (id: string): Pointed => ({ target: id, label: id, moves: LEGAL.includes(id) ? [move] : [] });

let frame = frameOf();
let root: HTMLElement;
let leave: (() => void) | void;

function draw(): void {
  root = document.createElement('div');
  for (const [id, [x, y]] of Object.entries(PLACES)) {
    const element = document.createElement('i');
    for (const [name, value] of Object.entries(target(id, id, pointedAt(id).moves)))
      if (value !== undefined) element.setAttribute(name, String(value));
    element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    root.append(element);
  }
  document.body.append(root);
}

const element = (id: string) => root.querySelector<HTMLElement>(`[data-target="${id}"]`)!;
const press = (key: string, options: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
const focused = () => (document.activeElement as HTMLElement).dataset['target'];

beforeEach(() => {
  frame = frameOf();
  draw();
  leave = board(frame, pointedAt)(root);
});
afterEach(() => leave?.());

describe('target', () => {
  it('says whether a move is about it', () => {
    expect(element('a').dataset).toHaveProperty('can');
    expect(element('b').dataset).not.toHaveProperty('can');
    expect(element('b').getAttribute('aria-label')).toBe('b');
  });
});

describe('board', () => {
  it('points at what was clicked, whether a move is about it or not', () => {
    element('a').click();
    element('b').click();
    expect(frame.point.mock.calls).toEqual([[pointedAt('a')], [pointedAt('b')]]);
  });

  it('is one tab stop that leads to a legal target', () => {
    expect(root.getAttribute('tabindex')).toBe('0');
    root.focus();
    expect(focused()).toBe('a');
    expect(root.getAttribute('tabindex')).toBe('-1');
    expect(frame.hover).toHaveBeenLastCalledWith(pointedAt('a'));
  });

  it('goes with an arrow to the nearest legal target, with Shift to any', () => {
    element('a').focus();
    press('ArrowRight');
    expect(focused()).toBe('c');
    element('a').focus();
    press('ArrowRight', { shiftKey: true });
    expect(focused()).toBe('b');
    press('Home');
    expect(focused()).toBe('a');
    press('ArrowDown');
    expect(focused()).toBe('d');
  });

  it('stays where it is when nothing lies in that direction', () => {
    element('a').focus();
    press('ArrowLeft');
    expect(focused()).toBe('a');
  });

  it('chooses with Enter and with the space bar', () => {
    element('c').focus();
    press('Enter');
    press(' ');
    expect(frame.point.mock.calls).toEqual([[pointedAt('c')], [pointedAt('c')]]);
  });

  it('comes back to the target it was left at', () => {
    element('d').focus();
    element('d').blur();
    expect(root.getAttribute('tabindex')).toBe('0');
    root.focus();
    expect(focused()).toBe('d');
  });

  it('rests on what is under the mouse, not under a finger', () => {
    const over = (pointerType: string) =>
      element('c').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    over('touch');
    expect(frame.hover).not.toHaveBeenCalled();
    over('mouse');
    expect(frame.hover).toHaveBeenLastCalledWith(pointedAt('c'));
    root.dispatchEvent(new PointerEvent('pointerleave'));
    expect(frame.hover).toHaveBeenLastCalledWith(null);
  });

  it('hears nothing more once it is taken away', () => {
    leave?.();
    element('a').click();
    expect(frame.point).not.toHaveBeenCalled();
  });
});
