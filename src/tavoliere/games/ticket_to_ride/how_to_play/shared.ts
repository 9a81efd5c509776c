// What the player aids of both maps have in common.
import type { AidLine } from '$web/how_to_play/guide';

export const TURN: AidLine[] = [
  { id: 'draw', icon: 'i-card', rule: 'TTR-3.1' },
  { id: 'claim', icon: 'i-points', rule: 'TTR-4.1' },
  { id: 'tickets', icon: 'i-ticket', rule: 'TTR-5.1' },
  { id: 'sweep', icon: 'm-star', rule: 'TTR-3.4' },
  { id: 'double', icon: 'i-lock', rule: 'TTR-4.7' },
];

export const SCORING: AidLine[] = [
  { id: 'routes', rule: 'TTR-4.8' },
  { id: 'linked', rule: 'TTR-7.2' },
  { id: 'missed', rule: 'TTR-7.2' },
];
