// Which screen a table shows once its game is over: the show, if one has played to the end, then the result.
import { untrack, type Component } from 'svelte';
import { loadEndShow } from '../board/boards';
import type { AnyEndScript } from '../board/ending';
import { addsUp, endSceneOf, EndShowState } from './endShow.svelte';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

/** The show, its component loaded only when it is wanted. */
interface Shown {
  EndShow: Component<any>;
  state: EndShowState;
}

export class EndOfTable {
  screen = $state<'board' | 'show' | 'result'>('board');
  script = $state.raw<AnyEndScript | null>(null);
  show = $state.raw<Shown | null>(null);
  /** Whether the points have been shown, so that the result need not open them one by one. */
  wasShown = $state(false);
  #hasSeenPlay = false;
  #hasEnded = false;

  constructor(private readonly table: TableState) {}

  canWatch = $derived.by(() => {
    const scene = this.script && endSceneOf(this.table);
    return scene ? addsUp(this.script!.stages(scene), scene.result) : false;
  });

  /** Notices the end; call it in an effect. Nothing that happens afterwards, such as a rematch, begins it again. */
  follow(): void {
    const { result, status, isShowing, isReady } = this.table;
    if (status === 'running') this.#hasSeenPlay = true;
    if (!result) this.#hasEnded = false;
    if (!result || isShowing || !isReady || this.#hasEnded) return;
    this.#hasEnded = true;
    untrack(() => void this.#begin());
  }

  async #begin(): Promise<void> {
    this.wasShown = !this.#hasSeenPlay;
    this.script = await loadEndShow(this.table.game).catch(() => null);
    if (this.#hasSeenPlay && settings.motion > 0 && this.canWatch) await this.watch();
    else this.screen = 'result';
  }

  /** Shows the final scoring from its beginning. */
  watch = async (): Promise<void> => {
    const { script } = this;
    if (!script) return;
    const part = await import('../table/EndShow.svelte').catch(() => null);
    if (!part) return this.#finish();
    this.show = { EndShow: part.default, state: new EndShowState(script, this.table, () => this.#finish()) };
    this.screen = 'show';
  };

  #finish(): void {
    this.wasShown = true;
    this.screen = 'result';
    this.show = null;
  }
}
