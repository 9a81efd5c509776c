// Letters on pieces that a board marks but does not letter itself: they lie over the board, beside their piece.
import type { Attachment } from 'svelte/attachments';
import type { MarkedMove } from '../board/contract';

const SIZE = 24;
const GAP = 3;

/** Puts each letter at the first piece that bears it, several of one piece beside one another; a board that draws pins of its own keeps them. */
export function letters(marks: () => readonly MarkedMove[]): Attachment<HTMLElement> {
  return (root) => {
    const shown = marks();
    const layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    layer.style.cssText = 'position:absolute;inset:0;pointer-events:none';
    root.append(layer);

    function draw(): void {
      layer.replaceChildren();
      const borne = new Map<Element, number>();
      for (const mark of shown) {
        const piece = root.querySelector(`[data-mark~="${mark.label}"]`);
        if (!piece || root.querySelector(`[data-pin="${mark.label}"]`)) continue;
        const before = borne.get(piece) ?? 0;
        borne.set(piece, before + 1);
        layer.append(letter(mark, piece, root, before * (SIZE + GAP)));
      }
    }
    const watcher = new ResizeObserver(draw);
    watcher.observe(root);
    const frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      layer.remove();
    };
  };
}

function letter({ label, isGhost }: MarkedMove, piece: Element, root: HTMLElement, aside: number): HTMLElement {
  const [box, whole] = [piece.getBoundingClientRect(), root.getBoundingClientRect()];
  const element = document.createElement('span');
  element.textContent = label;
  element.style.cssText = `position:absolute;left:${box.left - whole.left + root.scrollLeft - SIZE / 3 + aside}px;top:${
    box.top - whole.top + root.scrollTop - SIZE / 3
  }px;width:${SIZE}px;height:${SIZE}px;border-radius:50%;display:grid;place-items:center;font:650 15px/1 var(--serif);${
    isGhost
      ? 'background:var(--bar);color:var(--on-bar);box-shadow:0 0 0 2px var(--halo)'
      : 'background:var(--sheet);color:var(--ink);box-shadow:0 0 0 2.4px var(--outline)'
  }`;
  return element;
}
