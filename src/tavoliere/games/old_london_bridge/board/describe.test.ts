import { describe, expect, it } from 'vitest';
import describer, { buildingName } from './describe';
import { frameAt, momentOf, MOMENTS, sceneAt } from './fixture';
import type { Scene } from './types';

/** Everything the text view says. */
const written = (scene: Scene): string => JSON.stringify(describer.sections(scene));

describe('moves in words', () => {
  it.each(Object.keys(MOMENTS))('differ from each other: %s', (phase) => {
    const { moves } = momentOf(phase);
    const sentences = moves.map((move) => describer.move(move, sceneAt(phase)));
    for (const sentence of sentences) expect(sentence).toMatch(/^move-/);
    expect(new Set(sentences).size).toBe(moves.length);
  });

  it('say the building, what its sector pays and the tiles spent', () => {
    const scene = sceneAt('pawn');
    const view = { ...scene.view, wheel: { ...scene.view.wheel, inn: 2 } };
    view.stacks = { ...view.stacks, inn: { left: 3, top: 'inn-60' } };
    const pawn = { kind: 'pawn', text: '', stack: 'inn', using: ['occupied', 'x'] } as const;
    const building = 'bridge-building(kind=kind-inn number=60 crests=crest-blue)';
    expect(buildingName(scene, 'inn-60')).toBe(building);
    expect(describer.move({ ...pawn, using: [...pawn.using] }, { ...scene, view })).toBe(
      `move-pawn(building=${building} money=£2), bridge-using(tiles=tile-occupied, tile-x)`,
    );
  });

  it('say the tile on top of a bonus stack and count the stacks from 1', () => {
    const { view } = momentOf('bonus');
    const top = view.bonus[2]!.top!.replace('+', 'plus-');
    const move = { kind: 'bonus', text: '', bonus_stack: 'bonus3' } as const;
    expect(describer.move(move, sceneAt('bonus'))).toBe(`move-bonus(tile=tile-${top} stack=3)`);
    expect(describer.move({ kind: 'no-bonus', text: 'no-bonus' }, sceneAt('bonus'))).toBe('move-no-bonus');
  });
});

describe('the text view', () => {
  it('names what is in question', () => {
    const { effect } = momentOf('chapel').view;
    expect(written(sceneAt('chapel'))).toContain(`bridge-power(power=${effect!.power} left=${effect!.left}`);
    expect(written(sceneAt('cards'))).not.toContain('bridge-power');
  });

  it('shows own things to their owner only', () => {
    const scene = sceneAt('cards');
    expect(written(scene)).toContain('bridge-yours');
    expect(written({ ...scene, me: null })).not.toContain('bridge-yours');
  });

  it('adds up usable and new tiles of a kind', () => {
    const scene = sceneAt('cards');
    const players = scene.view.players.map((seat) => ({ ...seat, tiles: { x: 1, lady: 1 }, new_tiles: { x: 2 } }));
    const text = written({ ...scene, view: { ...scene.view, players } });
    expect(text).toContain('3 tile-x, 1 tile-lady');
  });

  it('counts money and cards in the panels, money only where it is known', () => {
    const scene = sceneAt('cards');
    const { money, cards } = scene.view.players[0]!;
    expect(describer.counters(scene, 0).map(({ value }) => value)).toEqual([`£${money}`, String(cards)]);
    expect(describer.counters(scene, 1)[0]?.value).toBe('£ ?');
  });

  it('announces the last round', () => {
    const { view } = currentScene();
    expect(describer.banner!({ ...currentScene(), view: { ...view, round: view.rounds } })).toBe('banner-final-round');
    expect(describer.banner!({ ...currentScene(), view: { ...view, round: 1 } })).toBe('');
  });
});

const currentScene = () => ({ ...sceneAt('pawn'), players: frameAt('pawn').players });
