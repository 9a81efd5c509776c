import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Explain from '../ui/Explain.svelte';
import { explanations } from '../ui/explanations.svelte';
import { about, explained, explains, isAbout } from './explain';
import { board, target } from './targets';

const words = (title: string) => ({ title, lines: ['what it does'], rule: 'X-1' });
const frame = { point: vi.fn(), hover: vi.fn() };
let layer: Record<string, unknown>;

function element(attributes: Record<string, unknown>, into: Element = document.body): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, String(value));
  into.append(made);
  return made;
}
/** A board with a target that moves are about, and a thing that only explains itself. */
function drawn(): { root: HTMLElement; pile: HTMLElement; prize: HTMLElement; silent: HTMLElement } {
  const root = element({});
  const pile = element(target('pile', 'Pile', []), root);
  const prize = element(about('prize', 'Prize'), root);
  const silent = element(target('silent', '', []), root);
  board(frame, (id) => ({ target: id, label: id, moves: [] }), (id) => (id === 'silent' ? null : words(id)))(root);
  return { root, pile, prize, silent };
}
const shown = () => document.querySelector('.explanation');
const pointer = (type: string, on: Element, kind: string, init: PointerEventInit = {}) =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: kind, ...init }));
/** Lets time pass, and the page be drawn. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
  frame.point.mockReset();
  layer = mount(Explain, { target: document.body });
});
afterEach(() => {
  explanations.hide();
  void unmount(layer);
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a thing on the table', () => {
  it('is found from whatever lies inside it, the innermost first', () => {
    const { pile, silent, root } = drawn();
    const inside = element({}, pile);
    expect(explained(inside)?.element).toBe(pile);
    expect(explained(silent)).toBeNull();
    explains(() => words('around'))(root);
    expect(explained(silent)?.read()?.title).toBe('around');
    expect(explained(document.body)).toBeNull();
  });

  it('says what it is to a mouse that rests on it, and falls silent when it leaves', async () => {
    const { pile } = drawn();
    pointer('pointerover', pile, 'mouse');
    await pass(300);
    expect(shown()).toBeNull();
    await pass(300);
    expect(shown()?.textContent).toContain('what it does');
    expect(pile.getAttribute('aria-describedby')).toBe('explanation');
    pointer('pointerover', document.body, 'mouse');
    await pass(600);
    expect(shown()).toBeNull();
    expect(pile.hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not explained because it comes to lie under a mouse that has just chosen, until that moves', async () => {
    const { pile, prize } = drawn();
    pointer('pointerdown', pile, 'mouse', { clientX: 100 });
    pointer('pointerover', prize, 'mouse', { clientX: 102 });
    await pass(600);
    expect(shown()).toBeNull();
    pointer('pointermove', prize, 'mouse', { clientX: 120 });
    await pass(600);
    expect(shown()?.textContent).toContain('prize');
  });

  it('says it to a finger that presses for long, which then chooses nothing', async () => {
    const { pile } = drawn();
    pointer('pointerdown', pile, 'touch');
    await pass(600);
    expect(shown()?.classList).toContain('pinned');
    pointer('pointerup', pile, 'touch');
    pile.click();
    expect(frame.point).not.toHaveBeenCalled();
    pile.click();
    expect(frame.point).toHaveBeenCalledOnce();
  });

  it('leaves a short tap and a finger that slips alone', async () => {
    const { pile } = drawn();
    pointer('pointerdown', pile, 'touch');
    await pass(200);
    pointer('pointerup', pile, 'touch');
    await pass(600);
    pointer('pointerdown', pile, 'touch');
    pointer('pointermove', pile, 'touch', { clientX: 40 });
    await pass(600);
    expect(shown()).toBeNull();
    pointer('pointerover', pile, 'touch');
    await pass(600);
    expect(shown()).toBeNull();
  });

  it('that no move is about is explained by a click, and Escape closes it', async () => {
    const { prize } = drawn();
    expect(isAbout(prize.dataset['target']!)).toBe(true);
    prize.click();
    await pass(0);
    expect(shown()?.classList).toContain('pinned');
    expect(shown()?.querySelector('button')).not.toBeNull();
    expect(frame.point).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await pass(0);
    expect(shown()).toBeNull();
  });

  it('falls silent when it is gone', async () => {
    const { prize } = drawn();
    prize.click();
    prize.remove();
    await pass(500);
    expect(shown()).toBeNull();
  });
});
