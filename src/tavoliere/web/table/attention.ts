// Says "your turn" where somebody looks who is not looking here: the tab's icon, and a notification.
import icon from '../assets/icon.svg';
import yourTurnIcon from '../assets/icon-your-turn.svg';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';

let wasMine = false;

/** Show in the tab whether it is one's turn; if nobody looks at the page and it has just become so, tell the system. */
export function callAttention(isMine: boolean, title = ''): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', isMine ? yourTurnIcon : icon);
  const mayNotify = settings.notify && 'Notification' in window && Notification.permission === 'granted';
  const isLookedAt = !document.hidden && document.hasFocus();
  if (isMine && !wasMine && !isLookedAt && mayNotify)
    new Notification(t('your-turn'), { body: title, icon: yourTurnIcon });
  wasMine = isMine;
}
