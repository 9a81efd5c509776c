// A map that is being entered: places, routes and tickets, each changed by one plain call.
import type { Box } from '$web/board/contract';
import type { Draft, Row, Tables } from '$web/box/draft.svelte';

export interface Plan {
  a: string;
  b: string;
  colours: string[];
  length: number;
  ferries: number;
  /** The one of its colours that the next letter sets. */
  lane: number;
}

/** Into so many parts either side of a sheet is divided to look for room. */
const SPOTS = 16;
const same = (one: string[], other: string[]) => one.join() === other.join();
const plain = (name: string) => name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '');

const joins = (row: Row, a: string, b: string) => [row['a'], row['b']].toSorted().join() === [a, b].toSorted().join();

export class MapDraft {
  constructor(readonly draft: Draft) {}

  get places(): Row[] {
    return this.draft.rowsOf('places');
  }
  get routes(): Row[] {
    return this.draft.rowsOf('routes');
  }
  get tickets(): Row[] {
    return this.draft.rowsOf('tickets');
  }
  get longest(): number {
    return ((this.draft.tables['points']?.['by_length'] as number[] | undefined) ?? []).length - 1;
  }
  /** Whether this game has any: Paris has none. */
  get hasFerries(): boolean {
    return this.draft.printedRows('routes').some((row) => 'ferries' in row);
  }
  /** What the keys mean while a route is set. */
  get keys(): { longest: number; ferries: string } {
    return { longest: this.longest, ferries: this.hasFerries ? 'yes' : 'no' };
  }
  /** Colours of routes, each with its key on the keyboard; grey takes any colour. */
  get colours(): [colour: string, key: string][] {
    const taken = new Set(['d', 'f']);
    const colours = this.draft.rowsOf('cards').map((row) => String(row['colour'])).filter((colour) => colour !== 'wild');
    return [...colours, 'grey'].map((colour) => {
      const key = [...(colour === 'grey' ? 'agrey' : colour)].find((letter) => !taken.has(letter)) ?? '?';
      taken.add(key);
      return [colour, key];
    });
  }
  name(id: string): string {
    return String(this.places.find((place) => place['id'] === id)?.['name'] ?? id);
  }
  ends = (a: string, b: string): string => `${this.name(a)} – ${this.name(b)}`;
  between(a: string, b: string): Row[] {
    return this.routes.filter((row) => joins(row, a, b));
  }
  static path = (table: string, a: string, b: string): string => `${table}[${[a, b].sort().join('-')}]`;

  /** The box as it can be drawn: routes whose places are missing cannot be, the server names them. */
  get drawable(): Box {
    const tables = $state.snapshot(this.draft.tables) as Tables;
    const ids = new Set((tables['places']?.rows ?? []).map((row) => row['id']));
    const joined = (row: Row) => ids.has(row['a']) && ids.has(row['b']) && row['a'] !== row['b'] && Number(row['length']) > 0;
    const rows = (tables['routes']?.rows ?? []).filter(joined);
    return { ...tables, routes: { ...tables['routes'], rows } } as unknown as Box;
  }
  /** Replaces whatever joins two places; two lanes lie as they are printed, whichever was entered first. */
  draw(plan: Plan): void {
    const known = this.colours.map(([colour]) => colour);
    const ordered = plan.colours.toSorted((one, other) => known.indexOf(one) - known.indexOf(other));
    const printed = this.draft.printedRows('routes').filter((row) => joins(row, plan.a, plan.b)).map((row) => String(row['colour']));
    const colours = same(printed.toSorted(), ordered.toSorted()) ? printed : ordered;
    this.draft.change(() => {
      const others = this.routes.filter((row) => !this.between(plan.a, plan.b).includes(row));
      const label = colours.length > 1 ? `${plan.a}+${plan.b}` : null;
      const rows = colours.map((colour) => ({
        a: plan.a, b: plan.b, colour, length: plan.length,
        ...(plan.ferries ? { ferries: plan.ferries } : {}),
        ...(label ? { double: label } : {}),
      })); // prettier-ignore
      this.draft.tables['routes']!.rows = [...others, ...rows];
      this.draft.tick(MapDraft.path('routes', plan.a, plan.b));
    });
  }
  removeRoutes(a: string, b: string): void {
    this.draft.change(() => {
      this.draft.tables['routes']!.rows = this.routes.filter((row) => !this.between(a, b).includes(row));
    });
  }

  /** What a ticket is worth: as it was entered, else by the shortest way. */
  worth(a: string, b: string): number {
    const known = this.tickets.find((row) => joins(row, a, b))?.['points'];
    return typeof known === 'number' ? known : (this.shortest(a, b) ?? 1);
  }
  addTicket(a: string, b: string, points: number): void {
    this.draft.change(() => {
      const others = this.tickets.filter((row) => !joins(row, a, b));
      this.draft.tables['tickets']!.rows = [...others, { a, b, points }];
      this.draft.tick(MapDraft.path('tickets', a, b));
    });
  }
  removeTicket(a: string, b: string): void {
    this.draft.change(() => {
      this.draft.tables['tickets']!.rows = this.tickets.filter((row) => !joins(row, a, b));
    });
  }

