// Events and reasons as sentences: ids that stand in them are replaced by their names.
import type { GameEvent, Move } from '../net/protocol';
import type { LogEntry } from './log.svelte';
import type { ShownTable } from './shown';
import { t, texts } from './texts.svelte';

type Words = Record<string, unknown>;

/** Whether a word is itself the key of a text. */
const isKey = (word: unknown): word is { word: string } =>
  typeof word === 'object' && word !== null && 'word' in word && typeof word.word === 'string';

/** The words of a sentence, ids replaced by names. */
export function withNames(words: Words, table: Pick<ShownTable, 'describer' | 'scene'>, isShort = false): Words {
  const { describer, scene } = table;
  if (!describer || !scene) return words;
  const nameOf = (id: string) => (isShort && describer.shortNameOfId?.(id, scene)) || describer.nameOfId(id, scene);
  const named = (word: unknown): unknown => {
    if (typeof word === 'string') return nameOf(word) ?? word;
    if (isShort && isKey(word)) return describer.shortNameOfId?.(word.word, scene) ?? word;
    return Array.isArray(word) ? word.map(named) : word;
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, named(word)]));
}

/** An event as a sentence: its fields fill the text `event-<kind>`, overridden by its words. */
export function eventSentence(
  event: GameEvent,
  table: Pick<ShownTable, 'describer' | 'scene' | 'say' | 'nameOf'>,
): string {
  return table.say(`event-${event.kind}`, wordsOf(event, table));
}

function wordsOf(
  event: GameEvent,
  table: Pick<ShownTable, 'describer' | 'scene' | 'nameOf'>,
  isShort = false,
): Words {
  const { kind: _kind, seat, rule: _rule, words, ...fields } = event;
  const who = seat === null ? '' : table.nameOf(seat);
  return { who, ...withNames({ ...fields, ...words }, table, isShort) };
}

/** An event in a few words: the attribute `.short` of its text. A game without any has only its sentences. */
export function eventShort(
  event: GameEvent,
  table: Pick<ShownTable, 'game' | 'describer' | 'scene' | 'say' | 'nameOf'>,
): string | null {
  if (texts.isBrief(table.game)) return texts.short(table.game, `event-${event.kind}`, wordsOf(event, table, true));
  return event.seat === null ? null : sentenceOfSeat(event, table);
}

/** An event as a sentence without the name of its seat, where that is shown already. */
export function sentenceOfSeat(
  event: GameEvent,
  table: Pick<ShownTable, 'describer' | 'scene' | 'say' | 'nameOf'>,
): string {
  const sentence = eventSentence(event, table);
  const name = event.seat === null ? '' : table.nameOf(event.seat);
  if (!name || !sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** A move as a sentence, or its notation while there is no describer. */
export function moveSentence(move: Move, { describer, scene }: Pick<ShownTable, 'describer' | 'scene'>): string {
  return (scene && describer?.move(move, scene)) ?? move.text;
}

/** The sentence of a phrase, a hint or what happened to a seat; empty for decisions, whose events have sentences. */
export function spokenSentence(entry: LogEntry, table: Pick<ShownTable, 'nameOf'>): string {
  if (entry.kind === 'play') return '';
  const name = table.nameOf(entry.seat ?? 0);
  if (entry.seating) return t(`seating-${entry.seating}`, { name, by: table.nameOf(entry.by ?? 0) });
  return entry.kind === 'hint' ? t('hint-was-asked', { name }) : t('said', { name, words: t(`phrase-${entry.phrase}`) });
}
