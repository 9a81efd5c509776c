// Options of a game in words, as the new table and finished matches show them.
import { t, texts } from '../state/texts.svelte';

/** An option's value in words, if the game has one for it; ids of printed faces and seats stand for themselves. */
export function optionValue(game: string, name: string, value: string): string {
  const own = `option-${name}-${value}`.replace('.', '_');
  if (texts.knows(game, own)) return texts.say(game, own);
  if (/^\d+\.\d+$/.test(value)) return t('by-rule', { rule: value });
  return texts.knows(game, `value-${value}`) ? texts.say(game, `value-${value}`) : value;
}
