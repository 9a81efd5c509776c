import { expect, it } from 'vitest';
import { deskOf } from '../testing/desk';
import { ring } from './rings';

it('rings what somebody touched in the seat’s colour, and lights what a line of the log is about', () => {
  const desk = deskOf({ touched: new Map([['pile-inn', 2]]), highlighted: new Set(['pawn-1']) });
  expect(ring(desk, 'pile-inn')).toEqual({ 'data-ring': 3, 'data-lit': undefined });
  expect(ring(desk, 'pawn-1', 'pile-inn')).toEqual({ 'data-ring': 3, 'data-lit': true });
  expect(ring(desk, 'pile-gate')).toEqual({ 'data-ring': undefined, 'data-lit': undefined });
});
