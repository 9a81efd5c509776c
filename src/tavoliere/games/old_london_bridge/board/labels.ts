// What things in the middle of the table are called, and what pointing at them means.
import type { Desk, Pointed } from '$web/board/contract';
import { buildingName } from './describe';
import { advanceMoves, CENTRE, centreMoves, pileId, pileMoves, sectorId, sectorMoves } from './pointing';
import { KINDS, printed, sceneOf, type Bridge } from './view';

/** A pile: its top, how many lie there. */
export function pileLabel(kind: string, view: Bridge, desk: Desk): string {
  const { top, left } = view.stacks[kind] ?? { top: null, left: 0 };
  if (!top) return desk.say('board-pile-empty', { kind: desk.say(`kind-${kind}`) });
  return desk.say('board-pile', { building: buildingName(sceneOf(desk, view), top), left });
}

/** Who stands on a space of the wheel. */
const onSpace = (space: string, view: Bridge, desk: Desk) => {
  const names = desk.players.filter(({ number }) => view.players[number]?.pawn === space).map(({ name }) => name);
  return { who: names.join(', '), count: names.length };
};

/** A sector of the wheel: what it pays, the pile it faces, who stands there. */
export function sectorLabel(kind: string, view: Bridge, desk: Desk): string {
  const facing = view.wheel[kind] ?? 'x';
  return desk.say('board-sector', {
    money: facing === 'x' ? 0 : facing,
    closed: facing === 'x' ? 1 : 0,
    pile: pileLabel(kind, view, desk),
    ...onSpace(kind, view, desk),
  });
}

export function centreLabel(view: Bridge, desk: Desk): string {
  return desk.say('board-centre', { cost: printed(desk.box, 'centre', 'cost'), ...onSpace(CENTRE, view, desk) });
}

/** Looks up a target of the board by its id. */
export function pointedOnBoard(id: string, view: Bridge, desk: Desk): Pointed {
  const kind = KINDS.find((one) => id === sectorId(one) || id === pileId(one));
  if (id === CENTRE) return { target: id, label: centreLabel(view, desk), moves: centreMoves(desk) };
  if (kind && id === sectorId(kind))
    return { target: id, label: sectorLabel(kind, view, desk), moves: sectorMoves(desk, kind) };
  if (kind) return { target: id, label: pileLabel(kind, view, desk), moves: pileMoves(desk, kind) };
  const steps = view.effect?.left ?? 0;
  return { target: id, label: desk.say('move-advance', { steps }), moves: advanceMoves(desk, view.phase, view.phase) };
}
