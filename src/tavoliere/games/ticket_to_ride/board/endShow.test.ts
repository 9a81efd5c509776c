import { describe, expect, it } from 'vitest';
import type { EndScene } from '$web/board/ending';
import { SEATS, endingScene, itCountsEverything, type Seats } from '$web/testing/ending';
import endings from './endings.json';
import script, { type TicketDrawing } from './endShow';
import { PARIS, SAN_FRANCISCO } from './fixture';
import { routesOf, ticketsOf } from './printed';
import type { View } from './view';
import type { GameEvent } from './wire';
import { shortestWay } from './ways';

type Scene = EndScene<View, GameEvent>;
const BOXES = { paris: PARIS.box, san_francisco: SAN_FRANCISCO.box };

const sceneAt = (game: keyof typeof BOXES, seats: Seats): Scene =>
  endingScene<View, GameEvent>(endings[game][seats], BOXES[game], seats);

const CASES = (['paris', 'san_francisco'] as const).flatMap((game) =>
  SEATS.map((seats) => [game, seats] as const),
);

itCountsEverything('the end of Paris', script, (seats) => sceneAt('paris', seats));
itCountsEverything('the end of San Francisco', script, (seats) => sceneAt('san_francisco', seats));

describe.each(CASES)('the end of %s for %s', (game, seats) => {
  const scene = sceneAt(game, seats);
  const stages = script.stages(scene);

  it('opens the tickets player by player, one a stage', () => {
    const tickets = stages.filter(({ chapter }) => chapter === 'tickets');
    expect(tickets.map(({ seat }) => seat)).toEqual(tickets.map(({ seat }) => seat).sort());
    expect(tickets.length).toBe(scene.events.filter(({ kind }) => kind.startsWith('ticket-')).length);
    tickets.forEach(({ open, cards }) => expect(open).toBeLessThanOrEqual(cards!.length));
  });

  it('draws a way that joins the ends of a completed ticket with own routes', () => {
    for (const stage of stages.filter(({ chapter }) => chapter === 'tickets')) {
      const { seat, own, missing, ends } = stage.drawing as TicketDrawing;
      const isDone = stage.gains[0]!.points > 0;
      expect(own.every((route) => scene.view.routes[route] === seat)).toBe(true);
      if (isDone) expect(missing).toEqual([]);
      else expect(missing.length === 0 && own.length > 0).toBe(false);
      if (isDone) expect(joins(own, ends)).toBe(true);
    }
  });

  function joins(ids: string[], ends: string[]): boolean {
    const routes = routesOf(scene.box).filter(({ id }) => ids.includes(id));
    const counts = new Map<string, number>();
    for (const place of routes.flatMap(({ a, b }) => [a, b])) counts.set(place, (counts.get(place) ?? 0) + 1);
    const odd = [...counts].filter(([, count]) => count % 2 === 1).map(([place]) => place);
    return odd.sort().join() === [...ends].sort().join();
  }
});

describe('a shortest way', () => {
  it('is as long as the service says', () => {
    for (const { box, moments } of [PARIS, SAN_FRANCISCO])
      for (const { view } of Object.values(moments))
        for (const [id, { missing }] of Object.entries(view.players[0]?.progress ?? {})) {
          const { a, b } = ticketsOf(box).find((ticket) => ticket.id === id)!;
          const way = shortestWay(routesOf(box), view, 0, [a, b]);
          expect(way ? way.missing.reduce((sum, { length }) => sum + length, 0) : null).toBe(missing);
        }
  });
});
