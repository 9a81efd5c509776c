import { describe, expect, it } from 'vitest';
import describer, { bonusName, cardName } from './describe';
import { labelOf } from './labels';
import { BoardContext } from './context';
import { frameAt, momentOf, MOMENTS, sceneAt } from './fixture';
import type { Scene } from './types';
import type { Move } from './wire';

/** Everything the text view says. */
const written = (scene: Scene): string => JSON.stringify(describer.sections(scene));

describe('moves in words', () => {
  it.each(Object.keys(MOMENTS))('differ from each other: %s', (question) => {
    const { moves } = momentOf(question);
    const sentences = moves.map((move) => describer.move(move, sceneAt(question)));
    for (const sentence of sentences) expect(sentence).toMatch(/^move-/);
    expect(new Set(sentences).size).toBe(moves.length);
  });

  it('say a card with its sections and discs', () => {
    const { view } = momentOf('take');
    const [lying] = view.face_up;
    const [take] = momentOf('take').moves;
    const card = cardName(sceneAt('take'), view.cards[lying!.card]!);
    const sentence = describer.move(take!, sceneAt('take'));
    expect(sentence).toContain(`move-take(space=1 card=${card}`);
    for (const disc of lying!.discs) expect(sentence).toContain(`disc-${disc}`);
  });

  it('say how they are paid, the Carriage first', () => {
    const move: Move = { kind: 'crypt', text: '', crypt: 'white', column: 'col2', extras: ['orange', 'carriage'] };
    expect(describer.move(move, sceneAt('act'))).toBe(
      'move-crypt(crypt=crypt-white column=rail-col(number=2)), rail-extra-carriage, rail-extra-orange',
    );
    const mix: Move = { kind: 'prestige-mix', text: '', payment: { blue: 1, green: 0, grey: 0, orange: 2 }, discs: 3 };
    expect(describer.move(mix, sceneAt('act'))).toBe('move-prestige-mix(discs=1 disc-blue, 2 disc-orange)');
  });

  it('say whether what waits is loaded, and which coffin', () => {
    const sentences = (question: string) =>
      momentOf(question).moves.map((move) => describer.move(move, sceneAt(question)));
    expect(sentences('load-waiting')).toEqual(['move-load-all', 'move-load-none']);
    expect(sentences('top-up')).toEqual(['move-top-up(coffin=coffin-teal)', 'move-top-up(coffin=coffin-black)']);
  });

  it('say how far the train would go', () => {
    const { view, moves } = momentOf('act-done');
    const done = moves.find(({ kind }) => kind === 'done')!;
    expect(describer.move(done, sceneAt('act-done'))).toBe(`move-done(steps=${view.train!.steps})`);
  });
});

describe('names of ids', () => {
  const scene = sceneAt('act');
  const name = (id: string) => describer.nameOfId(id, scene);

  it('are rooms, rows, columns, wagons and cards', () => {
    expect(name('c2')).toBe('rail-tile(room=room-chapel number=2)');
    expect(name('row3')).toBe('rail-row(number=3)');
    expect(name('mourner1')).toBe('rail-mourner(number=1)');
    expect(name('a01')).toContain('room-mortuary');
  });

  it('are targets of the board', () => {
    expect(name('take 2')).toBe('rail-card-space(space=2)');
    expect(name('bury row1 col2')).toBe('rail-row(number=1), rail-col(number=2)');
    expect(name('bonus 2 blue')).toBe(bonusName(scene, 'bonus2'));
    expect(name('done')).toBe('head-train');
  });

  it('leave other words alone', () => {
    for (const word of ['blue', 'load-all', 'Ann', '']) expect(name(word)).toBeUndefined();
  });
});

