import { describe, expect, it } from 'vitest';
import type { Say, View } from '../board/contract';
import { sayKey, sceneOf } from '../testing/frame';
import { defaultDescriber } from './default';
import { fieldName, readableName, valueText } from './fields';

/** A game's texts: some parts and ids have one. */
const TEXTS: Record<string, string> = {
  'field-pile': 'Cards left',
  'value-red': 'Red',
  'move-take': 'Take the card',
  'colour-red': 'red one',
  'text-seat': 'Seat',
};
const say: Say = (key, words) => TEXTS[key] ?? sayKey(key, words);
/** As the real texts: a key without a text is said itself. */
const missing: Say = (key) => TEXTS[key] ?? key;

const view: View = {
  game: 'toy',
  seat: 0,
  seats: 2,
  phase: 'act',
  to_act: [0],
  turn: 3,
  over: false,
  pile: 4,
  last_card: null,
  row: ['red', 'x'],
  market: { red: 2, blue: 0 },
  stacks: { north: { top: 'red', left: 1 }, south: { top: null, left: 0 } },
  players: [
    { points: 5, done: true, hand: { red: 1 } },
    { points: 7, done: false },
  ],
};

describe('names and values', () => {
  it('are those of the texts, else readable ids', () => {
    expect(readableName('ticket_pile')).toBe('Ticket pile');
    expect(fieldName('pile', missing)).toBe('Cards left');
    expect(fieldName('last_card', missing)).toBe('Last card');
    expect(valueText('red', missing)).toBe('Red');
    expect(valueText('x', missing)).toBe('x');
    expect(valueText('red', missing, 'colour')).toBe('red one');
    expect(valueText(true, say)).toBe('yes');
    expect(valueText([], say)).toBe('–');
    expect(valueText({ red: 1, blue: [2, 3] }, missing)).toBe('Red: 1; Blue: 2, 3');
  });
});

describe('the default describer', () => {
  const scene = sceneOf(view, { say: missing });

  it('shows every part of the view, once, and nothing that is only for programs', () => {
    expect(defaultDescriber.sections(scene)).toEqual([
      { title: 'region-mine', blocks: [{ kind: 'facts', facts: [['Hand', 'Red: 1']] }] },
      {
        title: 'tab-table',
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Cards left', '4'],
              ['Last card', '–'],
            ],
          },
        ],
      },
      { title: 'Row', blocks: [{ kind: 'list', items: ['Red', 'x'] }] },
      {
        title: 'Market',
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Red', '2'],
              ['Blue', '0'],
            ],
          },
        ],
      },
      {
        title: 'Stacks',
        blocks: [
          {
            kind: 'table',
            head: ['Stacks', 'Top', 'Left'],
            rows: [
              ['North', 'Red', '1'],
              ['South', '–', '0'],
            ],
          },
        ],
      },
      {
        title: 'text-players',
        blocks: [
          {
            kind: 'table',
            head: ['Seat', 'Points', 'Done'],
            rows: [
              ['Ann', '5', 'yes'],
              ['Bob', '7', 'no'],
            ],
          },
        ],
      },
    ]);
  });

  it('has nothing of its own for a watcher', () => {
    const titles = defaultDescriber.sections({ ...scene, me: null }).map(({ title }) => title);
    expect(titles).not.toContain('region-mine');
  });

  it('says moves as the game does, else as they are written', () => {
    expect(defaultDescriber.move({ text: 'take red', kind: 'take' }, scene)).toBe('Take the card');
    expect(defaultDescriber.move({ text: 'pass', kind: 'pass' }, scene)).toBe('pass');
  });

  it('gives the text of a move its parts by name, numbers as numbers', () => {
    const formatted = sceneOf(view, { say: (key, words) => (key.startsWith('move-') ? sayKey(key, words) : missing(key)) });
    const move = { text: 'take red 2', kind: 'take', colour: 'red', count: 2, from: null };
    expect(defaultDescriber.move(move, formatted)).toBe(
      'move-take(text=take red 2 kind=take colour=red one count=2 from=–)',
    );
  });

  it('counts points that are open', () => {
    expect(defaultDescriber.points(view, 1)).toBe(7);
    expect(defaultDescriber.points({ ...view, players: [{}] }, 0)).toBeNull();
  });

  it('tells the turn, or the round where there are rounds', () => {
    expect(defaultDescriber.progress(sceneOf(view))).toBe('turn-number(turn=3)');
    expect(defaultDescriber.progress(sceneOf({ ...view, round: 2, rounds: 5 }))).toBe('round-of(round=2 rounds=5)');
  });
});
