// Shows that it is the reader's turn outside the page: by the tab's icon and a notification.
import icon from '../assets/icon.svg';
import yourTurnIcon from '../assets/icon-your-turn.svg';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';

let wasMine = false;

/** Sets the tab's icon; sends a notification if the turn has just come and nobody looks at the page. */
export function callAttention(isMine: boolean, title = ''): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', isMine ? yourTurnIcon : icon);
  const mayNotify = settings.notify && 'Notification' in window && Notification.permission === 'granted';
  const isLookedAt = !document.hidden && document.hasFocus();
  if (isMine && !wasMine && !isLookedAt && mayNotify)
    new Notification(t('your-turn'), { body: title, icon: yourTurnIcon });
  wasMine = isMine;
}
