// Pointing at a board while a position is entered: whatever a board draws as a target is reported here and nowhere else.
import type { Attachment } from 'svelte/attachments';

const ABOUT = 'about ';

/** Reports the id of every target that is chosen, by mouse, finger or keys; the board itself does not hear of it. */
export function entering(onpoint: (id: string) => void): Attachment<HTMLElement> {
  return (root) => {
    function choose(event: Event): void {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const found = (event.target as Element).closest<HTMLElement | SVGElement>('[data-target]');
      if (!found || !root.contains(found)) return;
      event.preventDefault();
      event.stopPropagation();
      onpoint(found.dataset['target']!.replace(ABOUT, ''));
    }
    root.addEventListener('click', choose, { capture: true });
    root.addEventListener('keydown', choose, { capture: true });
    return () => {
      root.removeEventListener('click', choose, { capture: true });
      root.removeEventListener('keydown', choose, { capture: true });
    };
  };
}
