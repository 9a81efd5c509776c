// How to play Paris: what its player aid lists.
import { coloured, type Guide } from '$web/how_to_play/guide';
import { PARIS } from '../board/colours';
import Picture from './Picture.svelte';
import { SCORING, TURN } from './shared';

export default {
  Picture,
  turn: [...TURN, { id: 'flag', icon: 'i-flag', rule: 'PAR-4.9' }],
  symbols: [...coloured(PARIS), { id: 'bus', icon: 'i-bus' }, { id: 'tickets', icon: 'i-ticket' }],
  scoring: [...SCORING, { id: 'flag', rule: 'PAR-4.10' }, { id: 'tie', rule: 'TTR-7.4' }],
} satisfies Guide;
