import { describe, expect, it } from 'vitest';
import type { EndScene } from '$web/board/ending';
import { addsUp, partsAfter } from '$web/state/endShow.svelte';
import { playersOf, sceneOf } from '$web/testing/desk';
import endings from './endings.json';
import script from './endShow';
import { BOX } from './fixture';
import type { View } from './view';
import type { GameEvent } from './wire';

type Scene = EndScene<View, GameEvent>;
const SEATS = ['2', '3', '4'] as const;

function sceneAt(seats: (typeof SEATS)[number]): Scene {
  const { view, events, result } = endings.necropolis_railway[seats] as unknown as Pick<Scene, 'view' | 'events' | 'result'>;
  return { ...sceneOf(view, { box: BOX, players: playersOf(Number(seats)) }), events, result };
}

describe.each(SEATS)('the end for %s', (seats) => {
  const scene = sceneAt(seats);
  const stages = script.stages(scene);

  it('adds up to the result, part by part', () => {
    expect(addsUp(stages, scene.result)).toBe(true);
    const parts = partsAfter(stages, Number(seats));
    scene.result.scores.forEach((scores, seat) =>
      Object.entries(scores).forEach(([part, points]) => expect(parts[seat]?.[part] ?? 0).toBe(points)),
    );
  });

  it('groups every part once', () => {
    const grouped = script.groups.flatMap(({ parts }) => parts);
    expect(grouped.sort()).toEqual(Object.keys(scene.result.scores[0]!).sort());
  });
});

describe('a column', () => {
  it('is said as a product and rings the graves it counts', () => {
    const scene = sceneAt('2');
    const [first] = script.stages(scene).filter(({ chapter }) => chapter === 'columns');
    expect(first!.title).toBe('part-column-1: end-column-sum(count=2 colour=end-coffins-black multiplier=6 points=12)');
    expect(first!.places).toEqual(['col1', 'grave-row3-col1', 'grave-row5-col1']);
  });

  it('that scores nothing is passed over', () => {
    const stages = script.stages(sceneAt('2')).filter(({ chapter }) => chapter === 'columns');
    expect(stages.every(({ gains }) => gains[0]!.points > 0)).toBe(true);
  });
});
