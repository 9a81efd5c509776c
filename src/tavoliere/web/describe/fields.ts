// A view of which nothing is known, put in order: every part under a readable name, as facts, a list or a table.
import type { Say, View } from '../board/contract';
import type { Block, Section } from './describe';

type Fields = Record<string, unknown>;

/** What the frame shows elsewhere, or what means nothing to people. */
const NOT_SHOWN = new Set(['game', 'seat', 'seats', 'phase', 'to_act', 'turn', 'over', 'players']);
const NOTHING = '–';

/** The text of a key, or undefined if no text has it. */
export function textOf(say: Say, key: string, words?: Fields): string | undefined {
  const said = say(key, words);
  return said === key ? undefined : said;
}

/** "ticket_pile" as "Ticket pile". */
export function readableName(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The name of a part of the view: the text `field-<name>`, or the name itself. */
export function fieldName(name: string, say: Say): string {
  return textOf(say, `field-${name.replaceAll('_', '-')}`) ?? readableName(name);
}

/** The name of an id: the text `<field>-<id>`, such as `colour-red`, or `value-<id>`; undefined if there is neither. */
export function idName(id: string, say: Say, field?: string): string | undefined {
  return (field && textOf(say, `${field.replaceAll('_', '-')}-${id}`)) || textOf(say, `value-${id}`);
}

/** A value in words; `field` is the part of the view or of a move that holds it. */
export function valueText(value: unknown, say: Say, field?: string): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'string') return idName(value, say, field) ?? value;
  if (Array.isArray(value)) return value.map((one) => valueText(one, say, field)).join(', ') || NOTHING;
  if (typeof value !== 'object') return String(value);
  const key = (id: string) => idName(id, say, field) ?? fieldName(id, say);
  const parts = Object.entries(value).map(([id, one]) => `${key(id)}: ${valueText(one, say, id)}`);
  return parts.join('; ') || NOTHING;
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isSimple = (value: unknown) => value === null || typeof value !== 'object';

/** Facts, one a field. */
export function factsOf(fields: Fields, say: Say): Block {
  return {
    kind: 'facts',
    facts: Object.entries(fields).map(([name, value]) => [fieldName(name, say), valueText(value, say, name)]),
  };
}

/** A table of things with the same fields; `first` is the name of each and stands in the first column. */
export function tableOf(things: { first: string; fields: Fields }[], names: string[], title: string, say: Say): Block {
  return {
    kind: 'table',
    head: [title, ...names.map((name) => fieldName(name, say))],
    rows: things.map(({ first, fields }) => [first, ...names.map((name) => valueText(fields[name], say, name))]),
  };
}

function blockOf(name: string, value: object, say: Say): Block {
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, one]) => ({
    first: isList ? String(Number(key) + 1) : (idName(key, say, name) ?? readableName(key)),
    fields: one as unknown,
  }));
  if (entries.length > 0 && entries.every(({ fields }) => isFields(fields))) {
    const things = entries as { first: string; fields: Fields }[];
    return tableOf(things, namesIn(things.map(({ fields }) => fields)), fieldName(name, say), say);
  }
  if (isList) return { kind: 'list', items: value.length ? value.map((one) => valueText(one, say, name)) : [NOTHING] };
  return { kind: 'facts', facts: entries.map(({ first, fields }) => [first, valueText(fields, say, name)]) };
}

function namesIn(all: Fields[]): string[] {
  return [...new Set(all.flatMap(Object.keys))];
}

/** What lies on the table for everybody: single values together, every larger part under its own heading. */
export function sharedSections(view: View, say: Say): Section[] {
  const parts = Object.entries(view).filter(([name]) => !NOT_SHOWN.has(name));
  const simple = Object.fromEntries(parts.filter(([, value]) => isSimple(value)));
  const larger = parts.filter(([, value]) => !isSimple(value)) as [string, object][];
  return [
    ...(Object.keys(simple).length ? [{ title: say('tab-table'), blocks: [factsOf(simple, say)] }] : []),
    ...larger.map(([name, value]) => ({ title: fieldName(name, say), blocks: [blockOf(name, value, say)] })),
  ];
}

/** What everybody may see of a seat: the fields that all seats have. */
export function openFields(view: View): string[] {
  return namesIn(view.players).filter((name) => view.players.every((seat) => name in seat));
}

/** What only the seat itself may see. */
export function ownFields(view: View, seat: number | null): Fields {
  const open = new Set(openFields(view));
  const own = seat === null ? {} : (view.players[seat] ?? {});
  return Object.fromEntries(Object.entries(own).filter(([name]) => !open.has(name)));
}
