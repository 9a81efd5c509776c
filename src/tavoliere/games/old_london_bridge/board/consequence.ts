// What a move would do, in few words: the line below the wheel and in the prompt. Events and the view tell it.
import { tileName } from './describe';
import { houseOf, printed } from './printed';
import type { Intent, Scene } from './types';
import type { Ahead, View } from './view';
import type { GameEvent } from './wire';

export const BETWEEN = ' · ';
const signed = (money: number) => (money < 0 ? `−£${-money}` : `+£${money}`);

/** Where a building's power would lead on its track, while that is not a question yet. */
export function aheadOf(event: GameEvent, view: View): Ahead | undefined {
  if (event.kind !== 'power-counted' || (event.effect !== 'chapel' && event.effect !== 'gate')) return undefined;
  return view.ahead?.[event.effect][event.power - 1];
}

function powerText(event: Extract<GameEvent, { kind: 'power-counted' }>, { say, view }: Scene): string {
  const power = say('line-power', { power: event.power });
  const way = aheadOf(event, view);
  if (event.effect === 'inn') return `${power} → ${say('line-inn', { power: event.power })}`;
  if (!way) return power;
  const gains = [way.money && signed(way.money), way.tiles && say('line-tiles', { count: way.tiles })];
  return [`${power} → ${say(`line-${event.effect}`, { space: way.space })}`, ...gains].filter(Boolean).join(', ');
}

function textOf(event: GameEvent, scene: Scene): string {
  const { say, box, view } = scene;
  switch (event.kind) {
    case 'wheel-paid':
    case 'store-paid':
    case 'coin-reached':
    case 'chapel-end-reached':
    case 'gate-end-reached':
      return event.money ? signed(event.money) : '';
    case 'centre-paid':
      return signed(-event.money);
    case 'tile-used':
      return say('line-uses', { tile: tileName(scene, event.tile) });
    case 'built':
      return say('line-built', { space: event.space });
    case 'replaced': {
      const old = houseOf(box, event.old);
      const crests = (old?.crests ?? []).map((crest) => say(`crest-${crest}`)).join(', ');
      return say('line-replaces', { number: old?.number ?? 0, crests, count: old?.crests.length ?? 0 });
    }
    case 'power-counted':
      return powerText(event, scene);
    case 'chapel-advanced':
      return say('line-chapel', { space: event.space });
    case 'gate-advanced': {
      const tiles = view.phase === 'gate' ? view.effect?.walk?.tiles : 0;
      return [say('line-gate', { space: event.space }), tiles && say('line-tiles', { count: tiles })].filter(Boolean).join(', ');
    }
    case 'card-raised':
      return say('line-raised', { before: event.before, value: event.value });
    case 'card-taken':
      return say('line-left', { power: event.power });
    case 'tile-taken':
      return say('line-next-round');
    default:
      return '';
  }
}

const FREE_CENTRE = 'free-centre';
const PLACES: readonly GameEvent['kind'][] = ['built', 'replaced', 'no-building'];

/** What the move looked at would do; empty while that is not known. */
export function consequence({ move, moves, preview }: Intent, scene: Scene): string {
  const { say, box } = scene;
  const centre = moves.flatMap((one) => (one.kind === 'pawn-centre' ? [one] : []));
  if (!move && moves.length > 1 && centre.length === moves.length) {
    const isFree = centre.every(({ using }) => using.includes(FREE_CENTRE));
    const price = isFree ? say('line-uses', { tile: tileName(scene, FREE_CENTRE) }) : signed(-printed(box, 'centre', 'cost'));
    return `${price}${BETWEEN}${say('line-centre')}`;
  }
  if (!preview) return '';
  const parts = preview.map((event) => textOf(event, scene));
  const isPawn = move?.kind === 'pawn' || move?.kind === 'pawn-centre';
  if (isPawn && !preview.some(({ kind }) => PLACES.includes(kind))) parts.push(say('line-replace-choice'));
  const hasEffect = preview.some(({ kind }) => kind === 'power-counted');
  if (!hasEffect && preview.some(({ kind }) => kind === 'built' || kind === 'replaced')) parts.push(say('line-nothing'));
  return parts.filter(Boolean).join(BETWEEN);
}
