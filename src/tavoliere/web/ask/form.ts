// A position as a plain form: every value by its path, changed without touching the rest.
import type { Position } from './editors';

export type Value = number | boolean | string | null | Value[] | { [name: string]: Value };
export type Path = readonly (string | number)[];

/** Names that nobody enters: they follow, or say nothing about the table. */
const KEPT = ['game', 'seats', 'chance'];

export const entries = (value: { [name: string]: Value }, path: Path): [string, Value][] =>
  Object.entries(value).filter(([name]) => path.length > 0 || !KEPT.includes(name));

/** A path as the server writes it: `players[1].hand.blue`. */
export const written = (path: Path): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at ? `.${part}` : part)).join('');

export const isMap = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list of maps, such as the players. */
export const isList = (value: Value): value is { [name: string]: Value }[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMap);

/** The same with another value at a path. */
export function changed(position: Position, path: Path, value: Value): Position {
  const [first, ...rest] = path;
  if (first === undefined) return value as Position;
  if (Array.isArray(position)) return position.map((one, at) => (at === first ? changed(one, rest, value) : one)) as unknown as Position;
  return { ...position, [first]: changed((position[first] ?? {}) as Position, rest, value) };
}

/** A list, or nothing, as one line; what is no number stays a word. */
export const lineOf = (value: Value): string =>
  Array.isArray(value) ? value.map((one) => (one === null ? '-' : isMap(one) || Array.isArray(one) ? JSON.stringify(one) : String(one))).join(', ') : (value ?? '').toString();

export function readLine(line: string, before: Value): Value {
  const read = (word: string): Value => (word === '-' || word === '' ? null : /^-?\d+$/.test(word) ? Number(word) : word);
  if (!Array.isArray(before)) return read(line.trim());
  return line.trim() ? line.split(',').map((word) => read(word.trim())) : [];
}
