import { describe, expect, it } from 'vitest';
import { BOX, deskAt, momentOf, MOMENTS } from './fixture';
import { pointedOnBoard } from './labels';
import {
  ADVANCE,
  advanceMoves,
  answersOf,
  bonusMoves,
  CENTRE,
  centreMoves,
  chosenCards,
  handId,
  handMoves,
  innMoves,
  isMeant,
  mainAnswer,
  movesOf,
  pileId,
  pileMoves,
  playedMoves,
  replaceMoves,
  sectorId,
  sectorMoves,
  tileId,
  tileMoves,
} from './pointing';
import { cardValues, printed, stacksRoundWheel } from './printed';
import type { Desk, Intent } from './types';
import { BONUS_STACKS } from './view';
import type { Move, TileId } from './wire';

const TILES: TileId[] = ['occupied', 'free-centre', 'x', 'reclaim', 'chapel+2', 'gate+2', '+1', 'lady'];
const texts = (moves: readonly Move[]) => moves.map(({ text }) => text);

/** A choice under way that is still open. */
const choosing = (target: string, moves: Move[]): Intent => ({ target, label: '', moves, move: null, preview: null });

/** Everything on the table that can be pointed at, as the moves it means. */
function everything(desk: Desk, phase: string): Move[] {
  const stacks = stacksRoundWheel(BOX);
  const values = cardValues(BOX);
  const lady = printed(BOX, 'bonus_tiles', 'lady_value');
  const bridge = momentOf(phase).view.players[0]!.bridge;
  return [
    ...stacks.flatMap((stack) => [...sectorMoves(desk, stack), ...pileMoves(desk, stack)]),
    ...centreMoves(desk),
    ...values.flatMap((value) => [...handMoves(desk, value), ...playedMoves(desk, value), ...innMoves(desk, value, lady)]),
    ...BONUS_STACKS.flatMap((stack) => bonusMoves(desk, stack)),
    ...bridge.flatMap((building) => replaceMoves(desk, building)),
    ...advanceMoves(desk, phase, phase),
    ...TILES.flatMap((tile) => tileMoves(desk, tile)),
    ...answersOf(desk),
  ];
}

describe('every legal move', () => {
  it.each(Object.keys(MOMENTS))('can be pointed at: %s', (phase) => {
    const desk = deskAt(phase);
    expect(new Set(texts(everything(desk, phase)))).toEqual(new Set(texts(desk.moves)));
  });
});

describe('the wheel', () => {
  const desk = deskAt('pawn');
  const stack = movesOf(desk.moves, 'pawn')[0]!.stack;

  it('means the sector that faces a pile, or the centre once that was chosen', () => {
    expect(texts(pileMoves(desk, stack))).toEqual(texts(sectorMoves(desk, stack)));
    const open = { ...desk, intent: choosing(CENTRE, centreMoves(desk)) };
    expect(pileMoves(open, stack).map((move) => move.kind)).toEqual(['pawn-centre']);
  });

  it('means the centre where the sector is closed', () => {
    const closed = stacksRoundWheel(BOX).find((one) => !sectorMoves(desk, one).length)!;
    expect(texts(pileMoves(desk, closed))).toEqual([`pawn centre ${closed}`]);
  });

  it('looks its targets up by their ids', () => {
    const { view } = momentOf('pawn');
    expect(pointedOnBoard(sectorId(stack), view, desk).moves).toEqual(sectorMoves(desk, stack));
    expect(pointedOnBoard(pileId(stack), view, desk).moves).toEqual(pileMoves(desk, stack));
    expect(pointedOnBoard(CENTRE, view, desk).moves).toEqual(centreMoves(desk));
    expect(pointedOnBoard(ADVANCE, view, desk).moves).toEqual([]);
    const chapel = momentOf('chapel').view;
    expect(texts(pointedOnBoard(ADVANCE, chapel, deskAt('chapel')).moves)).toEqual(['advance']);
    expect(pointedOnBoard(ADVANCE, chapel, deskAt('chapel')).label).toBe(
      `move-advance(steps=${chapel.effect!.walk!.steps})`,
    );
  });
});

