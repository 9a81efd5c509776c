// What a table needs of its game: the board, the describer, the texts, and what is printed in this match's box.
import { loadBoard, loadDescriber } from '../board/boards';
import type { AnyBoard, Box } from '../board/contract';
import type { AnyDescriber } from '../describe/describe';
import { speaker, texts } from './texts.svelte';

export class LoadedGame {
  id = $state('');
  box = $state.raw<Box>({});
  board = $state.raw<AnyBoard | null>(null);
  describer = $state.raw<AnyDescriber | null>(null);

  isLoaded = $derived(this.describer !== null && texts.has(this.id));
  say = $derived(speaker(this.id));

  async load(game: string, box: Promise<Box>): Promise<void> {
    this.id = game;
    const [board, describer, tables] = await Promise.all([
      loadBoard(game),
      loadDescriber(game),
      box,
      texts.load(game),
    ]);
    this.box = tables;
    this.board = board;
    this.describer = describer;
  }
}
