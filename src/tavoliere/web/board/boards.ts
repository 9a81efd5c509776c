// Finds what a game's folder brings for the browser, by file name: nothing is registered anywhere.
import type { Component } from 'svelte';
import type { BoxEditorProps } from '../box/editor';
import type { AnyDescriber } from '../describe/describe';
import { defaultDescriber } from '../describe/default';
import type { Paint } from './colours';
import type { AnyBoard } from './contract';
import type { AnyEndScript } from './ending';

const BOARDS = import.meta.glob<AnyBoard>('../../games/*/board/*.board.ts', { import: 'default' });
const DESCRIBERS = import.meta.glob<AnyDescriber>('../../games/*/board/describe.ts', { import: 'default' });
const BOX_EDITORS = import.meta.glob<Component<BoxEditorProps>>('../../games/*/board/MapEditor.svelte', { import: 'default' });
const BOX_PIECES = import.meta.glob<Component<BoxEditorProps>>('../../games/*/board/BoxPieces.svelte', { import: 'default' });
const END_SHOWS = import.meta.glob<AnyEndScript>('../../games/*/board/endShow.ts', { import: 'default' });
const COLOURS = import.meta.glob<Record<string, Record<string, Paint>>>('../../games/*/board/colours.ts', {
  import: 'boxColours',
});
const EMBLEMS = import.meta.glob<string>('../../games/*/board/*.emblem.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const endingWith = (paths: Record<string, unknown>, end: string) => Object.keys(paths).find((one) => one.endsWith(end));

/** The folder of a game: where its board is; a game without a board has the folder that bears its name. */
export function folderOf(game: string): string {
  const board = endingWith(BOARDS, `/${game}.board.ts`);
  return board ? board.slice(0, board.lastIndexOf('/')) : `../../games/${game}/board`;
}

/** The board of a game; one that brings none is played on plain panels and buttons. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[`${folderOf(game)}/${game}.board.ts`];
  return load ? load() : (await import('./default/board')).default;
}

/** What puts a game into words; for a game that brings none, one that only knows names and values. */
export async function loadDescriber(game: string): Promise<AnyDescriber> {
  return (await DESCRIBERS[`${folderOf(game)}/describe.ts`]?.()) ?? defaultDescriber;
}

/** Where a game's box is entered on its own board; null: as pieces beside one another. */
export async function loadBoxEditor(game: string): Promise<Component<BoxEditorProps> | null> {
  return (await BOX_EDITORS[`${folderOf(game)}/MapEditor.svelte`]?.()) ?? null;
}

/** The pieces of a game's box as its board draws them; a game that brings none is shown as plain fields. */
export async function loadBoxPieces(game: string): Promise<Component<BoxEditorProps> | null> {
  return (await BOX_PIECES[`${folderOf(game)}/BoxPieces.svelte`]?.()) ?? null;
}

/** How a game shows its end; null: only the result. */
export async function loadEndShow(game: string): Promise<AnyEndScript | null> {
  return (await END_SHOWS[`${folderOf(game)}/endShow.ts`]?.()) ?? null;
}

/** The colours that stand in the tables of a game's box. */
export async function loadBoxColours(game: string): Promise<Record<string, Paint>> {
  return (await COLOURS[`${folderOf(game)}/colours.ts`]?.())?.[game] ?? {};
}

/** The drawing inside a game's emblem, 120 units wide and 96 high, or null if it has none. */
export function emblemOf(game: string): string | null {
  const found = EMBLEMS[endingWith(EMBLEMS, `/${game}.emblem.svg`) ?? ''];
  return found?.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '') ?? null;
}
