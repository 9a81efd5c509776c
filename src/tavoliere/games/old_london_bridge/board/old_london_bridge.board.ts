// Old London Bridge on the browser table.
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Mine from './Mine.svelte';
import Prompt from './Prompt.svelte';
import Seat from './Seat.svelte';
import Supply from './Supply.svelte';
import Top from './Top.svelte';
import { show } from './animation';
import { aims, touches } from './touched';
import type { BoardModule } from './types';

export default { Board, Chip, Mine, Prompt, Seat, Supply, Top, show, touches, aims } satisfies BoardModule;
