/** Reporting for duty: the turn's one card, if it is a Ship, Personnel or Equipment (94-PLAY, 94-UNIQ). */
import { moveCards } from '../../effects/doing/index.ts';
import { isUnique } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import { mayReportAny } from '../../effects/standing/index.ts';
import { noteDeed } from '../../engine/acting/action.ts';
import type { CardNumber, Option, Refusal, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { areCompatible } from './affiliation.ts';
import { REPORTED_TYPES } from './constants.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { NOTHING, type Order, orderBy } from './order.ts';
import { openPlayed } from './interrupts.ts';
import { otherOf } from './seats.ts';
import { wasCardPlayed, wereAllReports } from './state.ts';
import { isHologram, isNonAligned, isOwn, locationOf, outpostsOf, titleOf } from './table.ts';
import { commandsCopy, cumulationRules, wouldBeCopy, wouldBeCopyOfTheirs } from './uniqueness.ts';

/** 94-PLAY-01: whatever uses the turn's one card up. */
export const oneCardCheck: Check<Order> = {
  rules: ['94-PLAY-01'],
  why: (engine) => (wasCardPlayed(engine) ? 'you have played your card of this turn' : null),
};

/** 94-PLAY-01, -15: the turn's one card is played. */
export function spendCardPlay(engine: Engine, player: Seat, isReport = false): void {
  engine.emit({ type: 'card played', player, ...(isReport && { isReport }) }, ['94-PLAY-01']);
}

export const inHandCheck: Check<Order> = {
  rules: ['94-PLAY-01'],
  why: (engine, { card, player }) =>
    card > 0 && engine.liesIn(card, 'hand', player) ? null : 'that card is not in your hand',
};

/** 94-PLAY-01, but for a text by which any number may report instead (94-CARD-22). */
const mayReport = (engine: Engine, player: Seat): boolean =>
  !wasCardPlayed(engine) || (wereAllReports(engine) && mayReportAny(engine, player));

const checks: readonly Check<Order>[] = [
  {
    ...oneCardCheck,
    why: (engine, order) => (mayReport(engine, order.player) ? null : oneCardCheck.why(engine, order)),
  },
  inHandCheck,
  {
    rules: ['94-PLAY-01'],
    why: (engine, { card }) =>
      card > 0 && REPORTED_TYPES.has(engine.definitionOf(card).type)
        ? null
        : 'Ships, Personnel and Equipment report for duty',
  },
  {
    rules: ['94-PLAY-06'],
    why: (_engine, { aboard }) => (aboard === NOTHING ? null : 'whoever boards a ship reports at an outpost first'),
  },
  {
    rules: ['94-OUTPOST-11', '94-OBATTLE-07'],
    why: (engine, { player }) => (outpostsOf(engine, player).length > 0 ? null : 'you have no Outpost in play'),
  },
  {
    rules: ['94-OUTPOST-08'],
    why: (engine, { at, player }) =>
      at !== NOTHING && isType(engine, at, 'outpost') && !isOwn(engine, at, player)
        ? `${titleOf(engine, at)} is not yours`
        : null,
  },
  affiliationCheck('ship', '94-PLAY-03'),
  affiliationCheck('personnel', '94-PLAY-04'),
  affiliationCheck('equipment', '94-PLAY-08'),
  {
    rules: ['94-UNIQ-01'],
    why: (engine, { card, player }) =>
      card > 0 && wouldBeCopy(engine, card, player) ? `${titleOf(engine, card)} is in play already` : null,
    because: [
      {
        rules: ['94-ADV-07'],
        why: (engine, { card, player }) =>
          card > 0 && wouldBeCopyOfTheirs(engine, card, player)
            ? 'one copy in the universe is what you have agreed on'
            : null,
      },
    ],
  },
];

/** 94-PLAY-03, -04, -08: there must be an own Outpost of the affiliation; the one that is named must be. */
function affiliationCheck(type: string, rule: RuleId): Check<Order> {
  return {
    rules: [rule],
    why: (engine, { card, at, player }) => {
      const own = outpostsOf(engine, player);
      if (card === 0 || !isType(engine, card, type) || own.length === 0) return null;
      const places = at === NOTHING ? own : own.filter((outpost) => outpost === at);
      if (at !== NOTHING && places.length === 0) return isType(engine, at, 'outpost') ? null : 'that is no Outpost';
      const affiliation = engine.definitionOf(card).affiliations.join('/');
      return places.some((outpost) => areCompatible(engine, player, card, outpost))
        ? null
        : `${titleOf(engine, card)} is ${affiliation}: it reports at an Outpost of its affiliation`;
    },
  };
}

const rulesOf = (engine: Engine, card: CardNumber): RuleId[] => {
  const { type } = engine.definitionOf(card);
  if (type === 'ship') return ['94-PLAY-01', '94-PLAY-03', '94-CARD-10'];
  return type === 'personnel' ? ['94-PLAY-01', '94-PLAY-04'] : ['94-PLAY-01', '94-PLAY-08'];
};

/** What is said of copies of it, for a trace (94-UNIQ). */
function copyRules(engine: Engine, card: CardNumber, player: Seat): readonly RuleId[] {
  const { type } = engine.definitionOf(card);
  if (type === 'equipment') return ['94-UNIQ-07', '94-PLAY-10'];
  const rules: RuleId[] = isNonAligned(engine, card) ? ['94-PLAY-10'] : [];
  const ofHolograms = isHologram(engine, card) ? ['94-HOLO-12'] : [];
  if (!isUnique(engine, card)) return [...rules, type === 'ship' ? '94-UNIQ-05' : '94-UNIQ-04', ...ofHolograms];
  rules.push('94-UNIQ-03');
  return commandsCopy(engine, card, otherOf(player)) ? [...rules, '94-UNIQ-02'] : rules;
}

/** The cards in hand while one may report. */
const reporting = (engine: Engine, player: Seat): readonly CardNumber[] =>
  mayReport(engine, player) ? engine.zone('hand', player) : [];

const options = aboutEach(reporting, (engine, card, player) =>
  outpostsOf(engine, player)
    .filter((at) => passes(engine, checks, orderBy(player, { card, at })))
    .map((at): Option => ({ verb: 'report', card, at, rules: rulesOf(engine, card) })),
);

/** The only place where it can report, if none is named. */
function placeOf(engine: Engine, { card, at, player }: Order): CardNumber {
  if (at !== NOTHING) return at;
  const fit = outpostsOf(engine, player).filter((outpost) => areCompatible(engine, player, card, outpost));
  const [only] = fit;
  if (only === undefined) throw new Error('nowhere to report');
  return only;
}

function carryOut(engine: Engine, order: Order): void {
  const { card, player } = order;
  const outpost = placeOf(engine, order);
  const isShip = isType(engine, card, 'ship');
  spendCardPlay(engine, player, true);
  engine.note(...copyRules(engine, card, player));
  moveCards(engine, {
    verb: 'reported',
    player,
    cards: [card],
    to: isShip ? { host: locationOf(engine, outpost), relation: 'ships' } : { host: outpost, relation: 'here' },
    face: 'up',
    known: 'all',
    commander: player,
    rules: [...rulesOf(engine, card), '94-PLAY-05', '94-PLAY-07', '94-SHOW-01'],
  });
  engine.note(...cumulationRules(engine, card));
  noteDeed(engine, 'play', player, engine.ref(card));
  openPlayed(engine, card, player);
}

export const reportDeed: Deed = {
  verb: 'report',
  label: 'turn 1❶',
  rules: ['94-PLAY-01'],
  options,
  whyNot: (engine, order): Refusal | null => refusalOf(engine, checks, order),
  carryOut,
};
