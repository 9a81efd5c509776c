import { describe, expect, it } from 'vitest';
import { PARIS, SAN_FRANCISCO, momentOf } from './fixture';
import {
  canAffordNothing,
  claimsOf,
  drawsOf,
  flagCards,
  isDrawing,
  keepBoth,
  keepsOnly,
  keptBy,
  movesOf,
  onlyRoute,
  openPayments,
  shortened,
  spentColours,
  tokensOf,
  touristsAt,
} from './pointing';
import type { ClaimMove, Move } from './wire';

const act = momentOf(SAN_FRANCISCO, 'last-round').moves;
const claim = (route: string, colour: string, wilds: number): ClaimMove => ({
  kind: 'claim',
  text: `claim ${route} ${colour} wild=${wilds}`,
  route,
  colour,
  wilds,
});
/** A grey route with eight payments: four colours, with and without a wild card. */
const many = ['red', 'blue', 'pink', 'black'].flatMap((colour) => [
  claim('a-b:grey', colour, 0),
  claim('a-b:grey', colour, 1),
]);

/** Every target of the map, the supply and the own things that a move belongs to, and what it means there. */
function meant(move: Move, moves: Move[]): Move[] {
  switch (move.kind) {
    case 'claim':
      return claimsOf(moves, move.route);
    case 'tourists':
      return touristsAt(moves, move.place);
    case 'token':
      return tokensOf(moves, move.symbol);
    case 'draw':
      return drawsOf(moves, move.colour);
    case 'keep':
      return move.second_ticket === null ? keepsOnly(moves, move.ticket) : [keepBoth(moves)!];
    case 'flag':
      return move.colour === null ? movesOf(moves, 'flag') : flagCards(moves, move.colour);
    case 'draw-deck':
    case 'tickets':
    case 'pass':
      return movesOf(moves, move.kind);
  }
}

describe('targets', () => {
  const moments = [PARIS, SAN_FRANCISCO].flatMap((game) => Object.entries(game.moments));
  it.each(moments)('mean every legal move (%s)', (_question, { moves }) => {
    for (const move of moves) expect(meant(move, moves)).toContain(move);
  });

  it('mean nothing where there is no move', () => {
    const none: Move[] = [];
    expect(claimsOf(none, 'arc-champs:red')).toEqual([]);
    expect(drawsOf(momentOf(PARIS, 'second-card').moves, 'wild')).toEqual([]);
    expect(keepBoth(none)).toBeUndefined();
    expect(isDrawing(momentOf(PARIS, 'keep-flag-card').moves)).toBe(false);
    expect(isDrawing(momentOf(PARIS, 'second-card').moves)).toBe(true);
  });
});

describe('claims', () => {
  it('are sorted by their wild cards', () => {
    for (const { route } of movesOf(act, 'claim')) {
      const wilds = claimsOf(act, route).map((move) => move.wilds);
      expect(wilds).toEqual([...wilds].sort((one, other) => one - other));
    }
  });

  it('are cut down to one a colour when there are too many for the prompt line', () => {
    const sorted = claimsOf(many, 'a-b:grey');
    expect(shortened(sorted).map(({ colour, wilds }) => `${colour} ${wilds}`)).toEqual([
      'red 0',
      'blue 0',
      'pink 0',
      'black 0',
    ]);
    expect(shortened(sorted.slice(0, 6))).toHaveLength(6);
  });

  it('stay open in the hand, also those the prompt line had no room for', () => {
    expect(openPayments(many, shortened(claimsOf(many, 'a-b:grey')))).toHaveLength(8);
    expect(openPayments(many, [])).toEqual([]);
    expect(openPayments([claim('a-b:red', 'red', 0)], [claim('a-b:red', 'red', 0)])).toEqual([]);
  });

  it('are about one route only if all of them are', () => {
    expect(onlyRoute([claim('a-b:red', 'red', 0), claim('a-b:red', 'red', 1)])).toBe('a-b:red');
    expect(onlyRoute([claim('a-b:red', 'red', 0), claim('a-b:blue', 'blue', 0)])).toBeNull();
    expect(onlyRoute([{ kind: 'tickets', text: 'tickets' }])).toBeNull();
    expect(onlyRoute([])).toBeNull();
  });

  it('spend their colour and wild cards', () => {
    expect(spentColours(claim('a-b:red', 'red', 0))).toEqual(new Set(['red']));
    expect(spentColours(claim('a-b:red', 'red', 1))).toEqual(new Set(['red', 'wild']));
    expect(spentColours(claim('a-b:red', 'wild', 2))).toEqual(new Set(['wild']));
    expect(spentColours(null)).toEqual(new Set());
  });
});

describe('a turn in which no route can be paid', () => {
  const draw = { kind: 'draw-deck', text: 'draw deck' } as Move;
  const route = claim('a-b:grey', 'red', 0);

  it('is told by the legal moves, not by those that a coach lets through', () => {
    expect(canAffordNothing({ phase: 'act' }, { moves: [draw] })).toBe(true);
    expect(canAffordNothing({ phase: 'act' }, { moves: [draw], legal: [draw, route] })).toBe(false);
    expect(canAffordNothing({ phase: 'act' }, { moves: [draw, route] })).toBe(false);
    expect(canAffordNothing({ phase: 'second-card' }, { moves: [draw] })).toBe(false);
  });
});

describe('keeping tickets', () => {
  const { moves, view } = momentOf(PARIS, 'choose-tickets');
  it('names the tickets kept', () => {
    const offer = view.players[0]!.offer!;
    expect(offer).toHaveLength(2);
    for (const ticket of offer) expect(keepsOnly(moves, ticket).map(keptBy)).toEqual([[ticket]]);
    expect(new Set(keptBy(keepBoth(moves)))).toEqual(new Set(offer));
    expect(keptBy({ kind: 'pass', text: 'pass' })).toEqual([]);
  });
});
