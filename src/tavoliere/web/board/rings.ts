// Rings around pieces: what others touched since one's last turn, and what a line of the log is about.
import type { EventBase, GameEvent, BoardFrame, Move, MoveBase } from './contract';

/** The letters of all moves that are about a piece, such as "A B" where both claim one route. */
function labelsOf(marks: readonly { label: string; pieces: readonly string[] }[] | undefined, pieces: string[]): string | undefined {
  const found = marks?.filter((mark) => mark.pieces.some((piece) => pieces.includes(piece))).map(({ label }) => label);
  return found?.length ? found.join(' ') : undefined;
}

/** The attributes of an element that draws a piece; `style/base.css` draws the rings. */
export function ring<M extends MoveBase = Move, E extends EventBase = GameEvent>(
  frame: Pick<BoardFrame<M, E>, 'touched' | 'highlighted' | 'marks'>,
  ...pieces: string[]
): Record<string, unknown> {
  const seat = pieces.map((piece) => frame.touched.get(piece)).find((one) => one !== undefined);
  return {
    'data-ring': seat === undefined ? undefined : seat + 1,
    'data-mark': labelsOf(frame.marks, pieces),
    'data-lit': pieces.some((piece) => frame.highlighted.has(piece)) || undefined,
  };
}
