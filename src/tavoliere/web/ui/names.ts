// Names of seats, bots, games and times, as lists show them.
import type { Listing } from '../net/http';
import type { SeatNow } from '../net/protocol';
import { settings } from '../state/settings.svelte';
import { session } from '../state/session.svelte';
import { t, texts } from '../state/texts.svelte';

/** As many characters as the server keeps of a name. */
export const NAME_LENGTH = 24;

/** A seat's name; in older matches bots are called by their level, and "normal" is no name. */
export function seatName(seat: SeatNow, number: number): string {
  if (seat.kind === 'bot' && (!seat.name || seat.name === seat.level))
    return t('bot-name', { level: t(`level-${seat.level ?? ''}`), number: number + 1 });
  return seat.name || t('seat-free');
}

/** What a bot is, beside its name. */
export function botText(level: string | null | undefined): string {
  return t('kind-bot-level', { level: t(`level-${level ?? ''}`) });
}

/** The reader's own seat that the table waits for. */
export function ownTurn(listing: Listing): number | undefined {
  return listing.asked.find((seat) => listing.yours?.includes(seat));
}

/** A game's title. */
export function gameTitle(game: string): string {
  return session.games.find((info) => info.game === game)?.title[settings.language] ?? '';
}

/** How far a running match has come. */
export function progressOf({ progress }: Listing): string {
  const { round, rounds } = progress;
  if (round && rounds) return t('round-of', { round, rounds });
  if (round) return t('round-number', { round });
  return progress.turn ? t('turn-number', { turn: progress.turn }) : '';
}

/** The reader's seat, if they have exactly one: several players at one screen, or an imported match, have none. */
function ownSeat({ yours }: Listing): number | undefined {
  return yours?.length === 1 ? yours[0] : undefined;
}

/** Who won a finished match and with how many points; the reader's own win is said differently. */
export function outcome(listing: Listing): string {
  const { result, seats } = listing;
  if (!result?.points.length) return seats.map(seatName).join(', ');
  const winners = result.ranking.flatMap((rank, seat) => (rank === 0 ? [seat] : []));
  const points = result.points[winners[0] ?? 0] ?? 0;
  if (winners.length === 1 && winners[0] === ownSeat(listing)) return texts.say(listing.game, 'won-yourself', { points });
  const names = winners.map((seat) => seatName(seats[seat]!, seat));
  return texts.say(listing.game, 'won-by', { count: winners.length, names, points });
}

/** The reader's rank, from 0; undefined if they did not play. */
export function ownRank(listing: Listing): number | undefined {
  return listing.result?.ranking[ownSeat(listing) ?? -1];
}

/** "4 minutes ago", in the reader's language. */
export function since(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (passed < 90) return format.format(0, 'minute');
  if (passed < 5400) return format.format(-Math.round(passed / 60), 'minute');
  if (passed < 129_600) return format.format(-Math.round(passed / 3600), 'hour');
  return format.format(-Math.round(passed / 86_400), 'day');
}
