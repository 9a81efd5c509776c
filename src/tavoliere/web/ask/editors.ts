// The editors that games bring for positions from somebody's own table, found by file name.
import type { Component } from 'svelte';
import type { Box, MarkedMove, Player, Say, View } from '../board/contract';
import { folderOf } from '../board/boards';

export type Position = Record<string, unknown>;

export interface EditorProps {
  game: string;
  box: Box;
  say: Say;
  players: Player[];
  /** The seat whose knowledge is entered. */
  seat: number;
  position: Position;
  /** What that seat sees: of the position, or of the last one that was possible. */
  view: View;
  /** The moves of the answer, by their numbers. */
  marks: readonly MarkedMove[];
  onchange: (position: Position) => void;
}

export interface Editor {
  default: Component<EditorProps>;
  /** A position to begin from; left out: a set-up as the rules say. */
  begin?: (box: Box, seats: number, seat: number, setUp: Position) => Position;
  /** The same position where it is a seat's turn; left out: that is changed as any other field. */
  turn?: (box: Box, position: Position, seat: number) => Position;
}

const EDITORS = import.meta.glob<Editor>('../../games/*/board/Ask.svelte');

/** What a game is entered with by pointing; null: only as fields. */
export async function loadEditor(game: string): Promise<Editor | null> {
  return (await EDITORS[`${folderOf(game)}/Ask.svelte`]?.()) ?? null;
}
