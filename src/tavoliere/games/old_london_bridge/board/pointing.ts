// What can be pointed at and which legal moves it means. Whatever is still open narrows first: after the centre, a pile
// means the centre with that pile; after one card, the next card means both.
import type { Desk, Move } from '$web/board/contract';
import { target } from '$web/board/targets';

type Fits = (move: Move) => boolean;

const isPawn = (kind: string): Fits => (move) => move.kind === 'pawn' && move.aims[0] === kind;
const isCentre: Fits = (move) => move.kind === 'pawn-centre';
const isAbout = (kind: string, aim: string): Fits => (move) => move.kind === kind && move.aims[0] === aim;

/** The moves among which the next word decides: those of the choice under way, else all. */
function fitting(desk: Desk, fits: Fits): Move[] {
  const open = desk.intent && !desk.intent.move ? desk.intent.moves.filter(fits) : [];
  return open.length ? open : desk.moves.filter(fits);
}

export const CENTRE = 'centre';
export const sectorId = (kind: string) => `pawn ${kind}`;
export const pileId = (kind: string) => `pawn centre ${kind}`;
export const handId = (value: number) => `card ${value}`;
export const innId = (value: number) => `take ${value}`;
export const bonusId = (stack: number) => `bonus ${stack}`;
export const houseId = (number: number) => `replace ${number}`;

export const sectorMoves = (desk: Desk, kind: string) => fitting(desk, isPawn(kind));
export const centreMoves = (desk: Desk) => fitting(desk, isCentre);

/** A pile means the sector that faces it, or the centre where the sector is closed or the centre was chosen before. */
export function pileMoves(desk: Desk, kind: string): Move[] {
  const outer = desk.intent?.target === CENTRE ? [] : sectorMoves(desk, kind);
  return outer.length ? outer : fitting(desk, (move) => isCentre(move) && move.aims[0] === kind);
}

/** The cards chosen so far, where two are played at once. */
export function chosenCards(desk: Desk): string[] {
  const { intent } = desk;
  if (!intent) return [];
  if (intent.move) return intent.move.kind.startsWith('card') ? intent.move.aims : [];
  return intent.target.startsWith('card ') ? [intent.target.slice('card '.length)] : [];
}

export function handMoves(desk: Desk, value: number): Move[] {
  const wanted = [...chosenCards(desk), String(value)];
  const holds = (move: Move) => {
    const rest = [...move.aims];
    return wanted.every((card) => rest.includes(card) && rest.splice(rest.indexOf(card), 1));
  };
  const isCard: Fits = (move) => move.kind === 'card' || move.kind === 'cards';
  const both = desk.moves.filter((move) => isCard(move) && holds(move));
  return both.length ? both : desk.moves.filter((move) => isCard(move) && move.aims.includes(String(value)));
}

export const playedMoves = (desk: Desk, value: number) => desk.moves.filter(isAbout('plus-one', String(value)));

/** The inn's piles also hold the 2 that a lady tile fetches. */
export function innMoves(desk: Desk, value: number, ladyValue: number): Move[] {
  const isLady: Fits = (move) => move.kind === 'lady' && value === ladyValue;
  return desk.moves.filter((move) => isLady(move) || isAbout('take', String(value))(move));
}

export const bonusMoves = (desk: Desk, stack: number) => desk.moves.filter(isAbout('bonus', String(stack)));
export const replaceMoves = (desk: Desk, number: number) => desk.moves.filter(isAbout('replace', String(number)));
export const advanceMoves = (desk: Desk, track: string, phase: string) =>
  phase === track ? desk.moves.filter((move) => move.kind === 'advance') : [];

/** A bonus tile is good for these moves now. */
export function tileMoves(desk: Desk, id: string): Move[] {
  const plain: Record<string, string> = { reclaim: 'reclaim', lady: 'lady', '+1': 'plus-one' };
  return desk.moves.filter((move) => {
    if (plain[id]) return move.kind === plain[id];
    if (id.endsWith('+2')) return move.kind === 'use' && `${move.aims[0]}+2` === id;
    return move.aims[1] === 'using' && (move.aims[2] ?? '').split(',').includes(id);
  });
}

/** What `why` is asked about a tile that is not good for anything now. */
export function tileTarget(id: string): string {
  const asked: Record<string, string> = { reclaim: 'reclaim', lady: 'lady', '+1': 'plus-one' };
  return asked[id] ?? (id.endsWith('+2') ? `use ${id.slice(0, -2)}` : id);
}

/** The attributes of a target; whoever hears its name also hears whether it can be chosen. */
export function aim(desk: Desk, id: string, label: string, moves: readonly Move[]): Record<string, unknown> {
  return target(id, moves.length ? `${label}. ${desk.say('board-can')}` : label, moves);
}

/** The moves a question is answered with in words, in the prompt line. */
export const ANSWERS = [
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
];
/** On phones these join them: the things they are about may lie in a closed tab. */
export const ANSWERS_ON_PHONES = ['use', 'bonus', 'take'];

/** Whether something is what one rests on or has chosen. */
export const isMeant = (desk: Desk, target: string) =>
  desk.intent ? desk.intent.target === target : desk.hovered?.target === target;

/** The choice under way or, before any, what one rests on. */
export const considered = (desk: Desk) => desk.intent ?? desk.hovered;
