// A box that somebody is entering: its tables, what was looked at, undo, and what the server says of it.
import { api, HttpError, isFinal, type BoxItem, type Examined, type OwnBoxInfo } from '../net/http';
import { sentenceOf, session } from '../state/session.svelte';
import { t } from '../state/texts.svelte';

export type Row = Record<string, unknown>;
export type Tables = Record<string, Record<string, unknown> & { rows?: Row[] }>;

export const GROUPS = ['board', 'tracks', 'cards', 'tickets', 'tiles'];
const PAUSE = 250;
const MOST_UNDO = 200;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isTable = (one: unknown): one is Row => typeof one === 'object' && one !== null && !Array.isArray(one);

/** The box that is being entered, as it lies on this server; no id: not yet. */
interface About {
  id: string | null;
  name: string;
  version: number;
  /** The oldest version that is still kept. */
  oldest: number;
  offered: boolean;
}

/** What a browser keeps, so that a box can be left and continued. */
interface Kept extends About {
  tables: Record<string, unknown>;
}

const ALWAYS_KNOWN = ['status', 'provenance'];

const unsaved = (name = ''): About => ({ id: null, name, version: 0, oldest: 0, offered: false });

const aboutOf = ({ id, name, version, oldest, offered }: About | OwnBoxInfo): About => ({ id, name, version, oldest, offered });

/** A box as it was before a change: its tables and what was looked at, and which box it was. */
type Past = [written: string, about: About];

export class Draft {
  tables = $state<Tables>({});
  checked = $state<string[]>([]);
  seen = $state.raw<Examined | null>(null);
  /** A box that cannot even be read. */
  refused = $state('');
  /** Why what is shown is not what was asked for; until something is changed. */
  trouble = $state('');
  chosen = $state<string | null>(null);
  /** How often something was chosen: the same thing can be opened again. */
  choices = $state(0);
  about = $state(unsaved());
  isChanged = $state(false);
  canUndo = $state(false);
  canRedo = $state(false);
  /** The thing whose first field asks for the keyboard. */
  toFocus = $state<string | null>(null);
  #printed: Tables = {};
  #past: Past[] = [];
  #undone: Past[] = [];
  #round = 0;
  #edits = 0;
  #timer: number | undefined;

  constructor(
    readonly game: string,
    /** The saved box that was asked for. */
    public opened: string | null = null,
  ) {}

