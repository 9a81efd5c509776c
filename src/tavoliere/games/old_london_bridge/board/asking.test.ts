import { describe, expect, it } from 'vitest';
import { BOX } from './fixture';
import {
  cardsSum,
  choosing,
  counted,
  firstRound,
  firstTurns,
  kindOf,
  ordered,
  placing,
  plain,
  turnTo,
  unbuilt,
  withBonusTop,
  withBuilding,
  withHeight,
  withMarker,
  withMarkerAt,
  withTile,
  withTop,
  type BridgePosition,
} from './asking';

const box = { ...BOX, rounds: { rows: [{ seats: 2, rounds: 6, cards: 2, zero_cards: 2 }] } };
const player = (stair: string) => ({
  money: 5,
  hand: { '0': 2, '1': 2, '2': 1 },
  card: [null, null],
  raised: [0, 0],
  bridge: [],
  stair,
  chapel: 0,
  gate: 0,
  pawn: null,
  tiles: {},
  new_tiles: {},
});
const start: BridgePosition = {
  seats: 2,
  phase: 'cards',
  round: 1,
  wheel: 0,
  scoring: { chapel: 'printed', gate: 'printed', inn: 'printed', bridge: 'printed' },
  stacks: Object.fromEntries(
    ['chapel', 'gate', 'inn', 'store', 'guild', 'garden'].map((kind) => [
      kind,
      unbuilt(box, { players: [] } as unknown as BridgePosition).filter((id) => kindOf(box, id) === kind),
    ]),
  ) as BridgePosition['stacks'],
  markers: [1, 2, 3],
  supply: { '1': 11 },
  bonus: [['x', '+1'], ['lady', 'x'], ['gate+2', 'x']],
  chapel_order: [0, 1],
  order: [],
  asked: 0,
  players: [player('A'), player('B')],
};

describe('a position of Old London Bridge from somebody’s own table', () => {
  it('keeps what another question is about, and gives a seat its turn', () => {
    const chapel = { ...start, phase: 'chapel', pawn_done: true, building: 'chapel-2', power: 3, order: firstTurns(box, start) };
    expect(plain(chapel)).toMatchObject({ building: 'chapel-2', power: 3, pawn_done: true });
    const turn = turnTo(box, chapel, 1);
    expect([turn.phase, turn.order[turn.asked]!.seat, 'building' in turn]).toEqual(['pawn', 1, false]);
    expect(turnTo(box, start, 1).phase).toBe('cards');
  });

  it('puts a building on top of its pile, and takes buildings from its bottom', () => {
    const top = withTop(start, 'inn', 'inn-60');
    expect([top.stacks.inn[0], top.stacks.inn.length]).toEqual(['inn-60', start.stacks.inn.length]);
    const lower = withHeight(box, top, 'inn', -1);
    expect([lower.stacks.inn[0], lower.stacks.inn.length]).toEqual(['inn-60', start.stacks.inn.length - 1]);
    expect(withHeight(box, lower, 'inn', 1).stacks.inn.length).toBe(start.stacks.inn.length);
  });

  it('takes what is built from its pile and gives it back', () => {
    const built = withBuilding(box, start, 1, 0, 'gate-51');
    expect(built.players[1]!.bridge).toEqual(['gate-51']);
    expect(built.stacks.gate).not.toContain('gate-51');
    expect(built.supply).toBeUndefined(); // it follows
    const bare = withBuilding(box, built, 1, 0, null);
    expect(bare.players[1]!.bridge).toEqual([]);
    expect(bare.stacks.gate.at(-1)).toBe('gate-51');
  });

  it('is at least in the round in which a bridge can be so long', () => {
    expect([firstRound(box, 2, 0), firstRound(box, 2, 1), firstRound(box, 2, 2), firstRound(box, 2, 12)]).toEqual([1, 2, 2, 6]);
    expect(withBuilding(box, start, 0, 0, 'gate-51').round).toBe(2);
  });

  it('gives tiles from the piles, never the last one that lies open while another is there', () => {
    const taken = withTile(start, 0, 'x', 1);
    expect(taken.players[0]!.tiles).toEqual({ x: 1 });
    expect(taken.bonus).toEqual([['x', '+1'], ['lady'], ['gate+2', 'x']]);
    expect(withTile(start, 0, 'lady', -1)).toBe(start);
    expect(withBonusTop(start, 1, 'x').bonus[1]).toEqual(['x', 'lady']);
  });

  it('lets a marker change places with one that lies face down', () => {
    expect(withMarker(start, 0, 3).markers).toEqual([3, 2, 1]);
    expect(withMarker({ ...start, round: 3 }, 0, 3)).toEqual({ ...start, round: 3 });
  });

  it('puts whoever advances on the chapel’s track ahead of those behind', () => {
    expect(withMarkerAt(start, 1, 'chapel', 3).chapel_order).toEqual([1, 0]);
    expect(withMarkerAt(withMarkerAt(start, 1, 'chapel', 3), 0, 'chapel', 3).chapel_order).toEqual([1, 0]);
  });

  it('orders turns by their cards, then as the chapel’s track says', () => {
    const turns = [{ seat: 0, card: 0, value: 1 }, { seat: 1, card: 0, value: 1 }, { seat: 0, card: 1, value: 3 }];
    expect(ordered(turns, [1, 0]).map(({ seat, value }) => [seat, value])).toEqual([[0, 3], [1, 1], [0, 1]]);
  });

  it('has the cards of turns to come on the table, and goes back to choosing with all of them in hand', () => {
    const placed = placing(start, firstTurns(box, start), 0);
    expect(placed.order.length).toBe(4);
    expect(placed.players[0]!.hand).toEqual({ '0': 1, '1': 2, '2': 1 }); // the other 0 still lies there
    expect(placed.players[0]!.card.filter((card) => card !== null)).toEqual([0]);
    expect(choosing(placed).players[0]!.card).toEqual([null, null]);
  });

  it('counts the cards above 0', () => {
    const { total, mine, others, table, inn, wrong } = cardsSum(box, start, 0);
    expect([mine, others, table, wrong]).toEqual([3, 3, 0, null]);
    expect(mine + others + table + inn).toBe(total);
    const many = { ...start, players: [{ ...start.players[0]!, hand: { '4': 99 } }, start.players[1]!] };
    expect(cardsSum(box, many, 0).wrong).toBe(4);
    expect(counted({ x: 1 }, 'x', -3)).toEqual({});
  });
});
