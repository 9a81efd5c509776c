import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { show } from './animation';
import Board from './Board.svelte';
import { choices } from './choices.svelte';
import { COFFINS, DISCS } from './colours';
import { frameAt, eventOf, UPDATES } from './fixture';
import type { View } from './view';
import type { GameEvent } from './wire';

/** Whether an event is shown. A new kind of event does not compile without a line here. */
const IS_SHOWN: Record<GameEvent['kind'], boolean> = {
  'first-staff-placed': true,
  'card-taken': true,
  'card-turned-up': true,
  'discs-paid': true,
  'tile-laid': true,
  'tile-turned': true,
  'staff-hired': true,
  'crypt-built': true,
  'card-tucked': true,
  'wagon-added': true,
  'wagon-upgraded': true,
  'wagon-sold': true,
  'bonus-taken': true,
  'prestige-raised': true,
  'orange-gained': true,
  'volunteer-gained': false,
  'volunteer-placed': true,
  'white-crypt-placed': true,
  'white-crypt-lost': false,
  'mourners-loaded': true,
  'coffin-loaded': true,
  'nothing-loaded': false,
  'card-used': true,
  'train-moved': true,
  'train-stood': false,
  income: true,
  'coffins-drawn': true,
  'staff-left': true,
  'wages-paid': true,
  'dining-paid': true,
  'mourners-arrived': true,
  'coffin-buried': true,
  'to-potters-field': true,
  passed: false,
  stayed: false,
  'round-began': false,
  'century-began': true,
  'runs-began': true,
  'purchases-began': true,
  'game-ended': false,
};
const KINDS = Object.keys(IS_SHOWN) as GameEvent['kind'][];

beforeEach(() => choices.start());

describe('show', () => {
  it('is tested with every kind of event', () => {
    const found = Object.values(UPDATES).flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(new Set(found)).toEqual(new Set(KINDS));
  });

  it.each(KINDS)('shows %s or leaves it to the log', (kind) => {
    const { event, view } = eventOf(kind);
    const showing = show(event, view);
    expect(showing !== undefined).toBe(IS_SHOWN[kind]);
    if (showing) expect(showing.ms).toBeGreaterThan(0);
  });

  it('runs for as long as there are steps, but not endlessly', () => {
    const { event, view } = eventOf('train-moved');
    const ms = (steps: number) => show({ ...event, steps }, view)!.ms;
    expect(ms(3)).toBe(3 * ms(1));
    expect(ms(12)).toBe(ms(4));
  });

  it('lets pieces fly to the boards that are shown large, and to the panel of everybody else', () => {
    const { event, view } = eventOf('staff-hired');
    const hired = { ...event, seat: 0, place: 'row3' };
    expect(show(hired, view)?.flights).toMatchObject([{ from: 'seat-0', to: 'place-row3', symbol: 'i-staff' }]);
    const { event: buried } = eventOf('coffin-buried');
    const other = { ...buried, seat: 1, row: 'row1', column: 'col2', coffin: 'red', pounds: 1 } as const;
    // From the panel to the same panel nothing flies.
    expect(show(other, view)?.flights).toEqual([]);
    choices.seat = 1;
    expect(show(other, view)?.flights).toMatchObject([
      { from: 'wagons', to: 'grave-row1-col2', symbol: 'i-coffin', fill: COFFINS['red']!.fill },
      { from: 'grave-row1-col2', to: 'seat-1', symbol: 'i-coin' },
    ]);
  });

  it('lets what was loaded fly from London to the train, four of a kind at most', () => {
    const { event: boarded, view } = eventOf('mourners-loaded');
    expect(show({ ...boarded, seat: 0, count: 2 }, view)?.flights).toMatchObject([
      { from: 'waiting', to: 'wagons', symbol: 'i-mourner' },
      { from: 'waiting', to: 'wagons', symbol: 'i-mourner' },
    ]);
    const { event: loaded } = eventOf('coffin-loaded');
    const flights = show({ ...loaded, seat: 0, coffin: 'teal', count: 6 }, view)!.flights!;
    expect(flights.map(({ fill }) => fill)).toEqual(Array(4).fill(COFFINS['teal']!.fill));
  });

  it('pays a bonus with the disc that was spent, and coins only if there are any', () => {
    const { event, view } = eventOf('bonus-taken');
    const taken = { ...event, seat: 0, bonus: 'bonus2', colour: 'green', disc: 'orange', pounds: 1 } as const;
    expect(show(taken, view)).toMatchObject({
      sound: 'coin',
      flights: [
        { from: 'seat-0', to: 'bonus-2-green', symbol: 'i-disc', fill: DISCS['orange']!.fill },
        { from: 'bonus-2-green', to: 'seat-0', symbol: 'i-coin' },
      ],
    });
    expect(show({ ...taken, pounds: 0 }, view)).toMatchObject({ sound: 'piece', flights: [{ to: 'bonus-2-green' }] });
    expect(show({ ...eventOf('wages-paid').event, pounds: 0 }, view)).toBeUndefined();
  });

  it('lets a card and its discs fly to its new owner', () => {
    const { event, view } = eventOf('card-taken');
    const taken = { ...event, seat: view.active, space: 'space2', first_disc: 'blue', second_disc: null } as const;
    expect(show(taken, view)?.flights).toMatchObject([
      { from: 'card-2', to: 'my-card', symbol: 'i-card' },
      { from: 'card-2', to: `seat-${view.active}`, symbol: 'i-disc', fill: DISCS['blue']!.fill },
    ]);
  });
});

describe('places', () => {
  let drawn: Record<string, unknown> | undefined;
  afterEach(() => void (drawn && unmount(drawn)));

  /** The places that the table draws: those of the boards, and a panel for each seat. */
  function placesOf(view: View): Set<string> {
    drawn = mount(Board, { target: document.body, props: { view, nextView: null, frame: frameAt('over') } });
    flushSync();
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map((one) => one.dataset['place']!);
    return new Set([...places, ...view.players.map((_seat, number) => `seat-${number}`)]);
  }

  it.each(Object.entries(UPDATES))('that pieces fly between are drawn: %s', (_name, { view, events }) => {
    const flights = events.flatMap((event) => show(event, view)?.flights ?? []);
    const places = placesOf(view);
    const missing = flights.flatMap(({ from, to }) => [from, to]).filter((place) => !places.has(place));
    expect(missing).toEqual([]);
  });
});
