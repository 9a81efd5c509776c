// How to play London Necropolis Railway: what its player aid lists.
import { coloured, type Guide } from '$web/how_to_play/guide';
import { CRYPTS, DISCS } from '../board/colours';
import Picture from './Picture.svelte';

export default {
  Picture,
  turn: [
    { id: 'card', icon: 'i-card', rule: 'LNR-2.1' },
    { id: 'london', icon: 'i-office', rule: 'LNR-3.1' },
    { id: 'necropolis', icon: 'i-crypt', rule: 'LNR-4.1' },
    { id: 'railway', icon: 'i-wagon', rule: 'LNR-5.1' },
    { id: 'bonus', icon: 'i-plus', rule: 'LNR-6.1' },
    { id: 'prestige', icon: 'i-prestige', rule: 'LNR-7.1' },
    { id: 'train', icon: 'i-train', rule: 'LNR-2.3' },
    { id: 'income', icon: 'i-coin', rule: 'LNR-8.1' },
    { id: 'delivery', icon: 'i-coffin', rule: 'LNR-9.1' },
    { id: 'century', icon: 'i-clock', rule: 'LNR-10.1' },
  ],
  symbols: [
    ...coloured(DISCS),
    { id: 'staff', icon: 'i-staff' },
    { id: 'mourner', icon: 'i-mourner' },
    { id: 'volunteer', icon: 'i-volunteer', rule: 'LNR-5.2' },
    { id: 'staff-car', icon: 'w-staff_car', rule: 'LNR-5.3' },
    { id: 'dining-car', icon: 'w-dining_car', rule: 'LNR-5.3' },
    { id: 'carriage', icon: 'w-carriage', rule: 'LNR-5.3' },
    { id: 'tender', icon: 'w-tender', rule: 'LNR-5.3' },
    ...coloured(CRYPTS, 'crypt-'),
  ],
  scoring: [
    { id: 'staff', rule: 'LNR-12.1' },
    { id: 'pairs', rule: 'LNR-12.2' },
    { id: 'rows', rule: 'LNR-12.3' },
    { id: 'columns', rule: 'LNR-12.4' },
    { id: 'potter', rule: 'LNR-12.5' },
    { id: 'money', rule: 'LNR-12.6' },
    { id: 'tie', rule: 'LNR-12.7' },
  ],
} satisfies Guide;
