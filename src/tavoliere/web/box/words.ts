// How things of a box are called where no drawing says it: in the words of the game, else as a box file writes them.
import { texts } from '../state/texts.svelte';
import type { BoxItem } from '../net/http';
import type { Draft, Row } from './draft.svelte';

const plain = (key: string) => key.replaceAll('_', '-').replaceAll('+', 'plus-');

function said(game: string, keys: string[], otherwise: string, words: Record<string, unknown> = {}): string {
  const key = keys.find((one) => texts.knows(game, one));
  return key ? texts.say(game, key, words) : otherwise;
}

export const tableName = (game: string, table: string): string => said(game, [`box-${plain(table)}`], table);
/** A field may be called otherwise in one table than in the others. */
export const fieldName = (game: string, key: string, table = ''): string =>
  said(game, [`box-field-${plain(table)}-${plain(key)}`, `box-field-${plain(key)}`], key.replaceAll('_', ' '));

/** A word or number of a box file. */
export function word(game: string, value: unknown): string {
  const text = plain(String(value));
  return typeof value === 'string' ? said(game, [`box-word-${text}`, `colour-${text}`], value) : String(value);
}

/** A route by its two places, a row as its game calls it, a single value by its field. */
export function itemName(draft: Draft, item: BoxItem): string {
  const places = draft.rowsOf('places');
  const named = (id: unknown) => String(places.find((place) => place['id'] === id)?.['name'] ?? id);
  const row = draft.rowsOf(item.table)[item.rows[0] ?? -1];
  if (row && 'a' in row && 'b' in row) return `${named(row['a'])} – ${named(row['b'])}`;
  if (row?.['name']) return String(row['name']);
  return rowName(draft.game, item, row);
}

function rowName(game: string, { table, key, path }: Pick<BoxItem, 'table' | 'key' | 'path'>, row: Row | undefined): string {
  if (key) return fieldName(game, key, table);
  const inside = /\[(.*)\]/.exec(path)?.[1] ?? path;
  const words = Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, typeof value === 'string' ? word(game, value) : value]),
  );
  return said(game, [`box-item-${plain(table)}`], word(game, inside), { number: 0, ...words, row: word(game, inside) });
}

/** The name of an address: what differs between two boxes, for instance, where no draft says it. */
export function addressName(game: string, path: string, values: unknown): string {
  const [, table = path, rest = ''] = /^([^[.]+)(.*)$/.exec(path) ?? [];
  const key = rest.startsWith('.') ? rest.slice(1) : null;
  const row = Array.isArray(values) ? (values[0] as Row | undefined) : undefined;
  return `${tableName(game, table)}: ${rowName(game, { table, key, path }, row)}`;
}

export function valueWords(game: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(game, one)).join(', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => (['name', 'colour'].includes(key) ? word(game, one) : `${fieldName(game, key)} ${valueWords(game, one)}`))
      .join(', ');
  return value === null || value === undefined ? '–' : word(game, value);
}
