// What things on a table explain about themselves. A board says what a thing is and does; the frame shows it, beside the
// thing, to whoever rests on it, focuses it, presses it for long or clicks it where a click means no move.
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  /** What it is. */
  title: string;
  /** What it does, and what it does now: one line each. */
  lines: string[];
  /** The number of its rule, which opens behind the ⓘ. */
  rule?: string | undefined;
}
export type Read = () => Explanation | null;

const own = new WeakMap<Element, Read>();
const boards = new WeakMap<Element, (id: string) => Explanation | null>();

/** Makes an element explain itself; read again whenever it is shown. */
export function explains(read: Read): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    own.set(element, read);
    element.setAttribute('data-explains', '');
    return () => own.delete(element);
  };
}

/** Lets every target of a board explain itself. */
export function explainTargets(root: Element, explanationOf: (id: string) => Explanation | null): void {
  boards.set(root, explanationOf);
}

/** Ids of targets that only explain themselves begin so: no move is about them. */
const ABOUT = 'about ';
export const isAbout = (id: string): boolean => id.startsWith(ABOUT);

/** Attributes for something that only explains itself: keys reach it like every target, a click keeps its words open. */
export function about(id: string, label: string): Record<string, unknown> {
  return { role: 'button', tabindex: -1, 'data-target': ABOUT + id, 'aria-label': label };
}

function readOf(element: Element): Read | undefined {
  const id = (element as HTMLElement).dataset['target'];
  const board = id === undefined ? null : element.closest('[data-board]');
  const ofBoard = board && boards.get(board);
  return own.get(element) ?? (ofBoard ? () => ofBoard(id!) : undefined);
}

/** The innermost thing around an element that explains itself. */
export function explained(from: Element | null): { element: Element; read: Read } | null {
  for (let at = from?.closest('[data-explains], [data-target]'); at; ) {
    const read = readOf(at);
    if (read?.()) return { element: at, read };
    at = at.parentElement?.closest('[data-explains], [data-target]');
  }
  return null;
}
