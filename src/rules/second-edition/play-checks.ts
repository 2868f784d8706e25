/** Where and under what conditions a card may be played (PLAY 1). */
import { placeWord, taskWord, variantOf } from './variant.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { countersLeft } from './state.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Option, RuleId, Seat } from '../../engine/asking/request.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';
import type { PlayTerms } from '../../effects/terms.ts';
import { holds } from '../../effects/meaning.ts';
import {
  contextOf,
  isHindered,
  type Hindrance,
  rulesOfCondition,
  asksForSkill,
  textOf,
  type Effect,
  type Cond,
  isPlace,
  costsIn,
  printedCost,
} from '../../effects/reading/index.ts';
import { canPayAll } from '../../effects/doing/index.ts';
import { isForbidden, greatestDiscount, openToPlay, skillsUncovered } from '../../effects/standing/index.ts';
import { commandsCopy } from './uniqueness.ts';
import { abilitiesOf, attachedAs, isNativeAt, isPlayed, permittedCost, placesFor, dearerBy } from './play-places.ts';
import { passes, type Check } from '../shared/checks.ts';
import { reductionTexts } from './cost.ts';
import { leastCost } from './least-cost.ts';
import { unpayableSkills } from './skill-price.ts';
import { copyFaults, costFaults, type Playing } from './play-faults.ts';
import { isTurnOf, placesOf } from './table.ts';

/** Why a card that is no event can be played nowhere. */
const nowhere = (engine: Engine, card: CardNumber): string =>
  attachedAs(engine, card)
    ? 'there is no ship of yours that can take it now'
    : `no headquarters ${placeWord(engine)} of yours allows this card`;

export const isEvent = (engine: Engine, card: CardNumber): boolean => engine.definitionOf(card).type === 'event';

/** Would the text of the headquarters allow it, were it native there? */
function whyForeign(engine: Engine, card: CardNumber, player: Seat, at: CardNumber): string | null {
  const headquarters = at > 0 && isPlace(engine, at) ? [at] : placesOf(engine, player);
  const isForeign = headquarters.some((place) => !isNativeAt(engine, card, place));
  return isForeign ? `${engine.definitionOf(card).title} is not native to that quadrant` : null;
}

const ARTIFACT_SKILLS = ['Acquisition', 'Anthropology', 'Archaeology'];

/** Has the player completed a mission that requires one of the skills by which artifacts are found, or plays the card as if? */
function hasUncovered(engine: Engine, card: CardNumber, player: Seat): boolean {
  if (skillsUncovered(engine, card, player).some((skill) => ARTIFACT_SKILLS.includes(skill))) return true;
  return variantOf(engine)
    .done(engine, player)
    .some(({ task }) => {
      const { requirements } = textOf(engine.definitionOf(task));
      return requirements !== null && ARTIFACT_SKILLS.some((skill) => asksForSkill(requirements, skill));
    });
}

/** Can the additional costs in the card's own text be paid, those of this kind (2E-COST-05)? */
function canPayCosts(engine: Engine, { player, card }: Playing, isMeant: (cost: Effect) => boolean): boolean {
  const context = contextOf(engine, engine.ref(card), player);
  const costs = abilitiesOf(engine, card).flatMap((ability) =>
    ability.at.t === 'playCost' ? ability.do : ability.at.t === 'resolve' ? costsIn(ability) : [],
  );
  return canPayAll(context, costs.filter(isMeant));
}

/** Is it in hand, or may it be played as if it were? */
function isToPlay(engine: Engine, card: CardNumber, player: Seat): boolean {
  return engine.liesIn(card, 'hand', player) || openToPlay(engine, player).includes(card);
}

