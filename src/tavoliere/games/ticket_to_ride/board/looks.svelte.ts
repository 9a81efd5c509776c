// What the reader looks at without meaning a move: a ticket that stays on the map, a colour of cards in hand.
import type { BoardFrame } from './types';
import type { Colour, TicketId } from './wire';

export class Looks {
  /** The ticket that stays on the map until it is let go. */
  pinned = $state<TicketId | null>(null);
  /** The colour of cards the pointer or the focus rests on. */
  colour = $state<Colour | null>(null);

  pin(ticket: TicketId): void {
    this.pinned = this.pinned === ticket ? null : ticket;
  }
}

const looksByFrame = new WeakMap<object, Looks>();

/** What is looked at at a table: the same for the map and for one's own things. */
export function looksAt(frame: BoardFrame): Looks {
  if (!looksByFrame.has(frame)) looksByFrame.set(frame, new Looks());
  return looksByFrame.get(frame)!;
}
