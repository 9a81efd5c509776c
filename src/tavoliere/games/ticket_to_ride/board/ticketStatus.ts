// How a ticket stands: done, possible, or lost; or about to come nearer with the route that is pointed at.
import { onlyRoute } from './pointing';
import { lookedAt, ownSeat, type BoardFrame } from './types';
import type { View } from './view';
import type { TicketId } from './wire';

export interface TicketStatus {
  kind: 'done' | 'soon' | 'open' | 'lost';
  icon: string;
  words: string;
}

/** The status of an own ticket, in words and with a sign. */
export function statusOf(view: View, frame: BoardFrame, ticket: TicketId): TicketStatus {
  const { say } = frame;
  const { missing, in_reach, with_route } = ownSeat(view, frame)?.progress?.[ticket] ?? {
    missing: null,
    in_reach: false,
    with_route: {},
  };
  if (missing === 0) return { kind: 'done', icon: 'i-check', words: say('ride-ticket-done') };
  const lost = (words: string): TicketStatus => ({ kind: 'lost', icon: 'i-close', words });
  if (view.over) return lost(say('ride-ticket-failed'));
  if (missing === null) return lost(say('ride-ticket-cut-off'));
  if (!in_reach) return lost(say('ride-ticket-too-far', { count: missing }));
  const then = with_route[onlyRoute((lookedAt(frame)?.moves ?? []).slice(0, 1)) ?? ''];
  const soon = (words: string): TicketStatus => ({ kind: 'soon', icon: 'i-arrow', words });
  if (then === 0) return soon(say('ride-ticket-soon'));
  if (then !== undefined) return soon(say('ride-ticket-nearer', { count: then }));
  return { kind: 'open', icon: 'm-ring', words: say('ride-ticket-missing', { count: missing }) };
}
