// What can be pointed at: every target by its id, with the moves it could mean and the words for it.
// Ids are words of moves ("london m1", "bury row2 col3"), so that the service can say why one is not allowed.
import { target } from '$web/board/targets';
import type { Desk, Move, Pointed } from '$web/board/contract';
import { choosing, withChosenPayment } from './choosing.svelte';
import { labelOf } from './labels';
import { plainWords, wordsNow } from './pointing';
import { PLAIN_DISCS, Printed, type RailwayView, type SeatView } from './view';

const PUT_SOMEBODY = ['staff', 'hire', 'century-hire', 'final-hire', 'volunteer', 'dismiss'];
const BUILD = ['crypt', 'century-crypt', 'final-crypt'];
const LONDON = ['london', 'century-london'];
const WAGON = ['wagon', 'century-wagon', 'sell'];
const LOAD = ['load', 'top-up'];
const DEPART = ['done', 'run'];
/** Which kinds of moves belong to which part of a turn. */
export const PARTS: Record<string, readonly string[]> = {
  london: LONDON,
  necropolis: ['hire', 'crypt'],
  railway: ['tuck', 'wagon'],
  bonus: ['bonus'],
  prestige: ['prestige', 'prestige-mix'],
};

/** The moves a target could mean, by its first word. */
const ABOUT: Record<string, (move: Move, aim: string, other?: string) => boolean> = {
  take: (move, aim) => move.kind === 'take' && move.aims[0] === aim,
  london: (move, aim) => LONDON.includes(move.kind) && move.aims[0] === aim,
  hire: (move, aim) => PUT_SOMEBODY.includes(move.kind) && move.aims[0] === aim,
  crypt: (move, aim) =>
    move.kind === 'white-crypt'
      ? move.aims[0] === aim || aim === 'white'
      : BUILD.includes(move.kind) && move.aims.includes(aim),
  wagon: (move, aim) => WAGON.includes(move.kind) && move.aims[0] === aim,
  tuck: (move) => move.kind === 'tuck',
  bonus: (move, aim, other) => move.kind === 'bonus' && move.aims[0] === aim && move.aims[1] === other,
  load: (move, aim) => LOAD.includes(move.kind) && move.aims[0] === aim,
  done: (move) => DEPART.includes(move.kind),
  tender: (move) => move.kind === 'tender',
  'staff-car': (move) => move.kind === 'staff-car',
  'dining-car': (move) => move.kind === 'dining-car',
};

/** The table as the one in front of it sees it now; made anew for every view. */
export class Sight {
  readonly printed: Printed;

  constructor(
    readonly view: RailwayView,
    readonly desk: Desk,
    /** Whose boards are shown large. */
    readonly shown: number,
  ) {
    this.printed = new Printed(desk.box);
  }

  get seat(): SeatView {
    return this.view.players[this.shown]!;
  }
  /** Whether the boards shown are those one plays on. */
  get isMine(): boolean {
    return this.shown === this.desk.me;
  }
  readonly say = (key: string, words?: Record<string, unknown>) => this.desk.say(key, words);

  /** The moves still meant: those of a choice under way first, so that pointing again narrows it. */
  get #open(): Move[] {
    const { intent, moves } = this.desk;
    return intent && !intent.move && moves.length ? intent.moves : moves;
  }

  moves(id: string): Move[] {
    const narrowed = this.#about(id, this.#open);
    return withChosenPayment(narrowed.length ? narrowed : this.#about(id, this.desk.moves));
  }

  #about(id: string, moves: Move[]): Move[] {
    const [first = '', aim = '', other] = plainWords(id);
    if (first === 'prestige') return this.#raises(moves);
    if (first === 'bury')
      return other
        ? this.#burials(moves, aim, other)
        : moves.filter((one) => one.kind === 'bury' && one.aims[0] === aim);
    if (first === 'card') return moves.filter((one) => PARTS[aim]?.includes(one.kind));
    const isAbout = ABOUT[first];
    return isAbout ? moves.filter((one) => isAbout(one, aim, other)) : [];
  }

  /** The step of prestige as it is to be paid: as suggested, or with the discs that were swapped for orange ones. */
  #raises(moves: Move[]): Move[] {
    const plain = moves.filter((one) => one.kind === 'prestige');
    const wanted = this.payment(choosing.swapped);
    const mixed =
      wanted &&
      moves.filter(
        (one) =>
          one.kind === 'prestige-mix' && PLAIN_DISCS.every((disc) => one.aims.includes(`${disc}=${wanted[disc]}`)),
      );
    return mixed?.length ? mixed : plain;
  }

  /** The own discs paid for the next step of prestige when so many more are swapped for orange ones. */
  payment(swapped: Record<string, number>): Record<string, number> {
    const { discs, prestige } = this.seat;
    const cost = this.printed.levelCost(prestige + 1);
    return Object.fromEntries(
      PLAIN_DISCS.map((disc) => [disc, Math.min(cost[disc] ?? 0, discs[disc] ?? 0) - (swapped[disc] ?? 0)]),
    );
  }

  /** A grave takes the coffin that is chosen, or the first that may lie there. */
  #burials(moves: Move[], row: string, column: string): Move[] {
    const here = moves.filter((one) => one.kind === 'bury' && one.aims[1] === row && one.aims[2] === column);
    const chosen = here.filter((one) => one.aims[0] === this.coffin);
    return chosen.length ? chosen : here.slice(0, 1);
  }

  /** The colour of the coffin to be buried next: the one chosen, else the first aboard. */
  get coffin(): string | null {
    const colours = this.desk.moves.filter((one) => one.kind === 'bury').map((one) => one.aims[0]!);
    if (choosing.coffin && colours.includes(choosing.coffin)) return choosing.coffin;
    return colours[0] ?? null;
  }

  readonly pointedAt = (id: string): Pointed => ({ target: id, label: labelOf(id, this), moves: this.moves(id) });

  /** The attributes of the element that draws a target. On others' boards nothing can be chosen. */
  aim(plainId: string, isElsewhere = false): Record<string, unknown> {
    const id = wordsNow(plainId, this.view.phase);
    const moves = this.isMine || isElsewhere ? this.moves(id) : [];
    const isAside = moves.length > 0 && this.#isAside(moves);
    return {
      ...target(id, labelOf(id, this, moves), moves),
      'data-aside': isAside ? '' : undefined,
      'data-chosen': this.desk.intent?.target === id || undefined,
      'data-lit': this.#isLit(id) || undefined,
    };
  }

  /** Something else is being chosen just now: these moves stay possible, but do not call for attention. */
  #isAside(moves: Move[]): boolean {
    const { intent } = this.desk;
    if (intent) return !moves.some((one) => intent.moves.includes(one));
    return choosing.part !== null && !moves.some((one) => PARTS[choosing.part!]?.includes(one.kind));
  }

  #isLit(id: string): boolean {
    const { lit } = this.desk;
    return lit.size > 0 && id.split(' ').some((word) => lit.has(word));
  }
}
