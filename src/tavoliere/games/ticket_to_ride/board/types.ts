// The frame's types with this family's own view, moves and events.
import type * as contract from '$web/board/contract';
import type { PlayerView, View } from './view';
import type { GameEvent, Move } from './wire';

export type BoardFrame = contract.BoardFrame<Move, GameEvent>;
export type Pointed = contract.Pointed<Move>;
export type Intent = contract.Intent<Move, GameEvent>;
export type BoardProps = contract.BoardProps<View, Move, GameEvent>;
/** What the parts inside a part of the table need. */
export type InnerProps = Pick<BoardProps, 'view' | 'frame'>;
export type SeatProps = contract.SeatProps<View, Move, GameEvent>;
export type ChipProps = contract.ChipProps<View, Move, GameEvent>;
export type BoardModule = contract.BoardModule<View, Move, GameEvent>;

/** Enough of a frame, or of a scene, to tell what a move brings. */
export type Teller = Pick<BoardFrame, 'box' | 'say' | 'me'>;

/** The own seat; null for a watcher. */
export const ownSeat = (view: View, frame: Teller): PlayerView | null =>
  frame.me === null ? null : (view.players[frame.me] ?? null);

/** Whether a seat is known to begin, until the first turn; nobody is before it is drawn. */
export const isToBegin = (view: View, seat: number): boolean =>
  view.first === seat && ['choose-tickets', 'place-tourists'].includes(view.phase);

/** What is chosen, or else what the pointer or the focus rests on. */
export const lookedAt = (frame: BoardFrame): Intent | null => frame.intent ?? frame.hovered;
