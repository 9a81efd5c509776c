// Compiled rather than run: a board that names a field its game does not have must not pass `npm run check`.
import { expect, it } from 'vitest';
import type { Describer } from '../describe/describe';
import { frameOf } from '../testing/frame';
import type { BoardModule, BoardFrame, Showing } from './contract';

interface View {
  pile: number;
}
type Move = { text: string; kind: 'take'; colour: string } | { text: string; kind: 'pass' };
type Event =
  | { kind: 'took'; seat: number; rule: string; colour: string }
  | { kind: 'swept'; seat: null; rule: string; cards: number };

function show(event: Event): Showing | undefined {
  if (event.kind === 'took') return { ms: event.colour.length * 100 };
  // @ts-expect-error: only the other kind has a colour
  return event.colour ? undefined : { ms: event.cards };
}

function coloursToTake(frame: BoardFrame<Move, Event>): string[] {
  // @ts-expect-error: no move has a part of this name
  const none = frame.moves.map((move) => move.shade);
  return frame.moves.flatMap((move) => (move.kind === 'take' ? [move.colour] : [])).slice(none.length * 0);
}

it('gives boards the moves and events of their own game', () => {
  const board: Pick<BoardModule<View, Move, Event>, 'show'> = { show };
  expect(board.show?.({ kind: 'took', seat: 0, rule: 'GEN-1', colour: 'red' }, { pile: 1 })).toEqual({ ms: 300 });
  const frame = frameOf<Move, Event>({ moves: [{ text: 'take red', kind: 'take', colour: 'red' }] });
  expect(coloursToTake(frame)).toEqual(['red']);
});

it('gives describers the kinds of their own game', () => {
  const parts = {
    headings: ['swept'],
    // @ts-expect-error: no kind of move is called so
    alwaysConfirm: ['leave'],
  } satisfies Partial<Describer<View, Move, Event>>;
  expect(parts.headings).toEqual(['swept']);
});
