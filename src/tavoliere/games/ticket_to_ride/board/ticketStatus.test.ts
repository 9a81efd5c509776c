import { describe, expect, it } from 'vitest';
import { frameAt, PARIS, momentOf } from './fixture';
import { statusOf } from './ticketStatus';
import type { TicketProgress, View } from './view';
import type { ClaimMove } from './wire';

const TICKET = 'arc-lachaise';
const claim: ClaimMove = { kind: 'claim', text: '', route: 'arc-champs:red', colour: 'red', wilds: 0 };

function viewWith(progress: Partial<TicketProgress>, over = false): View {
  const { view } = momentOf(PARIS, 'act');
  const known = { missing: 4, in_reach: true, with_route: {}, joined_by: [], ...progress };
  return { ...view, over, players: [{ ...view.players[0]!, progress: { [TICKET]: known } }, view.players[1]!] };
}

function status(view: View, isPointing = false): [kind: string, words: string] {
  const frame = frameAt(PARIS, 'act');
  const intent = isPointing ? { target: '', label: '', moves: [claim], move: claim, preview: null } : null;
  const { kind, words } = statusOf(view, { ...frame, intent }, TICKET);
  return [kind, words];
}

describe('the status of a ticket', () => {
  it('is done, open, out of reach or cut off', () => {
    expect(status(viewWith({ missing: 0 }))).toEqual(['done', 'ride-ticket-done']);
    expect(status(viewWith({}))).toEqual(['open', 'ride-ticket-missing(count=4)']);
    expect(status(viewWith({ in_reach: false }))).toEqual(['lost', 'ride-ticket-too-far(count=4)']);
    expect(status(viewWith({ missing: null }))).toEqual(['lost', 'ride-ticket-cut-off']);
  });

  it('is failed or done at the end', () => {
    expect(status(viewWith({}, true))).toEqual(['lost', 'ride-ticket-failed']);
    expect(status(viewWith({ missing: 0 }, true))).toEqual(['done', 'ride-ticket-done']);
  });

  it('says what the route that is pointed at would change', () => {
    expect(status(viewWith({ with_route: { [claim.route]: 3 } }), true)).toEqual([
      'soon',
      'ride-ticket-nearer(count=3)',
    ]);
    expect(status(viewWith({ with_route: { [claim.route]: 0 } }), true)).toEqual(['soon', 'ride-ticket-soon']);
    expect(status(viewWith({ with_route: { 'opera-louvre:red': 1 } }), true)[0]).toBe('open');
    expect(status(viewWith({ with_route: { [claim.route]: 0 } }), false)[0]).toBe('open');
  });

  it('is told of every own ticket of a real game', () => {
    const { view } = momentOf(PARIS, 'over');
    const { own_tickets = [] } = view.players[0]!;
    expect(own_tickets.length).toBeGreaterThan(0);
    const kinds = own_tickets.map((ticket) => statusOf(view, frameAt(PARIS, 'over'), ticket).kind);
    expect(kinds.every((kind) => kind === 'done' || kind === 'lost')).toBe(true);
  });
});
