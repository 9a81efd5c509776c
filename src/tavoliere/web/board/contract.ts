// What a game's board may know and do. docs/adding-a-board.md explains; nothing here holds a rule of any game.
import type { Component } from 'svelte';
import type { GameEvent, Move } from '../net/messages';

export type { GameEvent, Move } from '../net/messages';

/** Somebody at the table. `number` counts from 0, as everywhere in the protocol; people see shape and colour. */
export interface Player {
  number: number;
  name: string;
  kind: 'person' | 'screen' | 'bot';
  level: string | null;
  here: boolean;
  replaced: boolean;
}

/** What is printed: the tables of components.toml, coordinates included, of the very box this match is played with. */
export type Box = Record<string, Record<string, unknown>>;

/** What somebody pointed at, and which legal moves it could mean. Without moves the frame asks the service why not. */
export interface Pointed {
  /** What `why` is asked about when there is no move: an id as moves mention it, such as `arc-champs:blue`. */
  target: string;
  /** What it is, in the reader's language: the prompt line shows it. */
  label: string;
  moves: Move[];
}

/** A choice under way: pointed at, perhaps not yet decided between several moves, not yet confirmed. */
export interface Intent extends Pointed {
  /** The one move that is left, or null while the prompt line still asks which. */
  move: Move | null;
  /** What the move would do, up to the first thing it would reveal; null until the service has answered. */
  preview: GameEvent[] | null;
}

/** A sentence or word by its text key; words that are keys themselves are looked up first. */
export type Say = (key: string, words?: Record<string, unknown>) => string;

/** Everything a board may ask of the frame and do through it. Reading its fields in a template keeps them fresh. */
export interface Desk {
  readonly box: Box;
  readonly players: Player[];
  /** The seat in front of the screen; null for a watcher, behind the curtain and in a replay with open eyes. */
  readonly me: number | null;
  /** The seats that must decide now. */
  readonly asked: number[];
  /** Legal moves of `me`, empty when it is not asked, in replays, and while earlier events are still being shown. */
  readonly moves: Move[];
  readonly intent: Intent | null;
  /** What the pointer or the focus rests on, with the preview of its move if there is just one: draw the ghost. */
  readonly hovered: Intent | null;
  /** The event being shown at this moment: the view is still the one before it. */
  readonly telling: GameEvent | null;
  /** Ids that the log line under the pointer speaks of: light up what carries them. */
  readonly lit: ReadonlySet<string>;
  /** 0: nothing moves; 1: normal; 2: half as fast. Multiply durations by it. */
  readonly motion: number;
  /** Whether the phone layout is shown. */
  readonly compact: boolean;
  readonly say: Say;
  /** Choose: one move is previewed and confirmed, several are asked about, none is explained. */
  point(pointed: Pointed): void;
  /** Rest on something without choosing it; null: on nothing. */
  hover(pointed: Pointed | null): void;
  /** Take back the choice under way. */
  clear(): void;
}

export interface BoardProps<View = Record<string, unknown>> {
  view: View;
  desk: Desk;
}

export interface SeatProps<View = Record<string, unknown>> extends BoardProps<View> {
  player: Player;
}

export interface ChipProps<View = Record<string, unknown>> extends BoardProps<View> {
  move: Move;
}

/** A piece on its way: from and to are values of `data-place` on elements anywhere on the table. */
export interface Flight {
  from: string;
  to: string;
  /** A symbol of the sheet, such as `i-card`, with the fill it reads as `--f` or its own colour. */
  symbol: string;
  fill?: string;
  colour?: string;
  size?: number;
}

/** How an event is shown: for how long at motion 1, with which sound, with which pieces moving. */
export interface Showing {
  ms: number;
  sound?: Sound;
  flights?: Flight[];
}

export type Sound = 'card' | 'coin' | 'piece' | 'wheel' | 'turn' | 'refused' | 'end';

/** The default export of `games/<family>/board/<game id>.board.ts`. */
export interface BoardModule<View = never> {
  /** The middle of the table. */
  Board: Component<BoardProps<View>>;
  /** In the top bar, between the title and the connection: rounds, order of play. Phones have no room for it. */
  Top?: Component<BoardProps<View>>;
  /** The column on the right, above the log. Left out: the board takes its width. */
  Supply?: Component<BoardProps<View>>;
  /** One's own things below the board; on phones the first tab. Left out: the board takes its height. */
  Mine?: Component<BoardProps<View>>;
  /** What everybody may see of a seat, inside its panel. */
  Seat?: Component<SeatProps<View>>;
  /** Between the question and the buttons of the prompt line: a checklist, a power badge. */
  Prompt?: Component<BoardProps<View>>;
  /** What a chip of the prompt line shows when several moves are left, such as the cards paid. Left out: its sentence. */
  Chip?: Component<ChipProps<View>>;
  /** How an event is shown; undefined: it only enters the log. */
  show?(event: GameEvent, view: View): Showing | undefined;
}
