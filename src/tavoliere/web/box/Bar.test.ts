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
  field.value = 'Louv';
  press();
  expect(undo).not.toHaveBeenCalled();
  field.value = '';
  press();
  expect(undo).toHaveBeenCalledOnce();
  unmount(drawn);
});
