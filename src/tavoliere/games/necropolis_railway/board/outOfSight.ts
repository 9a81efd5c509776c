// The parts of the board that may be scrolled out of sight, and which of them are.
import type { Tab } from './tabs';

export interface Part {
  /** Its text key. */
  name: string;
  selector: string;
  tab: Tab;
  /** The moves about it have this in their kind; left out: all moves of its tab. */
  kinds?: string;
}

export const PARTS: readonly Part[] = [
  { name: 'table-crypts', selector: '.crypts', tab: 'centre', kinds: 'crypt' },
  { name: 'table-bonus', selector: '.bonus-panel', tab: 'centre', kinds: 'bonus' },
  { name: 'board-brookwood', selector: '.brookwood', tab: 'brookwood' },
  { name: 'table-london', selector: '.london', tab: 'london' },
  { name: 'table-railway', selector: '.railway', tab: 'railway' },
  { name: 'rail-face-up', selector: '.offer', tab: 'centre', kinds: 'take' },
];

/** How much of a part must be in sight. */
const IN_SIGHT = 0.4;

/** Reports the names of the parts that are out of sight whenever they change; returns what ends it. */
export function watchParts(board: HTMLElement, report: (outOfSight: ReadonlySet<string>) => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const outOfSight = new Set<string>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const part = PARTS.find(({ selector }) => target.matches(selector))!;
        if (intersectionRatio < IN_SIGHT) outOfSight.add(part.name);
        else outOfSight.delete(part.name);
      }
      report(new Set(outOfSight));
    },
    { root: board.parentElement, threshold: [0, IN_SIGHT] },
  );
  for (const { selector } of PARTS) for (const part of board.querySelectorAll(selector)) watcher.observe(part);
  return () => watcher.disconnect();
}
