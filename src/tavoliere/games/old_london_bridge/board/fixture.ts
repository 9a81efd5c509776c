// Real views, moves and events for tests, written by tests/board_fixture.py.
import { lookUpIn, type Fixture } from '$web/testing/fixture';
import data from './fixture.json';
import type { View } from './view';
import type { GameEvent, Move } from './wire';

export interface Update {
  view: View;
  events: GameEvent[];
  /** The view after the events. */
  next: View;
}

const FIXTURE = data as unknown as Fixture<View, Move, Update>;
export const { box: BOX, moments: MOMENTS, updates: UPDATES } = FIXTURE;
export const { momentOf, eventOf, frameAt, sceneAt } = lookUpIn<View, Move, GameEvent, Update>(FIXTURE);
