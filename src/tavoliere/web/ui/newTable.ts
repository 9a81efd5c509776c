// A table to be made: who sits where and how it is played, remembered for the next one of the same game.
import type { SeatPlan } from './SeatChooser.svelte';
import { api, type Agreement, type GameInfo, type TableWish } from '../net/http';
import type { About, ClockPlan, SeatNow } from '../net/protocol';
import { router } from '../state/router.svelte';
import { session } from '../state/session.svelte';
import { t } from '../state/texts.svelte';

export const PACES: Record<string, ClockPlan | undefined> = {
  free: undefined,
  minute: { per: 'move', seconds: 60 },
  quarter: { per: 'game', seconds: 900 },
  day: { per: 'move', seconds: 86_400 },
};
/** Between people a bot that takes over plays no better than most. */
const FAIR = ['random', 'easy', 'normal'];
const NORMAL = 'normal';

export interface TablePlan {
  seats: SeatPlan[];
  options: Record<string, string>;
  pace: string;
  isListed: boolean;
  hints: boolean;
  takeover: string;
}

const bot = (): SeatPlan => ({ kind: 'bot', level: NORMAL, name: '' });

function newPlan(): TablePlan {
  const seats: SeatPlan[] = [{ kind: 'person', level: NORMAL, name: '' }, bot(), bot()];
  return { seats, options: {}, pace: 'free', isListed: false, hints: true, takeover: '' };
}

const place = (game: string) => `tavoliere.table.${game}`;

/** How this game was set up last time, as far as it still can be. */
export function lastPlan({ game, options, levels, seats: [fewest, most] }: GameInfo): TablePlan {
  const plan = newPlan();
  try {
    Object.assign(plan, JSON.parse(localStorage.getItem(place(game)) ?? '{}'));
  } catch {
    return plan;
  }
  const isKnown = ([name, value]: [string, string]) => options[name]?.includes(value);
  plan.options = Object.fromEntries(Object.entries(plan.options).filter(isKnown));
  plan.seats = plan.seats.map((seat) => ({ ...seat, level: levels.includes(seat.level) ? seat.level : NORMAL }));
  if (!(plan.pace in PACES)) plan.pace = 'free';
  return plan.seats.length < fewest || plan.seats.length > most ? { ...plan, seats: newPlan().seats } : plan;
}

/** The same table without waiting for anybody: bots take all seats but one's own. */
export function againstBots(plan: TablePlan): TablePlan {
  const seats = plan.seats.map((seat, number): SeatPlan => {
    if (number === 0) return { ...seat, kind: 'person' };
    return seat.kind === 'bot' ? seat : bot();
  });
  return { ...plan, seats, isListed: false };
}

const peopleAt = ({ seats }: TablePlan) => seats.filter((seat) => seat.kind !== 'bot').length;

/** The levels a bot that takes over may have. */
export function takeoverLevels(levels: string[], plan: TablePlan): string[] {
  return levels.filter((level) => peopleAt(plan) < 2 || FAIR.includes(level));
}

/** Which bot takes over; a clock that runs out always has this consequence. Empty: everybody waits. */
export function takeoverOf(levels: string[], plan: TablePlan): string {
  if (takeoverLevels(levels, plan).includes(plan.takeover)) return plan.takeover;
  return PACES[plan.pace] ? NORMAL : '';
}

function agreementOf(info: GameInfo, plan: TablePlan): Agreement {
  return {
    options: plan.options,
    listed: plan.isListed,
    clock: PACES[plan.pace],
    takeover: takeoverOf(info.levels, plan) || undefined,
    hints: plan.hints && peopleAt(plan) === 1,
  };
}

function wishOf(info: GameInfo, plan: TablePlan, more: Partial<TableWish>): TableWish {
  return {
    game: info.game,
    seats: plan.seats.map(({ kind, level, name }) =>
      kind === 'bot' ? { kind, level } : { kind, ...(kind === 'screen' && name ? { name } : {}) },
    ),
    ...agreementOf(info, plan),
    ...more,
  };
}

/** What is agreed at a table that has been made. */
export function planOf(about: About, seats: SeatNow[]): TablePlan {
  const isAgreed = (clock: ClockPlan | undefined) =>
    clock?.per === about.clock?.per && clock?.seconds === about.clock?.seconds;
  return {
    seats: seats.map(({ kind, level, name }) => ({ kind, level: level ?? NORMAL, name })),
    options: { ...about.options },
    pace: Object.keys(PACES).find((pace) => isAgreed(PACES[pace])) ?? 'free',
    isListed: about.listed,
    hints: about.hints ?? false,
    takeover: about.takeover ?? '',
  };
}

/** Agrees on something else at a table that has not begun; whoever sits there stays, and so does its link. */
export async function changeTable(id: string, info: GameInfo, plan: TablePlan): Promise<boolean> {
  return session.attempt(() => api.agree(id, agreementOf(info, plan)));
}

/** Makes the table, takes one's own seats, goes there and remembers how it was set up. */
export async function createTable(info: GameInfo, plan: TablePlan, more: Partial<TableWish> = {}): Promise<void> {
  await session.attempt(async () => {
    const made = await api.newTable(wishOf(info, plan, more));
    if (made.invitation) sessionStorage.setItem(`invitation.${made.table}`, made.invitation);
    const own = plan.seats.flatMap(({ kind, name }, seat) => {
      if (seat === 0 && kind !== 'bot') return [{ seat }];
      return kind === 'screen' ? [{ seat, name: name || t('seat-number', { number: seat + 1 }) }] : [];
    });
    if (own.length) await api.sit(made.table, own, made.invitation ?? undefined);
    localStorage.setItem(place(info.game), JSON.stringify(plan));
    router.go(`/t/${made.table}`);
  });
}
