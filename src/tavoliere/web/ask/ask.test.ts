import { beforeEach, describe, expect, it } from 'vitest';
import type { Option, Puzzle } from '../net/review';
import { answerOf, nextOpen, progressOf, withAnswer } from '../review/puzzles';
import { changed, entries, isList, lineOf, readLine, written } from './form';
import { playersOf } from '../testing/frame';
import { inWords, labelOf, nameOfThing, partsOf } from './labels';
import { isHere, reasonOf, seatOf } from './wrong';

describe('what is wrong with a position', () => {
  const wrong = { path: 'players[1].hand.blue', sentence: 'players[1].hand.blue: not so many' };
  it('is told at the field, or at what it is part of', () => {
    for (const field of ['players[1].hand.blue', 'players[1].hand', 'players[1]', 'players']) expect(isHere(field, wrong)).toBe(true);
    for (const field of ['players[0]', 'players[1].han', 'hand', 'players[1].hand.blue.x']) expect(isHere(field, wrong)).toBe(false);
    expect(isHere('players', null)).toBe(false);
  });
  it('is told without its path', () => {
    expect(reasonOf(wrong)).toBe('not so many');
    expect(reasonOf({ path: 'x', sentence: 'all wrong' })).toBe('all wrong');
  });
  it('names the seat it is at', () => {
    expect([seatOf(wrong), seatOf({ path: 'market', sentence: '' }), seatOf(null)]).toEqual([1, null, null]);
  });
});

describe('a position as a form', () => {
  const position = { game: 'g', seats: 2, chance: 'f', round: 1, players: [{ hand: { a: 1 } }, { hand: { a: 2 } }] };
  it('leaves out what nobody enters', () => {
    expect(entries(position, []).map(([name]) => name)).toEqual(['round', 'players']);
    expect(isList(position.players)).toBe(true);
    expect(isList([1, 2])).toBe(false);
  });
  it('changes one value and nothing else', () => {
    const next = changed(position, ['players', 1, 'hand', 'a'], 5) as typeof position;
    expect(next.players).toEqual([{ hand: { a: 1 } }, { hand: { a: 5 } }]);
    expect(position.players[1]!.hand.a).toBe(2);
    expect(written(['players', 1, 'hand', 'a'])).toBe('players[1].hand.a');
  });
  it('writes lists as a line and reads them again', () => {
    for (const value of [['x', 'y'], [1, null, 3], []]) expect(readLine(lineOf(value), value)).toEqual(value);
    expect(readLine('7', null)).toBe(7);
    expect(readLine('', 'word')).toBeNull();
  });
});

describe('a field', () => {
  const texts: Record<string, string> = { 'field-hand': 'cards in hand', 'field-turns-left': 'turns left', 'field-card': 'card', 'field-left': 'left', 'card-blue': 'blue', 'tile-plus-1': '+1', 'disc-grey': 'grey', 'field-order': 'turn', 'field-bonus': 'bonus' };
  const namer = { say: (key: string) => texts[key] ?? key, players: playersOf(2), nameOfId: (id: string) => (id === 'a-b' ? 'A – B' : nameOfThing(id, ['card', 'tile', 'disc'], (key) => texts[key] ?? key)) };
  it('has words, in which a seat is its player', () => {
    expect(inWords(['players', 1, 'hand', 'blue'], namer)).toBe('Bob: cards in hand: blue');
    expect(inWords(['order', 0, 'card'], namer)).toBe('turn 1: card');
    expect(inWords(['turns_left'], namer)).toBe('turns left');
  });
  it('of a thing is called as the game calls it', () => {
    const label = (...path: string[]) => labelOf(path, namer);
    expect([label('routes', 'a-b'), label('tiles', '+1'), label('bonus', '2 grey'), label('stacks', 'left'), label('x', 'odd_one')]).toEqual(['A – B', '+1', '2 grey', 'left', 'Odd one']);
  });
  it('is found by its path', () => {
    expect([partsOf('players[1].hand.blue'), partsOf('face_up[0]'), partsOf('position')]).toEqual([['players', 1, 'hand', 'blue'], ['face_up', 0], []]);
  });
});

describe('puzzles that were answered', () => {
  const puzzles = ['a', 'b', 'c'].map((id) => ({ id }) as Puzzle);
  const option = (isClose: boolean) => ({ is_close: isClose }) as Option;
  beforeEach(() => localStorage.clear());
  it('are remembered, and the first answer counts', () => {
    const first = withAnswer('paris', {}, 'a', 'wrong');
    expect(withAnswer('paris', first, 'a', 'right')).toEqual({ a: 'wrong' });
    expect(progressOf('paris')).toEqual({ a: 'wrong' });
    localStorage.setItem('tavoliere.puzzles.paris', '{');
    expect(progressOf('paris')).toEqual({});
  });
  it('are passed over', () => {
    expect(nextOpen(puzzles, { a: 'right' })).toBe(1);
    expect(nextOpen(puzzles, { c: 'right' }, 2)).toBe(0);
    expect(nextOpen(puzzles, { a: 'right', b: 'right', c: 'shown' })).toBe(0);
  });
  it('are judged', () => {
    const best = option(false);
    expect([answerOf(best, best), answerOf(option(true), best), answerOf(option(false), best), answerOf(null, best)]).toEqual(['right', 'close', 'wrong', 'shown']);
  });
});
