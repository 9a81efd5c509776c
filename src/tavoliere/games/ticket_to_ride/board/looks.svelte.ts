// What the reader looks at without meaning a move: a ticket that stays on the map, a colour of cards in hand.
import type { Desk } from './types';
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

const ofDesk = new WeakMap<object, Looks>();

/** What is looked at at a table: the same for the map and for one's own things. */
export function looksAt(desk: Desk): Looks {
  if (!ofDesk.has(desk)) ofDesk.set(desk, new Looks());
  return ofDesk.get(desk)!;
}
