// The coach's words: the frame's for every lesson, and those of the game, fetched when a lesson is opened.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../net/http';
import { settings } from '../state/settings.svelte';

const FRAME = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export class PartWords {
  #bundle = $state.raw<FluentBundle | null>(null);

  constructor(
    readonly game: string,
    readonly part: 'lesson' | 'how_to_play',
  ) {}

  isLoaded = $derived(this.#bundle !== null);

  /** Fetches the words in the reader's language. */
  async load(): Promise<void> {
    const language = settings.language;
    const sources = await Promise.all([
      FRAME[`./text/${language}.ftl`]?.(),
      api.texts(language, `${this.game}/${this.part}`),
    ]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source ?? ''), { allowOverrides: true });
    if (language === settings.language) this.#bundle = bundle;
  }

  /** A message, or one of its parts (`.title`); empty if there is none. */
  say = (key: string, part = '', words: Record<string, string | number> = {}): string => {
    const message = this.#bundle?.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, words, []) ?? '') : '';
  };
}
