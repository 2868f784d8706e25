/** Where and under what conditions a card may be played (PLAY 1). */
import type { Engine } from '../../engine/kernel.ts';
import type { CardNumber, Option, RuleId, Seat } from '../../engine/request.ts';
import { holds } from '../../effects/conditions.ts';
import { contextOf } from '../../effects/context.ts';
import { canPayAll } from '../../effects/costs.ts';
import { commandsCopy } from '../../effects/perform/uniqueness.ts';
import { asksForSkill } from '../../effects/requirements.ts';
import { candidates, coversPlayed } from '../../effects/select-cards.ts';
import { textOf, type Ability } from '../../effects/text-of.ts';
import { passes, type Check } from './checks.ts';
import { leastCost } from './cost.ts';
import { isCompleted } from './table.ts';

/** A card from hand, and where it is to enter play: on a mission, a card, or (0) in the core or nowhere. */
export interface Playing {
  readonly player: Seat;
  readonly card: CardNumber;
  readonly at: CardNumber;
}

/** Types of cards that are played at a headquarters mission (2E-PLAY-15). */
export const ENTERS_AT_HEADQUARTERS: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

export function abilitiesOf(engine: Engine, card: CardNumber): readonly Ability[] {
  return textOf(engine.definitionOf(card)).program.abilities;
}

/** The player's headquarters missions whose text allows the card (2E-PLAY-15, -16, 2E-OP-48). */
export function headquartersFor(engine: Engine, card: CardNumber, player: Seat): CardNumber[] {
  return engine.zone('missions', player).filter((mission) => {
    const context = contextOf(engine, engine.ref(mission), player);
    return abilitiesOf(engine, mission).some((ability) => {
      if (ability.at.t !== 'headquarters') return false;
      return ability.do.some((effect) => {
        const isPlay =
          effect.x === 'rule' && effect.allow && typeof effect.act === 'object' && effect.act.what !== undefined;
        return (
          isPlay &&
          typeof effect.act === 'object' &&
          effect.act.what !== undefined &&
          coversPlayed(context, { f: effect.act.what.f ?? { f: 'kind', is: 'card' } }, card)
        );
      });
    });
  });
}

/** Where a card may enter play: missions for what is played at headquarters, cards an event is played on, else 0. */
function placesFor(engine: Engine, card: CardNumber, player: Seat): CardNumber[] {
  if (ENTERS_AT_HEADQUARTERS.has(engine.definitionOf(card).type)) return headquartersFor(engine, card, player);
  const destination = abilitiesOf(engine, card).find((ability) => ability.at.t === 'playTo');
  if (destination?.at.t !== 'playTo' || destination.at.to.p === 'zone') return [0];
  const context = contextOf(engine, engine.ref(card), player);
  const { to } = destination.at;
  if (to.p === 'on') return candidates(context, { ...to.card, n: 'all' });
  if (to.p === 'at') return candidates(context, { ...to.mission, n: 'all' });
  if (to.p === 'aboard') return candidates(context, { ...to.ship, n: 'all' });
  return [0];
}

export const isEvent = (engine: Engine, card: CardNumber): boolean => engine.definitionOf(card).type === 'event';

const ARTIFACT_SKILLS = ['Acquisition', 'Anthropology', 'Archaeology'];

/** Has the player completed a mission that requires one of the skills by which artifacts are found? */
function hasUncovered(engine: Engine, player: Seat): boolean {
  return engine.zone('missions', player).some((mission) => {
    const { requirements } = textOf(engine.definitionOf(mission));
    return (
      isCompleted(engine, mission) &&
      requirements !== null &&
      ARTIFACT_SKILLS.some((skill) => asksForSkill(requirements, skill))
    );
  });
}

