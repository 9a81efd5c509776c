// How long and how demanding each game is, as its own folder says, and the order in which games are shown.
import type { GameInfo } from '../net/http';

export interface Effort {
  minutes: number;
  /** From 1 to 5. */
  weight: number;
}

const FOUND = import.meta.glob<Record<string, Effort>>('../../games/*/board/lobby.ts', {
  eager: true,
  import: 'effort',
});

/** By game; a game whose folder says nothing is missing. */
export const EFFORT: Record<string, Effort> = Object.assign({}, ...Object.values(FOUND));

/** From the lightest to the heaviest; a game that is not known here comes last. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = ({ game }: GameInfo) => EFFORT[game]?.weight ?? Infinity;
  return [...games].sort((one, other) => place(one) - place(other));
}
