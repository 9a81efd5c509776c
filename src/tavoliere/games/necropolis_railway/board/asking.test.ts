import { describe, expect, it } from 'vitest';
import { BOX as box } from './fixture';
import { asking, clicked, coffinSum, cycled, cycledGrave, facesOf, plain, startOf, turnTo, unseen, withBack, withFaceUp, withTucked, type RailwayPosition } from './asking';

const player = {
  money: 10,
  discs: { blue: 1 },
  tiles: {},
  workers: {},
  prestige: 1,
  waiting_coffins: {},
  waiting_mourners: 0,
  wagons: { coffin1: 'plain' },
  coffins: { coffin1: { purple: 2 } },
  passengers: {},
  tucked: [],
  train: 0,
  graves: {},
  crypts: {},
  mourners: 3,
  potter: {},
  volunteers: 0,
  aside: 1,
};
const cards = facesOf(box)
  .filter(({ dots }) => dots <= 2)
  .map(({ id }) => id);
const setUp: RailwayPosition = {
  seats: 2,
  turn: 0,
  phase: 'first-staff',
  round: 0,
  first: 1,
  active: 1,
  deck: cards.slice(3),
  face_up: cards.slice(0, 3).map((card) => ({ card, discs: ['blue'] })),
  bonus: {},
  card: null,
  used: [],
  players: [player, player],
};
const start = startOf(box, 2, 0, setUp);

describe('a position of London Necropolis Railway from somebody’s own table', () => {
  it('begins with a turn of whoever asks, everybody with staff', () => {
    expect([start.phase, start.active, start.round]).toEqual(['take', 0, 1]);
    expect(start.players.every(({ workers }) => Object.values(workers).includes('staff'))).toBe(true);
    expect(start.players[0]).not.toHaveProperty('aside'); // it follows
  });

  it('keeps what another question is about, and gives a seat its turn', () => {
    const dismiss = { ...start, phase: 'dismiss', wage: 2 };
    expect(plain(dismiss)).toHaveProperty('wage', 2);
    const turn = turnTo(box, dismiss, 1);
    expect([turn.phase, turn.active, 'wage' in turn]).toEqual(['take', 1, false]);
  });

  it('changes what is on a space with each click', () => {
    expect(cycled({}, 'm1', ['a', 'b'])).toEqual({ m1: 'a' });
    expect(cycled({ m1: 'b' }, 'm1', ['a', 'b'])).toEqual({});
    expect(cycledGrave(undefined, 1, 3)).toBe('. purple .');
    expect(cycledGrave('. black .', 1, 3)).toBe('. . .');
    const buried = clicked(box, start, 0, { kind: 'grave', row: 'row1', column: 'col2' });
    expect(buried.players[0]!.graves['row1']!.split(' ')[1]).toBe('purple');
    expect(buried.players[1]!.graves).toEqual({});
    expect(clicked(box, start, 1, { kind: 'bonus', bonus: 'bonus2', colour: 'grey' }).bonus).toEqual({ '2 grey': 'grey' });
  });

  it('has every card in one place only', () => {
    const other = start.deck[4]!;
    const open = withFaceUp(box, start, 1, other);
    expect(open.face_up[1]!.card).toBe(other);
    expect(open.deck).not.toContain(other);
    expect(open.deck).toContain(start.face_up[1]!.card);
    const tucked = withTucked(box, open, 1, [open.deck[0]!]);
    expect(tucked.deck.length + tucked.face_up.length + 1).toBe(cards.length);
    expect(unseen(box, tucked)).not.toContain(open.deck[0]);
  });

  it('shows the back that was chosen', () => {
    const backs = new Map(facesOf(box).map(({ id, back }) => [id, back.join(' ')]));
    const wanted = backs.get(start.deck.at(-1)!)!;
    expect(backs.get(withBack(box, start, wanted).deck[0]!)).toBe(wanted);
  });

  it('has a card while a turn goes on, and none when it begins', () => {
    const acting = asking(box, start, 'act', 0);
    expect(acting.card).not.toBeNull();
    expect(acting.deck).not.toContain(acting.card);
    expect(asking(box, acting, 'take', 0).card).toBeNull();
  });

  it('counts the coffins', () => {
    expect(coffinSum(box, start).out).toBe(4);
    const many = { ...start, players: [{ ...player, potter: { red: 99 } }] };
    expect(coffinSum(box, many).wrong).toBe('red');
  });
});
