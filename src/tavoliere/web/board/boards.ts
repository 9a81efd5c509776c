// Finds a game's board: one lazy chunk each, `games/<family>/board/<game id>.board.ts`.
import type { BoardModule } from './contract';

const BOARDS = import.meta.glob<BoardModule>('../../games/*/board/*.board.ts', { import: 'default' });

/** The board of a game, or null for a game that has none yet: it is then played in the text view. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BOARDS).find((one) => one.endsWith(`/${game}.board.ts`));
  return path ? ((await BOARDS[path]?.()) ?? null) : null;
}
