// The log as lines: headings where a turn or round begins, a line per event, what people say in between.
import type { GameEvent } from '../net/messages';
import type { LogEntry } from '../state/log.svelte';

export type LogLine =
  | { kind: 'heading'; event: GameEvent }
  | { kind: 'event'; event: GameEvent; step: number | null; ids: string[] }
  | { kind: 'spoken'; entry: LogEntry };

/** The ids an event is about, so that a board can highlight what carries them. */
function idsOf({ kind: _kind, seat: _seat, rule: _rule, words: _words, ...fields }: GameEvent): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(strings) : [];
  return Object.values(fields).flatMap(strings);
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
