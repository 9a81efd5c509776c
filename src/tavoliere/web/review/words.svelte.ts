// The words of review, ask and puzzles: fetched with these pages only.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Sentence } from '../net/review';
import { settings, type Language } from '../state/settings.svelte';

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  bundle = $derived(this.#bundles[settings.language] ?? Object.values(this.#bundles)[0]);

  async load(): Promise<void> {
    const language = settings.language;
    if (this.#bundles[language]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await FILES[`./text/${language}.ftl`]?.()) ?? ''));
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }
}

export const words = new Words();

/** A text of these pages. */
export function r(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = words.bundle?.getMessage(key)?.value;
  return pattern ? (words.bundle?.formatPattern(pattern, values, []) ?? '') : key;
}

/** A sentence of the server in the reader's language. */
export const said = (sentence: Sentence): string => sentence.said[settings.language] ?? sentence.key;

const NUMBERS = new Map<string, Intl.NumberFormat>();

/** A number with its sign where wanted, as the language writes it; − instead of a hyphen. */
export function figure(value: number, { digits = 0, isSigned = false } = {}): string {
  const key = `${settings.language}/${digits}/${isSigned}`;
  let format = NUMBERS.get(key);
  if (!format) {
    const signDisplay = isSigned ? 'exceptZero' : 'negative';
    format = new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
    NUMBERS.set(key, format);
  }
  return format.format(value).replace('-', '−');
}

/** A share of 1 as "37 %". */
export const percent = (share: number): string => `${figure(share * 100)}\u202f%`;
/** How far off a share may be: two standard errors, in points. */
export const margin = (error: number): string => `±\u202f${figure(Math.max(1, 200 * error))}`;
