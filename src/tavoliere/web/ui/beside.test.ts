import { describe, expect, it } from 'vitest';
import { beside, clearOf, type Rect } from './beside';

const ROOM = { innerWidth: 800, innerHeight: 600 };
const SIZE = { offsetWidth: 200, offsetHeight: 100 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + height,
});

describe('words beside a thing', () => {
  it('stand below it, else above, else at its side', () => {
    expect(beside(rect(300, 100, 100, 50), SIZE, ROOM)).toEqual({ left: 250, top: 164 });
    expect(beside(rect(300, 500, 100, 50), SIZE, ROOM)).toEqual({ left: 250, top: 386 });
    expect(beside(rect(300, 20, 100, 560), SIZE, ROOM).left).toBe(414);
  });

  it('stay inside the window', () => {
    expect(beside(rect(0, 100, 20, 20), SIZE, ROOM).left).toBe(8);
    expect(clearOf(rect(780, 580, 20, 20), SIZE, [], ROOM)).toEqual({ left: 592, top: 471 });
  });

  it('leave what can be chosen in sight', () => {
    const thing = rect(300, 250, 100, 50);
    const below = rect(200, 300, 300, 200);
    expect(clearOf(thing, SIZE, [], ROOM).top).toBe(309);
    expect(clearOf(thing, SIZE, [below], ROOM).top).toBeLessThan(250);
  });

  it('never cover the thing itself', () => {
    const wide = rect(0, 250, 800, 100);
    const { top } = clearOf(wide, SIZE, [rect(0, 360, 800, 240)], ROOM);
    expect(top + SIZE.offsetHeight).toBeLessThanOrEqual(250);
  });
});