describe('labels of targets', () => {
  const label = (question: string, target: Parameters<typeof labelOf>[0]) => {
    const context = new BoardContext(momentOf(question).view, frameAt(question), 0);
    return labelOf(target, context, context.moves(target));
  };

  it('say what waits and what can be done with it', () => {
    const { waiting_mourners: count } = momentOf('load-waiting').view.players[0]!;
    const mourners = `board-waiting-mourners(count=${count})`;
    expect(label('load-waiting', { kind: 'waiting-mourners' })).toBe(`board-can(label=${mourners} moves=load-all)`);
    expect(label('act', { kind: 'waiting-mourners' })).toBe('board-waiting-mourners(count=0)');
    expect(label('top-up', { kind: 'waiting', coffin: 'teal' })).toBe(
      'board-can(label=board-waiting-coffins(count=2 coffin=coffin-teal) moves=top-up teal)',
    );
  });

  it('say what a dismissal would cost', () => {
    const dismissed = momentOf('dismiss').moves.find((move) => move.kind === 'dismiss')!;
    expect(label('dismiss', { kind: 'place', place: dismissed.place })).toContain('board-row-lost');
  });

  it('say every kind of target', () => {
    const context = new BoardContext(momentOf('act').view, frameAt('act'), 0);
    const { tiles } = context.printed.rooms[0]!;
    expect(labelOf({ kind: 'tile', tile: tiles[0]! }, context)).toContain('board-tile(');
    expect(labelOf({ kind: 'wagon', wagon: 'mourner1' }, context)).toContain('load=3');
    expect(labelOf({ kind: 'grave', row: 'row1', column: 'col1' }, context)).toContain('board-grave(');
    expect(labelOf({ kind: 'prestige' }, context)).toContain('board-prestige(');
    expect(labelOf({ kind: 'section', section: 'necropolis' }, context)).toContain('symbol-short-both');
    expect(labelOf({ kind: 'space', space: 'space9' }, context)).toBe('board-no-card');
    expect(labelOf({ kind: 'train' }, context)).toContain(`spaces=${context.printed.track.spaces}`);
  });
});

describe('the text view', () => {
  it('says which parts of the turn can be used', () => {
    const { view } = momentOf('act');
    expect(new Set(Object.values(view.checklist))).toEqual(new Set(['can']));
    expect(written(sceneAt('act'))).toContain('table-can');
    expect(written(sceneAt('act'))).not.toContain('table-cannot');
    expect(written(sceneAt('take'))).not.toContain('table-can');
  });

  it('says what waits in London', () => {
    expect(written(sceneAt('load-waiting'))).toContain('2 coffin-teal, 1 coffin-black, rail-mourners(count=2)');
  });

  it('shows everybody’s boards, the own first and open', () => {
    const boards = (me: number | null) =>
      describer.sections({ ...sceneAt('act'), me }).filter(({ title }) => /^rail-(your-)?boards/.test(title));
    expect(boards(1).map(({ title }) => title)).toEqual(['rail-your-boards(name=Bob)', 'rail-boards-of(name=Ann)']);
    expect(boards(1).map(({ folded }) => folded)).toEqual([false, true]);
    expect(boards(null)).toHaveLength(2);
  });

  it('names crypts and coffins of the graves', () => {
    const scene = sceneAt('over');
    const seat = { ...scene.view.players[0]!, graves: { row1: 'red . . . .' }, crypts: { col2: 'brown' as const } };
    const text = written({ ...scene, view: { ...scene.view, players: [seat, seat] } });
    expect(text).toContain('rail-buried(coffin=coffin-red)');
    expect(text).toContain('2: rail-crypt(crypt=crypt-brown)');
  });

  it('announces the parts of the game after rounds 6 and 12', () => {
    expect(describer.banner!(sceneAt('act'))).toBe('');
    expect(describer.banner!(sceneAt('century'))).toBe('banner-century');
    expect(describer.banner!(sceneAt('run'))).toBe('banner-runs');
    expect(describer.banner!(sceneAt('purchase'))).toBe('banner-purchases');
  });

  it('counts points and rounds', () => {
    const { view } = momentOf('over');
    expect(describer.points!(view, 0)).toBe(view.players[0]!.points);
    expect(describer.progress!(sceneAt('act'))).toBe(`stage-rounds(round=7 rounds=${momentOf('act').view.rounds})`);
  });
});
