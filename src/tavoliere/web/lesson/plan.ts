// A lesson as the server sends it, and what its conditions and patterns mean; engine/lesson.py says the same.
import type { GameEvent, View } from '../net/protocol';

export interface Condition {
  event?: string;
  mine?: boolean;
  fields?: Record<string, unknown>;
  view?: string;
  equals?: unknown;
  least?: number;
  most?: number;
  over?: boolean;
}

export interface Step {
  id: string;
  chapter?: string;
  point?: string[];
  do?: string[];
  free?: boolean;
  when?: Condition;
  until?: Condition;
  ahead?: boolean;
}

export interface Plan {
  minutes: number;
  steps: Step[];
  moments: Step[];
}

/** What conditions look at: the learner's view, and the events since the step before was done. */
export interface Situation {
  view: View | null;
  events: readonly GameEvent[];
  isOver: boolean;
}

/** The learner's seat. */
export const LEARNER = 0;

/** Whether a move, as people write it, is one of those that patterns mean (`claim louvre-*`). */
export function matches(patterns: readonly string[], move: string): boolean {
  return patterns.some((pattern) => patternOf(pattern).test(move));
}

function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The pins that some words mention: [1], [2]. */
export function pinsIn(texts: readonly string[]): Set<number> {
  return new Set([...texts.join(' ').matchAll(/\[(\d)\]/g)].map(([, pin]) => Number(pin)));
}

/** Whether a condition holds; no condition always does. */
export function holds(condition: Condition | undefined, situation: Situation): boolean {
  if (!condition) return true;
  if (condition.over !== undefined && condition.over !== situation.isOver) return false;
  if (condition.event && !situation.events.some((event) => isMeant(condition, event))) return false;
  return !condition.view || isRight(condition, partOf(situation.view, condition.view));
}

function isMeant({ event: kind, mine, fields = {} }: Condition, event: GameEvent): boolean {
  if (event.kind !== kind) return false;
  if (mine !== undefined && mine !== (event.seat === LEARNER)) return false;
  return Object.entries(fields).every(([name, value]) => event[name] === value);
}

function partOf(view: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], view);
}

function isRight({ equals, least, most }: Condition, part: unknown): boolean {
  if (equals !== undefined && part !== equals) return false;
  const size = sizeOf(part);
  if (least !== undefined && !(size !== null && size >= least)) return false;
  return most === undefined || (size !== null && size <= most);
}

/** Of a list, or of things by name, their number counts. */
function sizeOf(part: unknown): number | null {
  if (typeof part === 'number') return part;
  return part && typeof part === 'object' ? Object.keys(part).length : null;
}
