// Things that only explain themselves, by keyboard: one tab stop for a group, arrows within, Enter keeps the words open.
import type { Attachment } from 'svelte/attachments';
import { explanations } from '../ui/explanations.svelte';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Put it on a group whose descendants carry `explains(…)`. */
export const readable: Attachment<HTMLElement> = (root) => {
  const all = () => [...root.querySelectorAll<HTMLElement>('[data-explains]')];
  // Shift+Tab from inside must leave the group.
  let isLeaving = false;

  function focus(one: HTMLElement | undefined): void {
    if (!one) return;
    one.tabIndex = -1;
    one.focus();
  }

  function onfocusin({ target }: FocusEvent): void {
    if (target === root && !isLeaving) focus(all()[0]);
    else if (target !== root) root.tabIndex = -1;
  }

  function onfocusout({ relatedTarget }: FocusEvent): void {
    if (root.contains(relatedTarget as Node | null)) return;
    root.tabIndex = 0;
    isLeaving = false;
  }

  function onkeydown(event: KeyboardEvent): void {
    isLeaving = event.key === 'Tab' && event.shiftKey;
    const things = all();
    const at = things.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    if (step) focus(things[(at + step + things.length) % things.length]);
    else if (event.key === 'Enter' || event.key === ' ') explanations.show(things[at]!, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  root.tabIndex = root.contains(document.activeElement) ? -1 : 0;
  root.addEventListener('focusin', onfocusin);
  root.addEventListener('focusout', onfocusout);
  root.addEventListener('keydown', onkeydown);
  return () => {
    root.removeAttribute('tabindex');
    root.removeEventListener('focusin', onfocusin);
    root.removeEventListener('focusout', onfocusout);
    root.removeEventListener('keydown', onkeydown);
  };
};
