import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../state/log.svelte';
import type { TableState } from '../state/table.svelte';
import Said from './Said.svelte';

const entry = (kind: LogEntry['kind'], seat: number): LogEntry =>
  ({ kind, seat, step: null, events: [], phrase: 'well-played' }) as unknown as LogEntry;
let said: Record<string, unknown> | undefined;

/** The phrases of a table on a phone. */
function table(log: LogEntry[], compact = true): TableState {
  return { log, compact, nameOf: () => 'Lisa' } as unknown as TableState;
}
const shown = () => document.querySelector('.said');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (said) void unmount(said);
  vi.useRealTimers();
});

it('shows what was just said, for a moment, and nothing that was said before', async () => {
  const props = $state({ table: table([entry('say', 1)]) });
  said = mount(Said, { target: document.body, props });
  flushSync();
  expect(shown()).toBeNull();
  props.table = table([entry('say', 1), entry('say', 0)]);
  flushSync();
  expect(shown()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(7000);
  expect(shown()).toBeNull();
});

it('leaves phrases to the log where that is in sight', () => {
  const props = $state({ table: table([], false) });
  said = mount(Said, { target: document.body, props });
  flushSync();
  props.table = table([entry('say', 0)], false);
  flushSync();
  expect(shown()).toBeNull();
});
