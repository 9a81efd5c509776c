// The frame's types with this game's own view, moves and events.
import type * as contract from '$web/board/contract';
import type { Scene as AnyScene } from '$web/describe/describe';
import type { View } from './view';
import type { GameEvent, Move } from './wire';

export type BoardFrame = contract.BoardFrame<Move, GameEvent>;
export type Pointed = contract.Pointed<Move>;
export type Intent = contract.Intent<Move, GameEvent>;
export type BoardProps = contract.BoardProps<View, Move, GameEvent>;
export type SeatProps = contract.SeatProps<View, Move, GameEvent>;
export type ChipProps = contract.ChipProps<View, Move, GameEvent>;
export type BoardModule = contract.BoardModule<View, Move, GameEvent>;
export type Scene = AnyScene<View>;

/** What the describer's helpers look at. */
export const sceneOf = (frame: BoardFrame, view: View): Scene => ({
  box: frame.box,
  view,
  players: frame.players,
  me: frame.me,
  asked: frame.asked,
  say: frame.say,
});
