import { describe, expect, it } from 'vitest';
import { sceneOf } from '$web/testing/frame';
import describer from './describe';
import { momentOf, PARIS, SAN_FRANCISCO } from './fixture';

const paris = (question: string) => sceneOf(momentOf(PARIS, question).view, { box: PARIS.box });
const bay = (question: string) => sceneOf(momentOf(SAN_FRANCISCO, question).view, { box: SAN_FRANCISCO.box });

describe('moves in words', () => {
  it('say a claim with its route and payment', () => {
    const scene = paris('act');
    const move = { kind: 'claim', text: '', route: 'champs-louvre:white', colour: 'white', wilds: 1 } as const;
    expect(describer.move(move, scene)).toBe(
      'move-claim(route=ride-route(ends=Champs-Élysées – Louvre colour=colour-white length=2) ' +
        'cards=cards-white(count=1) + cards-wild(count=1))',
    );
    expect(describer.move({ ...move, colour: 'wild', wilds: 2 }, scene)).toContain('cards=cards-wild(count=2))');
  });

  it('say both tickets that are kept', () => {
    const { moves } = momentOf(PARIS, 'choose-tickets');
    const both = moves.find((move) => move.kind === 'keep' && move.second_ticket !== null)!;
    expect(describer.move(both, paris('choose-tickets')).match(/ride-ticket/g)).toHaveLength(2);
  });

  it('say the flag card, or that there is none', () => {
    const [keep, decline] = momentOf(PARIS, 'keep-flag-card').moves;
    expect(describer.move(keep!, paris('keep-flag-card'))).toMatch(/^move-flag\(colour=colour-/);
    expect(describer.move(decline!, paris('keep-flag-card'))).toBe('move-flag-no');
  });

  it('say every legal move of the fixture without its text', () => {
    for (const [game, scene] of [[PARIS, paris], [SAN_FRANCISCO, bay]] as const)
      for (const [question, { moves }] of Object.entries(game.moments))
        for (const move of moves) expect(describer.move(move, scene(question))).toMatch(/^move-/);
  });
});

describe('names of ids', () => {
  const scene = bay('act');
  it('are ends and colours, also of the second of two alike', () => {
    expect(describer.nameOfId('haight-castro:grey', scene)).toMatch(/ – .* \(colour-grey\)$/);
    expect(describer.nameOfId('unionsq-soma:grey#2', scene)).toBe(describer.nameOfId('unionsq-soma:grey', scene));
    expect(describer.nameOfId('ggb-potrero', scene)).toBe('Golden Gate Bridge – Potrero Hill');
    expect(describer.nameOfId('alcatraz', scene)).toBe('Alcatraz');
  });

  it('leave other words alone', () => {
    for (const word of ['blue', 'crab', 'Alcatraz', '']) expect(describer.nameOfId(word, scene)).toBeUndefined();
  });
});

describe('the text view', () => {
  it.each([
    ['paris', paris('act'), 0],
    ['san_francisco', bay('act'), 1],
  ] as const)('tells everything of %s', (_game, scene, tourists) => {
    const sections = describer.sections(scene);
    const titles = sections.map(({ title }) => title);
    expect(titles).toContain('hand');
    expect(titles).toContain('own-tickets');
    expect(titles.filter((title) => title === 'ride-tourists')).toHaveLength(tourists);
    const lines = sections.find(({ title }) => title === 'ride-lines')!.blocks[0]!;
    expect(lines.kind === 'table' && lines.rows.length).toBe((scene.box['routes']!['rows'] as unknown[]).length);
  });

  it('names the owner of a route', () => {
    const scene = paris('over');
    const taken = Object.values(scene.view.routes).length;
    const lines = describer.sections(scene).find(({ title }) => title === 'ride-lines')!.blocks[0]!;
    const owned = lines.kind === 'table' ? lines.rows.filter((row) => row[3] !== 'ride-free') : [];
    expect(owned).toHaveLength(taken);
    expect(new Set(owned.map((row) => row[3]))).toEqual(new Set(['Ann', 'Bob']));
  });

  it.each([
    ['choose-tickets', null, 'who-begins-open'],
    ['choose-tickets', 1, 'Bob'],
    ['place-tourists', 0, 'Ann'],
    ['act', 0, undefined],
  ])('tells at %s, first %s, who begins: %s', (question, first, told) => {
    const { view } = momentOf(SAN_FRANCISCO, question);
    const scene = sceneOf({ ...view, first }, { box: SAN_FRANCISCO.box });
    const { blocks } = describer.sections(scene).find(({ title }) => title === 'text-players')!;
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts).toEqual(told ? [['who-begins', told]] : []);
  });

  it('does not know who begins before the last has chosen', () => {
    for (const game of [PARIS, SAN_FRANCISCO]) expect(momentOf(game, 'choose-tickets').view.first).toBeNull();
    expect(momentOf(PARIS, 'act').view.first).not.toBeNull();
  });

  it('announces the last round with those who still have a turn', () => {
    expect(describer.banner!(paris('act'))).toBe('');
    expect(describer.banner!(paris('last-round'))).toBe('banner-last-round(count=1 names=["Ann"])');
  });

  it('counts failed tickets against their player at the end', () => {
    const failed = PARIS.events['ticket-failed']!;
    expect(describer.resultLine!(failed, paris('over'))).toMatchObject({ points: -failed.points });
    expect(describer.resultLine!(PARIS.events['ticket-done']!, paris('over'))!.points).toBeGreaterThan(0);
    expect(describer.resultLine!(PARIS.events.claimed!, paris('over'))).toBeNull();
  });
});
