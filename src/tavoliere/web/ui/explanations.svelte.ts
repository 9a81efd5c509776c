// Which thing explains itself now, and whether its words stay until they are closed.
import { untrack } from 'svelte';
import { explained, type Read } from '../board/explain';

interface Shown {
  element: Element;
  read: Read;
  /** Asked for by a click, a long press or a key: it stays, and its rule can be opened. */
  isPinned: boolean;
}

class Explanations {
  shown = $state.raw<Shown | null>(null);

  /** Shows what the thing around an element says about itself; returns whether it says anything. */
  show(from: Element | null, isPinned = false): boolean {
    const found = untrack(() => explained(from));
    if (found) this.shown = { ...found, isPinned };
    return found !== null;
  }

  /** The same for a target by its id, to stay. */
  showTarget(id: string): boolean {
    return this.show(document.querySelector(`[data-target="${CSS.escape(id)}"]`), true);
  }

  hide = (): void => {
    this.shown = null;
  };
}

export const explanations = new Explanations();
