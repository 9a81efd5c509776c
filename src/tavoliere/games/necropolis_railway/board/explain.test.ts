import { beforeEach, describe, expect, it } from 'vitest';
import { choices } from './choices.svelte';
import { consequence, cryptText, leavesUnpaid } from './consequence';
import { BoardContext } from './context';
import describer from './describe';
import { explanationOf } from './explain';
import { BOX, frameAt, momentOf, MOMENTS, sceneAt } from './fixture';
import { Printed } from './printed';
import type { Intent, Scene } from './types';
import type { Move } from './wire';

const contextAt = (question: string) => new BoardContext(momentOf(question).view, frameAt(question), 0);
const intent = (move: Move): Intent => ({ target: '', label: '', moves: [move], move, preview: [] });
const withView = (question: string, parts: Partial<Scene['view']>): Scene => {
  const scene = sceneAt(question);
  return { ...scene, view: { ...scene.view, ...parts } };
};
const printed = new Printed(BOX);

beforeEach(() => choices.start());

describe('everything on the table', () => {
  const THINGS = [
    ...['potter', 'mourners', 'income', 'wages', 'deck', 'money', 'pairs', 'points', 'untended', 'rounds'],
    ...['disc blue', 'disc orange', 'pair-bonus orange', 'pair-bonus volunteer', 'pair-bonus white-crypt', 'column col1'],
  ].map((one) => `about ${one}`);
  const TARGETS = [
    ...['take 1', 'card london', 'card necropolis', 'card railway', 'bonus 1 blue', 'crypt white', 'crypt col2'],
    ...['london m1', 'hire row1', 'hire m1', 'wagon coffin1', 'wagon mourner3', 'tuck', 'tender', 'staff-car'],
    ...['dining-car', 'carriage', 'load teal', 'load-all', 'bury red', 'bury row1 col2', 'prestige', 'done'],
  ];

  it.each(Object.keys(MOMENTS))('explains itself, with its rule: %s', (question) => {
    const context = contextAt(question);
    for (const id of [...THINGS, ...TARGETS]) {
      const said = explanationOf(id, context);
      expect(said?.title, id).toBeTruthy();
      expect(said!.lines.length, id).toBeGreaterThan(0);
      expect(said!.rule, id).toMatch(/^LNR-/);
    }
  });

  it('says when one of the two things of a section is left', () => {
    const { view } = momentOf('act');
    const state = (left: 'can' | 'done') => {
      const now = { ...view, used: ['necropolis' as const], checklist: { ...view.checklist, necropolis: left } };
      return explanationOf('card necropolis', new BoardContext(now, frameAt('act'), 0))!.lines.join();
    };
    expect(state('can')).toContain('table-half');
    expect(state('done')).toContain('table-done');
  });

  it('says with which tile a tile makes a pair', () => {
    const [first] = printed.tilePairs[0]!;
    const said = explanationOf(`london ${first}`, contextAt('act'))!;
    expect(said.lines.at(-1)).toContain(`about-tile-pair`);
    expect(said.lines.at(-1)).toContain('points=10');
  });
});

describe('what a move would do', () => {
  it('says the points of a column before and after a burial', () => {
    const { view, moves } = momentOf('bury');
    const move = moves.find((one) => one.kind === 'bury')!;
    if (move.kind !== 'bury') throw new Error('no burial');
    const column = printed.columns.indexOf(move.column);
    const after = view.burial_points!.columns[move.coffin][column];
    const before = view.players[0]!.column_score[column]!.points;
    expect(consequence(intent(move), sceneAt('bury'))).toContain(
      `line-column(column=${column + 1} before=${before} after=${after})`,
    );
  });

  it('says what a crypt costs, in mourners and pounds', () => {
    const { view } = momentOf('act');
    const crypt_outlook = { ...view.crypt_outlook };
    crypt_outlook.yellow = { mourners: 3, pounds: 9, aboard: 2, pounds_with_carriage: 3, columns: [0, 0, 0, 0, 0] };
    const scene = withView('act', { crypt_outlook });
    expect(cryptText('yellow', false, scene)).toBe('×6 · board-mourners(count=3) + £9');
    expect(cryptText('yellow', true, scene)).toBe('×6 · board-mourners(count=5) + £3');
  });

  it('warns before a run whose wages cannot be paid, and asks', () => {
    const run = { kind: 'run', text: 'run' } as const;
    const payday = { wages: 8, money: 5, leaving: 2, points: -27 };
    const players = momentOf('run').view.players.map((seat) => ({
      ...seat,
      stations_ahead: [{ station: 'london' as const, steps: 3 }],
    }));
    const scene = withView('run', { payday, players });
    expect(consequence(intent(run), scene)).toContain('line-unpaid(wages=8 money=5 leaving=2 points=-27 lost=27)');
    expect(describer.mustConfirm!(run, scene)).toBe(true);
    expect(leavesUnpaid(run, withView('run', { payday: { ...payday, leaving: 0 }, players }))).toBe(false);
    expect(leavesUnpaid({ kind: 'stay', text: 'stay' }, scene)).toBe(false);
  });
});

describe('what a move would do', () => {
  const said = (question: string, text: string) => {
    const move = momentOf(question).moves.find((one) => one.text === text)!;
    return consequence(intent(move), sceneAt(question));
  };

  it('counts the steps that it adds for the train', () => {
    expect(said('act', 'bonus 4 blue')).toContain('line-steps(steps=1)');
    expect(said('act', 'bonus 1 blue')).not.toContain('line-steps');
    expect(said('tender', 'tender')).toContain('line-steps');
  });

  it('names the station where a run ends', () => {
    const move = { kind: 'run', text: 'run' } as const;
    const moved = { kind: 'train-moved', seat: 0, rule: 'LNR-2.3', steps: 4, origin: 0, destination: 4 } as const;
    const scene = sceneAt('run');
    const { station } = scene.view.players[scene.view.active]!.stations_ahead[0]!;
    expect(consequence({ ...intent(move), preview: [moved] }, scene)).toBe(`line-train(space=5) · board-at-${station}`);
  });

  it('says that a row without its worker scores nothing, what a volunteer and the Staff car cost', () => {
    expect(said('dismiss', 'dismiss row1')).toContain('board-row-lost');
    expect(said('volunteer', 'volunteer row1')).toBe('line-volunteer');
    expect(said('staff-car', 'staff-car')).toBe('line-wages-each(pounds=1)');
  });

  it('asks before full wages that cannot be paid', () => {
    const move = { kind: 'full-wages', text: 'full-wages' } as const;
    const owning = (money: number): Scene => {
      const players = momentOf('staff-car').view.players.map((seat) => ({ ...seat, wages: 8, money }));
      return withView('staff-car', { players });
    };
    expect(consequence(intent(move), owning(3))).toBe('line-too-dear(wages=8 money=3)');
    expect(describer.mustConfirm!(move, owning(3))).toBe(true);
    expect(consequence(intent(move), owning(8))).toBe('');
    expect(describer.mustConfirm!(move, owning(8))).toBe(false);
  });
});

describe('a crypt', () => {
  it('goes over the column chosen after its colour', () => {
    const context = contextAt('act');
    const [first] = context.frame.moves.filter((move) => move.kind === 'crypt');
    if (first?.kind !== 'crypt') return expect(first).toBeDefined();
    choices.crypt = first.crypt;
    const meant = context.moves({ kind: 'column', column: first.column });
    expect(meant.map((move) => 'crypt' in move && move.crypt)).toEqual([first.crypt]);
  });
});