/** What keeps a card from being played, but that it costs too much. */
const checksButCost: readonly Check<Playing>[] = [
  {
    rules: ['2E-PLAY-23', '2E-CARD-13'],
    why: (engine, { player }) =>
      isTurnOf(engine, player) ? null : "only interrupts are played in another player's turn",
  },
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, { player, card, at }) =>
      isForbidden(engine, { name: 'play', player, cards: [card], ...(at > 0 && { where: at }) })
        ? 'a text forbids to play it'
        : null,
  },
  {
    rules: ['2E-PLAY-14', '2E-UNIQ-01'],
    why: (engine, { player, card }) =>
      commandsCopy(engine, card, player) ? `you command ${engine.definitionOf(card).title} already` : null,
    because: copyFaults,
  },
  {
    rules: ['2E-PLAY-15', '2E-PLAY-16', '2E-PLAY-01', '2E-OP-48'],
    why: (engine, { player, card, at, terms }) => {
      if (isEvent(engine, card) || terms?.at !== undefined) return null;
      const places = placesFor(engine, card, player);
      if (places.length === 0) return nowhere(engine, card);
      return at === 0 || places.includes(at) ? null : `the text of that ${placeWord(engine)} does not allow this card`;
    },
    because: [
      {
        keys: ['play.native quadrant'],
        why: (engine, { player, card, at }) => whyForeign(engine, card, player, at),
      },
    ],
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
      engine.definitionOf(card).keywords.Artifact === undefined || hasUncovered(engine, card, player)
        ? null
        : `an Artifact needs a completed ${taskWord(engine)} that requires ${ARTIFACT_SKILLS.join(', ')}`,
  },
  {
    rules: ['2E-COST-08', '2E-CMD-02'],
    why: (engine, { player, card }) => {
      const demands = demandsOf(engine, card);
      if (demands.length === 0) return null;
      const skillless = unpayableSkills(engine, player, card);
      const context = { ...contextOf(engine, engine.ref(card), player), skillless };
      return demands.every((demand) => holds(context, demand)) ? null : 'what its text demands is not met';
    },
    because: [
      {
        keys: ['wording.affiliation'],
        why: (engine, { player, card }) =>
          whyUnmet(engine, card, player, 'wording.affiliation', 'an icon means the affiliation'),
      },
      {
        rules: ['2E-SPECIES-02'],
        why: (engine, { player, card }) =>
          whyUnmet(engine, card, player, 'wording.species', 'a word means the species'),
      },
      {
        rules: ['2E-STOP-03', '2E-STOP-06'],
        why: (engine, { player, card }) => whyHindered(engine, card, player, 'stopped'),
      },
      {
        rules: ['2E-BRIG-04'],
        why: (engine, { player, card }) => whyHindered(engine, card, player, 'captive'),
      },
    ],
  },
  {
    rules: ['2E-COST-07', '2E-COST-05', '2E-LOSEPTS-02'],
    why: (engine, playing) =>
      canPayCosts(engine, playing, (cost) => cost.x === 'points') ? null : 'there are not enough points to pay with',
  },
  {
    rules: ['2E-COST-05', '2E-COST-06', '2E-PLAY-01'],
    why: (engine, playing) =>
      canPayCosts(engine, playing, (cost) => cost.x !== 'points') ? null : 'its additional cost cannot be paid',
  },
];

/** What the card costs there at least, on the terms of the text that permits it. */
function costAt(engine: Engine, { player, card, at, terms }: Playing): number {
  const more = permittedCost(engine, card, at, player) + dearerBy(terms);
  return leastCost(engine, { card, player, at, more });
}

const costCheck: Check<Playing> = {
  rules: ['2E-COST-03', '2E-PLAY-01'],
  why: (engine, playing) => {
    const cost = costAt(engine, playing);
    return cost <= countersLeft(engine) ? null : `it costs ${cost}, ${countersLeft(engine)} counters are left`;
  },
  because: costFaults,
};

/** What keeps a card from being played, wherever it is played from and whenever. */
const playableChecks = [...checksButCost, costCheck];

const segmentCheck: Check<Playing> = {
  rules: ['2E-PLAY-23', '2E-TURN-03'],
  why: (engine, { player }) =>
    engine.turn.segment === 'play' || engine.turn.player !== player
      ? null
      : 'cards are played in your own segment Play and Draw Cards',
};

const handCheck: Check<Playing> = {
  rules: ['2E-PLAY-01'],
  why: (engine, { player, card }) => (isToPlay(engine, card, player) ? null : 'it is not in your hand'),
};

/** Checks of PLAY 1. */
export const playChecks = [segmentCheck, handCheck, ...playableChecks];

/** What keeps a card from being played though it is time to play cards, but that it costs too much. */
const lastingChecks = [handCheck, ...checksButCost];

/** Could the card be played just now, were it in hand: somewhere, or on the terms of a text? */
export function canPlay(engine: Engine, card: CardNumber, player: Seat, terms: PlayTerms = {}): boolean {
  if (!isPlayed(engine, card)) return false;
  const places = terms.at === undefined ? placesFor(engine, card, player) : [terms.at];
  return places.some((at) => passes(engine, playableChecks, { player, card, at, terms }));
}

