// The end of a game as a show: which stage is told, how fast, and how everyone stands by then.
import type { AnyEndScript, EndCard, EndScene, EndStage, Ending } from '../board/ending';
import type { Result } from '../net/protocol';
import { signed } from '../ui/numbers';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';
import { t } from './texts.svelte';

/** How long a stage is shown unless it says otherwise, in milliseconds. */
const STAGE = 3400;
export const SPEEDS = [1, 2] as const;
export const WINNER = 'winner';

/** Everyone's points by part after some stages. */
export function partsAfter(stages: readonly EndStage[], seats: number): Record<string, number>[] {
  const parts: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const { seat, part, points } of stages.flatMap(({ gains }) => gains)) {
    const own = parts[seat];
    if (own) own[part] = (own[part] ?? 0) + points;
  }
  return parts;
}

const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, points) => total + points, 0);
const totalsAfter = (stages: readonly EndStage[], seats: number) => partsAfter(stages, seats).map(sum);

/** Whether the stages tell the whole result: a show that does not add up is none. */
export function addsUp(stages: readonly EndStage[], { totals }: Result): boolean {
  const sums = totalsAfter(stages, totals.length);
  return stages.length > 0 && totals.every((total, seat) => sums[seat] === total);
}

/** By how much a seat won or lost: a text key of the frame with its number. */
export function margin({ totals, ranking }: Result, seat: number): { key: string; points: number } {
  const others = totals.filter((_total, other) => other !== seat);
  const isShared = ranking.filter((rank) => rank === 0).length > 1;
  const hasWon = ranking[seat] === 0;
  const best = Math.max(...(hasWon ? others : totals));
  const points = Math.abs((totals[seat] ?? 0) - best);
  if (hasWon && isShared) return { key: 'you-share-the-win', points };
  if (points === 0) return { key: hasWon ? 'you-won-tied' : 'you-lost-tied', points };
  return { key: hasWon ? 'you-won-by' : 'you-lost-by', points };
}

/** The winners' points are those of somebody else too, and a rule decided. */
export function isTieBroken({ totals, ranking }: Result): boolean {
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > ranking.filter((rank) => rank === 0).length;
}

/** What a script may look at of a table that is over; null before. */
export function endSceneOf(table: TableState): EndScene | null {
  const { scene, result } = table;
  return scene && result && { ...scene, result, events: table.log.flatMap(({ events }) => events) };
}

export class EndShowState {
  at = $state(0);
  speed = $state<number>(SPEEDS[0]);
  // Where nothing may move, the reader turns the pages.
  isPaused = $state(settings.motion === 0);

  constructor(
    private readonly script: AnyEndScript,
    private readonly table: TableState,
    private readonly end: () => void,
  ) {}

  readonly #scene = $derived.by(() => endSceneOf(this.table));
  readonly scripted = $derived.by<EndStage[]>(() => (this.#scene ? this.script.stages(this.#scene) : []));
  stages = $derived.by(() => [...this.scripted, this.#winner()]);
  stage = $derived(this.stages[this.at]!);
  isLast = $derived(this.at === this.stages.length - 1);
  chapters = $derived([...new Set(this.stages.map(({ chapter }) => chapter))]);
  seats = $derived.by(() => this.table.players.length);
  /** The stages told so far, the current one included. */
  past = $derived(this.stages.slice(0, this.at + 1));
  ending = $derived.by<Ending>(() => ({
    stage: this.stage,
    before: totalsAfter(this.stages.slice(0, this.at), this.seats),
    totals: totalsAfter(this.past, this.seats),
    isOver: this.isLast,
  }));
  /** How long the stage stays; null: until somebody goes on. */
  pause = $derived(
    this.isPaused || this.isLast ? null : ((this.stage.ms ?? STAGE) * (settings.motion || 1)) / this.speed,
  );

  /** Whether the stages tell the whole result. */
  get addsUp(): boolean {
    return this.#scene !== null && addsUp(this.scripted, this.#scene.result);
  }

  next = (): void => {
    if (this.isLast) this.end();
    else this.at += 1;
  };

  back = (): void => {
    this.at = Math.max(0, this.at - 1);
  };

  skip = (): void => this.end();

  togglePause = (): void => {
    this.isPaused = !this.isPaused;
  };

  /** Everyone by place, the winner first. */
  #places(): EndCard[] {
    const { totals, ranking } = this.table.result!;
    const byPlace = ranking.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
    return byPlace.map(({ rank, seat }) => ({
      seat,
      title: t('rank', { rank: rank + 1 }),
      detail: '',
      value: signed(totals[seat] ?? 0, true),
      state: rank === 0 ? 'done' : 'plain',
    }));
  }

  #winner(): EndStage {
    const { table } = this;
    const { totals, ranking } = table.result!;
    const winners = ranking.flatMap((rank, seat) => (rank === 0 ? [seat] : []));
    const names = winners.map((seat) => table.nameOf(seat));
    const title = table.say('winner', { count: winners.length, names, points: totals[winners[0] ?? 0] });
    const heading = t('end-final-places');
    return { chapter: WINNER, seat: winners[0] ?? null, title, detail: verdict(table), gains: [], heading, cards: this.#places() };
  }
}

/** "You lost by 3", and what broke a tie. */
export function verdict(table: TableState): string {
  const { result, yours } = table;
  if (!result) return '';
  const own = yours.length === 1 ? margin(result, yours[0]!) : null;
  return [own ? table.say(own.key, { points: own.points }) : '', isTieBroken(result) ? table.say('end-tie-break') : '']
    .filter(Boolean)
    .join(' ');
}
