import { describe, expect, it } from 'vitest';
import type { Describer } from '../describe/describe';
import { defaultDescriber } from '../describe/default';
import type { GameEvent, View } from '../net/protocol';
import { sayKey, sceneOf } from '../testing/frame';
import { eventSentence, moveSentence, withNames } from './sentences';

const view: View = { game: 'toy', seat: 0, turn: 1, over: false, seats: 2, phase: 'act', to_act: [0], players: [{}, {}] };
const describer: Describer = {
  ...defaultDescriber,
  nameOfId: (id) => (id === 'a-b' ? 'Aa – Bb' : undefined),
  move: (move) => `do ${move.kind}`,
};
const table = {
  describer,
  scene: sceneOf(view),
  say: sayKey,
  nameOf: (seat: number) => ['Ann', 'Bob'][seat] ?? '',
};

describe('withNames', () => {
  it('names ids, also inside lists, and leaves everything else as it is', () => {
    expect(withNames({ route: 'a-b', all: ['a-b', 'c'], points: 3, free: true, none: null }, table)).toEqual({
      route: 'Aa – Bb',
      all: ['Aa – Bb', 'c'],
      points: 3,
      free: true,
      none: null,
    });
  });

  it('shortens words that are keys where there is little room', () => {
    const brief: Describer = { ...describer, shortNameOfId: (id) => (id === 'built-inn' ? 'inn' : undefined) };
    const words = { building: { word: 'built-inn' }, stack: { word: 'the-inn' } };
    expect(withNames(words, { ...table, describer: brief }, true)).toEqual({ building: 'inn', stack: { word: 'the-inn' } });
    expect(withNames(words, { ...table, describer: brief })).toEqual(words);
  });

  it('names nothing before there is a view', () => {
    expect(withNames({ route: 'a-b' }, { describer, scene: null })).toEqual({ route: 'a-b' });
  });
});

describe('eventSentence', () => {
  it('is made of who, the fields, and the words that differ from them', () => {
    const event: GameEvent = { kind: 'claimed', seat: 1, rule: 'TOY-1', route: 'a-b', wilds: 2, words: { wilds: 'two' } };
    expect(eventSentence(event, table)).toBe('event-claimed(who=Bob route=Aa – Bb wilds=two)');
  });

  it('is about nobody when no seat is named', () => {
    expect(eventSentence({ kind: 'over', seat: null, rule: 'GEN-1' }, table)).toBe('event-over(who=)');
  });
});

describe('moveSentence', () => {
  it('is what the describer says, or the move as it is written', () => {
    const move = { text: 'claim a-b', kind: 'claim' };
    expect(moveSentence(move, table)).toBe('do claim');
    expect(moveSentence(move, { describer: null, scene: null })).toBe('claim a-b');
  });
});
