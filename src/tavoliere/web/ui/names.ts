// How people, bots and moments are called in lists.
import type { Listing } from '../net/http';
import type { SeatNow } from '../net/messages';
import { settings } from '../state/settings.svelte';
import { t, texts } from '../state/texts.svelte';

/** A seat's name; bots are called by their level, since "normal" is no name. */
export function seatName(seat: SeatNow, number: number): string {
  if (seat.kind === 'bot') return t('bot-name', { level: t(`level-${seat.level ?? ''}`), number: number + 1 });
  return seat.name || t('seat-free');
}

/** The seat of one's own that a table in a list waits for. */
export function ownTurn(listing: Listing): number | undefined {
  return listing.asked.find((seat) => listing.yours?.includes(seat));
}

/** A game's title, once its words are there. */
export function gameTitle(game: string): string {
  return texts.has(game) ? texts.say(game, `game-${game}`) : '';
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
