// How a group of points is filled.
import type { Pattern } from '../state/scoreGroups';

export function fillOf(pattern: Pattern): string {
  if (pattern === 'solid') return 'var(--ink)';
  return pattern === 'none' ? 'var(--sheet)' : `url(#points-${pattern})`;
}
