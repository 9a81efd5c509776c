// How things of a box are called where no drawing says it: in the words of the game, else as a box file writes them.
import { texts } from '../state/texts.svelte';
import type { BoxDifference, BoxItem } from '../net/http';
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

/** A word or number of a box file, as a player reads it. */
export function word(game: string, value: unknown): string {
  const text = plain(String(value));
  return typeof value === 'string' ? said(game, [`box-word-${text}`, `colour-${text}`], value) : String(value);
}

/** A single value by its field, a row by its name or as its game calls it. */
export function itemName(draft: Draft, item: BoxItem): string {
  const row = draft.rowsOf(item.table)[item.rows[0] ?? -1];
  return row?.['name'] ? String(row['name']) : rowName(draft.game, item, row, draft.names);
}

/** A row as its game calls it; ids of other rows that stand in it are said by their names. */
function rowName(
  game: string,
  { table, key, path }: Pick<BoxItem, 'table' | 'key' | 'path'>,
  row: Row | undefined,
  names: ReadonlyMap<unknown, string> = new Map(),
): string {
  if (key) return fieldName(game, key, table);
  const inside = /\[(.*)\]/.exec(path)?.[1] ?? path;
  if (!row) return word(game, inside);
  const words = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, names.get(value) ?? (typeof value === 'string' ? word(game, value) : value)]),
  );
  return said(game, [`box-item-${plain(table)}`], word(game, inside), { number: 0, ...words, row: word(game, inside) });
}

/** What a thing of a box says beside its name. */
export function itemValues(game: string, { table, value }: BoxItem): string {
  const values = valueWords(game, value);
  return said(game, [`box-about-${plain(table)}`], `${tableName(game, table)}: ${values}`, { values });
}

/** The name of what differs between two boxes, where no draft says it. */
export function differenceName(game: string, { path, names, first, second }: BoxDifference): string {
  const [, table = path, rest = ''] = /^([^[.]+)(.*)$/.exec(path) ?? [];
  const key = rest.startsWith('.') ? rest.slice(1) : null;
  const values = first ?? second;
  const row = Array.isArray(values) ? { ...(values[0] as Row), ...names } : undefined;
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
