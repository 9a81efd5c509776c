// How to play Old London Bridge: what its player aid lists.
import { coloured, type Guide } from '$web/how_to_play/guide';
import { CREST_PAINTS } from '../board/colours';
import Picture from './Picture.svelte';

export default {
  Picture,
  turn: [
    { id: 'cards', icon: 'i-card', rule: 'OLB-2.2' },
    { id: 'pawn', icon: 'i-wheel', rule: 'OLB-3.2' },
    { id: 'centre', icon: 'i-coin', rule: 'OLB-3.3' },
    { id: 'build', icon: 'b-inn', rule: 'OLB-4.1' },
    { id: 'replace', icon: 'i-replay', rule: 'OLB-4.2' },
    { id: 'effect', icon: 'i-crest', rule: 'OLB-5.1' },
    { id: 'tiles', icon: 'bt-plus_1', rule: 'OLB-6.0' },
  ],
  symbols: [
    { id: 'chapel', icon: 'b-chapel', rule: 'OLB-5.2' },
    { id: 'gate', icon: 'b-gate', rule: 'OLB-5.3' },
    { id: 'inn', icon: 'b-inn', rule: 'OLB-5.4' },
    { id: 'store', icon: 'b-store', rule: 'OLB-5.5' },
    { id: 'guild', icon: 'b-guild', rule: 'OLB-5.6' },
    { id: 'garden', icon: 'b-garden', rule: 'OLB-4.3' },
    ...coloured(CREST_PAINTS),
  ],
  scoring: [
    { id: 'prizes', rule: 'OLB-7.2' },
    { id: 'tracks', rule: 'OLB-5.7' },
    { id: 'tiles', rule: 'OLB-7.5' },
    { id: 'empty', rule: 'OLB-7.4' },
    { id: 'tie', rule: 'OLB-7.3' },
  ],
} satisfies Guide;
