// Answers beside one another: the scale their win shares are drawn on, and which are too close to call.
import type { Option } from '../net/review';

const TEN = 0.1;

/** From and to, in tenths around all shares with their margins. */
export function scaleOf(options: readonly Option[], seat: number): { least: number; most: number } {
  const ends = options.flatMap(({ shares }) => {
    const [mean, error] = [shares.mean[seat] ?? 0, 2 * (shares.error[seat] ?? 0)];
    return [mean - error, mean + error];
  });
  const least = Math.max(0, Math.floor(Math.min(...ends) / TEN + 1e-9) * TEN);
  const most = Math.min(1, Math.ceil(Math.max(...ends) / TEN - 1e-9) * TEN);
  return most > least ? { least, most } : { least: Math.max(0, least - TEN), most: Math.min(1, least + TEN) };
}

/** The numbers of the moves that cannot be told from the best one; none if it stands alone. */
export function tooClose(options: readonly Option[]): number[] {
  const close = options.flatMap(({ is_close: isClose }, index) => (index > 0 && isClose ? [index + 1] : []));
  return close.length ? [1, ...close] : [];
}

/** Where an error may be in a text of JSON: the line of the last name in its path. */
export function lineOf(text: string, path: string): number | null {
  const names = path.match(/[A-Za-z_-]+/g) ?? [];
  const lines = text.split('\n');
  let from = 0;
  for (const name of names) {
    const found = lines.findIndex((line, index) => index >= from && line.includes(`"${name}"`));
    if (found < 0) return from || null;
    from = found;
  }
  return names.length ? from : null;
}
