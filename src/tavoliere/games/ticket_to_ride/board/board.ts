// The family's parts of the table. Paris and San Francisco share them all: what differs comes from their boxes.
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Mine from './Mine.svelte';
import Prompt from './Prompt.svelte';
import Seat from './Seat.svelte';
import Supply from './Supply.svelte';
import { show } from './animation';
import { aims, touches } from './touched';
import type { BoardModule } from './types';

export const board = { Board, Supply, Mine, Seat, Prompt, Chip, show, touches, aims } satisfies BoardModule;
