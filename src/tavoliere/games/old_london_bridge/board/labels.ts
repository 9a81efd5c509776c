// What things in the middle of the table are called, and what pointing at them means.
import { buildingName } from './describe';
import { ADVANCE, advanceMoves, CENTRE, centreMoves, pileId, pileMoves, sectorId, sectorMoves } from './pointing';
import { printed, stacksRoundWheel } from './printed';
import { sceneOf, type BoardFrame, type Pointed } from './types';
import type { View } from './view';
import type { StackId } from './wire';

/** A pile: its top, how many lie there. */
export function pileLabel(stack: StackId, view: View, frame: BoardFrame): string {
  const { top, left } = view.stacks[stack];
  if (!top) return frame.say('board-pile-empty', { kind: frame.say(`kind-${stack}`) });
  return frame.say('board-pile', { building: buildingName(sceneOf(frame, view), top), left });
}

/** Who stands on a space of the wheel. */
const onSpace = (space: StackId | typeof CENTRE, view: View, frame: BoardFrame) => {
  const names = frame.players.filter(({ number }) => view.players[number]?.pawn === space).map(({ name }) => name);
  return { who: names.join(', '), count: names.length };
};

/** A sector of the wheel: what it pays, the pile it faces, who stands there. */
export function sectorLabel(stack: StackId, view: View, frame: BoardFrame): string {
  const facing = view.wheel[stack];
  return frame.say('board-sector', {
    money: facing === 'x' ? 0 : facing,
    closed: facing === 'x' ? 1 : 0,
    pile: pileLabel(stack, view, frame),
    ...onSpace(stack, view, frame),
  });
}

export function centreLabel(view: View, frame: BoardFrame): string {
  return frame.say('board-centre', { cost: printed(frame.box, 'centre', 'cost'), ...onSpace(CENTRE, view, frame) });
}

/** Looks up a target of the board by its id. */
export function pointedOnBoard(id: string, view: View, frame: BoardFrame): Pointed {
  if (id === CENTRE) return { target: id, label: centreLabel(view, frame), moves: centreMoves(frame) };
  for (const stack of stacksRoundWheel(frame.box)) {
    if (id === sectorId(stack))
      return { target: id, label: sectorLabel(stack, view, frame), moves: sectorMoves(frame, stack) };
    if (id === pileId(stack)) return { target: id, label: pileLabel(stack, view, frame), moves: pileMoves(frame, stack) };
  }
  const steps = view.effect?.walk?.steps ?? 0;
  const label = frame.say('move-advance', { steps });
  return { target: id, label, moves: id === ADVANCE ? advanceMoves(frame, view.phase, view.phase) : [] };
}
