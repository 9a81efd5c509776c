// What a board is given while a position is entered or a puzzle is looked at: nothing moves and nothing can be played.
import type { Box, Desk, EventBase, MarkedMove, MoveBase, Player, Say } from '../board/contract';
import { screen } from '../state/screen.svelte';
import { settings } from '../state/settings.svelte';

export interface Lent {
  box: Box;
  players: Player[];
  /** Whose things are shown large. */
  me: number | null;
  marks?: readonly MarkedMove[];
  say: Say;
}

/** A desk that only shows; what it shows is read anew whenever it is drawn. */
export function quietDesk<M extends MoveBase, E extends EventBase>(lent: () => Lent, point: Desk<M, E>['point'] = () => undefined): Desk<M, E> {
  return {
    get box() {
      return lent().box;
    },
    get players() {
      return lent().players;
    },
    get me() {
      return lent().me;
    },
    get marks() {
      return (lent().marks ?? []) as unknown as readonly MarkedMove<M>[];
    },
    get say() {
      return lent().say;
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
