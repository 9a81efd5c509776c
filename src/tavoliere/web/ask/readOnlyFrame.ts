// The frame of a board while a position is entered or a puzzle is looked at: nothing moves and nothing can be played.
import type { Box, BoardFrame, EventBase, MarkedMove, MoveBase, Player, Say } from '../board/contract';
import { screen } from '../state/screen.svelte';
import { settings } from '../state/settings.svelte';

export interface ShownParts {
  box: Box;
  players: Player[];
  /** Whose things are shown large. */
  me: number | null;
  marks?: readonly MarkedMove[];
  say: Say;
}

/** A frame without moves; what it shows is read again whenever it is drawn. */
export function readOnlyFrame<M extends MoveBase, E extends EventBase>(shown: () => ShownParts, point: BoardFrame<M, E>['point'] = () => undefined): BoardFrame<M, E> {
  return {
    get box() {
      return shown().box;
    },
    get players() {
      return shown().players;
    },
    get me() {
      return shown().me;
    },
    get marks() {
      return (shown().marks ?? []) as unknown as readonly MarkedMove<M>[];
    },
    get say() {
      return shown().say;
    },
    get motion() {
      return settings.motion;
    },
    get compact() {
      return screen.compact;
    },
    asked: [],
    moves: [],
    intent: null,
    hovered: null,
    currentEvent: null,
    shownEvents: [],
    highlighted: new Set<string>(),
    touched: new Map<string, number>(),
    moveSentence: (move) => move.text,
    point,
    hover: () => undefined,
    clear: () => undefined,
  };
}
