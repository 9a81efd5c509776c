import { describe, expect, it } from 'vitest';
import type { GameEvent, Update } from '../net/protocol';
import { MatchLog } from './log.svelte';

const event: GameEvent = { kind: 'drew', seat: 0, rule: 'GEN-1' };
let number = 0;
const update = (parts: Partial<Update>): Update => ({ type: 'update', table: 't', number: ++number, entry: 'play', ...parts });

describe('MatchLog', () => {
  it('numbers decisions, and only decisions', () => {
    const log = new MatchLog();
    log.add(update({ seat: 0, events: [event] }));
    log.add(update({ entry: 'say', seat: 1, phrase: 'hello' }));
    log.add(update({ entry: 'hint', seat: 0 }));
    log.add(update({ seat: 1 }));
    expect(log.entries.map(({ kind, step, phrase }) => [kind, step, phrase])).toEqual([
      ['play', 1, null],
      ['say', null, 'hello'],
      ['hint', null, null],
      ['play', 2, null],
    ]);
    expect(log.decisions).toBe(2);
  });

  it('begins with what the service has logged', () => {
    const log = new MatchLog();
    log.restore([
      { step: 1, seat: 0, events: [event] },
      { entry: 'say', seat: 1, phrase: 'hello' },
    ]);
    expect(log.entries).toEqual([
      { kind: 'play', step: 1, seat: 0, events: [event], phrase: null },
      { kind: 'say', step: null, seat: 1, events: [], phrase: 'hello' },
    ]);
    log.add(update({ seat: 0 }));
    expect(log.earlier).toHaveLength(2);
    expect(log.entries.at(-1)?.step).toBe(2);
  });

  it('takes the last decision of the seat out again when it is undone, and nothing else', () => {
    const log = new MatchLog();
    log.add(update({ seat: 0 }));
    log.add(update({ seat: 1 }));
    log.add(update({ entry: 'say', seat: 0, phrase: 'oops' }));
    log.add(update({ entry: 'undo', seat: 0 }));
    expect(log.entries.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['play', 1],
      ['say', 0],
    ]);
  });

  it('does not enter what is no part of the match', () => {
    const log = new MatchLog();
    log.add(update({ entry: 'sit', seat: 0 }));
    expect(log.entries).toEqual([]);
  });

  it('keeps what happened to a seat in the match, and not before it', () => {
    const log = new MatchLog();
    log.add(update({ entry: 'leave', seat: 1 }));
    log.add(update({ entry: 'vote', seat: 1, seating: 'vote', by: 0 }));
    expect(log.entries).toEqual([
      { kind: 'vote', step: null, seat: 1, events: [], phrase: null, seating: 'vote', by: 0 },
    ]);
  });
});
