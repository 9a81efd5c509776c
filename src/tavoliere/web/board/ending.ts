// The end of a game as a show: what a game's `board/endShow.ts` tells, stage by stage. docs/adding-a-board.md explains.
import type { EventBase, GameEvent, View } from './contract';
import type { Scene } from '../describe/describe';
import type { Result } from '../net/protocol';

/** What a script may look at. */
export interface EndScene<V = View, E extends EventBase = GameEvent> extends Scene<V> {
  result: Result;
  /** Everything that has happened, the end included. */
  events: E[];
}

/** Points that a stage gives to a seat. */
export interface Gain {
  seat: number;
  /** The part of the score they belong to. */
  part: string;
  points: number;
  /** What they are for; left out: the part's name. */
  name?: string;
}

/** One thing that is opened on the table, such as a ticket or a prize. */
export interface EndCard {
  title: string;
  /** How it came about. */
  detail: string;
  /** What it brings, with its sign. */
  value: string;
  state: 'done' | 'missed' | 'plain';
  /** Whose it is, if not the stage's. */
  seat?: number;
}

/** One step of the final scoring. What is drawn on the board for it is the game's own business. */
export interface EndStage<Drawing = unknown> {
  /** Stages of a chapter share a chip; its name is the text `end-chapter-<chapter>`. */
  chapter: string;
  /** How far the chapter is, such as "player 3 of 4". */
  progress?: string;
  /** Whose points are counted; null: everyone's. */
  seat: number | null;
  title: string;
  detail: string;
  gains: Gain[];
  /** What the cards below the board are. */
  heading?: string;
  cards?: EndCard[];
  /** How many of the cards lie open, the last one being spoken of; left out: all of them. */
  open?: number;
  /** Ids of things on the board that stand out, as a log line lights them. */
  lights?: string[];
  /** Values of `data-place` on the board: what lies there is ringed. */
  places?: string[];
  drawing?: Drawing;
  /** How long it is shown at normal speed. */
  ms?: number;
}

/** Parts of a score that are drawn alike; its name is the text `end-group-<id>`. */
export interface ScoreGroup {
  id: string;
  parts: string[];
}

/** The default export of `games/<family>/board/endShow.ts`, checked with `satisfies`. */
export interface EndScript<V = View, E extends EventBase = GameEvent> {
  groups: ScoreGroup[];
  stages(scene: EndScene<V, E>): EndStage[];
}

export type AnyEndScript = EndScript<any, any>;

/** What a board draws while the end is shown. */
export interface Ending {
  stage: EndStage;
  /** Everyone's points before the stage and with it. */
  before: number[];
  totals: number[];
  /** Whether every stage has been told, and places may be named. */
  isOver: boolean;
}
