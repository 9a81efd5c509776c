import { describe, expect, it } from 'vitest';
import type { EndScene } from '$web/board/ending';
import { endingScene, itCountsEverything, type Seats } from '$web/testing/ending';
import endings from './endings.json';
import script from './endShow';
import { BOX } from './fixture';
import type { View } from './view';
import type { GameEvent } from './wire';

type Scene = EndScene<View, GameEvent>;
const sceneAt = (seats: Seats): Scene => endingScene<View, GameEvent>(endings.old_london_bridge[seats], BOX, seats);

itCountsEverything('the end', script, sceneAt);

describe('the prizes', () => {
  it('name everyone who is placed, in order, and why a tie was broken', () => {
    const scene = sceneAt('3');
    const tied = scene.view.standings.chapel!.map((one) => ({ ...one, count: 4, tied: true }));
    const changed = { ...scene, view: { ...scene.view, standings: { ...scene.view.standings, chapel: tied } } };
    const stage = script.stages(changed).find(({ places }) => places?.includes('prize-chapel'))!;
    expect(stage.cards?.map(({ seat }) => seat)).toEqual(tied.map(({ seat }) => seat));
    expect(stage.detail).toContain('end-prize-tied(names=["Bob","Ann"] count=4 first=Bob onTop=0)');
  });

  it('say who lies on top where a tie is broken on one space of the chapel track', () => {
    const scene = sceneAt('2');
    const tied = [0, 1].map((seat) => ({ seat, count: 10, money: 5, tied: true }));
    const players = scene.view.players.map((player) => ({ ...player, chapel: 15 }));
    const view = { ...scene.view, players, standings: { ...scene.view.standings, bridge: tied } };
    const stages = script.stages({ ...scene, view });
    expect(stages.find(({ places }) => places?.includes('prize-bridge'))!.detail).toContain('onTop=1');
  });

  it('are followed by how many spaces are empty', () => {
    const scene = sceneAt('2');
    const stage = script.stages(scene).find(({ chapter }) => chapter === 'empty-spaces')!;
    const empty = scene.view.players.map(({ bridge }) => 12 - bridge.length);
    expect(stage.cards!.map(({ detail }) => detail)).toEqual(empty.map((count) => `end-empty-spaces-card(count=${count})`));
  });

  it('come after purses and hands', () => {
    const [first, ...rest] = script.stages(sceneAt('2'));
    expect(first!.chapter).toBe('money');
    expect(first!.cards!.every(({ detail }) => detail.startsWith('end-hand'))).toBe(true);
    expect(rest.map(({ chapter }) => chapter).includes('money')).toBe(false);
  });
});
