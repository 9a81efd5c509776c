// What a board's tests look up in its fixture of real views, moves and events, which tests/board_fixture.py writes.
import type { BoardFrame, Box, EventBase, MoveBase } from '../board/contract';
import { frameOf, sceneOf } from './frame';

export interface Moment<View, M extends MoveBase> {
  view: View;
  moves: M[];
}

/** What happened at once: the view before, the events; a game adds what its board needs of the time after. */
interface UpdateBase<View, E extends EventBase> {
  view: View;
  events: E[];
}

export interface Fixture<View, M extends MoveBase, Update> {
  box: Box;
  /** The first moment in which seat 0 was asked a question, by the question. */
  moments: Record<string, Moment<View, M>>;
  /** Updates that contain every kind of event, by the kinds that are new in each. */
  updates: Record<string, Update>;
}

/** How the tests of a board look up moments, events, frames and scenes in its fixture. */
export function lookUpIn<View, M extends MoveBase, E extends EventBase, Update extends UpdateBase<View, E>>({
  box,
  moments,
  updates,
}: Fixture<View, M, Update>) {
  const momentOf = (question: string) => momentIn(moments, question);
  return {
    momentOf,
    /** The first event of a kind, and the view before the update it belongs to. */
    eventOf: <Kind extends E['kind']>(kind: Kind) => eventIn<View, E, Kind>(updates, kind),
    /** The frame of seat 0 at a moment. */
    frameAt: (question: string, parts: Partial<BoardFrame<M, E>> = {}) =>
      frameOf<M, E>({ box, moves: momentOf(question).moves, ...parts }),
    /** What the describer looks at, at a moment. */
    sceneAt: (question: string) => sceneOf(momentOf(question).view, { box }),
  };
}

/** The moment in which a question was asked. */
export function momentIn<Moment>(moments: Record<string, Moment>, question: string): Moment {
  const moment = moments[question];
  if (!moment) throw new Error(`the fixture has no moment "${question}"`);
  return moment;
}

/** The first event of a kind, and the view before the update it belongs to. */
export function eventIn<View, Event extends { kind: string }, Kind extends Event['kind']>(
  updates: Record<string, { view: View; events: Event[] }>,
  kind: Kind,
): { event: Extract<Event, { kind: Kind }>; view: View } {
  for (const { view, events } of Object.values(updates))
    for (const event of events) if (event.kind === kind) return { event: event as never, view };
  throw new Error(`the fixture has no event "${kind}"`);
}
