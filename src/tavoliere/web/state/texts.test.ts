import { beforeEach, describe, expect, it } from 'vitest';
import { useService } from '../testing/service';
import { settings } from './settings.svelte';
import { speaker, t, texts } from './texts.svelte';

const TOY = `
took = { $who } takes { $count ->
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
}
colour-red = red
list = { $all }
paid = { $isWild ->
    [1] wild
   *[0] plain
}
cancel = Not now
event-took = { $who } takes a card
    .short = took { $colour }
event-rests = { $who } rests
`;

beforeEach(async () => {
  settings.language = 'en';
  useService({
    '/texts/en': 'from-service = From the service',
    '/texts/en/toy': TOY,
    '/texts/it': '',
    '/texts/it/toy': 'colour-red = rosso',
  });
  await Promise.all([texts.load(), texts.load('toy')]);
});

describe('texts', () => {
  const say = speaker('toy');

  it('look up words that are keys, and choose the form for a number', () => {
    expect(say('took', { who: 'Ann', count: 1, colour: { word: 'colour-red' } })).toBe('Ann takes one red card');
    expect(say('took', { who: 'Bob', count: 3, colour: { word: 'colour-red' } })).toBe('Bob takes 3 red cards');
  });

  it('join lists, count true as 1, and say nothing for null', () => {
    expect(say('list', { all: ['a', { word: 'colour-red' }, 2] })).toBe('a, red and 2');
    expect(say('list', { all: ['a', 'b'] })).toBe('a and b');
    expect(say('paid', { isWild: true })).toBe('wild');
    expect(say('paid', { isWild: false })).toBe('plain');
    expect(say('list', { all: null })).toBe('');
  });

  it('have a short form where the game gives one', () => {
    expect(texts.isBrief('toy')).toBe(true);
    expect(texts.short('toy', 'event-took', { who: 'Ann', colour: { word: 'colour-red' } })).toBe('took red');
    expect(texts.short('toy', 'event-rests', { who: 'Ann' })).toBeNull();
    expect(texts.isBrief('elsewhere')).toBe(false);
  });

  it('let a key that is missing show itself', () => {
    expect(say('no-such-key')).toBe('no-such-key');
    expect(texts.knows('toy', 'no-such-key')).toBe(false);
    expect(texts.knows('toy', 'took')).toBe(true);
  });

  it('know the frame and the service at every table, and let a game say it differently', () => {
    expect(say('from-service')).toBe('From the service');
    expect(t('from-service')).toBe('From the service');
    expect(say('confirm')).toBe(t('confirm'));
    expect(say('cancel')).toBe('Not now');
    expect(t('cancel')).not.toBe('Not now');
  });

  it('stay in the old language until the new one has been fetched', async () => {
    settings.language = 'it';
    expect(say('colour-red')).toBe('red');
    await texts.load('toy');
    expect(say('colour-red')).toBe('rosso');
  });
});
