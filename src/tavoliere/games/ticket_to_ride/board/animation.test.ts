import { describe, expect, it } from 'vitest';
import { show } from './animation';
import { PARIS, SAN_FRANCISCO, momentOf } from './fixture';
import type { GameEvent } from './wire';

/** Whether an event of seat 0, seen by seat 0, is shown. A new kind of event does not compile without a line here. */
const IS_SHOWN: Record<GameEvent['kind'], boolean> = {
  'chose-tickets': false,
  'keeps-ticket': false,
  'kept-tickets': false,
  'first-player': true,
  'placed-tourists': true,
  'took-card': true,
  'drew-blind': false,
  'got-card': true,
  'market-filled': true,
  'market-swept': true,
  'pile-renewed': false,
  claimed: true,
  'kept-flag-card': true,
  'declined-flag-card': false,
  'completed-flag': true,
  'took-token': true,
  'drew-tickets': true,
  'offered-ticket': false,
  passed: false,
  'last-round-begins': true,
  'turn-begins': false,
  'ticket-done': false,
  'ticket-failed': false,
  'game-ended': false,
};

const view = momentOf(PARIS, 'act').view;
const bay = momentOf(SAN_FRANCISCO, 'act').view;
const every = [
  ...Object.values(PARIS.events).map((event) => ({ event, seen: view })),
  ...Object.values(SAN_FRANCISCO.events).map((event) => ({ event, seen: bay })),
];

describe('show', () => {
  it('knows every kind of event', () => {
    expect(new Set(every.map(({ event }) => event.kind))).toEqual(new Set(Object.keys(IS_SHOWN)));
  });

  it.each(every)('shows $event.kind or leaves it to the log', ({ event, seen }) => {
    const own = event.seat === null ? event : { ...event, seat: 0 };
    const showing = show(own, seen);
    expect(showing !== undefined).toBe(IS_SHOWN[event.kind]);
    if (showing) expect(showing.ms).toBeGreaterThan(0);
  });

  it('lets a card fly from its colour in the market to the hand', () => {
    const showing = show({ kind: 'took-card', seat: 0, rule: 'TTR-3.1', colour: 'blue' }, view);
    expect(showing?.flights).toMatchObject([{ from: 'market blue', to: 'hand', symbol: 'i-card' }]);
  });

  it('shows the cards of others face down, at their panel', () => {
    const showing = show({ kind: 'drew-blind', seat: 1, rule: 'TTR-3.1' }, view);
    expect(showing?.flights).toEqual([{ from: 'deck', to: 'seat-1', symbol: 'i-card' }]);
  });

  it('lets vehicles fly to the route: buses in Paris, trams in San Francisco', () => {
    const claimed = PARIS.events.claimed!;
    const to = `route ${claimed.route}`;
    expect(show(claimed, view)?.flights).toMatchObject([{ from: `seat-${claimed.seat}`, to, symbol: 'i-bus' }]);
    expect(show(SAN_FRANCISCO.events.claimed!, bay)?.flights).toMatchObject([{ symbol: 'i-tram' }]);
  });

  it('lets a token fly from its stack to the own rail or to a panel', () => {
    const token = SAN_FRANCISCO.events['took-token']!;
    expect(show({ ...token, seat: 0 }, bay)?.flights).toMatchObject([{ from: `stack ${token.symbol}`, to: 'rail' }]);
    expect(show({ ...token, seat: 1 }, bay)?.flights).toMatchObject([{ to: 'seat-1' }]);
  });
});
