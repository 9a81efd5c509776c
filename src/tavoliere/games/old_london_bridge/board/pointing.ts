// What can be pointed at and which legal moves it means. Whatever is still open narrows first: after the centre, a pile
// means the centre with that pile; after one card, the next card means both.
import { target } from '$web/board/targets';
import type { BoardFrame, Intent } from './types';
import type { BonusStackId, BuildingId, CardMove, CardsMove, CardValue, Move, StackId, TileId } from './wire';

type Kind = Move['kind'];
type OfKind<K extends Kind> = Extract<Move, { kind: K }>;

/** The moves of a kind. */
export const movesOf = <K extends Kind>(moves: readonly Move[], kind: K): OfKind<K>[] =>
  moves.filter((move): move is OfKind<K> => move.kind === kind);

/** The moves of a kind among which the next click decides: those of the choice under way, else all. */
function fitting<K extends Kind>(frame: BoardFrame, kind: K, fits: (move: OfKind<K>) => boolean): OfKind<K>[] {
  const open = frame.intent && !frame.intent.move ? movesOf(frame.intent.moves, kind).filter(fits) : [];
  return open.length ? open : movesOf(frame.moves, kind).filter(fits);
}

// --- targets: ids as moves write them, which `why` is asked about ----------------------------------------------------

export const CENTRE = 'centre';
export const ADVANCE = 'advance';
export const sectorId = (stack: StackId): string => `pawn ${stack}`;
export const pileId = (stack: StackId): string => `pawn centre ${stack}`;
const HAND = 'card ';
export const handId = (value: CardValue): string => `${HAND}${value}`;
export const playedId = (value: CardValue): string => `plus-one ${value}`;
export const innId = (value: CardValue): string => `take ${value}`;
export const bonusId = (index: number): string => `bonus ${index + 1}`;
export const houseId = (number: number): string => `replace ${number}`;

/** A tile that is not good for anything now is asked about by the move that would use it. */
export function tileId(tile: TileId): string {
  switch (tile) {
    case '+1':
      return 'plus-one';
    case 'chapel+2':
      return 'use chapel';
    case 'gate+2':
      return 'use gate';
    default:
      return tile;
  }
}

// --- the wheel -------------------------------------------------------------------------------------------------------

export const sectorMoves = (frame: BoardFrame, stack: StackId): Move[] =>
  fitting(frame, 'pawn', (move) => move.stack === stack);
export const centreMoves = (frame: BoardFrame): Move[] => fitting(frame, 'pawn-centre', () => true);

/** A pile means the sector that faces it, or the centre where the sector is closed or the centre was chosen before. */
export function pileMoves(frame: BoardFrame, stack: StackId): Move[] {
  const outer = frame.intent?.target === CENTRE ? [] : sectorMoves(frame, stack);
  return outer.length ? outer : fitting(frame, 'pawn-centre', (move) => move.stack === stack);
}

// --- cards -----------------------------------------------------------------------------------------------------------

const cardsIn = (move: CardMove | CardsMove): CardValue[] =>
  move.kind === 'card' ? [move.value] : [move.high, move.low];

/** The cards chosen so far, where two are played at once. */
export function chosenCards(frame: BoardFrame): CardValue[] {
  const { intent } = frame;
  if (!intent) return [];
  if (intent.move) return intent.move.kind === 'card' || intent.move.kind === 'cards' ? cardsIn(intent.move) : [];
  return intent.target.startsWith(HAND) ? [Number(intent.target.slice(HAND.length))] : [];
}

export function handMoves(frame: BoardFrame, value: CardValue): Move[] {
  const plays = [...movesOf(frame.moves, 'card'), ...movesOf(frame.moves, 'cards')];
  const wanted = [...chosenCards(frame), value];
  const both = plays.filter((move) => {
    const rest = cardsIn(move);
    return wanted.every((card) => rest.includes(card) && rest.splice(rest.indexOf(card), 1));
  });
  return both.length ? both : plays.filter((move) => cardsIn(move).includes(value));
}

