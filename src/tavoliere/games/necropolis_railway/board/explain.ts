// What every thing on the table says about itself: what it is, what it does, how it stands now, and its rule.
import type { Explanation } from '$web/board/explain';
import { cryptCost } from './consequence';
import type { BoardContext } from './context';
import { targetName } from './describe';
import { plainLabel } from './labels';
import { targetOf, type Target } from './pointing';
import type { Column, Disc, Tile } from './wire';

const RULES: Record<Target['kind'], string> = {
  space: 'LNR-2.1',
  section: 'LNR-2.2',
  bonus: 'LNR-6.1',
  crypt: 'LNR-4.2',
  column: 'LNR-12.4',
  tile: 'LNR-3.1',
  place: 'LNR-4.1',
  wagon: 'LNR-5.1',
  tuck: 'LNR-5.1',
  ability: 'LNR-5.3',
  waiting: 'LNR-8.2',
  'waiting-mourners': 'LNR-8.2',
  aboard: 'LNR-9.1',
  grave: 'LNR-9.1',
  prestige: 'LNR-7.1',
  train: 'LNR-2.3',
};

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Which text says what a target does. */
function keyOf(target: Target): string {
  if (target.kind === 'section') return `about-section-${target.section}`;
  if (target.kind === 'ability') return `about-ability-${target.ability}`;
  if (target.kind === 'place') return target.place.startsWith('row') ? 'about-place-row' : 'about-place-london';
  return `about-${target.kind}`;
}

/** "4 red × 8 = 32" */
export function columnScore({ seat, printed, say }: BoardContext, column: Column): string {
  const score = seat.column_score[printed.columns.indexOf(column)];
  if (!score) return '';
  return say('about-column-score', { ...score, colour: say(`coffin-${score.colour}`) });
}

/** With which tile a tile makes a pair. */
function pairText({ printed, say, scene, seat }: BoardContext, tile: Tile): string {
  const pair = printed.tilePairs.find((tiles) => tiles.includes(tile));
  const other = pair?.find((one) => one !== tile);
  if (!other) return '';
  const isDone = pair!.every((one) => seat.tiles[one] === 'b');
  const name = targetName({ kind: 'tile', tile: other }, scene) ?? other;
  return say('about-tile-pair', { other: name, points: printed.score('pair'), done: isDone ? 1 : 0 });
}

/** How a target stands now, beside what its label says. */
function now(target: Target, context: BoardContext): string {
  const { view, say, scene } = context;
  switch (target.kind) {
    case 'crypt': {
      const outlook = view.crypt_outlook[target.crypt];
      return outlook ? say('about-crypt-cost', { cost: cryptCost(outlook, false, scene) }) : '';
    }
    case 'column':
      return columnScore(context, target.column);
    case 'tile':
      return pairText(context, target.tile);
    default:
      return '';
  }
}

function aboutTarget(target: Target, context: BoardContext): Explanation {
  const { say, scene, printed } = context;
  const label = capital(plainLabel(target, context));
  const words = {
    wage: printed.price('wage'),
    hire: printed.price('hire'),
    missing: printed.price('missing_mourner'),
    row: printed.score('full_row'),
    earned: printed.price('matching_coffin'),
    dining: printed.price('dining_car'),
    staffCar: printed.price('staff_car_wage'),
  };
  const name = targetName(target, scene);
  const lines = [say(keyOf(target), words), now(target, context)].filter(Boolean);
  const rule = RULES[target.kind];
  return name ? { title: capital(name), lines: [label, ...lines], rule } : { title: label, lines, rule };
}

/** Things that no move is about, each with its rule. */
const THINGS: Record<string, string> = {
  potter: 'LNR-12.5',
  mourners: 'LNR-12.6',
  income: 'LNR-8.1',
  wages: 'LNR-8.3',
  deck: 'LNR-2.1',
  money: 'LNR-12.6',
  pairs: 'LNR-12.2',
  rounds: 'LNR-1.1',
  untended: 'LNR-9.2',
};

function aboutThing(words: string[], context: BoardContext): Explanation | null {
  const { say, printed } = context;
  const [kind = '', one = ''] = words;
  if (kind === 'disc') return { title: capital(say('board-disc', { disc: say(`disc-${one}`) })), lines: [say(`about-disc-${one as Disc}`)], rule: 'LNR-2.2' };
  if (kind === 'pair-bonus')
    return { title: say('about-pair-bonus-title'), lines: [say(`about-pair-bonus-${one}`)], rule: 'LNR-5.2' };
  if (kind === 'points') return aboutPoints(context);
  if (kind === 'column') return aboutTarget({ kind: 'column', column: one }, context);
  const rule = THINGS[kind];
  const amounts = {
    potter: printed.score('potters_field'),
    mourner: printed.score('money_for_a_mourner'),
    point: printed.score('money_for_a_point'),
    wage: printed.price('wage'),
    pair: printed.score('pair'),
  };
  return rule ? { title: say(`about-${kind}-title`), lines: [say(`about-${kind}`, amounts)], rule } : null;
}

/** Where the points of a seat come from. */
export function aboutPoints({ seat, say }: BoardContext): Explanation {
  const parts = Object.entries(seat.score).filter(([, points]) => points !== 0);
  return {
    title: say('about-points-title', { points: seat.points }),
    lines: parts.length ? parts.map(([part, points]) => `${capital(say(`part-${part}`))}: ${points}`) : [say('about-points-none')],
    rule: 'LNR-12.1',
  };
}

/** What a target says about itself, by its id. */
export function explanationOf(id: string, context: BoardContext): Explanation | null {
  const [word, ...words] = id.split(' ');
  if (word === 'about') return aboutThing(words, context);
  const target = targetOf(id);
  return target ? aboutTarget(target, context) : null;
}
