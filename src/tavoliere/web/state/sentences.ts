// Events and reasons as sentences: ids that stand in them are replaced by their names.
import type { GameEvent, Move } from '../net/protocol';
import type { LogEntry } from './log.svelte';
import type { ShownTable } from './shown';
import { t } from './texts.svelte';

type Words = Record<string, unknown>;

/** The words of a sentence, ids replaced by names. */
export function withNames(words: Words, { describer, scene }: Pick<ShownTable, 'describer' | 'scene'>): Words {
  if (!describer || !scene) return words;
  const named = (word: unknown): unknown => {
    if (typeof word === 'string') return describer.nameOfId(word, scene) ?? word;
    return Array.isArray(word) ? word.map(named) : word;
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, named(word)]));
}

/** An event as a sentence: its fields fill the text `event-<kind>`, overridden by its words. */
export function eventSentence(
  event: GameEvent,
  table: Pick<ShownTable, 'describer' | 'scene' | 'say' | 'nameOf'>,
): string {
  const { kind, seat, rule: _rule, words, ...fields } = event;
  const who = seat === null ? '' : table.nameOf(seat);
  return table.say(`event-${kind}`, { who, ...withNames({ ...fields, ...words }, table) });
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
