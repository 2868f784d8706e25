/** Whether a text can be used now: one list of checks, each with its rule, for the options and for "why not" alike. */
import { isCaptive } from '../terms.ts';
import {
  abilityContext,
  type Context,
  isHindered,
  canJoinBattle,
  withinLimit,
  isStopped,
  isType,
  rulesOfCondition,
  abilityOf,
  saysOfItsPlay,
  speaksWhenStopped,
  isSoInSomeWay,
  costsIn,
} from '../reading/index.ts';
import { holds, candidates } from '../meaning.ts';
import { isSkipped, isSwitchedOff, isForbidden } from '../standing/index.ts';
import { areEnoughTogether, canPay, swappable, withChoices } from './costs.ts';
import { boughtAt } from './doable.ts';
import { isPointless } from './vain.ts';
import { isPaidByItself } from './vain-places.ts';
import { mayComeIntoPlay } from './verbs/entering.ts';
import { asItStood } from './text-frames.ts';
import { isItsEnd, isUnderWay } from './underway.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { RuleId } from '../../engine/asking/request.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect, Sel } from '../../language/tree/index.ts';

interface Use {
  readonly engine: Engine;
  readonly responder: Responder;
  readonly ability: Ability;
  readonly context: Context;
}

interface UseCheck {
  readonly keys: readonly RuleKey[];
  readonly why: (use: Use) => string | null;
}

/** Is it in play as a card that can be stopped, captured or switched off? One that responds to its own leaving was looked at before. */
const isInPlay = ({ engine, responder }: Use): boolean =>
  responder.left !== true && engine.isSame(responder.source) && engine.isInPlay(responder.source.card);

/** Can nothing of it be used while it is stopped? */
const isHeldBack = ({ engine, ability, responder: { source } }: Use): boolean =>
  (isType(engine, source.card, 'personnel') || isType(engine, source.card, 'ship')) && !speaksWhenStopped(ability);

const checks: readonly UseCheck[] = [
  {
    keys: ['use.stopped'],
    why: (use) =>
      isInPlay(use) && isHeldBack(use) && isStopped(use.engine, use.responder.source.card) ? 'it is stopped' : null,
  },
  {
    keys: ['use.captive'],
    why: (use) => (isInPlay(use) && isCaptive(use.engine, use.responder.source.card) ? 'it is a captive' : null),
  },
  {
    keys: ['use.switched off'],
    why: (use) =>
      isInPlay(use) && isSwitchedOff(use.engine, use.responder.source.card) ? 'its text is switched off' : null,
  },
  {
    keys: ['use.ignored'],
    why: (use) =>
      isInPlay(use) && isSkipped(use.engine, use.responder.source.card, use.responder.ability)
        ? 'this ability is ignored'
        : null,
  },
  {
    keys: ['forbidden'],
    why: ({ engine, responder: { source, you } }) =>
      isType(engine, source.card, 'interrupt') &&
      isForbidden(engine, { name: 'play', player: you, cards: [source.card] })
        ? 'a text forbids to play it'
        : null,
  },
  {
    keys: ['use.limit'],
    why: ({ engine, ability, responder }) =>
      withinLimit(engine, ability, responder) ? null : 'it was used as often as its text allows',
  },
  {
    keys: ['use.under way'],
    why: ({ engine, responder }) => (isUnderWay(engine, responder) ? 'what it was used for is not done' : null),
  },
  {
    keys: ['use.while'],
    why: ({ ability: { at }, context }) =>
      at.t === 'window' && !holds(context, at.while) ? 'what it demands is not true now' : null,
  },
  {
    // A card that left by what it responds to was looked at before it left.
    keys: ['use.demand'],
    why: ({ ability, context, responder }) =>
      responder.left !== true && ability.if && !holds(context, ability.if) ? 'what it demands is not met' : null,
  },
  {
    keys: ['use.demand'],
    why: (use) => (areDemandsMet(use) ? null : 'what is needed to play it is not met'),
  },
  {
    keys: ['battle.join.staffed'],
    why: ({ engine, ability, context }) =>
      ability.do.every(
        (effect) =>
          effect.x !== 'join' ||
          effect.to !== 'battle' ||
          isPlacedFirst(ability, effect.what) ||
          candidates(context, effect.what).some((card) => canJoinBattle(engine, card)),
      )
        ? null
        : 'no staffed ship of yours is there to join',
  },
  {
    keys: ['unique.into play'],
    why: ({ ability, context }) =>
      ability.do.some((effect) => effect.x === 'swap' && isKeptApart(context, effect))
        ? 'you command a copy already'
        : null,
  },
  {
    keys: ['place'],
    why: ({ ability, context }) =>
      ability.do.length > 0 && ability.do.every((effect) => isHomeless(context, effect))
        ? 'it could be played nowhere'
        : null,
  },
  {
    keys: ['cost.points'],
    why: (use) => (waysToPay(use).length > 0 ? null : 'there are not enough points to pay with'),
  },
  {
    keys: ['cost.in full'],
    why: (use) => {
      const costs = costsOf(use);
      const ways = waysToPay(use);
      const all = ways.length > 0 ? ways : withChoices(use.context, costs);
      return all.some(
        (context) =>
          costs.every((cost) => cost.x === 'points' || canPay(context, cost)) && areEnoughTogether(context, costs),
      )
        ? null
        : 'its cost cannot be paid in full';
    },
  },
];

