// The decisions of a match: which ones a reader wants to see, and what the board shows of one.
import type { Say } from '../board/contract';
import type { Decision, Option, Report, SeatSum, TurningPoint } from '../net/review';

export const VERDICTS = ['dubious', 'mistake', 'blunder'] as const;

export interface Filter {
  /** Null: everybody's. */
  seat: number | null;
  kind: string | null;
  /** All, those with an alternative, or errors only. */
  which: 'all' | 'real' | 'errors';
}

export const isError = ({ verdict }: Pick<Decision, 'verdict'>): boolean =>
  (VERDICTS as readonly string[]).includes(verdict);

/** The decisions a filter lets through, in order. */
export function filtered(decisions: readonly Decision[], { seat, kind, which }: Filter): Decision[] {
  return decisions.filter(
    (one) =>
      (seat === null || one.seat === seat) &&
      (kind === null || one.kind === kind) &&
      (which === 'all' || (which === 'real' ? one.is_real : isError(one))),
  );
}

/** The kinds of decisions there are, in the order in which they first came. */
export const kindsOf = (decisions: readonly Decision[]): string[] => [...new Set(decisions.map(({ kind }) => kind))];

export const decisionAt = (report: Report, step: number): Decision | null =>
  report.decisions.find((one) => one.step === step) ?? null;

/** What is looked at: a move, and perhaps one of the turning points. */
export interface Moment {
  step: number;
  turning: TurningPoint | null;
}

/** The moment of a step; a turning point there is part of it. */
export const momentAt = (report: Report, step: number): Moment => ({
  step,
  turning: report.turning_points.find((one) => one.step === step) ?? null,
});

export interface Shown {
  /** The step of the replay. */
  step: number;
  seat: number;
  decision: Decision | null;
}

/** What the board shows of a moment: the table before a decision, or what chance and others brought after it. */
export function shownAt(report: Report, { step, turning }: Moment): Shown {
  const decision = decisionAt(report, step);
  if (turning && turning.why !== 'error') return { step, seat: turning.seat, decision: null };
  if (!decision) return { step, seat: turning?.seat ?? 0, decision: null };
  return { step: step - 1, seat: decision.seat, decision };
}

export interface Marked {
  label: string;
  option: Option;
  isGhost: boolean;
}

/** A is what was played, B what was better; only A where nothing was. */
export function markedOf({ played, best }: Decision): Marked[] {
  const isSame = played.move === best.move;
  return [
    { label: 'A', option: played, isGhost: false },
    ...(isSame ? [] : [{ label: 'B', option: best, isGhost: true }]),
  ];
}

/** The next turning point in a direction, from a step on; round the end to the other side. */
export function nextTurning(points: readonly TurningPoint[], step: number, way: 1 | -1): TurningPoint | null {
  const ordered = way > 0 ? points : points.toReversed();
  return ordered.find((one) => (one.step - step) * way > 0) ?? ordered[0] ?? null;
}

/** What a kind of move is called; several kinds may share a name, such as using a tile and not using it. */
export function kindName(kind: string, say: Say): string {
  const text = say(`decision-${kind}`);
  return text === `decision-${kind}` ? kind : text;
}

export interface KindErrors {
  name: string;
  /** Points of win share that each seat lost. */
  lost: number[];
}

/** Less than so much is written as 0. */
const LEAST = 0.05;

/** What everybody lost by kind of move, the dearest kind first; kinds that cost nobody anything are left out. */
export function errorsByKind(sums: readonly SeatSum[], say: Say): KindErrors[] {
  const found = new Map<string, number[]>();
  for (const { seat, by_kind: kinds } of sums)
    for (const [kind, loss] of Object.entries(kinds)) {
      const name = kindName(kind, say);
      const lost = found.get(name) ?? sums.map(() => 0);
      found.set(name, lost.with(seat, lost[seat]! + loss));
    }
  return [...found]
    .map(([name, lost]) => ({ name, lost }))
    .filter(({ lost }) => lost.some((one) => one >= LEAST))
    .sort((one, other) => Math.max(...other.lost) - Math.max(...one.lost));
}
