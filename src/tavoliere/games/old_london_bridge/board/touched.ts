// The pieces that events and moves are about: ringed in the seat's colour, or while one rests on a line of the log.
import type { GameEvent, Move } from './wire';

export const pawnPiece = (seat: number): string => `pawn-${seat}`;
export const pilePiece = (stack: string): string => `pile-${stack}`;
export const housePiece = (building: string): string => `house-${building}`;
export const markerPiece = (track: string, seat: number): string => `marker-${track}-${seat}`;
export const innPiece = (value: number): string => `inn-${value}`;

export function touches(event: GameEvent): string[] {
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case 'pawn-placed':
    case 'pawn-in-centre':
      return [pawnPiece(seat), pilePiece(event.stack)];
    case 'built':
    case 'replaced':
      return [housePiece(event.building), pilePiece(event.stack)];
    case 'chapel-advanced':
      return [markerPiece('chapel', seat)];
    case 'gate-advanced':
      return [markerPiece('gate', seat)];
    case 'card-taken':
    case 'lady-joined':
    case 'card-discarded':
      return [innPiece(event.value)];
    case 'tile-taken':
      return [event.bonus_stack];
    default:
      return [];
  }
}

export function aims(move: Move): string[] {
  switch (move.kind) {
    case 'pawn':
    case 'pawn-centre':
      return [pilePiece(move.stack)];
    case 'replace':
      return [housePiece(move.building)];
    case 'bonus':
      return [move.bonus_stack];
    case 'take':
      return [innPiece(move.value)];
    default:
      return [];
  }
}
