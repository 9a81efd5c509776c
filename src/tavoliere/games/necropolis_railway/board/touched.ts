// The pieces that events and moves are about: ringed in the seat's colour, or while one rests on a line of the log.
// What lies on somebody's boards is named after the seat, what lies in the middle is not.
import type { Target } from './pointing';
import { numberOf } from './view';
import type { GameEvent, Move } from './wire';

const own = (seat: number | null, piece: string): string => `${seat ?? 0}/${piece}`;
const cryptPiece = (crypt: string): string => `crypt-${crypt}`;
const bonusPiece = (bonus: string, colour: string): string => `bonus-${numberOf(bonus)}-${colour}`;
const spacePiece = (space: string): string => `card-${numberOf(space)}`;

export const tilePiece = (seat: number, tile: string): string => own(seat, tile);
export const staffPiece = (seat: number, place: string): string => own(seat, `staff-${place}`);
export const columnPiece = (seat: number, column: string): string => own(seat, column);
export const gravePiece = (seat: number, row: string, column: string): string => own(seat, `${row}-${column}`);
export const trainPiece = (seat: number): string => own(seat, 'train');

/** The name of the piece that a target draws, on the boards of a seat or in the middle. */
export function pieceOf(target: Target, seat: number): string {
  switch (target.kind) {
    case 'space':
      return spacePiece(target.space);
    case 'bonus':
      return bonusPiece(target.bonus, target.colour);
    case 'crypt':
      return cryptPiece(target.crypt);
    case 'column':
      return columnPiece(seat, target.column);
    case 'tile':
      return tilePiece(seat, target.tile);
    case 'place':
      return staffPiece(seat, target.place);
    case 'wagon':
      return own(seat, target.wagon);
    case 'grave':
      return gravePiece(seat, target.row, target.column);
    case 'prestige':
    case 'train':
    case 'tuck':
      return own(seat, target.kind);
    default:
      return '';
  }
}

export function touches(event: GameEvent): string[] {
  const { seat } = event;
  if ('tile' in event) return [own(seat, event.tile)];
  if ('wagon' in event) return [own(seat, event.wagon)];
  if ('place' in event) return [own(seat, `staff-${event.place}`)];
  switch (event.kind) {
    case 'card-taken':
      return [spacePiece(event.space)];
    case 'crypt-built':
      return [cryptPiece(event.crypt), own(seat, event.column)];
    case 'white-crypt-placed':
      return [cryptPiece('white'), own(seat, event.column)];
    case 'bonus-taken':
      return [bonusPiece(event.bonus, event.colour)];
    case 'coffin-buried':
      return [gravePiece(seat ?? 0, event.row, event.column)];
    case 'card-tucked':
      return [own(seat, 'tuck')];
    case 'prestige-raised':
      return [own(seat, 'prestige')];
    case 'train-moved':
      return [own(seat, 'train')];
    default:
      return [];
  }
}

export function aims(move: Move, seat: number): string[] {
  if ('tile' in move) return [own(seat, move.tile)];
  if ('wagon' in move) return [own(seat, move.wagon)];
  if ('place' in move) return [staffPiece(seat, move.place)];
  if ('crypt' in move) return [cryptPiece(move.crypt), columnPiece(seat, move.column)];
  switch (move.kind) {
    case 'take':
      return [spacePiece(move.space)];
    case 'staff':
      return [staffPiece(seat, move.row)];
    case 'white-crypt':
      return [columnPiece(seat, move.column)];
    case 'bonus':
      return [bonusPiece(move.bonus, move.colour)];
    case 'bury':
      return [gravePiece(seat, move.row, move.column)];
    case 'prestige':
    case 'prestige-mix':
      return [own(seat, 'prestige')];
    case 'tuck':
      return [own(seat, 'tuck')];
    case 'done':
    case 'run':
      return [own(seat, 'train')];
    default:
      return [];
  }
}
