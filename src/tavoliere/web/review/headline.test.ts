import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../net/review';
import { settings, type Language } from '../state/settings.svelte';
import { headlineFor } from './headline';
import { words } from './words.svelte';

const seat = (number: number, points: number, luck: number) => ({ seat: number, points, luck, rank: points > 40 ? 0 : 1 });
const decision = (verdict: string, loss: number) => ({ seat: 0, verdict, loss });
const report = (luck: number, losses: number[]) =>
  ({
    sums: [seat(0, 38, luck), seat(1, 41, -luck)],
    decisions: losses.map((loss) => decision('mistake', loss)),
    reviewed: 3,
    steps: 3,
  }) as unknown as Report;
const pounds = (key: string, { points }: Record<string, unknown> = {}) => (key === 'amount' ? `£${String(points)}` : key);

async function reads(language: Language, ...given: Parameters<typeof report>): Promise<string> {
  settings.language = language;
  await words.load();
  return headlineFor(report(...given), 0, pounds);
}

describe('the sentence above a review', () => {
  beforeEach(() => void (settings.language = 'en'));
  it('tells what all mistakes cost together, in the amounts of the game', async () => {
    expect(await reads('en', -11, [9, 5])).toBe('You lost by £3: luck cost you 11%, two mistakes cost you 14%');
    expect(await reads('en', 5, [14])).toBe('You lost by £3: luck brought you 5%, one mistake cost you 14%');
  });
  it('never says in Italian that a mistake brought something, nor puts an article before a number', async () => {
    expect(await reads('it', 5, [14])).toBe('Hai perso di £3: fortuna +5%, un errore −14%');
    expect(await reads('it', -11, [5, 3])).toBe('Hai perso di £3: fortuna −11%, due errori −8%');
  });
});
