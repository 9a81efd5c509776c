// How far the train would go: what the service says of the turn so far, and what the thing under the pointer would add.
import type { Move } from '$web/board/contract';
import type { Sight } from './sight';
import { SECTIONS } from './view';
import { PARTS } from './sight';

/** The steps a move would add to those of this turn. */
export function stepsAddedBy(move: Move, { view, printed, seat }: Sight): number {
  const face = view.card ? view.cards[view.card] : undefined;
  const section = SECTIONS.find((one) => PARTS[one]!.includes(move.kind));
  if (section) return face?.trains.includes(section) && !view.used.includes(section) ? 1 : 0;
  if (move.kind === 'bonus') return printed.bonuses.find((one) => one.action === move.aims[0])?.steps ?? 0;
  if (move.kind === 'tender') return seat.tucked.length;
  const [now, next] = [printed.levels[seat.prestige - 1], printed.levels[seat.prestige]];
  if (PARTS['prestige']!.includes(move.kind) && next) return next.now + next.everyTurn - (now?.everyTurn ?? 0);
  return 0;
}

export interface Way {
  from: number;
  steps: number;
  /** Steps that are only thought of. */
  added: number;
  /** Stations on the way, in order. */
  stations: ('london' | 'necropolis')[];
}

/** The way before the train of the seat whose boards are shown; null when it is not its turn to move. */
export function wayAhead(sight: Sight): Way | null {
  const { view, shown, printed, seat, desk } = sight;
  if (view.active !== shown || (!view.train && view.phase !== 'run')) return null;
  const thought = desk.hovered ?? desk.intent;
  const added = thought?.move && sight.isMine ? stepsAddedBy(thought.move, sight) : 0;
  const { spaces, london, necropolis } = printed.track;
  const nextStation = Math.min(...[london, necropolis].map((space) => (space - seat.train - 1 + spaces) % spaces)) + 1;
  const steps = view.train ? view.train.steps + added : nextStation;
  const stations: Way['stations'] = [];
  for (let step = 1; step <= steps; step += 1) {
    const space = (seat.train + step) % spaces;
    if (space === london) stations.push('london');
    if (space === necropolis) stations.push('necropolis');
  }
  return { from: seat.train, steps, added, stations };
}
