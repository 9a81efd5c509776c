// A score in at most four groups of parts, each with a pattern that can be told from the others at a glance.
import type { ScoreGroup } from '../board/ending';

export const PATTERNS = ['solid', 'dots', 'lines', 'none'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A group with its pattern, and its name as a text key. */
export interface DrawnGroup extends ScoreGroup {
  key: string;
  pattern: Pattern;
}

/** The parts in groups: those of the game, else every part by itself, the smallest together if there are too many. */
export function groupsOf(parts: string[], given: ScoreGroup[] | undefined): DrawnGroup[] {
  const groups = (given ?? alone(parts)).map(({ id, parts: some, ...rest }) => ({
    key: given ? `end-group-${id}` : `part-${id}`,
    ...rest,
    id,
    parts: some.filter((part) => parts.includes(part)),
  }));
  return groups
    .filter((group) => group.parts.length > 0)
    .map((group, at) => ({ ...group, pattern: PATTERNS[Math.min(at, PATTERNS.length - 1)]! }));
}

function alone(parts: string[]): (ScoreGroup & { key?: string })[] {
  const most = PATTERNS.length;
  const single = parts.slice(0, parts.length > most ? most - 1 : most).map((part) => ({ id: part, parts: [part] }));
  const rest = parts.slice(single.length);
  return rest.length ? [...single, { id: 'rest', key: 'end-group-rest', parts: rest }] : single;
}

/** A seat's points in a group. */
export const pointsIn = ({ parts }: ScoreGroup, scores: Record<string, number>): number =>
  parts.reduce((sum, part) => sum + (scores[part] ?? 0), 0);

/** How long bars can become while a score is told part by part: what is lost may come after what is won. */
export const longestBar = (scores: Record<string, number>[]): number =>
  Math.max(1, ...scores.map((parts) => Object.values(parts).reduce((sum, points) => sum + Math.abs(points), 0)));
