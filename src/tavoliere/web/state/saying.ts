// Events and reasons as sentences: ids that stand in them are called by their names.
import type { GameEvent, Word, WordMap } from '../net/messages';
import type { Spectacle } from './spectacle';
import type { LogEntry } from './table.svelte';
import { t } from './texts.svelte';

/** The words of a sentence, ids replaced by names. */
export function readable(words: WordMap, about: Spectacle): WordMap {
  const term = (word: Word): Word =>
    typeof word === 'string'
      ? (about.describer?.term(word, about) ?? word)
      : Array.isArray(word)
        ? word.map(term)
        : word;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, term(word)]));
}

/** An event as a sentence. */
export function eventSentence(event: GameEvent, about: Spectacle): string {
  const who = event.seat >= 0 ? about.nameOf(event.seat) : '';
  return about.say(`event-${event.kind}`, { who, ...readable(event.words, about) });
}

/** What somebody said, or that they asked for a hint; nothing for decisions, whose events speak. */
export function spokenSentence(entry: LogEntry, about: Spectacle): string {
  if (entry.kind === 'play') return '';
  const name = about.nameOf(entry.seat ?? 0);
  return entry.kind === 'hint' ? t('hint-was-asked', { name }) : t('said', { name, words: t(`phrase-${entry.phrase}`) });
}
