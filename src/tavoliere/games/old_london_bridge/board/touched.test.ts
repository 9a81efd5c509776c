import { describe, expect, it } from 'vitest';
import { eventOf, momentOf } from './fixture';
import { aims, touches } from './touched';

describe('pieces', () => {
  it('are those an event moved or changed', () => {
    const { event: built } = eventOf('built');
    expect(touches(built)).toEqual([`house-${built.building}`, `pile-${built.stack}`]);
    const { event: pawn } = eventOf('pawn-placed');
    expect(touches(pawn)).toEqual([`pawn-${pawn.seat}`, `pile-${pawn.stack}`]);
    const { event: walked } = eventOf('chapel-advanced');
    expect(touches(walked)).toEqual([`marker-chapel-${walked.seat}`]);
    expect(touches(eventOf('tile-taken').event)).toEqual([eventOf('tile-taken').event.bonus_stack]);
    expect(touches(eventOf('power-counted').event)).toEqual([]);
  });

  it('are those a move would touch', () => {
    for (const move of momentOf('pawn').moves)
      expect(aims(move)).toEqual('stack' in move ? [`pile-${move.stack}`] : []);
  });
});