  /** Where a browser keeps what was entered: each saved box apart, and one that is not saved yet. */
  get #key(): string {
    return ['tavoliere-box', this.game, ...(this.opened ? [this.opened] : [])].join('-');
  }

  /**
   * Begins with what this browser kept, with the saved box that was asked for, or with the printed one. Whatever the
   * server refuses is said, and what can be shown is shown instead.
   */
  async open(): Promise<void> {
    const printed = await api.examine(this.game, {});
    this.#printed = printed.tables as Tables;
    const kept = this.#kept();
    const gone = t(kept ? 'box-gone-kept' : 'box-gone');
    const saved = this.opened ? await this.#unlessRefused(api.savedBox(this.opened), gone) : null;
    // Of a box that was saved elsewhere since then, what is saved counts.
    if (kept && (!saved?.mine || kept.version >= saved.version)) return this.#goOn(kept, printed, saved !== null);
    const file = saved && (await this.#unlessRefused(api.examineFile(this.game, saved.toml), t('box-gone')));
    this.#show(file ?? printed);
    // Somebody else's box becomes one's own when it is saved.
    if (saved) this.about = saved.mine && file ? aboutOf(saved) : unsaved(saved.name);
  }
  /** What this browser kept. What is refused of it can be corrected where it stands; what is not known is left out. */
  async #goOn(kept: Kept, printed: Examined, isSaved: boolean): Promise<void> {
    const seen = await this.#unlessRefused(api.examine(this.game, kept.tables), t('box-kept-refused'));
    this.#show(seen ?? printed);
    if (!seen) this.#layOver(kept.tables);
    this.about = this.opened && !isSaved ? unsaved(kept.name) : aboutOf(kept);
    this.isChanged = true;
    if (!seen) await this.examine();
  }
  async #unlessRefused<Answer>(asked: Promise<Answer>, otherwise: string): Promise<Answer | null> {
    try {
      return await asked;
    } catch (error) {
      if (!isFinal(error)) throw error;
      this.trouble = `${sentenceOf(error)} ${otherwise}`;
      return null;
    }
  }
  #layOver({ checked, ...tables }: Record<string, unknown>): void {
    if (Array.isArray(checked)) this.checked = checked as string[];
    for (const [name, table] of Object.entries(tables).filter(([, one]) => isTable(one))) {
      const printed = this.#printed[name] ?? {};
      const known = new Set([...(printed.rows ?? []).flatMap((row) => Object.keys(row)), ...ALWAYS_KNOWN]);
      const only = (row: Row) => Object.fromEntries(Object.entries(row).filter(([key]) => known.has(key)));
      for (const [key, value] of Object.entries(table as Row))
        if (key in printed) this.tables[name]![key] = key === 'rows' && Array.isArray(value) ? value.map(only) : value;
    }
  }
  /** Another box in place of this one, from a file or an example; nothing: the printed one. It can be taken back. */
  async replace(toml: string, name = ''): Promise<void> {
    const seen = await api.examineFile(this.game, toml);
    this.begin(() => this.#show(seen), name);
  }
  /** Another box, not yet saved; it can be taken back. */
  begin(work: () => void, name = ''): void {
    this.change(() => {
      work();
      this.about = unsaved(name);
    });
    this.chosen = null;
  }
  /** An earlier version of this box; saved, it is the next one. */
  async goBack(version: number): Promise<void> {
    const { toml } = await api.savedBox(this.about.id!, version);
    const seen = await api.examineFile(this.game, toml);
    this.change(() => this.#show(seen));
  }
  #show(seen: Examined): void {
    this.tables = structuredClone(seen.tables) as Tables;
    this.checked = [...seen.checked];
    this.seen = seen;
    this.refused = '';
  }

  /** What is to be looked at, as it lies on the table. */
  items = $derived((this.seen?.items ?? []).toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group)));
  get item(): BoxItem | undefined {
    return this.items.find(({ path }) => path === this.chosen);
  }
  get left(): number {
    return this.items.filter(({ path }) => !this.isLookedAt(path)).length;
  }
  choose(path: string): void {
    this.chosen = path;
    this.choices += 1;
  }
  isLookedAt(path: string): boolean {
    return this.checked.includes(path);
  }
  rowsOf(table: string): Row[] {
    return (this.tables[table]?.rows ?? []) as Row[];
  }

  /** What rows that have an id are called. */
  names = $derived(
    new Map(
      Object.values(this.tables)
        .flatMap(({ rows }) => rows ?? [])
        .filter(({ id, name }) => id !== undefined && name)
        .map(({ id, name }) => [id, String(name)]),
    ),
  );

  printedRows(table: string): Row[] {
    return this.#printed[table]?.rows ?? [];
  }

  /** Changes something; it can be taken back. */
  change(work: () => void): void {
    this.#past = [...this.#past.slice(-MOST_UNDO), this.#now];
    this.#undone = [];
    work();
    this.#changed();
  }
  /** Enters a value where it stands; whatever is entered was looked at. */
  put(path: string, holder: Row, key: string, value: unknown, at?: number): void {
    this.change(() => {
      if (at === undefined) holder[key] = value;
      else (holder[key] as unknown[])[at] = value;
      this.tick(path);
    });
  }

  undo(): void {
    this.#swap(this.#past, this.#undone);
  }
  redo(): void {
    this.#swap(this.#undone, this.#past);
  }
  #swap(from: Past[], to: Past[]): void {
    const last = from.pop();
    if (!last) return;
    to.push(this.#now);
    [this.tables, this.checked] = JSON.parse(last[0]) as [Tables, string[]];
    this.about = last[1];
    this.#changed();
  }
  get #now(): Past {
    return [JSON.stringify([this.tables, this.checked]), this.about];
  }

  /** Whether a field is the one that cannot be played with; a thing as a whole: no key. */
  isWrong(path: string, key?: string): boolean {
    const wrong = this.seen?.problem?.path;
    if (!wrong?.startsWith(path)) return false;
    return key === undefined || wrong === path || wrong === `${path}.${key}`;
  }

  /** "As on my copy": ticked off, and on to the next. */
  confirm(path: string): void {
    if (!this.isLookedAt(path)) this.change(() => this.tick(path));
    this.chosen = this.nextAfter(path);
  }
  /** What is to be looked at next, from a thing on. */
  nextAfter(path: string): string | null {
    const at = this.items.findIndex((item) => item.path === path);
    const rest = [...this.items.slice(at + 1), ...this.items.slice(0, at)];
    return rest.find((item) => !this.isLookedAt(item.path))?.path ?? null;
  }
  /** Looked at after all, or not yet. */
  turnOver(path: string): void {
    this.change(() => {
      if (this.isLookedAt(path)) this.checked = this.checked.filter((one) => one !== path);
      else this.tick(path);
    });
  }

  tick(path: string): void {
    if (!this.isLookedAt(path)) this.checked.push(path);
  }

  /** What differs from the printed box, table by table, as a box file has it. */
  get overlay(): Record<string, unknown> {
    const own: Record<string, unknown> = { checked: $state.snapshot(this.checked) };
    for (const [name, table] of Object.entries($state.snapshot(this.tables) as Tables)) {
      const printed = this.#printed[name] ?? {};
      const changed = Object.entries(table).filter(([key, value]) => key !== 'status' && !same(value, printed[key]));
      if (changed.length) own[name] = Object.fromEntries(changed);
    }
    return own;
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const [about, edits] = [this.about, this.#edits];
    const { id, name, offered } = about;
    const wish = { name, offered, tables: this.overlay };
    const saved = aboutOf(await (id ? api.saveBox(id, wish) : api.saveNewBox(this.game, wish)));
    // What is entered while it is being saved stays, and is not yet saved.
    if (about.name !== name) saved.name = about.name;
    if (about.offered !== offered) saved.offered = about.offered;
    Object.assign(about, saved);
    if (this.opened) {
      this.#forget();
      // Somebody else's box is one's own from now on.
      this.opened = saved.id;
      history.replaceState(null, '', `${location.pathname}?box=${saved.id}`);
    }
    if (!this.opened || this.#edits !== edits) this.keep();
    // A table is made with what was saved, not with what was looked through before the last change.
    try {
      await this.examine();
    } catch (error) {
      if (this.seen) this.seen = { ...this.seen, box: null };
      throw error;
    } finally {
      this.isChanged = this.#edits !== edits;
    }
  }

  /** Something was changed that undo does not take back: the name, or for whom the box is. */
  touch(): void {
    this.#edits += 1;
    this.isChanged = true;
    this.keep();
  }
  #changed(): void {
    this.trouble = '';
    [this.canUndo, this.canRedo] = [this.#past.length > 0, this.#undone.length > 0];
    this.touch();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.examine().catch((error: unknown) => session.tellError(error)), PAUSE);
  }

  async examine(): Promise<void> {
    const round = (this.#round += 1);
    try {
      const seen = await api.examine(this.game, this.overlay);
      if (round !== this.#round) return; // a later one is on its way
      this.seen = seen;
      this.refused = '';
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      this.refused = sentenceOf(error);
    }
  }

  /** For the next visit; where nothing may be stored, what is entered lasts as long as the page. */
  keep(): void {
    this.#store((key) => localStorage.setItem(key, JSON.stringify({ ...this.about, tables: this.overlay })));
  }
  #forget(): void {
    this.#store((key) => localStorage.removeItem(key));
  }
  #kept(): Kept | null {
    const kept = this.#store((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null);
    return kept && isTable(kept.tables) ? { ...unsaved(), ...kept } : null;
  }
  #store<Found>(work: (key: string) => Found): Found | null {
    try {
      return work(this.#key);
    } catch {
      return null;
    }
  }
}
