import { describe, expect, it } from 'vitest';
import { consequenceOf, ticketsWith } from './consequence';
import { frameAt, momentOf, PARIS, SAN_FRANCISCO } from './fixture';
import type { View } from './view';
import type { Move } from './wire';

const moveOf = <K extends Move['kind']>(fixture: typeof PARIS, question: string, kind: K) =>
  momentOf(fixture, question).moves.find((move): move is Extract<Move, { kind: K }> => move.kind === kind)!;

describe('the consequence of a move', () => {
  it('says cards, points and the vehicles left of a claim', () => {
    const { view, moves } = momentOf(PARIS, 'act');
    const claim = moves.find((move) => move.kind === 'claim');
    const routes = PARIS.box['routes']!['rows'] as { a: string; b: string; colour: string; length: number }[];
    const given: Move = claim ?? { kind: 'claim', text: '', route: `${routes[0]!.a}-${routes[0]!.b}:${routes[0]!.colour}`, colour: routes[0]!.colour, wilds: 0 };
    const line = consequenceOf(view, frameAt(PARIS, 'act'), given);
    expect(line).toMatch(/^ride-cards-spent\(count=\d\) · ride-gain\(points=\d\)/);
    expect(line).toMatch(/ride-left-bus\(count=1\d\)/);
  });

  it('names the tickets that a route completes or brings nearer', () => {
    const { view } = momentOf(PARIS, 'act');
    const frame = frameAt(PARIS, 'act');
    const [first, second] = view.players[0]!.own_tickets!;
    const progress = (missing: number, then: number) => ({ missing, in_reach: true, with_route: { 'a-b:red': then }, joined_by: [] });
    const changed: View = {
      ...view,
      players: [
        { ...view.players[0]!, own_tickets: [first!, second ?? 'other'], progress: { [first!]: progress(4, 2), [second ?? 'other']: progress(1, 0) } },
        ...view.players.slice(1),
      ],
    };
    const said = ticketsWith(changed, frame, 'a-b:red');
    expect(said.at(-1)).toContain('ride-brings-nearer');
    if (second) expect(said[0]).toContain('ride-completes');
    expect(ticketsWith(changed, frame, 'c-d:blue')).toEqual([]);
  });

  it('says that the last round begins', () => {
    const { view } = momentOf(PARIS, 'act');
    const last: View = { ...view, turns_left: null, players: view.players.map((seat) => ({ ...seat, vehicles: 3 })) };
    const route = (PARIS.box['routes']!['rows'] as { a: string; b: string; colour: string }[])[0]!;
    const move: Move = { kind: 'claim', text: '', route: `${route.a}-${route.b}:${route.colour}`, colour: 'red', wilds: 0 };
    expect(consequenceOf(last, frameAt(PARIS, 'act'), move)).toContain('ride-begins-last-round');
    expect(consequenceOf({ ...last, turns_left: 1 }, frameAt(PARIS, 'act'), move)).not.toContain('ride-begins-last-round');
  });

  it('tells a wild card from another, and the first card from the second', () => {
    const draw = (colour: string): Move => ({ kind: 'draw', text: '', colour });
    const { view } = momentOf(PARIS, 'act');
    expect(consequenceOf(view, frameAt(PARIS, 'act'), draw('wild'))).toBe('ride-whole-turn');
    expect(consequenceOf(view, frameAt(PARIS, 'act'), draw('red'))).toBe('ride-then-another');
    const second = momentOf(PARIS, 'second-card').view;
    expect(consequenceOf(second, frameAt(PARIS, 'second-card'), draw('red'))).toBe('ride-ends-turn');
  });

  it('counts what tickets and tokens are worth', () => {
    const keep = moveOf(PARIS, 'choose-tickets', 'keep');
    expect(consequenceOf(momentOf(PARIS, 'choose-tickets').view, frameAt(PARIS, 'choose-tickets'), keep)).toMatch(/ride-keep-risk\(points=\d+\)/);
    const token = moveOf(SAN_FRANCISCO, 'choose-token', 'token');
    const { view } = momentOf(SAN_FRANCISCO, 'choose-token');
    const worth = SAN_FRANCISCO.box['tourists']!['points'] as number[];
    const rich: View = { ...view, players: view.players.map((seat) => ({ ...seat, tokens: ['x', 'y'], token_points: worth[2]! })) };
    const line = consequenceOf(rich, frameAt(SAN_FRANCISCO, 'choose-token'), token);
    expect(line).toBe(`ride-token-then(now=${worth[2]} then=${worth[3]})`);
    expect(worth[3]).toBeGreaterThan(worth[2]!);
  });
});
