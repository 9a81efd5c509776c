// What every game's end show must hold, told for a match that ended with two, three and four people.
import { describe, expect, it } from 'vitest';
import type { EventBase } from '../board/contract';
import type { EndScene, EndScript } from '../board/ending';
import { addsUp, partsAfter } from '../state/endShow.svelte';
import { playersOf, sceneOf } from './frame';

export const SEATS = ['2', '3', '4'] as const;
export type Seats = (typeof SEATS)[number];

/** The end of a match as `tests/board_endings.py` wrote it down. */
export function endingScene<V, E extends EventBase>(
  ending: unknown,
  box: EndScene<V, E>['box'],
  seats: Seats,
): EndScene<V, E> {
  const { view, events, result } = ending as Pick<EndScene<V, E>, 'view' | 'events' | 'result'>;
  return { ...sceneOf(view, { box, players: playersOf(Number(seats)) }), events, result };
}

export function itCountsEverything<V, E extends EventBase>(
  title: string,
  script: EndScript<V, E>,
  sceneAt: (seats: Seats) => EndScene<V, E>,
): void {
  describe.each(SEATS)(`${title} for %s`, (seats) => {
    const scene = sceneAt(seats);
    const stages = script.stages(scene);

    it('adds up to the result, part by part', () => {
      expect(addsUp(stages, scene.result)).toBe(true);
      const parts = partsAfter(stages, Number(seats));
      scene.result.scores.forEach((scores, seat) =>
        Object.entries(scores).forEach(([part, points]) => expect(parts[seat]?.[part] ?? 0).toBe(points)),
      );
    });

    it('groups every part once', () => {
      const grouped = script.groups.flatMap(({ parts }) => parts);
      expect([...grouped].sort()).toEqual(Object.keys(scene.result.scores[0]!).sort());
    });
  });
}
