import { describe, expect, it } from 'vitest';
import { frameAt, eventOf, momentOf, UPDATES, type Update } from './fixture';
import { afterEvent, shownView } from './shownView';
import type { PlayerView, View } from './view';
import type { GameEvent } from './wire';

const shownAfter = ({ view, events, next }: Update): View =>
  events.reduce((shown, event) => afterEvent(shown, event, next), view);

const counts = (all: Record<string, number>) => Object.fromEntries(Object.entries(all).filter(([, count]) => count));

/** What the board draws of a seat during turns; `has_chosen` is drawn only before, what the end would pay only after. */
const seatOf = ({ has_chosen: _, projection: _end, tiles, new_tiles, hand, played, ...rest }: PlayerView) => ({
  ...rest,
  hand: hand && counts(hand),
  tiles: counts(tiles),
  new_tiles: counts(new_tiles),
  played: played ?? [],
});
/** Without what is opened only at the end. */
const open = (seat: PlayerView) => ({ ...seatOf(seat), money: undefined, hand: undefined });

/** What events change on the table: all that is drawn but the question itself and what is computed from the table. */
const drawn = (view: View) => ({
  round: view.round,
  markers: view.markers,
  wheel: view.wheel,
  wheel_turned: view.wheel_turned,
  stacks: view.stacks,
  supply: counts(view.supply),
  bonus: view.bonus,
  chapel_order: view.chapel_order,
});

describe('the view with the events shown so far', () => {
  it.each(Object.entries(UPDATES))('is at last the view the service told: %s', (_kinds, update) => {
    const shown = shownAfter(update);
    expect(drawn(shown)).toEqual(drawn(update.next));
    expect(shown.players.map(open)).toEqual(update.next.players.map(open));
    expect(seatOf(shown.players[0]!)).toEqual(seatOf(update.next.players[0]!));
  });

  it('lists the turns of the round as they are fixed', () => {
    const update = Object.values(UPDATES).find(({ events }) => events.some(({ kind }) => kind === 'order-fixed'))!;
    const turns = (view: View) => view.order.map(({ seat, value }) => [seat, value]);
    expect(turns(shownAfter(update))).toEqual(turns(update.next));
  });

  it('puts a chapel marker at the place its event tells', () => {
    const { event } = eventOf('chapel-advanced');
    const { view } = momentOf('pawn');
    const order = { ...view, chapel_order: [2, 0, 1], players: [...view.players, view.players[0]!].slice(0, 3) };
    const advanced: GameEvent = { ...event, seat: 1, place: 2 };
    expect(afterEvent(order, advanced, order).chapel_order).toEqual([2, 1, 0]);
  });

  it('is the view itself while nothing is shown', () => {
    const { view } = momentOf('pawn');
    expect(shownView({ view, nextView: null, frame: frameAt('pawn') })).toBe(view);
    expect(shownView({ view, nextView: view, frame: frameAt('pawn') })).toBe(view);
  });

  it('follows the events that are being shown', () => {
    const { view, events, next } = Object.values(UPDATES).find(({ events }) => events.length > 2)!;
    const frame = frameAt('pawn', { shownEvents: events.slice(0, 1) });
    expect(shownView({ view, nextView: next, frame })).toEqual(afterEvent(view, events[0]!, next));
  });
});
