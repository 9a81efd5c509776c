// What a game's own drawings of its box are given.
import type { Snippet } from 'svelte';
import type { Draft } from './draft.svelte';

export interface BoxEditorProps {
  draft: Draft;
  /** The checklist, where the editor lays out the whole page. */
  aside?: Snippet;
}
