import { describe, expect, it } from 'vitest';
import { BOX, frameAt, momentOf, MOMENTS } from './fixture';
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
import type { BoardFrame, Intent } from './types';
import { BONUS_STACKS } from './view';
import type { Move, TileId } from './wire';

const TILES: TileId[] = ['occupied', 'free-centre', 'x', 'reclaim', 'chapel+2', 'gate+2', '+1', 'lady'];
const texts = (moves: readonly Move[]) => moves.map(({ text }) => text);

/** A choice under way that is still open. */
const choosing = (target: string, moves: Move[]): Intent => ({ target, label: '', moves, move: null, preview: null });

/** Everything on the table that can be pointed at, as the moves it means. */
function everything(frame: BoardFrame, phase: string): Move[] {
  const stacks = stacksRoundWheel(BOX);
  const values = cardValues(BOX);
  const lady = printed(BOX, 'bonus_tiles', 'lady_value');
  const bridge = momentOf(phase).view.players[0]!.bridge;
  return [
    ...stacks.flatMap((stack) => [...sectorMoves(frame, stack), ...pileMoves(frame, stack)]),
    ...centreMoves(frame),
    ...values.flatMap((value) => [...handMoves(frame, value), ...playedMoves(frame, value), ...innMoves(frame, value, lady)]),
    ...BONUS_STACKS.flatMap((stack) => bonusMoves(frame, stack)),
    ...bridge.flatMap((building) => replaceMoves(frame, building)),
    ...advanceMoves(frame, phase, phase),
    ...TILES.flatMap((tile) => tileMoves(frame, tile)),
    ...answersOf(frame),
  ];
}

describe('every legal move', () => {
  it.each(Object.keys(MOMENTS))('can be pointed at: %s', (phase) => {
    const frame = frameAt(phase);
    expect(new Set(texts(everything(frame, phase)))).toEqual(new Set(texts(frame.moves)));
  });
});

describe('the wheel', () => {
  const frame = frameAt('pawn');
  const stack = movesOf(frame.moves, 'pawn')[0]!.stack;

  it('means the sector that faces a pile, or the centre once that was chosen', () => {
    expect(texts(pileMoves(frame, stack))).toEqual(texts(sectorMoves(frame, stack)));
    const open = { ...frame, intent: choosing(CENTRE, centreMoves(frame)) };
    expect(pileMoves(open, stack).map((move) => move.kind)).toEqual(['pawn-centre']);
  });

  it('means the centre where the sector is closed', () => {
    const closed = stacksRoundWheel(BOX).find((one) => !sectorMoves(frame, one).length)!;
    expect(texts(pileMoves(frame, closed))).toEqual([`pawn centre ${closed}`]);
  });

  it('looks its targets up by their ids', () => {
    const { view } = momentOf('pawn');
    expect(pointedOnBoard(sectorId(stack), view, frame).moves).toEqual(sectorMoves(frame, stack));
    expect(pointedOnBoard(pileId(stack), view, frame).moves).toEqual(pileMoves(frame, stack));
    expect(pointedOnBoard(CENTRE, view, frame).moves).toEqual(centreMoves(frame));
    expect(pointedOnBoard(ADVANCE, view, frame).moves).toEqual([]);
    const chapel = momentOf('chapel').view;
    expect(texts(pointedOnBoard(ADVANCE, chapel, frameAt('chapel')).moves)).toEqual(['advance']);
    expect(pointedOnBoard(ADVANCE, chapel, frameAt('chapel')).label).toBe(
      `move-advance(steps=${chapel.effect!.walk!.steps})`,
    );
  });
});

describe('cards', () => {
  const cards = (high: number, low: number): Move => ({ kind: 'cards', text: `cards ${high} ${low}`, high, low });
  const frame = frameAt('cards', { moves: [cards(3, 1), cards(3, 3), cards(1, 0)] });

  it('mean all pairs they belong to, and after one card the pairs of both', () => {
    expect(texts(handMoves(frame, 3))).toEqual(['cards 3 1', 'cards 3 3']);
    const one = { ...frame, intent: choosing(handId(3), handMoves(frame, 3)) };
    expect(chosenCards(one)).toEqual([3]);
    expect(texts(handMoves(one, 1))).toEqual(['cards 3 1']);
    expect(texts(handMoves(one, 3))).toEqual(['cards 3 3']);
    expect(texts(handMoves(one, 0))).toEqual(['cards 1 0']);
  });

  it('are chosen once the pair is', () => {
    const both = { ...frame, intent: { ...choosing(handId(1), [cards(3, 1)]), move: cards(3, 1) } };
    expect(chosenCards(both)).toEqual([3, 1]);
    expect(chosenCards(frame)).toEqual([]);
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
    const frame = frameAt('pawn', { moves: [pawn([]), pawn(['x']), pawn(['occupied', 'x']), use] });
    expect(texts(tileMoves(frame, 'x'))).toEqual(['pawn gate using x', 'pawn gate using occupied,x']);
    expect(texts(tileMoves(frame, 'occupied'))).toEqual(['pawn gate using occupied,x']);
    expect(texts(tileMoves(frame, 'gate+2'))).toEqual(['use gate']);
    expect(tileMoves(frame, 'chapel+2')).toEqual([]);
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
    expect(texts(answersOf(frameAt('chapel')))).toEqual(['advance', 'stay']);
    expect(texts(answersOf(frameAt('bonus')))).toEqual(['no-bonus']);
    const phone = frameAt('bonus', { compact: true });
    expect(answersOf(phone)).toEqual(phone.moves);
  });

  it('emphasises an answer, but none that leaves undone what can be done', () => {
    expect(mainAnswer(frameAt('chapel'))?.text).toBe('advance');
    expect(mainAnswer(frameAt('inn'))).toBeUndefined();
    const enough = frameAt('inn').moves.filter(({ kind }) => kind === 'enough');
    expect(mainAnswer(frameAt('inn', { moves: enough }))?.text).toBe('enough');
    expect(mainAnswer(frameAt('bonus'))).toBeUndefined();
    expect(mainAnswer(frameAt('bonus', { compact: true }))).toBeUndefined();
  });

  it('falls silent while a choice is under way', () => {
    const frame = frameAt('chapel');
    expect(answersOf({ ...frame, intent: choosing(ADVANCE, frame.moves) })).toEqual([]);
  });

  it('knows what is meant: the choice, or what the pointer rests on', () => {
    const frame = frameAt('chapel');
    const hovered = { ...frame, hovered: choosing('stay', []) };
    expect(isMeant(hovered, 'stay')).toBe(true);
    expect(isMeant({ ...hovered, intent: choosing(ADVANCE, []) }, 'stay')).toBe(false);
  });
});