/** Is a card that is known to be placed where it could be played, and there is no such place? */
const isHomeless = (context: Context, effect: Effect): boolean =>
  effect.x === 'put' &&
  effect.to.p === 'wherePlayable' &&
  effect.what.ref === 'this' &&
  mayComeIntoPlay(context, effect, effect.what)?.length === 0;

/** 'You may place this ship at that mission to join that engagement': it comes there by what is paid. */
function isPlacedFirst(ability: Ability, { ref }: Sel): boolean {
  return ref !== undefined && costsIn(ability).some((paid) => paid.x === 'put' && paid.what.ref === ref);
}

/** Which rule of stopping or capture is behind an unmet demand: said beside it, never refuses alone. */
const faults: readonly UseCheck[] = [
  {
    keys: ['wording.captive'],
    why: ({ ability: { at }, context }) =>
      at.t === 'window' && !holds(context, at.while) && rulesOfCondition(at.while).includes('wording.captive')
        ? 'you have no such captive'
        : null,
  },
  {
    keys: ['use.demand.stopped'],
    why: (use) => (isHindered(use.context, demandsOf(use), 'stopped') ? 'who would do is stopped' : null),
  },
  {
    keys: ['use.demand.captive'],
    why: (use) => (isHindered(use.context, demandsOf(use), 'captive') ? 'who would do is a captive' : null),
  },
];

/** Are there cards to exchange, but only such as would be second copies under one command? */
function isKeptApart(context: Context, effect: Extract<Effect, { x: 'swap' }>): boolean {
  return (
    candidates(context, effect.a).length > 0 &&
    candidates(context, effect.b).length > 0 &&
    swappable(context, effect).length === 0
  );
}

/** Is an interrupt still to be played for it? What it says of its own play it says when it has been. */
const isToBePlayed = ({ engine, ability, responder: { source } }: Use): boolean =>
  isType(engine, source.card, 'interrupt') && !saysOfItsPlay(ability);

/** Is what it demands of who plays it so, with the skills that can be paid for? */
function areDemandsMet(use: Use): boolean {
  const demands = demandsOf(use);
  if (demands.length === 0) return true;
  const { engine, context } = use;
  const skillless = engine.ruleset.texts.unpayableSkills(engine, context.you, context.source.card);
  return demands.every((demand) => holds({ ...context, skillless }, demand));
}

/** Demands of the sentence "To play this interrupt, …". */
function demandsOf(use: Use): NonNullable<Ability['if']>[] {
  const { engine, responder } = use;
  const { source } = responder;
  if (!isToBePlayed(use)) return [];
  return abilities(engine, source.card).flatMap((ability) =>
    ability.at.t === 'playNeed' && ability.if ? [ability.if] : [],
  );
}

/** What may be chosen to pay with, so that there are the points. */
function waysToPay(use: Use): readonly Context[] {
  const costs = costsOf(use);
  return withChoices(use.context, costs).filter((context) =>
    costs.every((cost) => cost.x !== 'points' || canPay(context, cost)),
  );
}

