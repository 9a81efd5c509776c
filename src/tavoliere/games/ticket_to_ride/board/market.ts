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
