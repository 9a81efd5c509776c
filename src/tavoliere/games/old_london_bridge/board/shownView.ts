// While events are shown the view is still the one before them: here it becomes the view with the events told so far,
// so that every piece stays where the last event left it.
import type { Box, Desk, GameEvent } from '$web/board/contract';
import { houses, KINDS, stacksRoundWheel, TILES, type Bridge, type BridgeSeat } from './view';

type Told = (view: Bridge, event: GameEvent, box: Box) => Bridge;

const MONEY = [
  'wheel-paid',
  'centre-paid',
  'coin-reached',
  'chapel-end-reached',
  'gate-end-reached',
  'store-paid',
  'chapel-leader-paid',
  'gate-leader-paid',
  'highest-card-paid',
  'lowest-number-paid',
];

const number = (event: GameEvent, at: number) => event.numbers[at] ?? 0;
const added = (counts: Record<string, number>, id: string | number, more: number) => ({
  ...counts,
  [id]: Math.max(0, (counts[id] ?? 0) + more),
});

/** The view with something of the event's seat changed. */
function withSeat(view: Bridge, event: GameEvent, change: (seat: BridgeSeat) => Partial<BridgeSeat>): Bridge {
  const players = view.players.map((seat, at) => (at === event.seat ? { ...seat, ...change(seat) } : seat));
  return { ...view, players };
}

function holding(view: Bridge, event: GameEvent, value: number, more: number): Bridge {
  return withSeat(view, event, (seat) => ({
    cards: seat.cards + more,
    ...(seat.hand && { hand: added(seat.hand, value, more) }),
  }));
}

/** A card moves from the inn to a hand. */
function fromInn(view: Bridge, event: GameEvent): Bridge {
  const value = number(event, 0);
  return { ...holding(view, event, value, 1), supply: added(view.supply, value, -1) };
}

/** What faces each stack after the wheel has turned on. */
function turned(view: Bridge, box: Box, sixths: number): Bridge['wheel'] {
  const stacks = stacksRoundWheel(box);
  const facing = (at: number) => view.wheel[stacks[(at - sixths + 6 * stacks.length) % stacks.length] ?? ''] ?? 'x';
  return Object.fromEntries(stacks.map((kind, at) => [kind, facing(at)]));
}

function moveMarker(track: 'chapel' | 'gate'): Told {
  return (view, event) => {
    const moved = withSeat(view, event, () => ({ [track]: number(event, 1) }));
    if (track === 'gate') return moved;
    // Onto an occupied space: on top. Where it ends among the others the next view says.
    const others = view.chapel_order.filter((seat) => seat !== event.seat);
    const at = others.findIndex((seat) => (view.players[seat]?.chapel ?? 0) <= number(event, 1));
    others.splice(at < 0 ? others.length : at, 0, event.seat);
    return { ...moved, chapel_order: others };
  };
}

const TOLD: Record<string, Told> = {
  'marker-turned': (view, event, box) => ({
    ...view,
    round: number(event, 1),
    markers: [...view.markers, number(event, 0)],
    wheel: turned(view, box, number(event, 0)),
    order: [],
    players: view.players.map((seat) => ({ ...seat, pawn: null, played: [], has_chosen: false })),
  }),
  'card-chosen': (view, event) => withSeat(view, event, () => ({ has_chosen: true })),
  'own-card-chosen': (view, event) =>
    withSeat(view, event, () => ({
      has_chosen: true,
      played: event.numbers.slice(0, 2).filter((value) => value >= 0),
    })),
  // One's own cards lie there already.
  'card-revealed': (view, event) => {
    const shown = withSeat(view, event, (seat) =>
      event.seat === view.seat ? {} : { played: [...(seat.played ?? []), number(event, 0)] },
    );
    return { ...shown, phase: 'plus-one' };
  },
  'order-fixed': (view, event) => ({
    ...view,
    asked: -1,
    order: [...view.order, { seat: event.seat, card: 0, value: number(event, 1) }],
  }),
  'pawn-placed': (view, event) => withSeat(view, event, () => ({ pawn: KINDS[number(event, 0)] ?? null })),
  'pawn-in-centre': (view, event) => withSeat(view, event, () => ({ pawn: 'centre' })),
  'pawns-removed': (view) => ({ ...view, players: view.players.map((seat) => ({ ...seat, pawn: null })) }),
  built: (view, event, box) =>
    withSeat(view, event, (seat) => ({ bridge: [...seat.bridge, houses(box)[number(event, 0)]?.id ?? ''] })),
  replaced: (view, event, box) => {
    const [now, old] = [houses(box)[number(event, 0)]?.id ?? '', houses(box)[number(event, 1)]?.id];
    return withSeat(view, event, (seat) => ({ bridge: seat.bridge.map((id) => (id === old ? now : id)) }));
  },
  'top-turned': (view, event, box) => {
    const house = houses(box)[number(event, 0)];
    const left = (house && view.stacks[house.kind]?.left) ?? 1;
    return house ? { ...view, stacks: { ...view.stacks, [house.kind]: { left: left - 1, top: house.id } } } : view;
  },
  'stack-emptied': (view, event) => ({
    ...view,
    stacks: { ...view.stacks, [KINDS[number(event, 0)] ?? '']: { left: 0, top: null } },
  }),
  'chapel-advanced': moveMarker('chapel'),
  'gate-advanced': moveMarker('gate'),
  'tile-taken': (view, event) =>
    withSeat(view, event, (seat) => ({ new_tiles: added(seat.new_tiles, TILES[number(event, 0)] ?? '', 1) })),
  'tile-turned': (view, event) => ({
    ...view,
    bonus: view.bonus.map((stack, at) =>
      at + 1 === number(event, 1) ? { left: stack.left - 1, top: TILES[number(event, 0)] ?? null } : stack,
    ),
  }),
  'tile-used': (view, event) =>
    withSeat(view, event, (seat) => ({ tiles: added(seat.tiles, TILES[number(event, 0)] ?? '', -1) })),
  'card-taken': fromInn,
  'lady-joined': fromInn,
  'card-discarded': (view, event) => ({ ...view, supply: added(view.supply, number(event, 0), 1) }),
  'card-taken-up': (view, event) => holding(view, event, 0, 1),
  'card-reclaimed': (view, event) => holding(view, event, number(event, 0), 1),
};

/** The view after one more event. */
export function tell(view: Bridge, event: GameEvent, box: Box): Bridge {
  if (MONEY.includes(event.kind))
    return withSeat(view, event, (seat) =>
      seat.money === undefined ? {} : { money: seat.money + number(event, 0) },
    );
  return TOLD[event.kind]?.(view, event, box) ?? view;
}

/** The view a part draws; reading `now` keeps it fresh. */
export class Retelling {
  #told = $state.raw<{ after: Bridge; view: Bridge } | null>(null);
  #given: () => Bridge;

  constructor(given: () => Bridge, desk: Desk) {
    this.#given = given;
    let last: GameEvent | null = null;
    $effect.pre(() => {
      const event = desk.telling;
      if (event === last) return;
      last = event;
      if (event) this.#told = { after: given(), view: tell(this.now, event, desk.box) };
      else this.#told = null;
    });
  }

  get now(): Bridge {
    const given = this.#given();
    return this.#told?.after === given ? this.#told.view : given;
  }
}

