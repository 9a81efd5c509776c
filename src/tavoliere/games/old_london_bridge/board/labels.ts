// What things in the middle of the table are called, and what pointing at them means.
import { buildingName } from './describe';
import { ADVANCE, advanceMoves, CENTRE, centreMoves, pileId, pileMoves, sectorId, sectorMoves } from './pointing';
import { printed, stacksRoundWheel } from './printed';
import { sceneOf, type Desk, type Pointed } from './types';
import type { View } from './view';
import type { StackId } from './wire';

/** A pile: its top, how many lie there. */
export function pileLabel(stack: StackId, view: View, desk: Desk): string {
  const { top, left } = view.stacks[stack];
  if (!top) return desk.say('board-pile-empty', { kind: desk.say(`kind-${stack}`) });
  return desk.say('board-pile', { building: buildingName(sceneOf(desk, view), top), left });
}

/** Who stands on a space of the wheel. */
const onSpace = (space: StackId | typeof CENTRE, view: View, desk: Desk) => {
  const names = desk.players.filter(({ number }) => view.players[number]?.pawn === space).map(({ name }) => name);
  return { who: names.join(', '), count: names.length };
};

/** A sector of the wheel: what it pays, the pile it faces, who stands there. */
export function sectorLabel(stack: StackId, view: View, desk: Desk): string {
  const facing = view.wheel[stack];
  return desk.say('board-sector', {
    money: facing === 'x' ? 0 : facing,
    closed: facing === 'x' ? 1 : 0,
    pile: pileLabel(stack, view, desk),
    ...onSpace(stack, view, desk),
  });
}

export function centreLabel(view: View, desk: Desk): string {
  return desk.say('board-centre', { cost: printed(desk.box, 'centre', 'cost'), ...onSpace(CENTRE, view, desk) });
}

/** Looks up a target of the board by its id. */
export function pointedOnBoard(id: string, view: View, desk: Desk): Pointed {
  if (id === CENTRE) return { target: id, label: centreLabel(view, desk), moves: centreMoves(desk) };
  for (const stack of stacksRoundWheel(desk.box)) {
    if (id === sectorId(stack))
      return { target: id, label: sectorLabel(stack, view, desk), moves: sectorMoves(desk, stack) };
    if (id === pileId(stack)) return { target: id, label: pileLabel(stack, view, desk), moves: pileMoves(desk, stack) };
  }
  const steps = view.effect?.walk?.steps ?? 0;
  const label = desk.say('move-advance', { steps });
  return { target: id, label, moves: id === ADVANCE ? advanceMoves(desk, view.phase, view.phase) : [] };
}
