// The order in which the open cards lie.

/** Cards that are still there keep their places; new ones fill the gaps, then come at the end. */
export function arranged(before: readonly string[], counts: Record<string, number>): string[] {
  const left = { ...counts };
  const take = (colour: string): boolean => {
    if (!left[colour]) return false;
    left[colour] -= 1;
    return true;
  };
  const kept = before.map((colour) => (take(colour) ? colour : null));
  const fresh = Object.entries(left).flatMap(([colour, count]) => Array<string>(count).fill(colour));
  const filled = kept.map((colour) => colour ?? fresh.shift() ?? null);
  return [...filled, ...fresh].filter((colour) => colour !== null);
}

/**
 * Which card was taken from each place, as long as it is marked: the one that lay there before. Where a card of the
 * same colour came up nothing has changed to be seen, so that any of that colour stands for it.
 */
export function takenFrom(
  before: readonly string[],
  now: readonly string[],
  known: readonly (string | undefined)[],
  isMarked: (colour: string) => boolean,
): (string | undefined)[] {
  const found = now.map((colour, at) => {
    const gone = before[at] === colour ? known[at] : before[at];
    return gone !== undefined && isMarked(gone) ? gone : undefined;
  });
  now.forEach((colour, at) => {
    if (isMarked(colour) && !found.includes(colour)) found[at] ??= colour;
  });
  return found;
}