describe('cards', () => {
  const cards = (high: number, low: number): Move => ({ kind: 'cards', text: `cards ${high} ${low}`, high, low });
  const desk = deskAt('cards', { moves: [cards(3, 1), cards(3, 3), cards(1, 0)] });

  it('mean all pairs they belong to, and after one card the pairs of both', () => {
    expect(texts(handMoves(desk, 3))).toEqual(['cards 3 1', 'cards 3 3']);
    const one = { ...desk, intent: choosing(handId(3), handMoves(desk, 3)) };
    expect(chosenCards(one)).toEqual([3]);
    expect(texts(handMoves(one, 1))).toEqual(['cards 3 1']);
    expect(texts(handMoves(one, 3))).toEqual(['cards 3 3']);
    expect(texts(handMoves(one, 0))).toEqual(['cards 1 0']);
  });

  it('are chosen once the pair is', () => {
    const both = { ...desk, intent: { ...choosing(handId(1), [cards(3, 1)]), move: cards(3, 1) } };
    expect(chosenCards(both)).toEqual([3, 1]);
    expect(chosenCards(desk)).toEqual([]);
  });
});

describe('tiles', () => {
  it('mean the moves that spend them', () => {
    const pawn = (using: ('occupied' | 'free-centre' | 'x')[]): Move => ({
      kind: 'pawn',
      text: `pawn gate using ${using.join(',')}`,
      stack: 'gate',
      using,
    });
    const use: Move = { kind: 'use', text: 'use gate', tile: 'gate+2' };
    const desk = deskAt('pawn', { moves: [pawn([]), pawn(['x']), pawn(['occupied', 'x']), use] });
    expect(texts(tileMoves(desk, 'x'))).toEqual(['pawn gate using x', 'pawn gate using occupied,x']);
    expect(texts(tileMoves(desk, 'occupied'))).toEqual(['pawn gate using occupied,x']);
    expect(texts(tileMoves(desk, 'gate+2'))).toEqual(['use gate']);
    expect(tileMoves(desk, 'chapel+2')).toEqual([]);
  });

  it('are asked about by the move that would use them', () => {
    expect(TILES.map(tileId)).toEqual([
      'occupied',
      'free-centre',
      'x',
      'reclaim',
      'use chapel',
      'use gate',
      'plus-one',
      'lady',
    ]);
  });
});

describe('the prompt line', () => {
  it('asks in words for what lies nowhere on the table', () => {
    expect(texts(answersOf(deskAt('chapel')))).toEqual(['advance', 'stay']);
    expect(texts(answersOf(deskAt('bonus')))).toEqual(['no-bonus']);
    const phone = deskAt('bonus', { compact: true });
    expect(answersOf(phone)).toEqual(phone.moves);
  });

  it('emphasises an answer, but none that leaves undone what can be done', () => {
    expect(mainAnswer(deskAt('chapel'))?.text).toBe('advance');
    expect(mainAnswer(deskAt('inn'))).toBeUndefined();
    const enough = deskAt('inn').moves.filter(({ kind }) => kind === 'enough');
    expect(mainAnswer(deskAt('inn', { moves: enough }))?.text).toBe('enough');
    expect(mainAnswer(deskAt('bonus'))).toBeUndefined();
    expect(mainAnswer(deskAt('bonus', { compact: true }))).toBeUndefined();
  });

  it('falls silent while a choice is under way', () => {
    const desk = deskAt('chapel');
    expect(answersOf({ ...desk, intent: choosing(ADVANCE, desk.moves) })).toEqual([]);
  });

  it('knows what is meant: the choice, or what the pointer rests on', () => {
    const desk = deskAt('chapel');
    const hovered = { ...desk, hovered: choosing('stay', []) };
    expect(isMeant(hovered, 'stay')).toBe(true);
    expect(isMeant({ ...hovered, intent: choosing(ADVANCE, []) }, 'stay')).toBe(false);
  });
});
