// The describer of a game that brings none of its own: every part of the view under its name, moves as they are
// written or as the game's texts say them.
import type { Move, Say } from '../board/contract';
import type { Describer, Scene, Section } from './describe';
import { factsOf, idName, openFields, ownFields, sharedSections, tableOf, textOf, valueText } from './fields';

/** How far the match has come, as far as all games say it alike. */
function progress({ view, say }: Scene): string {
  const { round, rounds, turn } = view as Scene['view'] & Record<string, unknown>;
  if (round && rounds) return say('round-of', { round, rounds });
  return turn ? say('turn-number', { turn }) : '';
}

function own({ view, me, say }: Scene): Section[] {
  const fields = ownFields(view, me);
  return Object.keys(fields).length ? [{ title: say('region-mine'), blocks: [factsOf(fields, say)] }] : [];
}

function everybody({ view, players, say }: Scene): Section[] {
  const names = openFields(view);
  if (!names.length) return [];
  const seats = view.players.map((fields, number) => ({ first: players[number]?.name ?? '', fields }));
  return [{ title: say('text-players'), blocks: [tableOf(seats, names, say('text-seat'), say)] }];
}

/** The text `move-<kind>` with the move's parts in words, or the move as it is written. */
function moveSentence(move: Move, say: Say): string {
  const parts = Object.entries(move).map(([name, value]) => [name, wordOf(value, say, name)]);
  return textOf(say, `move-${move.kind}`, Object.fromEntries(parts)) ?? move.text;
}

/** Texts choose their form by numbers, so these stay as they are. */
function wordOf(value: unknown, say: Say, name: string): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? value : valueText(value, say, name);
}

export const defaultDescriber: Describer = {
  headings: [],
  alwaysConfirm: [],
  progress,
  move: (move, { say }) => moveSentence(move, say),
  nameOfId: (id, { say }) => idName(id, say),
  points: (view, seat) => {
    const points = view.players[seat]?.['points'];
    return typeof points === 'number' ? points : null;
  },
  counters: () => [],
  sections: (scene) => [...own(scene), ...sharedSections(scene.view, scene.say), ...everybody(scene)],
};
