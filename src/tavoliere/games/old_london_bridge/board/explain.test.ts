import { describe, expect, it } from 'vitest';
import { consequence } from './consequence';
import { explanationOf } from './explain';
import { BOX, frameAt, eventOf, momentOf, MOMENTS, sceneAt } from './fixture';
import { bonusId, CENTRE, handId, houseId, innId, pileId, sectorId, tileId } from './pointing';
import { cardValues, houseOf, stacksRoundWheel, stepsOf } from './printed';
import type { Intent } from './types';
import type { Area } from './view';
import type { GameEvent, Move, TileId } from './wire';

const TILES: TileId[] = ['occupied', 'free-centre', 'x', 'reclaim', 'chapel+2', 'gate+2', '+1', 'lady'];
const FACES = [
  { id: '9.11', from: [4, 7, 10, 13], earns: [3, 5, 9, 12] },
  { id: '9.14', from: [2, 3, 4], earns: [5, 10, 15] },
];
const AREAS: Area[] = ['chapel', 'gate', 'inn', 'bridge'];

/** Everything on the table at a moment, by its id. */
function everything(phase: string): string[] {
  const bridge = momentOf(phase).view.players[0]!.bridge.map((id) => houseOf(BOX, id)!);
  return [
    CENTRE,
    ...stacksRoundWheel(BOX).flatMap((stack) => [sectorId(stack), pileId(stack)]),
    ...cardValues(BOX).map(handId),
    ...cardValues(BOX).map(innId),
    ...[0, 1, 2].map(bonusId),
    ...TILES.map(tileId),
    ...bridge.filter(({ number }) => number > 0).map(({ number }) => houseId(number)),
    ...bridge.map(({ id }) => `about building ${id}`),
    ...AREAS.map((area) => `about prize ${area}`),
    ...stepsOf(BOX, 'chapel').map(({ name }) => `about space chapel ${name}`),
    ...stepsOf(BOX, 'gate').map(({ name }) => `about space gate ${name}`),
    ...['markers', 'order', 'ties', 'free 1', 'projection 0', 'power 0 blue'].map((one) => `about ${one}`),
  ];
}

describe('everything on the table', () => {
  it.each(Object.keys(MOMENTS))('explains itself, with its rule: %s', (phase) => {
    const frame = frameAt(phase);
    for (const id of everything(phase)) {
      const said = explanationOf(id, momentOf(phase).view, frame);
      expect(said?.title, id).toBeTruthy();
      expect(said!.lines.length, id).toBeGreaterThan(0);
      expect(said!.rule, id).toMatch(/^OLB-/);
      expect(`${said!.title}${said!.lines.join()}`, id).not.toMatch(/OLB-/);
    }
  });

  it('counts the crests of the bridge that a building stands on', () => {
    const { view } = momentOf('pawn');
    const { bridge, powers } = view.players[1]!;
    const house = bridge.map((id) => houseOf(BOX, id)!).find(({ crests }) => crests.length === 1)!;
    const said = explanationOf(`about building ${house.id}`, view, frameAt('pawn'))!.lines.join();
    expect(said).toContain(`power=${powers[house.crests[0]!]}`);
    expect(said).toContain('mine=0');
  });

  it('names expert faces by what they do', () => {
    const { view } = momentOf('pawn');
    const expert = { ...view, scoring: { ...view.scoring, bridge: '9.16' }, standings: {} };
    const said = explanationOf('about prize bridge', expert, frameAt('pawn'))!;
    expect(said.lines[0]).toContain('oard-face-9-16');
    expect(said.rule).toBe('OLB-9.16');
  });

  it('says what expert faces pay by steps or sets, and that some pay every round', () => {
    const { view } = momentOf('pawn');
    const linesOf = (area: Area, face: string) => {
      const expert = { ...view, scoring: { ...view.scoring, [area]: face }, standings: {} };
      return explanationOf(`about prize ${area}`, expert, frameAt('pawn', { box: { ...BOX, faces: { rows: FACES } } }))!.lines;
    };
    expect(linesOf('gate', '9.11')).toContain('4–6: £3 · 7–9: £5 · 10–12: £9 · 13+: £12');
    expect(linesOf('inn', '9.14')).toContain('1+2: £5 · 1+2+3: £10 · 1+2+3+4: £15');
    expect(linesOf('bridge', '9.8')).toContain('about-prize-round');
    expect(linesOf('bridge', '9.8').join()).not.toContain('about-prize-own');
  });

  it('says what the own place would pay now, part by part', () => {
    const { view } = momentOf('pawn');
    const said = explanationOf('about projection 0', view, frameAt('pawn'))!;
    expect(said.title).toContain(`total=${view.players[0]!.projection!.total}`);
    expect(said.lines).toHaveLength(1 + Object.keys(view.players[0]!.projection!.parts).length);
    expect(explanationOf('about projection 1', view, frameAt('pawn'))).toBeNull();
  });
});