export const playedMoves = (frame: BoardFrame, value: CardValue): Move[] =>
  movesOf(frame.moves, 'plus-one').filter((move) => move.value === value);

/** The inn's piles also hold the 2 that a lady tile fetches. */
export const innMoves = (frame: BoardFrame, value: CardValue, ladyValue: CardValue): Move[] => [
  ...(value === ladyValue ? movesOf(frame.moves, 'lady') : []),
  ...movesOf(frame.moves, 'take').filter((move) => move.value === value),
];

// --- buildings, tracks, tiles ----------------------------------------------------------------------------------------

export const bonusMoves = (frame: BoardFrame, stack: BonusStackId): Move[] =>
  movesOf(frame.moves, 'bonus').filter((move) => move.bonus_stack === stack);
export const replaceMoves = (frame: BoardFrame, building: BuildingId): Move[] =>
  movesOf(frame.moves, 'replace').filter((move) => move.building === building);
export const advanceMoves = (frame: BoardFrame, track: string, phase: string): Move[] =>
  phase === track ? movesOf(frame.moves, 'advance') : [];

/** The moves that a bonus tile is good for now. */
export function tileMoves(frame: BoardFrame, tile: TileId): Move[] {
  switch (tile) {
    case 'reclaim':
    case 'lady':
      return movesOf(frame.moves, tile);
    case '+1':
      return movesOf(frame.moves, 'plus-one');
    case 'chapel+2':
    case 'gate+2':
      return movesOf(frame.moves, 'use').filter((move) => move.tile === tile);
    default:
      return [...movesOf(frame.moves, 'pawn'), ...movesOf(frame.moves, 'pawn-centre')].filter((move) =>
        move.using.includes(tile),
      );
  }
}

// --- answers in the prompt line --------------------------------------------------------------------------------------

/** The moves a question is answered with in words, in the prompt line. */
const ANSWERS: readonly Kind[] = [
  'advance',
  'stay',
  'lady',
  'no-lady',
  'plus-one',
  'no-plus',
  'reclaim',
  'discard',
  'enough',
  'done',
  'no-pawn',
  'no-bonus',
];
/** Answers that do something: only they stand out, or what is left when nothing else can be done. */
const DEEDS: readonly Kind[] = ['advance', 'lady', 'reclaim'];
/** On phones these join them: the things they are about may lie in a closed tab. */
const ANSWERS_ON_PHONES: readonly Kind[] = ['use', 'bonus', 'take'];

export const isAnswer = (move: Move): boolean => ANSWERS.includes(move.kind);
export const answersOf = (frame: BoardFrame): Move[] =>
  frame.intent
    ? []
    : frame.moves.filter((move) => isAnswer(move) || (frame.compact && ANSWERS_ON_PHONES.includes(move.kind)));

/** The answer that is emphasised: never one that leaves something undone while something can be done. */
export const mainAnswer = (frame: BoardFrame): Move | undefined => {
  const answers = answersOf(frame);
  return frame.moves.length === 1 ? answers[0] : answers.find(({ kind }) => DEEDS.includes(kind));
};

// --- states of a target ----------------------------------------------------------------------------------------------

/** The attributes of a target; whoever hears its name also hears whether it can be chosen. */
export function attributes(frame: BoardFrame, id: string, label: string, moves: readonly Move[]): Record<string, unknown> {
  return target(id, moves.length ? `${label}. ${frame.say('board-can')}` : label, moves);
}

/** Whether something is what one rests on or has chosen. */
export const isMeant = (frame: BoardFrame, id: string): boolean => lookedAt(frame)?.target === id;

/** What is chosen, or else what the pointer or the focus rests on. */
export const lookedAt = (frame: BoardFrame): Intent | null => frame.intent ?? frame.hovered;
