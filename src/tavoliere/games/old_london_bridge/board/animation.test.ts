import { describe, expect, it } from 'vitest';
import { show } from './animation';
import { eventOf, UPDATES } from './fixture';
import { PIECE, REST, SIXTH, SPACE } from './motion';
import type { GameEvent } from './wire';

/** Whether an event is shown. A new kind of event does not compile without a line here. */
const IS_SHOWN: Record<GameEvent['kind'], boolean> = {
  'marker-turned': true,
  'lady-joined': true,
  'card-chosen': true,
  'own-card-chosen': true,
  'card-revealed': true,
  'card-raised': true,
  'order-fixed': true,
  'card-discarded': true,
  'card-taken-up': true,
  'card-set-aside': false,
  'card-reclaimed': true,
  'pawn-placed': true,
  'pawn-in-centre': true,
  'tile-used': true,
  'wheel-paid': true,
  'centre-paid': true,
  'no-building': false,
  built: true,
  replaced: true,
  'top-turned': true,
  'stack-emptied': false,
  'power-counted': true,
  'chapel-advanced': true,
  'gate-advanced': true,
  stayed: false,
  'coin-reached': true,
  'chapel-end-reached': true,
  'gate-end-reached': true,
  'store-paid': true,
  'tile-taken': true,
  'tile-declined': false,
  'tile-turned': true,
  'card-taken': true,
  'chapel-leader-paid': true,
  'gate-leader-paid': true,
  'highest-card-paid': true,
  'lowest-number-paid': true,
  'pawns-removed': true,
  'stacks-ran-out': false,
  'game-over': false,
};
const KINDS = Object.keys(IS_SHOWN) as GameEvent['kind'][];

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

  it('turns the wheel and walks for as long as there are steps', () => {
    const { event: turned, view } = eventOf('marker-turned');
    expect(show({ ...turned, sixths: 3 }, view)).toEqual({ ms: 3 * SIXTH + REST, sound: 'wheel' });
    expect(show({ ...eventOf('gate-advanced').event, steps: 4 }, view)).toEqual({ ms: 4 * SPACE + REST, sound: 'piece' });
  });

  it('lets a building fly from its pile to its space: on the own bridge, or to the panel of another', () => {
    const { event, view } = eventOf('built');
    const built = { ...event, stack: 'inn', space: 3 } as const;
    const own = show({ ...built, seat: view.seat }, view);
    expect(own).toMatchObject({ ms: PIECE, flights: [{ from: 'pile-inn', to: 'my-space-3', symbol: 'b-inn' }] });
    const other = show({ ...built, seat: 1 }, view);
    expect(other).toMatchObject({ flights: [{ from: 'pile-inn', to: 'bridge-1' }] });
  });

  it('lets coins fly to the seat that is paid, and away from the one that pays', () => {
    const { event: paid, view } = eventOf('wheel-paid');
    expect(show({ ...paid, seat: 1 }, view)?.flights).toMatchObject([{ from: 'wheel', to: 'seat-1' }]);
    const { event: pays } = eventOf('centre-paid');
    expect(show({ ...pays, seat: 1 }, view)?.flights).toMatchObject([{ from: 'seat-1', to: 'space-centre' }]);
  });

  it('lets tiles and cards fly to the own strip', () => {
    const { event: tile, view } = eventOf('tile-taken');
    const taken = show({ ...tile, seat: 0, tile: 'lady', bonus_stack: 'bonus2' }, view);
    expect(taken?.flights).toMatchObject([{ from: 'bonus2', to: 'my-tiles', symbol: 'bt-lady' }]);
    const card = show({ ...eventOf('card-taken').event, seat: 0, value: 3 }, view);
    expect(card?.flights).toMatchObject([{ from: 'inn', to: 'my-hand', symbol: 'c-cleric' }]);
  });
});
