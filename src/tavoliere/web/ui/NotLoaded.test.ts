import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import NotLoaded from './NotLoaded.svelte';

const drawn = (props: { onclose?: () => void }) => {
  const part = mount(NotLoaded, { target: document.body, props });
  flushSync();
  return part;
};

it('stands for a whole page, or for what was opened over one and can be closed', () => {
  const page = drawn({});
  expect([document.querySelectorAll('main').length, document.querySelectorAll('button').length]).toEqual([1, 1]);
  void unmount(page);
  const onclose = vi.fn();
  const over = drawn({ onclose });
  expect([document.querySelectorAll('main').length, document.querySelectorAll('[role=alert]').length]).toEqual([0, 1]);
  [...document.querySelectorAll('button')].at(-1)!.click();
  expect(onclose).toHaveBeenCalledOnce();
  void unmount(over);
});
