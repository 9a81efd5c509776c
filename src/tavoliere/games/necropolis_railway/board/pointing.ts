// What can be pointed at, which moves each target means, and the id it has on the page.
//
// Ids are written in the words of moves ("london m1", "bury row2 col3"), so that the server can say why one is not
// allowed.
import { COFFINS, CRYPTS, numberOf, OWN_COLOURS, PARTS, SECTIONS, type Part, type Section, type View } from './view';
import type { Ability, Bonus, Coffin, Column, Crypt, Move, OwnColour, Place, Row, Space, Tile, Wagon } from './wire';

export type Target =
  | { kind: 'space'; space: Space }
  | { kind: 'section'; section: Section }
  | { kind: 'bonus'; bonus: Bonus; colour: OwnColour }
  | { kind: 'crypt'; crypt: Crypt }
  | { kind: 'column'; column: Column }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'place'; place: Place }
  | { kind: 'wagon'; wagon: Wagon }
  | { kind: 'tuck' }
  | { kind: 'ability'; ability: Ability }
  | { kind: 'waiting'; coffin: Coffin }
  | { kind: 'waiting-mourners' }
  | { kind: 'aboard'; coffin: Coffin }
  | { kind: 'grave'; row: Row; column: Column }
  | { kind: 'prestige' }
  | { kind: 'train' };

/** The kinds of moves that belong to a part of a turn. */
export const KINDS_OF_PART: Record<Part, readonly Move['kind'][]> = {
  london: ['london', 'century-london'],
  necropolis: ['hire', 'crypt'],
  railway: ['tuck', 'wagon'],
  bonus: ['bonus'],
  prestige: ['prestige', 'prestige-mix'],
};
export const partOf = (move: Move): Part | undefined => PARTS.find((part) => KINDS_OF_PART[part].includes(move.kind));

/** Whether a move is about a target. */
export function isAbout(move: Move, target: Target): boolean {
  switch (target.kind) {
    case 'space':
      return move.kind === 'take' && move.space === target.space;
    case 'section':
      return KINDS_OF_PART[target.section].includes(move.kind);
    case 'bonus':
      return move.kind === 'bonus' && move.bonus === target.bonus && move.colour === target.colour;
    case 'crypt':
      return 'crypt' in move ? move.crypt === target.crypt : move.kind === 'white-crypt' && target.crypt === 'white';
    case 'column':
      return 'column' in move && move.kind !== 'bury' && move.column === target.column;
    case 'tile':
      return 'tile' in move && move.tile === target.tile;
    case 'place':
      return move.kind === 'staff' ? move.row === target.place : 'place' in move && move.place === target.place;
    case 'wagon':
      return 'wagon' in move && move.wagon === target.wagon;
    case 'ability':
      return move.kind === target.ability;
    case 'waiting':
      if (move.kind === 'load-all') return true;
      return (move.kind === 'load' || move.kind === 'top-up') && move.coffin === target.coffin;
    case 'waiting-mourners':
      return move.kind === 'load-all';
    case 'aboard':
      return move.kind === 'bury' && move.coffin === target.coffin;
    case 'grave':
      return move.kind === 'bury' && move.row === target.row && move.column === target.column;
    case 'prestige':
      return move.kind === 'prestige' || move.kind === 'prestige-mix';
    case 'tuck':
      return move.kind === 'tuck';
    case 'train':
      return move.kind === 'done' || move.kind === 'run';
  }
}

// --- answers without a place ------------------------------------------------------------------------------------------

/** Answers of the prompt line that leave something out. */
const DECLINES: readonly Move['kind'][] = [
  'done',
  'load-none',
  'no-tender',
  'full-wages',
  'no-dining-car',
  'century-pass',
  'stay',
  'final-pass',
];
const ACCEPTS: readonly Move['kind'][] = ['load-all', 'tender', 'staff-car', 'dining-car', 'run'];

/** The moves that the prompt line offers as buttons. */
export const answersAmong = (moves: readonly Move[]): Move[] =>
  moves.filter(({ kind }) => ACCEPTS.includes(kind) || DECLINES.includes(kind));

/** The answer that stands out: never one that leaves something out while something can be done. */
export function mainAnswer(moves: readonly Move[]): Move | undefined {
  return moves.length === 1 ? answersAmong(moves)[0] : moves.find(({ kind }) => ACCEPTS.includes(kind));
}

