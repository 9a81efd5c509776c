import { expect, it } from 'vitest';
import type { GameEvent } from '../net/messages';
import type { LogEntry } from '../state/log.svelte';
import { logLines } from './logLines';

const begins: GameEvent = { kind: 'turn-begins', seat: 1, rule: null };
const claimed: GameEvent = {
  kind: 'claimed',
  seat: 1,
  rule: 'TOY-1',
  route: 'a-b',
  cards: ['red', 'blue'],
  points: 3,
  words: { colour: { word: 'colour-red' } },
};
const entry = (parts: Partial<LogEntry>): LogEntry => ({
  kind: 'play',
  step: 1,
  seat: 1,
  events: [],
  phrase: null,
  ...parts,
});

it('gives each event a line with the ids it is about, and headings where a part begins', () => {
  const said = entry({ kind: 'say', step: null, phrase: 'hello' });
  expect(logLines([entry({ step: 7, events: [begins, claimed] }), said], ['turn-begins'])).toEqual([
    { kind: 'heading', event: begins },
    { kind: 'event', event: claimed, step: 7, ids: ['a-b', 'red', 'blue'] },
    { kind: 'spoken', entry: said },
  ]);
});
