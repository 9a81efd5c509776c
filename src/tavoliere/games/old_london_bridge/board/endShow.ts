// The end of Old London Bridge as a show: purses and hands, the four prizes with who tied and why, then what is left.
import type { EndCard, EndScene, EndScript, EndStage, Gain } from '$web/board/ending';
import { names, namesOf } from '$web/describe/describe';
import { capital, scoringText } from './describe';
import { printed } from './printed';
import { tilesOf, type Area, type PlayerView, type Standing, type View } from './view';
import type { GameEvent } from './wire';

type Scene = EndScene<View, GameEvent>;

const AREAS: readonly Area[] = ['chapel', 'gate', 'inn', 'bridge'];
const PURSES = 4600;
const PRIZE = 4200;

const seatsOf = ({ result }: Scene) => result.totals.map((_total, seat) => seat);
const moneyOf = ({ result }: Scene, seat: number, part: string) => result.scores[seat]?.[part] ?? 0;
const pounds = (money: number) => (money === 0 ? '–' : `${money < 0 ? '−' : '+'}£${Math.abs(money)}`);
const gainsOf = (scene: Scene, part: string): Gain[] =>
  seatsOf(scene).map((seat) => ({ seat, part, points: moneyOf(scene, seat, part) }));

/** The cards that were secret until now, the highest first. */
function handOf({ view, say }: Scene, seat: number): string {
  const hand = Object.entries(view.players[seat]?.hand ?? {}).sort(([one], [other]) => Number(other) - Number(one));
  const values = hand.flatMap(([value, count]) => Array.from({ length: count }, () => value));
  return values.length ? say('end-hand', { cards: values.join(', ') }) : say('end-hand-empty');
}

/** Purses and hands are opened. */
function purses(scene: Scene): EndStage {
  const { say } = scene;
  const cards = seatsOf(scene).map((seat): EndCard => {
    const money = moneyOf(scene, seat, 'money');
    return { seat, title: '', detail: handOf(scene, seat), value: `£${money}`, state: 'plain' };
  });
  const words = { title: say('end-purses'), detail: say('end-purses-detail'), heading: say('end-purses') };
  return { chapter: 'money', seat: null, ...words, gains: gainsOf(scene, 'money'), cards, ms: PURSES };
}

/** Who was equal, and who came before whom on the chapel track: further on, or on top of the same space. */
function ties(scene: Scene, standings: Standing[]): string[] {
  const counts = [...new Set(standings.filter(({ tied }) => tied).map(({ count }) => count))];
  return counts.map((count) => {
    const equal = standings.filter((one) => one.count === count).map(({ seat }) => seat);
    const [first, second] = equal.map((seat) => scene.view.players[seat]!);
    const onTop = first?.chapel && first.chapel === second?.chapel ? 1 : 0;
    const words = { names: namesOf(scene, equal), count, first: names(scene, equal.slice(0, 1)), onTop };
    return scene.say('end-prize-tied', words);
  });
}

function placeCard({ say }: Scene, { seat, count, money, tied }: Standing): EndCard {
  const title = say('end-prize-count', { count });
  const detail = tied ? say('board-tied') : '';
  return { seat, title, detail, value: pounds(money), state: money > 0 ? 'done' : 'plain' };
}

/** What an area pays; areas that pay nobody are passed over. */
function prize(scene: Scene, area: Area, at: number): EndStage[] {
  const { say, view } = scene;
  const paid = seatsOf(scene).filter((seat) => moneyOf(scene, seat, area) !== 0);
  if (paid.length === 0) return [];
  const standings = view.standings[area];
  const cards =
    standings?.map((standing) => placeCard(scene, standing)) ??
    paid.map((seat): EndCard => ({ seat, title: '', detail: '', value: pounds(moneyOf(scene, seat, area)), state: 'done' }));
  const first = standings?.[0]?.seat ?? null;
  const title = first === null ? say(`board-prize-${area}`) : say('end-prize-won', { prize: say(`board-prize-${area}`), name: names(scene, [first]), money: moneyOf(scene, first, area) });
  return [
    {
      chapter: 'prizes',
      progress: say('end-prize-at', { at: at + 1, count: AREAS.length }),
      seat: first,
      title,
      detail: [capital(scoringText(scene, area)), ...ties(scene, standings ?? [])].join(' · '),
      gains: gainsOf(scene, area).map((gain) => ({ ...gain, name: say(`board-prize-${area}`) })),
      heading: say(`board-prize-${area}`),
      cards,
      places: [`prize-${area}`, ...(area === 'chapel' || area === 'gate' ? [`track-${area}`] : [])],
      ms: PRIZE,
    },
  ];
}

/** What every bridge still costs or earns; nobody ends below nothing. */
function rest(
  scene: Scene,
  part: 'empty-spaces' | 'bonus-tiles',
  countOf: (seat: PlayerView) => number,
  extra: string[] = [],
): EndStage[] {
  const { say } = scene;
  const parts = [part, ...extra];
  const sum = (seat: number) => parts.reduce((money, one) => money + moneyOf(scene, seat, one), 0);
  const gains = parts.flatMap((one) => gainsOf(scene, one)).filter(({ points }) => points !== 0);
  if (gains.length === 0) return [];
  const cards = seatsOf(scene).map((seat): EndCard => {
    const state = sum(seat) < 0 ? 'missed' : sum(seat) > 0 ? 'done' : 'plain';
    return { seat, title: '', detail: say(`end-${part}-card`, { count: countOf(scene.view.players[seat]!) }), value: pounds(sum(seat)), state };
  });
  const title = say(`end-${part}`);
  return [{ chapter: part, seat: null, title, detail: say(`end-${part}-detail`), gains, heading: title, cards }];
}

export default {
  groups: [
    { id: 'money', parts: ['money'] },
    { id: 'prizes', parts: ['chapel', 'gate', 'inn', 'bridge'] },
    { id: 'rest', parts: ['empty-spaces', 'bonus-tiles', 'not-below-zero'] },
  ],
  stages: (scene) => [
    purses(scene),
    ...AREAS.flatMap((area, at) => prize(scene, area, at)),
    ...rest(scene, 'empty-spaces', ({ bridge }) => printed(scene.box, 'bridge', 'spaces') - bridge.length),
    ...rest(scene, 'bonus-tiles', (seat) => tilesOf(seat).length, ['not-below-zero']),
  ],
} satisfies EndScript<View, GameEvent>;