/** Whether the actions cannot end yet, because an action of the card has to be made first. */
export const mustAct = (view: View, moves: readonly Move[]): boolean =>
  view.phase === 'act' && moves.length > 0 && !moves.some(({ kind }) => kind === 'done');

// --- ids ------------------------------------------------------------------------------------------------------------

/** The first words of a target: those of the moves that answer the question now open. */
const VERBS: Record<string, Record<string, string>> = {
  'first-staff': { hire: 'staff' },
  volunteer: { hire: 'volunteer' },
  dismiss: { hire: 'dismiss' },
  'white-crypt': { crypt: 'white-crypt' },
  'top-up': { load: 'top-up' },
  century: { london: 'century london', wagon: 'century wagon', hire: 'century hire', crypt: 'century crypt' },
  purchase: { hire: 'final hire', crypt: 'final crypt' },
};
const PLAIN_VERBS: Record<string, string> = {
  staff: 'hire',
  volunteer: 'hire',
  dismiss: 'hire',
  'white-crypt': 'crypt',
  'top-up': 'load',
};

/** A target in words, whatever the question. */
function wordsOf(target: Target): [verb: string, ...ids: string[]] {
  switch (target.kind) {
    case 'space':
      return ['take', String(numberOf(target.space))];
    case 'section':
      return ['card', target.section];
    case 'bonus':
      return ['bonus', String(numberOf(target.bonus)), target.colour];
    case 'crypt':
      return ['crypt', target.crypt];
    case 'column':
      return ['crypt', target.column];
    case 'tile':
      return ['london', target.tile];
    case 'place':
      return ['hire', target.place];
    case 'wagon':
      return ['wagon', target.wagon];
    case 'ability':
      return [target.ability];
    case 'waiting':
      return ['load', target.coffin];
    case 'waiting-mourners':
      return ['load-all'];
    case 'aboard':
      return ['bury', target.coffin];
    case 'grave':
      return ['bury', target.row, target.column];
    case 'prestige':
    case 'tuck':
      return [target.kind];
    case 'train':
      return ['done'];
  }
}

/** The id of a target on the page. */
export function idOf(target: Target, phase: string): string {
  const [verb, ...ids] = wordsOf(target);
  return [VERBS[phase]?.[verb] ?? verb, ...ids].join(' ');
}

const oneOf = <Id extends string>(ids: readonly Id[], id: string): Id | undefined => ids.find((one) => one === id);

/** The target of an id, whatever the question; undefined: it is none. */
export function targetOf(id: string): Target | undefined {
  const [word = '', one = '', other = ''] = id.split(' ').filter((part) => part !== 'century' && part !== 'final');
  const [coffin, crypt, section] = [oneOf(COFFINS, one), oneOf(CRYPTS, one), oneOf(SECTIONS, one)];
  const colour = oneOf(OWN_COLOURS, other);
  switch (PLAIN_VERBS[word] ?? word) {
    case 'take':
      return { kind: 'space', space: `space${one}` };
    case 'card':
      return section && { kind: 'section', section };
    case 'bonus':
      return colour && { kind: 'bonus', bonus: `bonus${one}`, colour };
    case 'crypt':
      return crypt ? { kind: 'crypt', crypt } : { kind: 'column', column: one };
    case 'london':
      return { kind: 'tile', tile: one };
    case 'hire':
      return { kind: 'place', place: one };
    case 'wagon':
      return { kind: 'wagon', wagon: one };
    case 'load':
      return coffin && { kind: 'waiting', coffin };
    case 'load-all':
      return { kind: 'waiting-mourners' };
    case 'bury':
      return coffin ? { kind: 'aboard', coffin } : { kind: 'grave', row: one, column: other };
    case 'prestige':
      return { kind: 'prestige' };
    case 'tuck':
      return { kind: 'tuck' };
    case 'done':
      return { kind: 'train' };
    case 'tender':
    case 'staff-car':
    case 'dining-car':
    case 'carriage':
      return { kind: 'ability', ability: word as Ability };
    default:
      return undefined;
  }
}

/** What `why` is asked about: a section of the card stands for the action it allows. */
export function whyTarget(target: Target, view: View): string {
  if (target.kind !== 'section') return idOf(target, view.phase);
  if (target.section === 'london') return 'london';
  if (target.section === 'railway') return 'tuck';
  const face = view.card ? view.cards[view.card] : undefined;
  return face && !face.necropolis.includes('staff') ? 'crypt' : 'hire';
}
