// What every part of the board is given: view, frame, whose boards are shown, what is printed, and its targets.
import { ring } from '$web/board/rings';
import { target as targetAttributes } from '$web/board/targets';
import { choices } from './choices.svelte';
import { labelOf } from './labels';
import { preferredPayments, prestigeMove } from './payments';
import { idOf, isAbout, KINDS_OF_PART, targetOf, type Target } from './pointing';
import { Printed } from './printed';
import { pieceOf } from './touched';
import { sceneOf, type BoardFrame, type Pointed, type Scene } from './types';
import type { SeatView, View } from './view';
import type { Coffin, Move } from './wire';

/** Made anew for every view. */
export class BoardContext {
  readonly printed: Printed;

  constructor(
    readonly view: View,
    readonly frame: BoardFrame,
    /** Whose boards are shown large. */
    readonly shown: number,
  ) {
    this.printed = new Printed(frame.box);
  }

  get seat(): SeatView {
    return this.view.players[this.shown]!;
  }
  /** Whether the boards shown are those one plays on. */
  get isMine(): boolean {
    return this.shown === this.frame.me;
  }
  get scene(): Scene {
    return sceneOf(this.frame, this.view);
  }
  /** At the Turn of the Century whoever acts does one thing without its price in pounds. */
  get isFree(): boolean {
    return this.view.phase === 'century' && this.shown === this.view.active;
  }
  readonly say = (key: string, words?: Record<string, unknown>): string => this.frame.say(key, words);

  // --- which moves a target means -----------------------------------------------------------------------------------

  /** Those of a choice under way first, so that pointing again narrows it. */
  moves(target: Target): Move[] {
    const { intent, moves } = this.frame;
    const open = intent && !intent.move && moves.length ? intent.moves : moves;
    const narrowed = this.#meant(target, open);
    return preferredPayments(narrowed.length ? narrowed : this.#meant(target, moves), choices);
  }

  #meant(target: Target, moves: readonly Move[]): Move[] {
    const about = moves.filter((move) => isAbout(move, target));
    if (target.kind === 'prestige') return this.#raises(about);
    if (target.kind === 'column') return this.#crypts(about);
    return target.kind === 'grave' ? this.#burials(about) : about;
  }

  /** The step of prestige as it is to be paid, else as suggested. */
  #raises(moves: Move[]): Move[] {
    const meant = prestigeMove(moves, this.seat, choices.swapped) ?? prestigeMove(moves, this.seat, {});
    return meant ? [meant] : [];
  }

  /** Over a column goes the crypt that is chosen, or any. */
  #crypts(moves: Move[]): Move[] {
    const chosen = moves.filter((move) => 'crypt' in move && move.crypt === choices.crypt);
    return chosen.length ? chosen : moves;
  }

  /** A grave takes the coffin that is chosen, or the first that may lie there. */
  #burials(moves: Move[]): Move[] {
    const chosen = moves.filter((move) => move.kind === 'bury' && move.coffin === this.coffin);
    return chosen.length ? chosen : moves.slice(0, 1);
  }

  /** The colour of the coffin to be buried next: the one chosen, else the first aboard. */
  get coffin(): Coffin | null {
    const colours = this.frame.moves.flatMap((move) => (move.kind === 'bury' ? [move.coffin] : []));
    if (choices.coffin && colours.includes(choices.coffin)) return choices.coffin;
    return colours[0] ?? null;
  }

  // --- targets on the page ------------------------------------------------------------------------------------------

  readonly pointedAt = (id: string): Pointed => {
    const target = targetOf(id);
    return { target: id, label: target ? labelOf(target, this) : id, moves: target ? this.moves(target) : [] };
  };

  /** Whether a target is chosen or, while nothing is, the pointer rests on it. */
  isPointedAt(target: Target): boolean {
    const { intent, hovered } = this.frame;
    return (intent ?? hovered)?.target === idOf(target, this.view.phase);
  }

  /** Whether a target is pointed at and one of its moves would do something there. */
  isPreviewed(target: Target): boolean {
    const meant = this.frame.intent ?? this.frame.hovered;
    return this.isPointedAt(target) && meant!.move !== null && meant!.moves.length > 0;
  }

  /** The attributes of the element that draws a target. On others' boards nothing can be chosen. */
  attributes(target: Target, isCentral = false): Record<string, unknown> {
    const id = idOf(target, this.view.phase);
    const moves = this.isMine || isCentral ? this.moves(target) : [];
    return {
      ...targetAttributes(id, labelOf(target, this, moves), moves),
      'data-aside': moves.length > 0 && this.#isAside(moves) ? '' : undefined,
      'data-chosen':
        this.frame.intent?.target === id || (target.kind === 'crypt' && choices.crypt === target.crypt) || undefined,
      ...ring(this.frame, pieceOf(target, this.shown)),
    };
  }

  /** Something else is being chosen just now: these moves stay possible, but do not call for attention. */
  #isAside(moves: Move[]): boolean {
    const { intent } = this.frame;
    if (intent) return !moves.some((move) => intent.moves.includes(move));
    if (choices.crypt) return !moves.some((move) => 'crypt' in move && move.crypt === choices.crypt);
    return choices.part !== null && !moves.some((move) => KINDS_OF_PART[choices.part!].includes(move.kind));
  }
}
