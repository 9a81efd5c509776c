// What somebody would own after the move that is being considered, read from its previewed events.
import type { BoardFrame } from './types';
import { DISCS, type Counts } from './view';
import type { GameEvent } from './wire';

/** What an event adds to the money of its seat. */
function poundsOf(event: GameEvent): number {
  switch (event.kind) {
    case 'wagon-sold':
    case 'bonus-taken':
    case 'dining-paid':
    case 'coffin-buried':
    case 'income':
      return event.pounds;
    case 'tile-laid':
    case 'tile-turned':
    case 'staff-hired':
    case 'crypt-built':
    case 'wages-paid':
      return -event.pounds;
    default:
      return 0;
  }
}

/** What an event adds to the discs of its seat. Orange discs of an income are told again when they are gained. */
function discsOf(event: GameEvent): Counts {
  if (event.kind === 'discs-paid') return Object.fromEntries(DISCS.map((disc) => [disc, -event[disc]]));
  if (event.kind === 'bonus-taken') return { [event.disc]: -1 };
  if (event.kind === 'orange-gained') return { orange: event.count };
  if (event.kind !== 'card-taken') return {};
  const taken = [event.first_disc, event.second_disc];
  return Object.fromEntries(DISCS.map((disc) => [disc, taken.filter((one) => one === disc).length]));
}

/** How pounds and discs of a seat change with some events. */
export function poundsAndDiscs(events: readonly GameEvent[], seat: number): Counts {
  const changes: Counts = {};
  for (const event of events.filter((one) => one.seat === seat))
    for (const [name, by] of Object.entries({ money: poundsOf(event), ...discsOf(event) }))
      changes[name] = (changes[name] ?? 0) + by;
  return changes;
}

/** How pounds and discs of a seat would change; empty when nothing is considered. */
export const changesOf = (frame: BoardFrame, seat: number): Counts =>
  poundsAndDiscs((frame.intent ?? frame.hovered)?.preview ?? [], seat);
