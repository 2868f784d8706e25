/** Building an Outpost in play (94-OUTPOST-10, 94-OP-06). */
import { moveCards } from '../../effects/doing/index.ts';
import { affiliationsOf, skillsOf, levelIn } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Refusal, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { refusalOf, type Check } from '../shared/checks.ts';
import { areActive } from './activity.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { type Order, orderBy } from './order.ts';
import { bearsIconOf } from './establish-outposts.ts';
import { oneCardCheck, spendCardPlay } from './report.ts';
import { wasCardPlayed } from './state.ts';
import { notVaporized } from './supernova.ts';
import { isLocation, personnelIn, shipsOf, spaceline } from './table.ts';

/** Is an own engineer of the Outpost's affiliation there: on the planet or aboard a ship? */
function hasEngineer(engine: Engine, { card, at, player }: Order): boolean {
  const { affiliations } = engine.definitionOf(card);
  const there = [at, ...shipsOf(engine, player, at)].flatMap((place) => personnelIn(engine, place, player));
  return areActive(engine, there).some(
    (one) =>
      levelIn(skillsOf(engine, one), 'ENGINEER') > 0 &&
      affiliationsOf(engine, one).some((name) => affiliations.includes(name)),
  );
}

/** An Outpost in hand, and a place for it. */
const kindChecks: readonly Check<Order>[] = [
  {
    rules: ['94-OUTPOST-10'],
    why: (engine, { card, player }) =>
      engine.zone('hand', player).some((one) => one === card && isType(engine, one, 'outpost'))
        ? null
        : 'only an Outpost in your hand is built',
  },
  {
    rules: ['94-OUTPOST-10'],
    why: (engine, { at }) => (isLocation(engine, at) ? null : 'an Outpost is built at a Mission of the spaceline'),
  },
];

const checks: readonly Check<Order>[] = [
  oneCardCheck,
  {
    rules: ['94-OUTPOST-10', '94-OP-06'],
    why: (engine, order) => (hasEngineer(engine, order) ? null : 'no ENGINEER of yours of its affiliation is there'),
  },
  {
    rules: ['94-OUTPOST-05'],
    why: (engine, { card, at }) =>
      bearsIconOf(engine, at, card)
        ? null
        : `that Mission bears no ${engine.definitionOf(card).affiliations.join('/')} icon`,
  },
  notVaporized(({ at }) => at),
];

const whyNot = (engine: Engine, order: Order): Refusal | null =>
  refusalOf(engine, kindChecks, order) ?? refusalOf(engine, checks, order);

/** The outposts in hand while one may be built. */
const buildable = (engine: Engine, player: Seat): readonly CardNumber[] =>
  wasCardPlayed(engine) ? [] : engine.zone('hand', player).filter((card) => isType(engine, card, 'outpost'));

const options = aboutEach(buildable, (engine, card, player) =>
  spaceline(engine)
    .filter((at) => whyNot(engine, orderBy(player, { card, at })) === null)
    .map((at): Option => ({ verb: 'build', card, at, rules: ['94-OUTPOST-10', '94-PLAY-15'] })),
);

function carryOut(engine: Engine, { card, at, player }: Order): void {
  spendCardPlay(engine, player);
  moveCards(engine, {
    verb: 'built',
    player,
    cards: [card],
    to: { host: at, relation: 'outposts' },
    face: 'up',
    known: 'all',
    commander: player,
    rules: ['94-OUTPOST-10', '94-PLAY-15'],
  });
}

export const buildDeed: Deed = {
  verb: 'build',
  label: 'turn 1❶',
  rules: ['94-OUTPOST-10', '94-PLAY-15'],
  options,
  whyNot,
  carryOut,
};
