/** Who responds to what, and how a response is carried out. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { TextRules } from '../../engine/ruleset/text-rules.ts';
import type { Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect, EventPattern, Sel } from '../../language/tree/index.ts';
import {
  responderContext,
  matchesPattern,
  abilityOf,
  saysOfItsPlay,
  innerBlocks,
  isOfCost,
  mayBeInterrupt,
  remembered,
  textOf,
  costsIn,
} from '../reading/index.ts';
import { goOnAt, isAwaited } from './put-off.ts';
import { changesDistance, opensElsewhere, playableFrom, topicsOf } from '../standing/index.ts';
import { beginText, isIdleNow, isUsableNow, named } from '../doing/index.ts';
import { withinReach } from './own-stopped.ts';

/** The cards this ability responds to just now: those that fit its text, or those settled before they left. */
function responds(engine: Engine, responder: Responder, occurrence: Occurrence): readonly Ref[] | null {
  const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  const { at } = ability;
  if (at.t === 'window') return isUsableNow(engine, responder, occurrence) ? occurrence.cards : null;
  if (at.t !== 'on' || isAnothers(at.ev, responder, occurrence) || changesDistance(ability)) return null;
  if (isAmongThem(responder) && !namesItself(at.ev.what)) {
    engine.noteKeys('respond.lost');
    return null;
  }
  if (isReplacing(ability) && isOwnDoing(engine, responder)) {
    engine.noteKeys('respond.own doing');
    return null;
  }
  const meant = responder.that ?? matchesPattern(responderContext(engine, responder, occurrence), at.ev, occurrence);
  const that = meant && withinReach(engine, responder, ability, occurrence, meant);
  return that && isUsableNow(engine, responder, { ...occurrence, cards: that }) ? that : null;
}

/** Has it happened to the card itself whose text it is, so that it has left or is stopped? */
const isAmongThem = ({ left, that, source }: Responder): boolean =>
  left === true && that?.some(({ card }) => card === source.card) === true;

/** Such a card can still say what happens to "this" card; of others like it, it says nothing any more. */
function namesItself(what: Sel | undefined): boolean {
  if (what === undefined || what.ref !== undefined) return true;
  return what.f?.f === 'among' && what.f.of.some(({ ref }) => ref === 'this');
}

/** Was it done by another player than the text asks for? Looked at before anything else: most that is heard is. */
const isAnothers = ({ who }: EventPattern, { you, that }: Responder, { player }: Occurrence): boolean =>
  that === undefined && ((who === 'you' && player !== you) || (isOneOpponent(who) && player === you));

const isOneOpponent = (who: EventPattern['who']): boolean => who === 'opponent' || who === 'anyOpponent';

/** The engine's questions to card texts, answered for every edition; where a text works and whom it calls "you" the edition says. */
export const textRules: Omit<TextRules, 'works' | 'youOf'> = {
  responds,
  isPlayed,
  asInHand: playableFrom,
  opensElsewhere,
  isOptional: (engine, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    return isChosen(ability) || isPlayed(engine, responder);
  },
  isIdle: isIdleNow,
  prevents: (engine, { source, ability }) => isPreventing(abilityOf(engine.definitionOf(source.card), ability)),
  changesCost: (engine, { source, ability }) => isChangingCost(abilityOf(engine.definitionOf(source.card), ability)),
  isUsedAgain: (engine, { source, ability }) => isPaidAnew(abilityOf(engine.definitionOf(source.card), ability)),
  topicsOf,
  named,
  awaits: isAwaited,
  goOn: goOnAt,
  begin: (engine, responder, occurrence, subject) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    if (ability.cost && !isChosen(ability)) engine.noteKeys('respond.mandatory.with cost');
    if (isPlayed(engine, responder)) {
      engine.ruleset.texts.playResponse(engine, responder, occurrence, subject);
      return;
    }
    beginText(engine, responder, occurrence, subject);
  },
};

/** An interrupt responds by being played; what it says of its own play it says once it has been. */
function isPlayed(engine: Engine, { source, ability }: Responder): boolean {
  const definition = engine.definitionOf(source.card);
  const isInterrupt = definition.type === 'interrupt' || mayBeInterrupt(textOf(definition).program);
  return isInterrupt && !saysOfItsPlay(abilityOf(definition, ability));
}

/** A response that has a cost but no "may" is carried out if that can be paid. */
const isChosen = ({ may, at }: Ability): boolean => may !== undefined || at.t === 'window';

/** A "While" text is no response: it may be used as often as its player pays. What takes nothing away could go on for ever. */
const isPaidAnew = ({ at, cost = [] }: Ability): boolean => at.t === 'window' && cost.some(({ x }) => TAKES.has(x));
const TAKES: ReadonlySet<Effect['x']> = new Set<Effect['x']>(['put', 'stop', 'points', 'counters', 'pick']);

/** Does it do something else than what would happen? */
const isReplacing = remembered((ability: Ability): boolean => {
  const isOne = (effect: Effect): boolean =>
    effect.x === 'instead' || effect.x === 'prevent' || innerBlocks(effect).some((block) => block.some(isOne));
  return ability.do.some(isOne);
});

/** Is it by this very text that it happens? "Instead" and "prevent" never answer what they have brought about. */
function isOwnDoing(engine: Engine, { source, ability }: Responder): boolean {
  return engine.textsOf(source.card).some(({ text }) => text?.ability === ability);
}

const isPreventing = remembered((ability: Ability): boolean => ability.do.some(isPrevention));

const isChangingCost = remembered((ability: Ability): boolean =>
  [...costsIn(ability), ...ability.do].some(isCostChange),
);

/** A change of the cost of the card that is being played or the dilemma that is revealed, behind a choice or not. */
function isCostChange(effect: Effect): boolean {
  if (effect.x !== 'mod') return effect.x !== 'later' && innerBlocks(effect).some((block) => block.some(isCostChange));
  return effect.until === undefined && effect.mods.some(isOfCost);
}

function isPrevention(effect: Effect): boolean {
  return effect.x === 'prevent' || innerBlocks(effect).some((block) => block.some(isPrevention));
}
