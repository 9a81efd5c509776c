// Ways to pay for the same action: with own colours or orange discs, with or without a Carriage.
import { OWN_COLOURS, type SeatView } from './view';
import type { Extras, Move, OwnColour } from './wire';

export type Extra = Extras[number];
/** Discs of the next prestige step that are paid in orange by choice. */
export type Swapped = Partial<Record<OwnColour, number>>;

export interface Preferred {
  isOrange: boolean;
  isCarriage: boolean;
}

export const pays = (move: Move, extra: Extra): boolean => 'extras' in move && move.extras.includes(extra);

/** What a move does, however it is paid. */
function actionOf(move: Move): string {
  const { text: _text, extras: _extras, ...action } = { extras: [], ...move };
  return JSON.stringify(action);
}

/** Of the ways to pay for the same action the preferred one, else the first: own colours, no Carriage. */
export function preferredPayments(moves: readonly Move[], { isOrange, isCarriage }: Preferred): Move[] {
  const actions = new Map<string, Move[]>();
  for (const move of moves) actions.set(actionOf(move), [...(actions.get(actionOf(move)) ?? []), move]);
  const rank = (move: Move) =>
    Number(pays(move, 'carriage') === isCarriage) * 2 + Number(pays(move, 'orange') === isOrange);
  return [...actions.values()].map((ways) => ways.reduce((best, way) => (rank(way) > rank(best) ? way : best)));
}

/** Whether some action can be paid both with and without an extra. */
export function isOptional(moves: readonly Move[], extra: Extra): boolean {
  const without = new Set(moves.filter((move) => !pays(move, extra)).map(actionOf));
  return moves.some((move) => pays(move, extra) && without.has(actionOf(move)));
}

/** The own discs paid for the next step of prestige when so many more are swapped for orange ones. */
export function prestigePayment(seat: SeatView, swapped: Swapped): Record<OwnColour, number> {
  const paid = (disc: OwnColour) => (seat.prestige_payment?.[disc] ?? 0) - (swapped[disc] ?? 0);
  return { blue: paid('blue'), green: paid('green'), grey: paid('grey') };
}

/** The move that raises prestige with this payment: as suggested, or with other discs. */
export function prestigeMove(moves: readonly Move[], seat: SeatView, swapped: Swapped): Move | undefined {
  if (OWN_COLOURS.every((disc) => !swapped[disc])) return moves.find((move) => move.kind === 'prestige');
  const paid = prestigePayment(seat, swapped);
  return moves.find(
    (move) => move.kind === 'prestige-mix' && OWN_COLOURS.every((disc) => move.payment[disc] === paid[disc]),
  );
}
