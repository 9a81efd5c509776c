// The rules of the games, read once in each language, and the drawer that shows one beside the table.
import { api } from '../net/http';
import { settings } from './settings.svelte';

export interface Rules {
  rules: Record<string, string>;
  books: string[];
}

class Rulebook {
  /** The rule the drawer shows, or null while it is closed. */
  shown = $state<string | null>(null);
  /** The game whose table is open: its rulebook is meant when a rule is named. */
  game = $state<string | null>(null);
  #read = new Map<string, Promise<Rules>>();

  open(rule: string): void {
    this.shown = rule;
  }

  close(): void {
    this.shown = null;
  }

  rulesOf(game: string, language = settings.language): Promise<Rules> {
    const key = `${game}/${language}`;
    let read = this.#read.get(key);
    if (!read) {
      read = api.rules(game, language);
      read.catch(() => this.#read.delete(key));
      this.#read.set(key, read);
    }
    return read;
  }
}

export const rulebook = new Rulebook();
