// How far the train would go: as the server says, with what the move being considered would add.
import type { BoardContext } from './context';
import { partOf } from './pointing';
import type { Station, View } from './view';
import type { Move } from './wire';

/** The steps a move would add to those of this turn. */
export function stepsAddedBy(move: Move, view: View): number {
  const added = view.way?.added ?? {};
  if (move.kind === 'tender') return added['tender'] ?? 0;
  return added[move.kind === 'bonus' ? move.bonus : (partOf(move) ?? '')] ?? 0;
}

export interface Way {
  from: number;
  steps: number;
  /** Stations on the way, in order. */
  stations: Station[];
}

/** The way before the train of the seat whose boards are shown; null when it is not its turn to move. */
export function wayAhead({ view, shown, seat, frame, isMine }: BoardContext): Way | null {
  if (view.active !== shown || !view.way) return null;
  const considered = (frame.hovered ?? frame.intent)?.move;
  const steps = view.way.steps + (considered && isMine ? stepsAddedBy(considered, view) : 0);
  const reached = seat.stations_ahead.filter((one) => one.steps <= steps);
  return { from: seat.train, steps, stations: reached.map(({ station }) => station) };
}
