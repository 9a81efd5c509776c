// The board of a game that brings none: what lies on the table as tidy panels, legal moves as buttons.
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Seat from './Seat.svelte';

export default { Board, Mine, Seat } satisfies BoardModule;
