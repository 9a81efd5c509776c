// A table as somebody else's seat would have it in front of them: once a game is over nothing is secret any more.
import type { TableState } from '../state/table.svelte';

/** The same table with another seat in front; null: as it is. */
export function seenBy(table: TableState, seat: number | null): TableState {
  if (seat === null || seat === table.me) return table;
  return new Proxy(table, {
    get(target, key) {
      if (key === 'me') return seat;
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
