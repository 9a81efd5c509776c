// Following the others at a table: the log turn by turn, and the pieces that turns were about.
import type { Explanation } from '../board/explain';
import type { Move } from '../net/protocol';
import { eventShort, sentenceOfSeat } from './sentences';
import type { ShownTable } from './shown';
import { idsOf, turnLines, type Turn, type TurnLine } from './turns';

type Followed = Pick<ShownTable, 'game' | 'board' | 'describer' | 'scene' | 'say' | 'nameOf' | 'log'>;

/** The log of a table, a line for each turn. */
export function linesOf(table: Followed): TurnLine[] {
  const { headings = [], turns = [] } = table.describer ?? {};
  return turnLines(table.log, { headings, turns, short: (event) => eventShort(event, table) });
}

/** The ids of everything a turn was about. */
export function piecesOf({ events }: Pick<Turn, 'events'>, { board }: Pick<ShownTable, 'board'>): string[] {
  return events.flatMap((event) => board?.touches?.(event) ?? idsOf(event));
}

/** Which seat touched which piece last, as the board names its pieces. */
export function touchedBy(turns: readonly Turn[], { board }: Pick<ShownTable, 'board'>): ReadonlyMap<string, number> {
  const pieces = turns.flatMap(({ seat, events }) =>
    events.flatMap((event) => (board?.touches?.(event) ?? []).map((piece) => [piece, seat] as const)),
  );
  return new Map(pieces);
}

/** A turn in whole sentences, for those who rest on its summary. */
export function explanationOf({ seat, events }: Pick<Turn, 'seat' | 'events'>, table: Followed): Explanation {
  const mentioned = events.filter((event) => eventShort(event, table));
  return { title: table.nameOf(seat), lines: mentioned.map((event) => sentenceOfSeat(event, table)) };
}

/** The ids of what a move of the reader is about. */
export function aimOf(move: Move, { board, me }: Pick<ShownTable, 'board' | 'me'>): string[] {
  return board?.aims?.(move, me ?? 0) ?? idsOf({ ...move, seat: null, rule: '' });
}
