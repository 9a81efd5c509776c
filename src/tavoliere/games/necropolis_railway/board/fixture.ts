// Real views, moves and events for tests, written by tests/board_fixture.py. Of actions there are also the moments "act-done" and "act-sell".
import { lookUpIn, type Fixture } from '$web/testing/fixture';
import data from './fixture.json';
import type { SeatView, View } from './view';
import type { GameEvent, Move } from './wire';

export interface Update {
  view: View;
  events: GameEvent[];
  /** What everybody owns afterwards. */
  purses: Pick<SeatView, 'money' | 'discs'>[];
}

const FIXTURE = data as unknown as Fixture<View, Move, Update>;
export const { box: BOX, moments: MOMENTS, updates: UPDATES } = FIXTURE;
export const { momentOf, eventOf, frameAt, sceneAt } = lookUpIn<View, Move, GameEvent, Update>(FIXTURE);
