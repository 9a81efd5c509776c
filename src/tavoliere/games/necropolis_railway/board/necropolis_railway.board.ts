import type { BoardModule } from '$web/board/contract';
import Board from './Board.svelte';
import Prompt from './Prompt.svelte';
import Seat from './Seat.svelte';
import Top from './Top.svelte';
import { show } from './show';
import type { RailwayView } from './view';

export default { Board, Top, Seat, Prompt, show } satisfies BoardModule<RailwayView>;
