// Single-key shortcuts at the table; not active in text fields.
import { rulebook } from '../state/rulebook.svelte';
import { session } from '../state/session.svelte';
import type { TableState } from '../state/table.svelte';
import { t } from '../state/texts.svelte';

export const KEYS = [
  { keys: '1 – 9', text: 'key-choose' },
  { keys: 'c', text: 'key-confirm' },
  { keys: 'Esc', text: 'key-back' },
  { keys: 'u', text: 'key-undo' },
  { keys: 'm', text: 'key-moves' },
  { keys: '/', text: 'key-type' },
  { keys: 'l', text: 'key-last' },
  { keys: 's', text: 'key-scores' },
  { keys: 'w', text: 'key-wait' },
  { keys: 'r', text: 'key-rule' },
  { keys: '← ↑ → ↓', text: 'key-arrows' },
  { keys: 'F6', text: 'key-regions' },
  { keys: '?', text: 'key-help' },
] as const;

export interface KeyActions {
  table: TableState;
  help(): void;
  moves(): void;
  type(): void;
  announce(text: string): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Focuses the next region of the page. */
function nextRegion(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.offsetParent !== null,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(at + step + regions.length) % regions.length]?.focus();
}

/** Opens the rule of the focused log line, or of the last event. */
function openRule(table: TableState): void {
  const line = document.activeElement?.closest('li')?.querySelector('.rule-ref')?.textContent;
  const last = table.log.flatMap((entry) => entry.events).findLast((event) => event.rule)?.rule;
  const rule = line ?? session.notice?.rule ?? last;
  if (rule) rulebook.open(rule);
}

function scores(table: TableState): string {
  return table.players
    .map((player) => {
      const points = table.view ? table.describer?.points(table.view, player.number) : null;
      return `${player.name}: ${points ?? t('points-hidden')}`;
    })
    .join(', ');
}

function waitedFor(table: TableState): string {
  if (table.isAsked) return t(table.isMyTurn ? 'your-turn' : 'one-moment');
  return t('waiting-for', { name: table.asked.map((seat) => table.nameOf(seat)) });
}

/** Runs a key's action; returns whether it has one. */
export function press(event: KeyboardEvent, actions: KeyActions): boolean {
  const { table } = actions;
  if (event.key === 'F6') return (nextRegion(event.shiftKey ? -1 : 1), true);
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  if (event.key === 'Escape') return (table.clear(), true);
  if (isTyping(event.target)) return false;
  const meaning: Record<string, () => void> = {
    c: () => void table.choice.confirm(),
    u: () => void table.undo(),
    m: () => actions.moves(),
    '/': () => actions.type(),
    l: () => actions.announce(table.log.at(-1)?.events.map(table.sentence).join(' ') ?? ''),
    s: () => actions.announce(scores(table)),
    w: () => actions.announce(waitedFor(table)),
    r: () => openRule(table),
    '?': () => actions.help(),
  };
  const act = meaning[event.key];
  if (act) return (act(), true);
  return chooseNumber(Number(event.key), table);
}

function chooseNumber(number: number, table: TableState): boolean {
  const intent = table.intent;
  const { offered } = table.choice;
  const choices = intent && offered.length ? offered : table.moves;
  const move = number >= 1 && number <= 9 ? choices[number - 1] : undefined;
  if (!move || (!intent && choices.length > 9)) return false;
  table.point({ target: move.text, label: table.moveSentence(move), moves: [move] });
  return true;
}
