// What the fields of a position are called, instead of the ids they have in it.
import type { Player, Say } from '../board/contract';
import { readableName, textOf } from '../describe/fields';
import type { Path } from './form';

/** What an id of the game is called, such as a route or a wagon; undefined: it is none. */
export type NameOfId = (id: string) => string | undefined;

export interface Namer {
  say: Say;
  players: readonly Player[];
  nameOfId: NameOfId;
}

/** The text of a thing of the game; `things` says how such texts begin. */
export const nameOfThing = (id: string, things: readonly string[], say: Say): string | undefined =>
  things.map((thing) => textOf(say, `${thing}-${id.replace('+', 'plus-')}`)).find((text) => text !== undefined);

const ownName = (name: string, { say }: Namer) => textOf(say, `field-${name.replaceAll('_', '-')}`);

function thingName(id: string, { say, nameOfId }: Namer): string | undefined {
  const named = nameOfId(id) ?? nameOfThing(id, ['value'], say);
  if (named !== undefined || !id.includes(' ')) return named;
  return id.split(' ').map((word) => thingName(word, { say, nameOfId, players: [] }) ?? word).join(' ');
}

/** What the last part of a path is called: a field of a table or a seat, or a thing that is counted. */
export function labelOf(path: Path, namer: Namer): string {
  const name = String(path.at(-1) ?? '');
  const isField = path.length === 1 || typeof path.at(-2) === 'number';
  const [first, other] = isField ? [ownName, thingName] : [thingName, ownName];
  return first(name, namer) ?? other(name, namer) ?? readableName(name);
}

/** A path in words, from the whole to the part; a seat by its player's name. */
export function inWords(path: Path, namer: Namer): string {
  const words = path.flatMap((part, at) => {
    const next = path[at + 1];
    if (typeof part === 'number') return [];
    if (part === 'players' && typeof next === 'number') return [namer.players[next]?.name ?? String(next + 1)];
    const label = labelOf(path.slice(0, at + 1), namer);
    return [typeof next === 'number' ? `${label} ${next + 1}` : label];
  });
  return words.join(': ');
}

/** A path as the server writes it, such as `players[1].hand.blue`, taken apart; empty where it names the whole. */
export const partsOf = (written: string): Path =>
  written === 'position' ? [] : written.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));
