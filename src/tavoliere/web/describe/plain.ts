// The describer of a game that brings none of its own: fields under their ids, moves as they are written.
import type { Block, Describer, Section } from './describe';

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (value && typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${shown(one)}`)
      .join('; ');
  return String(value ?? '–');
}

function facts(value: Record<string, unknown>): Block {
  return { kind: 'facts', facts: Object.entries(value).map(([key, one]) => [key, shown(one)]) };
}

export const plain: Describer = {
  headings: [],
  careful: [],
  progress: () => '',
  move: (move) => move.text,
  term: () => undefined,
  points: (view, seat) => {
    const points = view.players[seat]?.['points'];
    return typeof points === 'number' ? points : null;
  },
  counters: () => [],
  sections: ({ view, players, say }): Section[] => {
    if (!view) return [];
    const { players: seats, ...shared } = view;
    const own = seats.map((seat, number) => ({ title: players[number]?.name ?? '', blocks: [facts(seat)] }));
    return [{ title: say('text-table'), blocks: [facts(shared)] }, ...own];
  },
};