/** Checks of PLAY 1. */
export const playChecks: readonly Check<Playing>[] = [
  {
    rules: ['2E-PLAY-23', '2E-CARD-13'],
    why: (engine, { player }) =>
      engine.state.turn.player === player ? null : "only interrupts are played in another player's turn",
  },
  {
    rules: ['2E-PLAY-23', '2E-TURN-03'],
    why: (engine, { player }) =>
      engine.state.turn.segment === 'play' || engine.state.turn.player !== player
        ? null
        : 'cards are played in your own segment Play and Draw Cards',
  },
  {
    rules: ['2E-PLAY-01'],
    why: (engine, { player, card }) => (engine.zone('hand', player).includes(card) ? null : 'it is not in your hand'),
  },
  {
    rules: ['2E-PLAY-14', '2E-UNIQ-01'],
    why: (engine, { player, card }) =>
      commandsCopy(engine, card, player) ? `you command ${engine.definitionOf(card).title} already` : null,
  },
  {
    rules: ['2E-PLAY-15', '2E-PLAY-16', '2E-PLAY-01'],
    why: (engine, { player, card, at }) => {
      if (isEvent(engine, card)) return null;
      const places = headquartersFor(engine, card, player);
      if (places.length === 0) return 'no headquarters mission of yours allows this card';
      return at === 0 || places.includes(at) ? null : 'the text of that mission does not allow this card';
    },
  },
  {
    rules: ['2E-CARD-10', '2E-PLAY-19', '2E-PLAY-01'],
    why: (engine, { player, card, at }) => {
      if (!isEvent(engine, card)) return null;
      const places = placesFor(engine, card, player);
      if (places.length === 0) return 'there is no card it can be played on';
      return at === 0 || places.includes(at) ? null : 'it is not played there';
    },
  },
  {
    // The keyword's rule stands as reminder text on the cards: a completed mission that asks for one of three skills.
    rules: ['2E-COST-08', '2E-KEYW-02'],
    why: (engine, { player, card }) =>
      engine.definitionOf(card).keywords.Artifact === undefined || hasUncovered(engine, player)
        ? null
        : `an Artifact needs a completed mission that requires ${ARTIFACT_SKILLS.join(', ')}`,
  },
  {
    rules: ['2E-COST-08', '2E-CMD-02'],
    why: (engine, { player, card }) => {
      const context = contextOf(engine, engine.ref(card), player);
      const isMet = abilitiesOf(engine, card).every(
        (ability) => ability.at.t !== 'playNeed' || !ability.if || holds(context, ability.if),
      );
      return isMet ? null : 'what its text demands is not met';
    },
  },
  {
    rules: ['2E-COST-05'],
    why: (engine, { player, card }) => {
      const context = contextOf(engine, engine.ref(card), player);
      const isPayable = abilitiesOf(engine, card).every(
        (ability) =>
          (ability.at.t !== 'playCost' || canPayAll(context, ability.do)) &&
          (ability.at.t !== 'resolve' || canPayAll(context, ability.cost ?? [])),
      );
      return isPayable ? null : 'its additional cost cannot be paid';
    },
  },
  {
    rules: ['2E-COST-03', '2E-PLAY-01'],
    why: (engine, { player, card }) => {
      const cost = leastCost(engine, card, player);
      return cost <= engine.state.counters ? null : `it costs ${cost}, ${engine.state.counters} counters are left`;
    },
  },
];

/** Every card in hand that can be played now, with each place. */
export function playOptions(engine: Engine, player: Seat): Option[] {
  return engine.zone('hand', player).flatMap((card) => {
    const { type } = engine.definitionOf(card);
    if (!ENTERS_AT_HEADQUARTERS.has(type) && type !== 'event') return [];
    if (
      (engine.definitionOf(card).cost ?? 0) > engine.state.counters &&
      leastCost(engine, card, player) > engine.state.counters
    )
      return [];
    return placesFor(engine, card, player)
      .filter((at) => passes(engine, playChecks, { player, card, at }))
      .map((at) => playOption(engine, card, at));
  });
}

/** By which rules a personnel, ship or equipment is played at a headquarters mission whose text allows it. */
const AT_HEADQUARTERS: readonly RuleId[] = [
  ...['2E-PLAY-01', '2E-PLAY-15', '2E-PLAY-16'],
  ...['2E-CARD-05', '2E-CARD-06', '2E-CARD-19'],
];

function playOption(engine: Engine, card: CardNumber, at: CardNumber): Option {
  if (at === 0) return { verb: 'play', card, rules: ['2E-PLAY-01', '2E-PLAY-19'] };
  return isEvent(engine, card)
    ? { verb: 'play', card, on: at, rules: ['2E-PLAY-01', '2E-PLAY-19', '2E-CARD-10'] }
    : { verb: 'play', card, at, rules: AT_HEADQUARTERS };
}
