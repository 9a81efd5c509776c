import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Prompt from './Prompt.svelte';
import Seat from './Seat.svelte';
import Top from './Top.svelte';
import { show } from './animation';
import { aims, touches } from './touched';
import type { BoardModule } from './types';

export default { Board, Top, Seat, Prompt, Chip, show, touches, aims } satisfies BoardModule;
