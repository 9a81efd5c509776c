// All texts: the frame's own Fluent files, and those of the server and of each game, fetched when needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../net/http';
import { LANGUAGES, settings, type Language } from './settings.svelte';

const FRAME = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

const FRAME_ONLY = '';
/** A line of a Fluent file that begins the short form of a text. */
const SHORT = /^ +\.short *=/m;

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

class Texts {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #loading = new Map<string, Promise<void>>();
  /** Games whose texts have short forms. */
  #brief = new Set<string>();

  /** Loads the texts in the current language: the frame's, and a game's if one is given. */
  load(game: string = FRAME_ONLY): Promise<void> {
    return this.#load(settings.language, game);
  }

  #load(language: Language, game: string): Promise<void> {
    const key = `${language}/${game}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#read(language, game).then((bundle) => {
        this.#bundles = { ...this.#bundles, [key]: bundle };
      });
      loading.catch(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #read(language: Language, game: string): Promise<FluentBundle> {
    const sources = await Promise.all([
      FRAME[`../text/${language}.ftl`]?.(),
      api.texts(language),
      game ? api.texts(language, game) : '',
    ]);
    if (game && SHORT.test(sources[2] ?? '')) this.#brief.add(game);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source ?? ''), { allowOverrides: true });
    return bundle;
  }

  /** Whether the texts are loaded, in the current language or, until that is fetched, in another. */
  has(game: string = FRAME_ONLY): boolean {
    return this.#bundleOf(game) !== undefined;
  }

  #bundleOf(game: string): FluentBundle | undefined {
    const languages = [settings.language, ...LANGUAGES];
    return languages.map((language) => this.#bundles[`${language}/${game}`]).find((bundle) => bundle !== undefined);
  }

  /** The text of a key, formatted; a missing key is returned as it is. */
  say = (game: string, key: string, words: Record<string, unknown> = {}): string => {
    const bundle = this.#bundleOf(game) ?? this.#bundleOf(FRAME_ONLY);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || pattern === undefined || pattern === null) return bundle ? key : '';
    return this.#format(game, bundle, pattern, words);
  };

  /** The short form of a text, its attribute `.short`; null: it has none. */
  short = (game: string, key: string, words: Record<string, unknown> = {}): string | null => {
    const bundle = this.#bundleOf(game);
    const pattern = bundle?.getMessage(key)?.attributes['short'];
    return bundle && pattern !== undefined ? this.#format(game, bundle, pattern, words) : null;
  };

  #format(game: string, bundle: FluentBundle, pattern: Pattern, words: Record<string, unknown>): string {
    const read = (word: unknown): FluentVariable => {
      if (typeof word === 'number' || typeof word === 'string') return word;
      if (typeof word === 'boolean') return Number(word);
      if (Array.isArray(word)) return this.#listed(word.map((one) => String(read(one))));
      if (word && typeof word === 'object' && 'word' in word) return this.say(game, String(word.word));
      return word === null || word === undefined ? '' : String(word);
    };
    const values = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, read(word)]));
    return bundle.formatPattern(pattern, values, []);
  }

  /** "Ada, Bruno and Clara", in the reader's language. */
  #listed(words: string[]): string {
    return new Intl.ListFormat(settings.language === 'en' ? 'en-GB' : settings.language).format(words);
  }

  /** Whether a game says in its texts which of its events are worth a word. */
  isBrief(game: string): boolean {
    return this.has(game) && this.#brief.has(game);
  }

  knows(game: string, key: string): boolean {
    return this.#bundleOf(game)?.hasMessage(key) ?? false;
  }
}

export const texts = new Texts();

/** A text of the frame. */
export function t(key: string, words?: Record<string, unknown>): string {
  return texts.say(FRAME_ONLY, key, words);
}

/** A function that formats a game's texts, then the frame's. */
export function speaker(game: string): (key: string, words?: Record<string, unknown>) => string {
  return (key, words) => texts.say(game, key, words);
}
