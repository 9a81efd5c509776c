// What a board's own tests need of the frame: a frame and a scene with only the parts a test names.
import { vi, type Mock } from 'vitest';
import type { BoardFrame, EventBase, GameEvent, Move, MoveBase, Player, Pointed, Say } from '../board/contract';
import type { Scene } from '../describe/describe';

/** Says the key, with its words in brackets: what a test expects is the key, not a language. */
export const sayKey: Say = (key, words = {}) => {
  const written = (word: unknown) => (typeof word === 'object' ? JSON.stringify(word) : String(word));
  const said = Object.entries(words).map(([name, word]) => `${name}=${written(word)}`);
  return said.length ? `${key}(${said.join(' ')})` : key;
};

/** So many people, called Ann, Bob, Cleo and Dora. */
export function playersOf(count: number): Player[] {
  return ['Ann', 'Bob', 'Cleo', 'Dora'].slice(0, count).map((name, number) => ({
    number,
    name,
    kind: 'person',
    level: null,
    here: true,
    replaced: false,
  }));
}

export interface TestFrame<M extends MoveBase, E extends EventBase> extends BoardFrame<M, E> {
  point: Mock<(pointed: Pointed<M>) => void>;
  hover: Mock<(pointed: Pointed<M> | null) => void>;
  clear: Mock<() => void>;
}

/** The frame of seat 0 at a table for two, with the given parts; `point`, `hover` and `clear` are recorded. */
export function frameOf<M extends MoveBase = Move, E extends EventBase = GameEvent>(
  parts: Partial<BoardFrame<M, E>> = {},
): TestFrame<M, E> {
  return {
    box: {},
    players: playersOf(2),
    me: 0,
    asked: [0],
    moves: [],
    intent: null,
    hovered: null,
    currentEvent: null,
    shownEvents: [],
    highlighted: new Set<string>(),
    touched: new Map<string, number>(),
    motion: 1,
    compact: false,
    say: sayKey,
    moveSentence: (move) => move.text,
    ...parts,
    point: vi.fn(),
    hover: vi.fn(),
    clear: vi.fn(),
  };
}

/** What a describer looks at, for a table of two. */
export function sceneOf<V>(view: V, parts: Partial<Scene<V>> = {}): Scene<V> {
  return { box: {}, view, players: playersOf(2), me: 0, asked: [0], say: sayKey, ...parts };
}
