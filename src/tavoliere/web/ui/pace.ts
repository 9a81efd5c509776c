// Thinking time in words.
import type { ClockPlan } from '../net/protocol';
import { t } from '../state/texts.svelte';

/** "15 minutes each", "a day a move", "no time limit". */
export function paceText(clock: ClockPlan | null | undefined): string {
  if (!clock) return t('pace-none');
  const per = clock.per === 'move' ? 'pace-move' : 'pace-game';
  return t(per, { time: duration(clock.seconds) });
}

/** A length of time in its largest fitting unit. */
export function duration(seconds: number): string {
  if (seconds >= 86_400) return t('days', { count: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return t('hours', { count: Math.round(seconds / 3600) });
  if (seconds >= 60) return t('minutes', { count: Math.round(seconds / 60) });
  return t('seconds', { count: Math.round(seconds) });
}

/** A clock's face: 4:05. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
