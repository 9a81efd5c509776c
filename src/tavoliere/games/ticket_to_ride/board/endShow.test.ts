import { describe, expect, it } from 'vitest';
import type { EndScene } from '$web/board/ending';
import { addsUp, partsAfter } from '$web/state/endShow.svelte';
import { playersOf, sceneOf } from '$web/testing/desk';
import endings from './endings.json';
import script, { type TicketDrawing } from './endShow';
import { PARIS, SAN_FRANCISCO } from './fixture';
import { routesOf, ticketsOf } from './printed';
import type { View } from './view';
import type { GameEvent } from './wire';
import { shortestWay } from './ways';

type Scene = EndScene<View, GameEvent>;
const BOXES = { paris: PARIS.box, san_francisco: SAN_FRANCISCO.box };

function sceneAt(game: keyof typeof BOXES, seats: '2' | '3' | '4'): Scene {
  const { view, events, result } = endings[game][seats] as unknown as Pick<Scene, 'view' | 'events' | 'result'>;
  return { ...sceneOf(view, { box: BOXES[game], players: playersOf(Number(seats)) }), events, result };
}

const CASES = (['paris', 'san_francisco'] as const).flatMap((game) =>
  (['2', '3', '4'] as const).map((seats) => [game, seats] as const),
);

describe.each(CASES)('the end of %s for %s', (game, seats) => {
  const scene = sceneAt(game, seats);
  const stages = script.stages(scene);

  it('adds up to the result, part by part', () => {
    expect(addsUp(stages, scene.result)).toBe(true);
    const parts = partsAfter(stages, Number(seats));
    scene.result.scores.forEach((scores, seat) =>
      Object.entries(scores).forEach(([part, points]) => expect(parts[seat]?.[part] ?? 0).toBe(points)),
    );
  });

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
