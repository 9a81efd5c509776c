// Real views, moves and events for tests, written by tests/board_fixture.py.
import { frameOf, type TestFrame } from '$web/testing/frame';
import { momentIn, type Fixture as BaseFixture, type Moment } from '$web/testing/fixture';
import data from './fixture.json';
import type { View } from './view';
import type { GameEvent, Move } from './wire';

interface Fixture extends Pick<BaseFixture<View, Move, never>, 'box' | 'moments'> {
  /** The first event of each kind. */
  events: { [Kind in GameEvent['kind']]?: Extract<GameEvent, { kind: Kind }> };
}

export const PARIS = data.paris as unknown as Fixture;
export const SAN_FRANCISCO = data.san_francisco as unknown as Fixture;

export const momentOf = ({ moments }: Fixture, question: string): Moment<View, Move> => momentIn(moments, question);

/** The frame of seat 0 at a moment. */
export const frameAt = (fixture: Fixture, question: string): TestFrame<Move, GameEvent> =>
  frameOf<Move, GameEvent>({ box: fixture.box, moves: momentOf(fixture, question).moves });
