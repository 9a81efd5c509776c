// The pieces that events and moves are about: ringed in the seat's colour, or while one rests on a line of the log.
import type { GameEvent, Move } from './wire';

export const stackPiece = (symbol: string): string => `stack ${symbol}`;
export const cardPiece = (colour: string): string => `market ${colour}`;

/** An open card that is gone: it is told at the place where it lay. */
export const takenPiece = (colour: string): string => `taken ${colour}`;

export function touches(event: GameEvent): string[] {
  switch (event.kind) {
    case 'claimed':
      return [event.route];
    case 'took-token':
      return [stackPiece(event.symbol), event.place];
    case 'placed-tourists':
      return [stackPiece(event.symbol), event.place];
    case 'took-card':
      return [takenPiece(event.colour)];
    case 'drew-blind':
      return ['deck'];
    case 'drew-tickets':
      return ['tickets'];
    case 'keeps-ticket':
    case 'ticket-done':
    case 'ticket-failed':
      return [event.ticket];
    default:
      return [];
  }
}

export function aims(move: Move): string[] {
  switch (move.kind) {
    case 'claim':
      return [move.route];
    case 'draw':
      return [cardPiece(move.colour)];
    case 'draw-deck':
      return ['deck'];
    case 'tickets':
      return ['tickets'];
    case 'token':
      return [stackPiece(move.symbol)];
    case 'tourists':
      return [move.place];
    case 'keep':
      return move.second_ticket === null ? [move.ticket] : [move.ticket, move.second_ticket];
    default:
      return [];
  }
}
