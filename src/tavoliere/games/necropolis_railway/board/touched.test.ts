import { describe, expect, it } from 'vitest';
import { eventOf, momentOf } from './fixture';
import { targetOf } from './pointing';
import { aims, pieceOf, touches } from './touched';

describe('pieces', () => {
  it('lie on the boards of the seat that touched them, or in the middle', () => {
    const { event: laid } = eventOf('tile-laid');
    expect(touches(laid)).toEqual([`${laid.seat}/${laid.tile}`]);
    const { event: crypt } = eventOf('crypt-built');
    expect(touches(crypt)).toEqual([`crypt-${crypt.crypt}`, `${crypt.seat}/${crypt.column}`]);
    const { event: buried } = eventOf('coffin-buried');
    expect(touches(buried)).toEqual([`${buried.seat}/${buried.row}-${buried.column}`]);
    const { event: train } = eventOf('train-moved');
    expect(touches(train)).toEqual([`${train.seat}/train`]);
    expect(touches(eventOf('round-began').event)).toEqual([]);
  });

  it('have the same names where they are drawn, and where a move is about them', () => {
    expect(pieceOf(targetOf('london m1')!, 1)).toBe('1/m1');
    expect(pieceOf(targetOf('bonus 2 blue')!, 1)).toBe('bonus-2-blue');
    const take = momentOf('take').moves[0]!;
    expect(aims(take, 0)).toEqual([pieceOf(targetOf(take.text)!, 0)]);
    const bury = momentOf('bury').moves.find(({ kind }) => kind === 'bury')!;
    expect(aims(bury, 2)[0]).toMatch(/^2\/row\d-col\d$/);
  });
});
