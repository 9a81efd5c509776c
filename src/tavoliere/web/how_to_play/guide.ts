// How a game is explained: five drawn cards and a player aid, found by their name in the game's folder.
import type { Component } from 'svelte';
import type { Paint } from '../board/colours';

export type SayPart = (key: string, part?: string, words?: Record<string, string | number>) => string;

export interface PictureProps {
  game: string;
  /** From 1 to 5. */
  card: number;
  say: SayPart;
}

/** A line of the player aid: its text is `<list>-<id>`. */
export interface AidLine {
  id: string;
  /** A symbol, or a coloured field with a mark. */
  icon?: string;
  fill?: string;
  mark?: string;
  /** The rule behind it. */
  rule?: string;
}

export interface Guide {
  Picture: Component<PictureProps>;
  turn: AidLine[];
  symbols: AidLine[];
  /** Their value is the text's part `.value`. */
  scoring: AidLine[];
}

/** Colours, each with its mark. */
export const coloured = (paints: Record<string, Paint>, prefix = ''): AidLine[] =>
  Object.entries(paints).map(([id, { fill, mark, symbol }]) => ({ id: prefix + id, fill, mark, icon: symbol }));

const GUIDES = import.meta.glob<{ default: Guide }>('../../games/*/how_to_play/*.guide.ts');

/** A game's guide; null: it has none, only its rules. */
export async function loadGuide(game: string): Promise<Guide | null> {
  const path = Object.keys(GUIDES).find((one) => one.endsWith(`/${game}.guide.ts`));
  return path ? (await GUIDES[path]!()).default : null;
}
