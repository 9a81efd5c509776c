import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Draft } from './draft.svelte';
import Bar from './Bar.svelte';

it('takes back the box, but not while a text field takes back its own typing', () => {
  const undo = vi.fn();
  const drawn = mount(Bar, { target: document.body, props: { draft: { undo, redo: vi.fn() } as unknown as Draft, title: '', help: '' } });
  flushSync();
  const field = document.body.appendChild(document.createElement('input'));
  const press = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  const type = (text: string) => {
    field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    field.value = text;
  };
  field.value = 'Louv';
  press();
  expect(undo).toHaveBeenCalledTimes(1); // nothing was typed
  type('Louvr');
  type('Louvre');
  press();
  expect(undo).toHaveBeenCalledTimes(1);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  press();
  expect(undo).toHaveBeenCalledTimes(2); // it was entered
  type('');
  press();
  expect(undo).toHaveBeenCalledTimes(2);
  unmount(drawn);
});