describe('what a move would do', () => {
  const intent = (move: Move | null, preview: GameEvent[] | null, moves: Move[] = move ? [move] : []): Intent => ({
    target: '',
    label: '',
    moves,
    move,
    preview,
  });
  const pawn = momentOf('pawn').moves.find((move) => move.kind === 'pawn-centre')!;

  it('adds up price, place, crests lost and where the power leads', () => {
    const replaced = { ...eventOf('replaced').event, old: 'inn-35' };
    const paid = { ...eventOf('centre-paid').event, money: 2 };
    const power = { ...eventOf('power-counted').event, power: 3, effect: 'chapel' as const };
    const said = consequence(intent(pawn, [paid, replaced, power]), sceneAt('pawn'));
    const way = momentOf('pawn').view.ahead!.chapel[2]!;
    expect(said.split(' · ')).toEqual([
      '−£2',
      'line-replaces(number=35 crests=crest-orange count=1)',
      `line-power(power=3) → line-chapel(space=${way.space})${way.money ? `, +£${way.money}` : ''}`,
    ]);
  });

  it('says that a building is still to be chosen, or that nothing happens now', () => {
    const paid = { ...eventOf('wheel-paid').event, money: 3 };
    expect(consequence(intent(pawn, [paid]), sceneAt('pawn'))).toBe('+£3 · line-replace-choice');
    const built = eventOf('built').event;
    expect(consequence(intent(pawn, [built]), sceneAt('pawn'))).toContain('line-nothing');
  });

  it('names the price of the centre before a pile is chosen', () => {
    const centre = momentOf('pawn').moves.filter((move) => move.kind === 'pawn-centre');
    expect(consequence(intent(null, null, centre), sceneAt('pawn'))).toBe('−£2 · line-centre');
  });

  it('pays the centre with a tile where only that is meant', () => {
    const moves = momentOf('pawn').moves.flatMap((move): Move[] =>
      move.kind === 'pawn-centre' ? [{ ...move, using: ['free-centre'] }] : [],
    );
    expect(consequence(intent(null, null, moves), sceneAt('pawn'))).toBe(
      'line-uses(tile=tile-free-centre) · line-centre',
    );
  });

  it('counts the bonus tiles on the way, and what a card becomes', () => {
    const scene = sceneAt('gate');
    const effect = { ...scene.view.effect!, walk: { steps: 2, space: 13, money: 0, tiles: 1 } };
    const advanced = { ...eventOf('gate-advanced').event, space: 13 };
    const said = consequence(intent(pawn, [advanced]), { ...scene, view: { ...scene.view, effect } });
    expect(said).toContain('line-gate(space=13), line-tiles(count=1)');
    const raised = { ...eventOf('card-raised').event, before: 3, value: 4 };
    expect(consequence(intent(pawn, [raised]), scene)).toContain('line-raised(before=3 value=4)');
  });

  it('is silent until it is known', () => {
    expect(consequence(intent(pawn, null), sceneAt('pawn'))).toBe('');
  });
});
