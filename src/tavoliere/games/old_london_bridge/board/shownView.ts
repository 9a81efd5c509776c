// While events are shown the view is still the one before them. Here it becomes the view with the events shown so far,
// so that every piece stays where the last event left it. Events say where pieces go; nothing is worked out here.
import type { BoardProps } from './types';
import { BONUS_STACKS, type Counts, type PlayerView, type View } from './view';
import type { BonusStackId, CardValue, GameEvent } from './wire';

type Changed<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>;

const added = (counts: Counts, id: string | number, more: number): Counts => ({
  ...counts,
  [id]: (counts[id] ?? 0) + more,
});

/** The view with something of the event's seat changed. */
function withSeat(view: View, event: GameEvent, change: (seat: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((seat, at) => (at === event.seat ? { ...seat, ...change(seat) } : seat));
  return { ...view, players };
}

const paid = (view: View, event: GameEvent, money: number): View =>
  withSeat(view, event, (seat) => (seat.money === undefined ? {} : { money: seat.money + money }));

function holding(view: View, event: GameEvent, value: CardValue, more: number): View {
  return withSeat(view, event, (seat) => ({
    cards: seat.cards + more,
    ...(seat.hand && { hand: added(seat.hand, value, more) }),
  }));
}

const withSupply = (view: View, value: CardValue, more: number): View => ({
  ...view,
  supply: added(view.supply, value, more),
});

/** The card of the turn leaves the table. */
const offTable = (view: View, event: GameEvent, value: CardValue): View =>
  withSeat(view, event, ({ played = [] }) => {
    // A raised card shows more than is printed on it.
    const leaving = played.includes(value) ? played.indexOf(value) : played.findIndex((card) => card > value);
    return { played: played.filter((_card, at) => at !== leaving) };
  });

/** A +1 tile raises a card: everything that shows its value changes. */
function raised(view: View, event: Changed<'card-raised'>): View {
  const shown = withSeat(view, event, ({ played = [] }) => ({
    played: played.map((card, at) => (at === played.indexOf(event.before) ? event.value : card)),
  }));
  const turn = view.order.findIndex(({ seat, value }) => seat === event.seat && value === event.before);
  return { ...shown, order: view.order.map((one, at) => (at === turn ? { ...one, value: event.value } : one)) };
}

function newRound(view: View, event: Changed<'marker-turned'>, next: View): View {
  return {
    ...view,
    round: event.round,
    markers: [...view.markers, event.sixths],
    wheel: event.wheel,
    wheel_turned: next.wheel_turned,
    order: next.order,
    players: view.players.map((seat, at) => {
      const { has_chosen, tiles, new_tiles } = next.players[at]!;
      return { ...seat, has_chosen, tiles, new_tiles };
    }),
  };
}

function chapelAdvanced(view: View, event: Changed<'chapel-advanced'>): View {
  const order = view.chapel_order.filter((seat) => seat !== event.seat);
  order.splice(event.place - 1, 0, event.seat!);
  return { ...withSeat(view, event, () => ({ chapel: event.space })), chapel_order: order };
}

const withBonus = (view: View, stack: BonusStackId, change: Partial<View['bonus'][number]>): View => ({
  ...view,
  bonus: view.bonus.map((one, at) => (BONUS_STACKS[at] === stack ? { ...one, ...change } : one)),
});

/** The view after one more event; `next` is the view that all of them lead to. */
export function afterEvent(view: View, event: GameEvent, next: View): View {
  switch (event.kind) {
    case 'wheel-paid':
    case 'coin-reached':
    case 'chapel-end-reached':
    case 'gate-end-reached':
    case 'store-paid':
    case 'chapel-leader-paid':
    case 'gate-leader-paid':
    case 'highest-card-paid':
    case 'lowest-number-paid':
      return paid(view, event, event.money);
    case 'centre-paid':
      return paid(view, event, -event.money);
    case 'marker-turned':
      return newRound(view, event, next);
    case 'chapel-advanced':
      return chapelAdvanced(view, event);
    case 'gate-advanced':
      return withSeat(view, event, () => ({ gate: event.space }));
    case 'pawns-removed':
      return { ...view, players: view.players.map((seat) => ({ ...seat, pawn: null })) };
    case 'pawn-placed':
      return withSeat(view, event, () => ({ pawn: event.stack }));
    case 'pawn-in-centre':
      return withSeat(view, event, () => ({ pawn: 'centre' }));
    default:
      return afterBuilding(view, event, next);
  }
}

type BuildingEvent = Changed<
  'built' | 'replaced' | 'top-turned' | 'stack-emptied' | 'tile-taken' | 'tile-turned' | 'tile-used'
>;

/** After an event about buildings or tiles. */
function afterBuilding(view: View, event: BuildingEvent | CardEvent | Unseen, next: View): View {
  switch (event.kind) {
    case 'built':
      return withSeat(view, event, ({ bridge }) => ({
        bridge: [...bridge, event.building],
        powers: next.players[event.seat!]!.powers,
        empty_cost: next.players[event.seat!]!.empty_cost,
      }));
    case 'replaced':
      return withSeat(view, event, ({ bridge }) => ({
        bridge: bridge.map((id) => (id === event.old ? event.building : id)),
        powers: next.players[event.seat!]!.powers,
      }));
    case 'top-turned':
      return { ...view, stacks: { ...view.stacks, [event.stack]: { left: event.left, top: event.building } } };
    case 'stack-emptied':
      return { ...view, stacks: { ...view.stacks, [event.stack]: { left: 0, top: null } } };
    case 'tile-taken': {
      const taken = withBonus(view, event.bonus_stack, { left: event.left, top: null });
      return withSeat(taken, event, (seat) => ({ new_tiles: added(seat.new_tiles, event.tile, 1) }));
    }
    case 'tile-turned':
      return withBonus(view, event.bonus_stack, { top: event.tile });
    case 'tile-used':
      return withSeat(view, event, (seat) => ({ tiles: added(seat.tiles, event.tile, -1) }));
    default:
      return afterCard(view, event, next);
  }
}

type CardEvent = Changed<
  | 'card-chosen'
  | 'own-card-chosen'
  | 'card-revealed'
  | 'card-raised'
  | 'order-fixed'
  | 'card-taken'
  | 'lady-joined'
  | 'card-discarded'
  | 'card-taken-up'
  | 'card-reclaimed'
>;
/** These change nothing that is drawn. */
type Unseen = Changed<
  | 'card-set-aside'
  | 'no-building'
  | 'power-counted'
  | 'stayed'
  | 'tile-declined'
  | 'stacks-ran-out'
  | 'game-over'
>;

function afterCard(view: View, event: CardEvent | Unseen, next: View): View {
  switch (event.kind) {
    case 'card-chosen':
      return withSeat(view, event, () => ({ has_chosen: true }));
    case 'own-card-chosen': {
      const played = event.second === null ? [event.value] : [event.value, event.second];
      return withSeat(view, event, () => ({ has_chosen: true, played }));
    }
    case 'card-revealed': {
      // One's own cards lie there already.
      const isOwn = event.seat === view.seat;
      const shown = withSeat(view, event, ({ played = [] }) => (isOwn ? {} : { played: [...played, event.value] }));
      return { ...holding(shown, event, event.value, -1), phase: next.phase };
    }
    case 'card-raised':
      return raised(view, event);
    case 'order-fixed': {
      const turn = { seat: event.seat!, card: 0, value: event.value };
      return { ...view, asked: -1, order: [...view.order, turn] };
    }
    case 'card-taken':
    case 'lady-joined':
      return withSupply(holding(view, event, event.value, 1), event.value, -1);
    case 'card-discarded':
      return withSupply(offTable(view, event, event.value), event.value, 1);
    case 'card-taken-up':
      return holding(offTable(view, event, 0), event, 0, 1);
    case 'card-reclaimed':
      return holding(offTable(view, event, event.value), event, event.value, 1);
    default:
      return unchanged(view, event);
  }
}

/** The type checker sees to it that no kind of event is forgotten. */
const unchanged = (view: View, _event: Unseen): View => view;

/** What a part of the table draws: the view, with the events shown so far. */
export function shownView({ view, nextView, frame }: BoardProps): View {
  if (!nextView) return view;
  return frame.shownEvents.reduce((shown, event) => afterEvent(shown, event, nextView), view);
}
