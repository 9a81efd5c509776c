import { expect, it } from 'vitest';
import { frameOf } from '../testing/frame';
import { ring } from './rings';

it('marks a piece with the letters of all moves that are about it', () => {
  const mark = (label: string, ...pieces: string[]) => ({ label, pieces, move: { kind: 'claim', text: '' }, seat: 0, isGhost: false });
  const frame = frameOf({ marks: [mark('A', 'r1'), mark('B', 'r1', 'r2')] });
  expect(['r1', 'r2', 'r3'].map((piece) => ring(frame, piece)['data-mark'])).toEqual(['A B', 'B', undefined]);
});

it('rings what somebody touched in the seat’s colour, and lights what a line of the log is about', () => {
  const frame = frameOf({ touched: new Map([['pile-inn', 2]]), highlighted: new Set(['pawn-1']) });
  expect(ring(frame, 'pile-inn')).toEqual({ 'data-ring': 3, 'data-lit': undefined });
  expect(ring(frame, 'pawn-1', 'pile-inn')).toEqual({ 'data-ring': 3, 'data-lit': true });
  expect(ring(frame, 'pile-gate')).toEqual({ 'data-ring': undefined, 'data-lit': undefined });
});
