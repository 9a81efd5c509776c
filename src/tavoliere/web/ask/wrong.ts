// What the server refused of a position: at which field, and why. Fields find themselves in it.
import { createContext } from 'svelte';

export interface Wrong {
  /** Such as `players[1].hand.blue`. */
  path: string;
  sentence: string;
}

const [getWrong, setWrong] = createContext<() => Wrong | null>();
export { getWrong, setWrong };

/** Whether a mistake belongs to a field: at it, inside it, or in something that it is the only part of. */
export function isHere(field: string, wrong: Wrong | null): boolean {
  if (!wrong || !wrong.path.startsWith(field)) return false;
  return wrong.path.length === field.length || '.['.includes(wrong.path[field.length]!);
}

/** A reason without the path before it: the field stands beside it. */
export const reasonOf = ({ path, sentence }: Wrong): string =>
  sentence.startsWith(`${path}: `) ? sentence.slice(path.length + 2) : sentence;

/** The seat whose things are wrong; null: it is none's. */
export function seatOf(wrong: Wrong | null): number | null {
  const number = /^players\[(\d+)\]/.exec(wrong?.path ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
