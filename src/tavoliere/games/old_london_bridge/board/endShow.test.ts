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
  const { view, events, result } = endings.old_london_bridge[seats] as unknown as Pick<Scene, 'view' | 'events' | 'result'>;
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

describe('the prizes', () => {
  it('name everyone who is placed, in order, and why a tie was broken', () => {
    const scene = sceneAt('3');
    const tied = scene.view.standings.chapel!.map((one) => ({ ...one, count: 4, tied: true }));
    const changed = { ...scene, view: { ...scene.view, standings: { ...scene.view.standings, chapel: tied } } };
    const stage = script.stages(changed).find(({ places }) => places?.includes('prize-chapel'))!;
    expect(stage.cards?.map(({ seat }) => seat)).toEqual(tied.map(({ seat }) => seat));
    expect(stage.detail).toContain('end-prize-tied(names=Bob, Ann count=4 first=Bob)');
  });

  it('come after purses and hands', () => {
    const [first, ...rest] = script.stages(sceneAt('2'));
    expect(first!.chapter).toBe('money');
    expect(first!.cards!.every(({ detail }) => detail.startsWith('end-hand'))).toBe(true);
    expect(rest.map(({ chapter }) => chapter).includes('money')).toBe(false);
  });
});
