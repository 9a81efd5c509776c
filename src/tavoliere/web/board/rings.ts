// Rings around pieces: what others touched since one's last turn, and what a line of the log is about.
import type { EventBase, GameEvent, Desk, Move, MoveBase } from './contract';

/** The attributes of an element that draws a piece; `style/base.css` draws the rings. */
export function ring<M extends MoveBase = Move, E extends EventBase = GameEvent>(
  desk: Pick<Desk<M, E>, 'touched' | 'highlighted' | 'marks'>,
  ...pieces: string[]
): Record<string, unknown> {
  const seat = pieces.map((piece) => desk.touched.get(piece)).find((one) => one !== undefined);
  return {
    'data-ring': seat === undefined ? undefined : seat + 1,
    'data-mark': desk.marks?.find((mark) => mark.pieces.some((piece) => pieces.includes(piece)))?.label,
    'data-lit': pieces.some((piece) => desk.highlighted.has(piece)) || undefined,
  };
}