/** Every card in hand that can be played now, with each place. */
export function playOptions(engine: Engine, player: Seat): Option[] {
  if (segmentCheck.why(engine, { player, card: 0, at: 0 }) !== null) return [];
  const left = countersLeft(engine);
  return fromEach([...engine.zone('hand', player), ...openToPlay(engine, player)], (card) =>
    playsFor(engine, card, player, left),
  );
}

/** The plays of a card for these counters: what takes time is remembered whatever they are. */
function playsFor(engine: Engine, card: CardNumber, player: Seat, left: number): readonly Option[] {
  if (!isPlayed(engine, card)) return NO_PLAYS;
  const { cost = 0 } = engine.definitionOf(card);
  // What its own text makes cheaper may do so in one place only.
  if (cost > left && reductionTexts(engine, card).length === 0 && cheapest(engine, card, player) > left)
    return NO_PLAYS;
  const plays = playsAtAnyCost(engine, card, player).filter((play) => play.cost <= left);
  return plays.map((play) => playOption(engine, card, play.at));
}
const NO_PLAYS: readonly Option[] = [];

/** The least that the card can cost anywhere. */
const cheapest = rememberingFor((engine, card, player): number =>
  leastCost(engine, { card, player, at: 0, more: -greatestDiscount(engine, card, player) }),
);

/** Where the card can be played with counters enough, and what it costs there: that changes less often than the counters. */
const playsAtAnyCost = rememberingFor(
  (engine, card, player): readonly { readonly at: CardNumber; readonly cost: number }[] =>
    placesFor(engine, card, player)
      .map((at) => ({ player, card, at }))
      .filter((playing) => passes(engine, lastingChecks, playing))
      .map((playing) => ({ at: playing.at, cost: costAt(engine, playing) })),
);

/** The rules by which a card can be played though its printed cost is more than the counters left. */
function reducedBy(engine: Engine, card: CardNumber): readonly RuleId[] {
  if (printedCost(engine, card) <= countersLeft(engine)) return [];
  const isPaidFor = reductionTexts(engine, card).some((ability) => costsIn(ability).length > 0);
  return isPaidFor ? ['2E-COST-12', '2E-COST-15'] : ['2E-COST-12'];
}

/** By which rules a personnel, ship or equipment is played at a headquarters mission whose text allows it. */
const AT_HEADQUARTERS: readonly RuleId[] = [
  ...['2E-PLAY-01', '2E-PLAY-15', '2E-PLAY-16'],
  ...['2E-CARD-05', '2E-CARD-06', '2E-CARD-19'],
];

function playOption(engine: Engine, card: CardNumber, at: CardNumber): Option {
  const attached = attachedAs(engine, card);
  if (attached) return { verb: attached.verb, card, on: at, rules: attached.rules };
  if (at === 0) return { verb: 'play', card, rules: ['2E-PLAY-01', '2E-PLAY-19'] };
  if (!isEvent(engine, card) && !isPlace(engine, at))
    return { verb: 'play', card, aboard: at, rules: ['2E-PLAY-01', '2E-PLAY-02'] };
  return isEvent(engine, card)
    ? { verb: 'play', card, on: at, rules: ['2E-PLAY-01', '2E-PLAY-19', '2E-CARD-10'] }
    : { verb: 'play', card, at, rules: [...AT_HEADQUARTERS, ...reducedBy(engine, card)] };
}

/** What "To play this card, you must …" demands. */
export function demandsOf(engine: Engine, card: CardNumber): Cond[] {
  return abilitiesOf(engine, card).flatMap((ability) =>
    ability.at.t === 'playNeed' && ability.if ? [ability.if] : [],
  );
}

/** A demand read by this rule that is not met. */
function whyUnmet(engine: Engine, card: CardNumber, player: Seat, rule: RuleKey, words: string): string | null {
  const context = contextOf(engine, engine.ref(card), player);
  const unmet = demandsOf(engine, card).filter((demand) => !holds(context, demand));
  return unmet.some((demand) => rulesOfCondition(demand).includes(rule)) ? words : null;
}

function whyHindered(engine: Engine, card: CardNumber, player: Seat, by: Hindrance): string | null {
  const context = contextOf(engine, engine.ref(card), player);
  return isHindered(context, demandsOf(engine, card), by) ? `who would meet its demand is ${by}` : null;
}
