// Real views, moves and events for tests, written by tests/board_fixture.py.
import type { Box } from '$web/board/contract';
import { frameOf, sceneOf, type TestFrame } from '$web/testing/frame';
import { eventIn, momentIn } from '$web/testing/fixture';
import data from './fixture.json';
import type { BoardFrame, Scene } from './types';
import type { View } from './view';
import type { GameEvent, Move } from './wire';

export interface Moment {
  view: View;
  moves: Move[];
}

/** What happened at once: the view before, the events as seat 0 sees them, the view after. */
export interface Update {
  view: View;
  events: GameEvent[];
  next: View;
}

interface Fixture {
  box: Box;
  /** The first moment in which seat 0 was asked a question, by the question. */
  moments: Record<string, Moment>;
  /** Updates that contain every kind of event, by the kinds that are new in each. */
  updates: Record<string, Update>;
}

export const { box: BOX, moments: MOMENTS, updates: UPDATES } = data as unknown as Fixture;

export const momentOf = (question: string): Moment => momentIn(MOMENTS, question);

/** The first event of a kind, and the view before the update it belongs to. */
export const eventOf = <Kind extends GameEvent['kind']>(kind: Kind) => eventIn<View, GameEvent, Kind>(UPDATES, kind);

/** The frame of seat 0 at a moment. */
export const frameAt = (question: string, parts: Partial<BoardFrame> = {}): TestFrame<Move, GameEvent> =>
  frameOf<Move, GameEvent>({ box: BOX, moves: momentOf(question).moves, ...parts });

/** What the describer looks at, at a moment. */
export const sceneAt = (question: string): Scene => sceneOf(momentOf(question).view, { box: BOX });
