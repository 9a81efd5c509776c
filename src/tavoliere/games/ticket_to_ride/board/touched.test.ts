import { expect, it } from 'vitest';
import { PARIS, SAN_FRANCISCO } from './fixture';
import { aims, touches } from './touched';

it('names the routes, stacks and piles that events and moves are about', () => {
  const claimed = PARIS.events['claimed']!;
  expect(touches(claimed)).toEqual([claimed.route]);
  expect(touches(PARIS.events['drew-blind']!)).toEqual(['deck']);
  expect(touches(PARIS.events['turn-begins']!)).toEqual([]);
  const token = SAN_FRANCISCO.events['took-token']!;
  expect(touches(token)).toEqual([`stack ${token.symbol}`, token.place]);
  expect(aims({ text: '', kind: 'draw', colour: 'red' })).toEqual(['market red']);
  expect(aims({ text: '', kind: 'keep', ticket: 'a', second_ticket: null })).toEqual(['a']);
});