/** What is paid: the ability's cost, an interrupt's additional cost; an exchange needs its other card, who is spared a stand-in. */
function costsOf(use: Use): Effect[] {
  const { ability, context } = use;
  // What is exchanged may be chosen only by the text itself.
  const isKnown = ({ ref }: Sel): boolean => ref === undefined || ref === 'this' || ref in context.cards;
  const swaps = ability.do.filter((effect) => effect.x === 'swap' && isKnown(effect.a) && isKnown(effect.b));
  return [
    ...costsIn(ability),
    ...costsOfPlay(use),
    ...swaps,
    ...standIns(ability.do),
    ...chosenToPay(ability.do),
    ...oneOfPrices(ability.do),
  ];
}

/** What an interrupt costs to be played. */
const costsOfPlay = (use: Use): readonly Effect[] =>
  isToBePlayed(use)
    ? abilities(use.engine, use.responder.source.card)
        .filter((item) => item.at.t === 'playCost')
        .flatMap((item) => item.do)
    : [];

/** 'You may stop your Dissident present instead', 'choose another of your personnel present to be killed instead': without one nobody is spared. */
const standIns = (row: readonly Effect[]): readonly Effect[] =>
  row.flatMap((effect) => (effect.x === 'instead' ? effect.do.slice(0, 1).filter(isStandIn) : []));

function isStandIn(effect: Effect): boolean {
  if (effect.x === 'stop') return true;
  const who = effect.x === 'pick' ? effect.sel : effect.x === 'put' ? effect.what : undefined;
  return who?.of === 'you' && who.ref === undefined && who.at?.p === 'present';
}

/** 'That opponent chooses a card in your pile. Remove the chosen card to …': without one there is nothing to pay with. */
function chosenToPay(row: readonly Effect[]): readonly Effect[] {
  const bought = boughtAt(row);
  const paid = bought > 0 ? row[bought - 1] : undefined;
  if (paid?.x !== 'put' || paid.what.n !== 'all' || paid.what.ref !== undefined) return [];
  return row.slice(0, bought).filter(({ x }) => x === 'pick');
}

/** 'Choose one: stop two X to A; or stop two Y to B': where each way has its price, one of those has to be payable. */
function oneOfPrices([first]: readonly Effect[]): readonly Effect[] {
  if (first?.x !== 'oneOf' || first.who !== 'you') return [];
  const prices = first.of.map((way) => way.slice(0, Math.max(0, boughtAt(way))));
  return prices.every((price) => price.length > 0) ? [{ x: 'oneOf', who: first.who, of: prices }] : [];
}

function abilities(engine: Engine, card: number): readonly Ability[] {
  const definition = engine.definitionOf(card);
  return definition.abilities.map((_, index) => abilityOf(definition, index));
}

/** Could the ability be used now: its text active, and, of one of the cards it may be about, its condition true, its costs payable? */
export function isUsableNow(engine: Engine, responder: Responder, occurrence?: Occurrence): boolean {
  const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  return isSoInSomeWay(engine, responder, ability, occurrence, (context) => {
    const use: Use = { engine, responder, ability, context };
    return checks.every((check) => check.why(use) === null);
  });
}

/** Would nothing come of it, whichever of the cards it may be about is meant, as is seen by whoever is asked? */
export function isIdleNow(engine: Engine, responder: Responder, occurrence?: Occurrence): boolean {
  const { source, you } = responder;
  const ability = abilityOf(engine.definitionOf(source.card), responder.ability);
  const hasLeft = responder.left === true && !engine.isInPlay(source.card);
  if (!hasLeft && !engine.isSame(source)) return false;
  return !isSoInSomeWay(engine, responder, ability, occurrence, (now) => {
    const context = hasLeft ? asItStood(engine, responder, now) : now;
    const use: Use = { engine, responder, ability, context };
    const row = isToBePlayed(use) ? ability.do.filter((effect) => !isItsEnd(effect)) : ability.do;
    const paid = [...costsIn(ability), ...costsOfPlay(use)];
    return !isPointless(context, row, you, paid) && !isPaidByItself(context, ability, paid);
  });
}

/** Everything that keeps the ability from being used, with its rules. */
export function whyUnusable(
  engine: Engine,
  responder: Responder,
): readonly { rules: readonly RuleId[]; reason: string }[] {
  const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  const use: Use = { engine, responder, ability, context: abilityContext(engine, responder, ability, undefined) };
  return [...checks, ...faults].flatMap((check) => {
    const reason = check.why(use);
    return reason === null ? [] : [{ rules: engine.cite(...check.keys), reason }];
  });
}
