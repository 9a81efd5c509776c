// The log as lines: headings where a turn or round begins, a line per event, what people say in between.
import type { GameEvent, Word } from '../net/messages';
import type { LogEntry } from '../state/table.svelte';

export type LogLine =
  | { kind: 'heading'; event: GameEvent }
  | { kind: 'event'; event: GameEvent; step: number | null; ids: string[] }
  | { kind: 'spoken'; entry: LogEntry };

/** The ids a sentence mentions, so that a board can light what it speaks of. */
function idsOf(event: GameEvent): string[] {
  const texts = (word: Word): string[] =>
    typeof word === 'string' ? [word] : Array.isArray(word) ? word.flatMap(texts) : [];
  return Object.values(event.words).flatMap(texts);
}

export function logLines(entries: LogEntry[], headings: readonly string[]): LogLine[] {
  return entries.flatMap((entry): LogLine[] => {
    if (entry.kind !== 'play') return [{ kind: 'spoken', entry }];
    const { step, events } = entry;
    return events.map((event) =>
      headings.includes(event.kind) ? { kind: 'heading', event } : { kind: 'event', event, step, ids: idsOf(event) },
    );
  });
}
