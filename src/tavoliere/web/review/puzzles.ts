// A puzzle's moves, so that their order gives nothing away, and what somebody has answered so far, kept in this browser.
import type { Option, Puzzle } from '../net/review';

/** Sorted by what they say: the same every time, and the best is not always the first. */
export const inAnyOrder = (moves: readonly Option[]): Option[] =>
  moves.toSorted((one, other) => (one.move < other.move ? -1 : 1));

/** How somebody answered: at the first try, or not. */
export type Answered = 'right' | 'close' | 'wrong' | 'shown';
export type Progress = Record<string, Answered>;

const keyOf = (game: string) => `tavoliere.puzzles.${game}`;

export function progressOf(game: string): Progress {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Progress;
  } catch {
    return {};
  }
}

/** The same with another answer, kept; the first one counts. */
export function withAnswer(game: string, progress: Progress, id: string, answered: Answered): Progress {
  const next = { ...progress, [id]: progress[id] ?? answered };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(next));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  return next;
}

/** The first puzzle that was not answered yet, from a place on; the first of all where every one was. */
export function nextOpen(puzzles: readonly Puzzle[], progress: Progress, from = 0): number {
  const order = puzzles.map((_, at) => (from + at) % puzzles.length);
  return order.find((at) => !progress[puzzles[at]!.id]) ?? 0;
}

export const answerOf = (option: Option | null, best: Option | null): Answered =>
  option === null ? 'shown' : option === best ? 'right' : option.is_close ? 'close' : 'wrong';