  addPlace(x: number, y: number, name: string): string {
    const id = this.#freeId(name);
    this.draft.change(() => {
      this.draft.tables['places']!.rows = [...this.places, { id, name, board_x: x, board_y: y }];
      this.draft.tick(`places[${id}]`);
    });
    return id;
  }
  /** Where on the sheet a new place is farthest from its edges and from all others. */
  freeSpot({ width, height }: { width: number; height: number }): { x: number; y: number } {
    const room = (x: number, y: number) =>
      Math.min(x, y, width - x, height - y, ...this.places.map((one) => Math.hypot(Number(one['board_x']) - x, Number(one['board_y']) - y)));
    const shares = Array.from({ length: SPOTS - 1 }, (_none, at) => (at + 1) / SPOTS);
    const spots = shares.flatMap((down) => shares.map((across) => ({ x: width * across, y: height * down })));
    return spots.reduce((best, one) => (room(one.x, one.y) > room(best.x, best.y) ? one : best));
  }
  move(id: string, x: number, y: number): void {
    const place = this.places.find((one) => one['id'] === id);
    if (!place) return;
    this.draft.change(() => {
      [place['board_x'], place['board_y']] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      this.#forgetRuns(id);
      this.#freeLabel(place);
    });
  }
  /** Moves are written with ids: a place in whose new name its id cannot be read gets another one. */
  rename(id: string, name: string): string {
    const place = this.places.find((one) => one['id'] === id);
    if (!place || !name.trim() || place['name'] === name.trim()) return id;
    const next = plain(name).includes(id) ? id : this.#freeId(name, id);
    const seen = [...this.routes, ...this.tickets].filter((row) => this.#isSeen(row));
    this.draft.change(() => {
      Object.assign(place, { id: next, name: name.trim() });
      delete place['label'];
      this.#freeLabel(place);
      for (const row of [...this.routes, ...this.tickets])
        for (const end of ['a', 'b']) if (row[end] === id) row[end] = next;
      if (next !== id) this.#forgetRuns(id);
      // What was looked at stays looked at under its new address.
      for (const row of seen) this.draft.tick(this.#pathOf(row));
      this.draft.tick(`places[${next}]`);
    });
    return next;
  }
  get hasTourists(): boolean {
    return this.draft.printedRows('places').some((row) => 'tourists' in row);
  }
  hasStack(id: string): boolean {
    return this.places.some((place) => place['id'] === id && place['tourists'] === true);
  }
  /** Whether a stack of tourists lies beside a place when a game begins. */
  setStack(id: string, isThere: boolean): void {
    const place = this.places.find((one) => one['id'] === id);
    if (!place) return;
    this.draft.change(() => {
      if (isThere) place['tourists'] = true;
      else delete place['tourists'];
      this.draft.tick(`places[${id}]`);
    });
  }
  removePlace(id: string): void {
    const without = (rows: Row[]) => rows.filter((row) => row['a'] !== id && row['b'] !== id);
    this.draft.change(() => {
      this.draft.tables['places']!.rows = this.places.filter((place) => place['id'] !== id);
      this.draft.tables['routes']!.rows = without(this.routes);
      this.draft.tables['tickets']!.rows = without(this.tickets);
    });
  }
  /** An empty sheet. */
  clear(): void {
    this.draft.begin(() => {
      for (const table of ['places', 'routes', 'tickets']) this.draft.tables[table]!.rows = [];
      Object.assign(this.draft.tables['board']!, { runs: {}, decor: {}, title: '' });
      this.draft.checked = [];
    });
  }

  /** The least number of spaces between two places; null where none lead there. */
  shortest(from: string, to: string): number | null {
    const far = new Map<string, number>([[from, 0]]);
    for (let round = 0; round < this.places.length; round += 1)
      for (const row of this.routes)
        for (const [a, b] of [[row['a'], row['b']], [row['b'], row['a']]] as [string, string][]) {
          const way = (far.get(a) ?? Infinity) + Number(row['length']);
          if (way < (far.get(b) ?? Infinity)) far.set(b, way);
        }
    return far.get(to) ?? null;
  }

  #pathOf(row: Row): string {
    return MapDraft.path('points' in row ? 'tickets' : 'routes', String(row['a']), String(row['b']));
  }
  #isSeen(row: Row): boolean {
    return this.draft.isLookedAt(this.#pathOf(row));
  }
  /** Where a name was printed says nothing about a place that lies elsewhere or is called otherwise. */
  #freeLabel(place: Row): void {
    delete place['label_dx'];
    delete place['label_dy'];
  }
  #forgetRuns(id: string): void {
    const runs = (this.draft.tables['board']?.['runs'] ?? {}) as Record<string, unknown>;
    for (const key of Object.keys(runs)) if (key.split('-').includes(id)) delete runs[key];
  }
  #freeId(name: string, own = ''): string {
    const short = plain(name).slice(0, 20) || 'place';
    const taken = (id: string) => id !== own && this.places.some((place) => place['id'] === id);
    let id = short;
    for (let number = 2; taken(id); number += 1) id = `${short}${number}`;
    return id;
  }
}
