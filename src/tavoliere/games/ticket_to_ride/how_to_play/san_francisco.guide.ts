// How to play San Francisco: what its player aid lists.
import { coloured, type Guide } from '$web/how_to_play/guide';
import { SAN_FRANCISCO } from '../board/colours';
import Picture from './Picture.svelte';
import { SCORING, TURN } from './shared';

export default {
  Picture,
  turn: [...TURN, { id: 'ferry', icon: 'i-ferry', rule: 'SF-4.11' }, { id: 'tourist', icon: 't-sea_lion', rule: 'SF-4.12' }],
  symbols: [
    ...coloured(SAN_FRANCISCO),
    { id: 'tram', icon: 'i-tram' },
    { id: 'tickets', icon: 'i-ticket' },
    { id: 'ferry', icon: 'i-ferry' },
  ],
  scoring: [...SCORING, { id: 'tourists', rule: 'SF-7.3' }, { id: 'tie', rule: 'TTR-7.4' }],
} satisfies Guide;
