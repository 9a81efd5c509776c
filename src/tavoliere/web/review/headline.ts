// The plain sentence above a review, to whoever played: by how much, what luck did, what the own mistakes cost together.
import type { Say } from '../board/contract';
import type { Report } from '../net/review';
import { figure, r } from './words.svelte';

/** A change of less than so many percentage points is not worth a word. */
const LITTLE = 0.5;
const MISTAKES = new Set(['mistake', 'blunder']);

/** The sentence for a seat of a match that was looked at whole, in the game's own amounts; empty where there is none. */
export function headlineFor({ sums, decisions, reviewed, steps }: Report, seat: number, say: Say): string {
  const own = sums.find((one) => one.seat === seat);
  if (!own || reviewed < steps) return '';
  const others = sums.filter((one) => one.seat !== seat).map(({ points }) => points);
  const apart = own.points - Math.max(...others);
  const result = own.rank === Math.min(...sums.map(({ rank }) => rank)) ? 'won' : 'lost';
  const losses = decisions.filter((one) => one.seat === seat && MISTAKES.has(one.verdict)).map(({ loss }) => loss);
  const way = Math.abs(own.luck) < LITTLE ? 'even' : own.luck > 0 ? 'won' : 'lost';
  const points = Math.max(0, result === 'won' ? apart : -apart);
  const cost = losses.reduce((sum, loss) => sum + loss, 0);
  return r('review-you', {
    result: r(`review-you-${result}`, { points, amount: say('amount', { points }) }),
    luck: r(`review-you-luck-${way}`, { percent: figure(Math.abs(own.luck)) }),
    errors: r('review-you-errors', { mistakes: losses.length, percent: figure(cost) }),
  });
}
