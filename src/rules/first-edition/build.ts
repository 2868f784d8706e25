/** Building an Outpost in play (94-OUTPOST-10, 94-OP-06). */
import { moveCards } from '../../effects/doing/index.ts';
import { affiliationsOf, skillsOf, levelIn } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { areActive } from './activity.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { type Order, orderBy } from './order.ts';
import { bearsIconOf } from './establish-outposts.ts';
import { inHandCheck, oneCardCheck, spendCardPlay } from './report.ts';
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

const checks: readonly Check<Order>[] = [
  oneCardCheck,
  inHandCheck,
  {
    rules: ['94-OUTPOST-10'],
    why: (engine, { card }) => (card > 0 && isType(engine, card, 'outpost') ? null : 'only an Outpost is built'),
  },
  {
    rules: ['94-OUTPOST-10'],
    why: (engine, { at }) => (isLocation(engine, at) ? null : 'an Outpost is built at a Mission of the spaceline'),
  },
  {
    rules: ['94-OUTPOST-10', '94-OP-06'],
    why: (engine, order) =>
      order.card > 0 && isLocation(engine, order.at) && !hasEngineer(engine, order)
        ? 'no ENGINEER of yours of its affiliation is there'
        : null,
  },
  {
    rules: ['94-OUTPOST-05'],
    why: (engine, { card, at }) =>
      card > 0 && isLocation(engine, at) && !bearsIconOf(engine, at, card)
        ? `that Mission bears no ${engine.definitionOf(card).affiliations.join('/')} icon`
        : null,
  },
  notVaporized(({ at }) => at),
];

/** The outposts in hand while one may be built. */
const buildable = (engine: Engine, player: Seat): readonly CardNumber[] =>
  wasCardPlayed(engine) ? [] : engine.zone('hand', player).filter((card) => isType(engine, card, 'outpost'));

const options = aboutEach(buildable, (engine, card, player) =>
  spaceline(engine)
    .filter((at) => passes(engine, checks, orderBy(player, { card, at })))
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
  whyNot: (engine, order) => refusalOf(engine, checks, order),
  carryOut,
};
