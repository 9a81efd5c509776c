// What somebody would own after the move that is being thought of: read from its previewed events, nothing is reckoned.
import type { Desk, GameEvent } from '$web/board/contract';
import { DISC_NAMES, type Counts } from './view';

/** Which number of an event says how many pounds come in or go out. */
const POUNDS: Record<string, [index: number, sign: 1 | -1]> = {
  'tile-laid': [1, -1],
  'tile-turned': [1, -1],
  'staff-hired': [1, -1],
  'crypt-built': [3, -1],
  'wages-paid': [1, -1],
  'wagon-sold': [1, 1],
  'bonus-taken': [2, 1],
  'dining-paid': [1, 1],
  'coffin-buried': [3, 1],
  income: [2, 1],
};

function discsOf(event: GameEvent): Counts {
  const count = (disc: number) => event.numbers.slice(2).filter((one) => one === disc).length;
  if (event.kind === 'discs-paid')
    return Object.fromEntries(DISC_NAMES.map((name, at) => [name, -(event.numbers[at] ?? 0)]));
  if (event.kind === 'card-taken') return Object.fromEntries(DISC_NAMES.map((name, at) => [name, count(at)]));
  if (event.kind === 'orange-gained') return { orange: event.numbers[0] ?? 0 };
  if (event.kind === 'income') return { orange: event.numbers[3] ?? 0 };
  return {};
}

/** How pounds and discs of a seat would change; empty when nothing is thought of. */
export function outlook(desk: Desk, seat: number): Counts {
  const events = (desk.intent ?? desk.hovered)?.preview ?? [];
  const changes: Counts = {};
  const add = (name: string, by: number) => (changes[name] = (changes[name] ?? 0) + by);
  for (const event of events.filter((one) => one.seat === seat)) {
    const [index, sign] = POUNDS[event.kind] ?? [];
    if (index !== undefined && sign) add('money', sign * (event.numbers[index] ?? 0));
    for (const [disc, by] of Object.entries(discsOf(event))) add(disc, by);
  }
  return changes;
}

/** Whether a target is being thought of, and one of its moves would do something there. */
export function isThoughtOf(desk: Desk, target: unknown): boolean {
  const thought = desk.intent ?? desk.hovered;
  return thought?.target === target && thought?.move !== null && (thought?.moves.length ?? 0) > 0;
}
