import { describe, expect, it } from 'vitest';
import type { EndScene } from '$web/board/ending';
import { endingScene, itCountsEverything, type Seats } from '$web/testing/ending';
import endings from './endings.json';
import script from './endShow';
import { BOX } from './fixture';
import type { View } from './view';
import type { GameEvent } from './wire';

type Scene = EndScene<View, GameEvent>;
const sceneAt = (seats: Seats): Scene => endingScene<View, GameEvent>(endings.necropolis_railway[seats], BOX, seats);

itCountsEverything('the end', script, sceneAt);

describe('a column', () => {
  it('is said as a product and rings the graves it counts', () => {
    const scene = sceneAt('2');
    const [first] = script.stages(scene).filter(({ chapter }) => chapter === 'columns');
    expect(first!.title).toBe('part-column-1: end-column-sum(count=2 colour=end-coffins-black(count=2) multiplier=6 points=12)');
    expect(first!.places).toEqual(['col1', 'grave-row3-col1', 'grave-row5-col1']);
  });

  it('that scores nothing is passed over', () => {
    const stages = script.stages(sceneAt('2')).filter(({ chapter }) => chapter === 'columns');
    expect(stages.every(({ gains }) => gains[0]!.points > 0)).toBe(true);
  });
});
