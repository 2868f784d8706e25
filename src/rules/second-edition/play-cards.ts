/** Playing cards: the steps PLAY 1 to 10 (2E-PLAY). */
import { changeCounters, countersLeft } from './state.ts';
import { act, actionOf, noteDeed, pending, pendingCards, withOutcome } from '../../engine/acting/action.ts';
import type { Place } from '../../engine/state/events.ts';
import { cardIfAny, numberIn, numberIfAny, respondersIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { cardOrNobody, type CardNumber, type RuleId, type Seat } from '../../engine/asking/request.ts';
import type { Action, Frame } from '../../engine/state/state.ts';
import { choose } from '../../engine/asking/select.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { moveCards, settled, type Perform, pushText, openSkillUse, usersFor } from '../../effects/doing/index.ts';
import { isType, rulesOfCondition, contextOf, abilityOf, numberOf } from '../../effects/reading/index.ts';
import {
  abilitiesOf,
  attachedAs,
  ENTERS_AT_HEADQUARTERS,
  permissionFor,
  permittedCost,
  placesFor,
  waysToPlay,
  type WayToPlay,
} from './play-places.ts';
import { leastBy } from './least-cost.ts';
import { costOfPlay, playOccurrence } from './cost.ts';
import { canPlay, demandsOf, isEvent } from './play-checks.ts';
import type { Playing } from './play-faults.ts';
import { endPlay } from './lasting.ts';
import { payForDemands } from './skill-price.ts';
import { usePermission } from './permission-use.ts';
import { ownResponders } from '../shared/own-play.ts';
import { abilitiesAt, finishPlay, isPutAwayNow, pushPlayText } from './play-text.ts';

/** Puts the playing of a card on the stack. */
export function startPlaying(engine: Engine, { player, card, at }: Playing): void {
  engine.push('play card', {
    cards: { card: [engine.ref(card)], at: at > 0 ? [engine.ref(at)] : [] },
    numbers: { player },
    action: {
      verb: 'play',
      agent: player,
      source: null,
      objects: [{ ref: engine.ref(card), outcome: 'pending', by: -1 }],
      wanted: 1,
    },
  });
}

/** A text has cards played now, one after the other; where it does not say, that is asked as each comes to be played. */
export const playVerb: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  const at = action.to && 'host' in action.to ? action.to.host : 0;
  for (const card of cards.toReversed()) {
    startPlaying(engine, { player: action.agent, card, at });
    const frame = engine.frames.at(-1);
    if (!frame) continue;
    frame.words.open = 'place';
    if (action.words?.costBy !== undefined) frame.numbers.costBy = Number(action.words.costBy);
  }
  return settled(action, cards);
};

const cardOf = (frame: Frame): CardNumber => cardIfAny(frame, 'card');
const playerOf = (frame: Frame): Seat => numberIn(frame, 'player');
const atOf = (frame: Frame): CardNumber => cardIfAny(frame, 'at');
const isPrevented = (frame: Frame): boolean => actionOf(frame).objects.some((object) => object.outcome === 'prevented');

/** The whole of playing a card, labelled as the rulebook does. */
export const playCard = procedure('play card', [
  { label: 'PLAY 1', rules: ['2E-PLAY-01', '2E-COST-08'], does: choosePlace },
  { label: 'PLAY 1 way', rules: ['2E-PLAY-02'], does: chooseWay },
  { label: 'PLAY 2', rules: ['2E-PLAY-02'], does: announce },
  { label: 'PLAY 2 skills', rules: ['2E-PLAY-02', '2E-COST-08'], does: useDemandedSkills },
  { label: 'PLAY 3', rules: ['2E-PLAY-03', '2E-RESP-05'], does: (engine, frame) => openBefore(engine, frame, 'cost') },
  { label: 'PLAY 4', rules: ['2E-PLAY-04', '2E-COST-01', '2E-COST-13'], does: payCounters },
  { label: 'PLAY 4 additional', rules: ['2E-PLAY-04', '2E-COST-04', '2E-COST-05', '2E-COST-06'], does: payAdditional },
  { label: 'PLAY 5', rules: ['2E-PLAY-05', '2E-RESP-06'], does: (engine, frame) => openBefore(engine, frame, 'about') },
  { label: 'PLAY 6', rules: ['2E-PLAY-05', '2E-PLAY-07', '2E-COST-18', '2E-OP-13'], does: discardIfPrevented },
  { label: 'PLAY 7', rules: ['2E-PLAY-06'], does: enterPlay },
  { label: 'PLAY 7 text', rules: ['2E-PLAY-06', '2E-OP-12'], does: carryOut },
  { label: 'PLAY 7 destroy', rules: ['2E-PLAY-20', '2E-CARD-08', '2E-CARD-09'], does: destroyIfNowhere },
  { label: 'PLAY 7 bought', rules: ['2E-PLAY-08'], does: carryOutBought },
  { label: 'PLAY 8', rules: ['2E-PLAY-08', '2E-PLAY-10', '2E-PLAY-11', '2E-RESP-18'], does: openPlayed },
  { label: 'PLAY 10', rules: ['2E-PLAY-09'], does: finishPlay },
]);

/** What the text that plays the card makes it dearer by; what is played from hand has no such text. */
const costByOf = (frame: Frame): number => numberIfAny(frame, 'costBy');

/** What a text plays may no longer be playable when its turn comes; else its player says where it goes. */
function choosePlace(engine: Engine, frame: Frame): void {
  if (frame.words.open !== 'place') return;
  const [card, player, at] = [cardOf(frame), playerOf(frame), atOf(frame)];
  const terms = { costBy: costByOf(frame), ...(at > 0 && { at }) };
  if (!canPlay(engine, card, player, terms)) {
    engine.finish(frame);
    return;
  }
  if (at > 0) return;
  const places = placesFor(engine, card, player).filter((place) => place > 0);
  if (places.length < 2) return;
  choose(engine, {
    player,
    prompt: 'Choose where',
    from: places.map((place) => engine.ref(place)),
    min: 1,
    max: 1,
    as: 'at',
    rules: ['2E-PLAY-02'],
  });
}

/** By its own text, which may make it dearer and bring something, or by that of the place: its player says which, where both will do. */
function chooseWay(engine: Engine, frame: Frame): void {
  const [card, player, at] = [cardOf(frame), playerOf(frame), atOf(frame)];
  const ways = waysToPlay(engine, card, at, player);
  if (!ways.includes('own')) return;
  const more = permittedCost(engine, card, at, player) + costByOf(frame);
  const isPayable = (way: WayToPlay): boolean =>
    leastBy(engine, { card, player, at, more }, way) <= countersLeft(engine);
  if (ways.length > 1 && !isPayable('own')) return;
  if (ways.length === 1 || !isPayable('other')) frame.numbers[BY_ITS_OWN] = 1;
  else engine.push('yes-no', { numbers: { player, source: card } });
}

/** The number of a play in which the card is played by its own text, as 'yes' answers. */
const BY_ITS_OWN = 'yes';
const wayOf = (frame: Frame): WayToPlay => (frame.numbers[BY_ITS_OWN] === 1 ? 'own' : 'other');

function announce(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  engine.noteKeys(...demandsOf(engine, cardOf(frame)).flatMap(rulesOfCondition));
  if (isCaptiveOf(engine, cardOf(frame), player)) engine.note('2E-BRIG-07');
  frame.numbers.dearer = usePermission(engine, cardOf(frame), atOf(frame), player) + costByOf(frame);
  const from = engine.zoneOf(cardOf(frame));
  if (from !== 'hand') frame.words.from = from;
  if (isRecalled(engine, frame)) frame.words.recalled = 'yes';
  moveCards(engine, {
    verb: 'announced',
    player,
    cards: [cardOf(frame)],
    to: { zone: 'announced', player },
    face: 'up',
    known: 'all',
  });
}

/** Is it played from its discard pile by its own keyword (2E-KEYW-05)? */
function isRecalled(engine: Engine, frame: Frame): boolean {
  const card = cardOf(frame);
  if (frame.words.from !== 'discard' || engine.definitionOf(card).keywords.Recall === undefined) return false;
  return permissionFor(engine, card, atOf(frame), playerOf(frame))?.context.source.card === card;
}

/** Whoever satisfies "you must command a Medical personnel" uses that skill (2E-SKILL-09), and pays where that has a price. */
export function useDemandedSkills(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  const demands = demandsOf(engine, card);
  if (demands.length === 0) return;
  const context = payForDemands(engine, frame, contextOf(engine, engine.ref(card), playerOf(frame)), demands);
  if (!context) {
    engine.goto(frame, 'PLAY 2 skills');
    return;
  }
  const users = usersFor(context, demands);
  if (users.length > 0) engine.note('2E-SKILL-09');
  openSkillUse(engine, users, 'text');
}

/** Does another's card of this title lie in the player's brig? It does not count for the player. */
function isCaptiveOf(engine: Engine, card: CardNumber, player: Seat): boolean {
  const { title } = engine.definitionOf(card);
  return engine.zone('brig', player).some((captive) => engine.definitionOf(captive).title === title);
}

/** What may be said of the card before it is in play: what it costs, that it is prevented. */
function openBefore(engine: Engine, frame: Frame, kind: 'cost' | 'about'): void {
  const occurrence = playOccurrence(engine, cardOf(frame), playerOf(frame), 'about', atOf(frame), wayOf(frame));
  openWindow(engine, { kind, occurrence, subject: engine.frames.indexOf(frame) });
}

/** Raised beyond what can be paid, the card goes back to hand and nothing is paid (2E-OP-55). */
function payCounters(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  const cost = costOfPlay(engine, cardOf(frame));
  if (cost > countersLeft(engine)) {
    moveCards(engine, {
      verb: 'returned',
      player,
      cards: [cardOf(frame)],
      ...(frame.words.from === 'discard'
        ? { to: { zone: 'discard', player }, face: 'up' as const }
        : { to: { zone: 'hand', player }, face: 'down' as const }),
      rules: ['2E-OP-55'],
    });
    engine.goto(frame, 'PLAY 10');
    return;
  }
  if (cost > 0) changeCounters(engine, player, -cost, ['2E-COST-01', '2E-COST-10']);
  if (frame.words.recalled !== undefined)
    engine.emit({ type: 'recalled', card: cardOf(frame), player }, ['2E-KEYW-05']);
  endPlay(engine, frame);
}

/** Everything before "to" in the card's text is paid now, whatever follows (2E-COST-05, -18). */
function payAdditional(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  for (const ability of abilitiesAt(engine, card, 'resolve').reverse()) pushPlayText(engine, frame, ability, 'cost');
  for (const ability of abilitiesAt(engine, card, 'playCost').reverse()) pushPlayText(engine, frame, ability, 'do');
}

/** A prevented card does not enter play; it goes where the preventing text says, else to its owner's discard pile (2E-OP-13). */
function discardIfPrevented(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  if (!isPrevented(frame)) return;
  if (engine.zoneOf(card) === 'announced' && isPutAwayNow(frame)) {
    putAway(engine, frame, 'refuse');
    engine.goto(frame, 'PLAY 6');
  } else engine.goto(frame, 'PLAY 10');
}

function enterPlay(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  const player = playerOf(frame);
  const { type } = engine.definitionOf(card);
  const isConcealed = type === 'personnel' || type === 'equipment';
  moveCards(engine, {
    verb: attachedAs(engine, card)?.movement ?? 'played',
    player,
    cards: [card],
    to: placeOf(engine, frame, type),
    face: isConcealed ? 'down' : 'up',
    known: 'all',
    commander: player,
    rules: ['2E-PLAY-06', '2E-SHOW-01', '2E-LOOK-02', '2E-INPLAY-01', '2E-CMD-01', ...entryRules(engine, card)],
  });
  const ref = engine.ref(card);
  frame.cards.card = [ref];
  const played: Action = { ...actionOf(frame), objects: [{ ref, outcome: 'pending', by: -1 }] };
  engine.begin(frame, withOutcome(played, [card], 'done', player));
  const at = atOf(frame);
  noteDeed(engine, 'play', player, ref, at > 0 ? { at: engine.ref(at) } : {});
}

/** The rules by which a card of this type lies where it is played, concealed or open, and how many of it there may be. */
function entryRules(engine: Engine, card: CardNumber): readonly RuleId[] {
  const { type, unique, affiliations } = engine.definitionOf(card);
  const dot = unique ? ['2E-UNIQ-01', '2E-UNIQ-02'] : ['2E-UNIQ-08', '2E-OP-50'];
  const copies = affiliations.length > 1 ? [...dot, '2E-OP-51'] : dot;
  if (type === 'event') return [...copies, '2E-PLAY-19', '2E-SHOW-06', '2E-LOOK-01'];
  if (type === 'ship') return [...copies, '2E-PLAY-18', '2E-SHOW-06', '2E-LOOK-01'];
  return [...copies, '2E-PLAY-17', '2E-SHOW-02', '2E-LOOK-03'];
}

function placeOf(engine: Engine, frame: Frame, type: string): Place {
  const at = atOf(frame) || cardOrNobody(placesFor(engine, cardOf(frame), playerOf(frame))[0]);
  if (at === 0) return { zone: 'core', player: playerOf(frame) };
  const attached = attachedAs(engine, cardOf(frame));
  if (attached) return { host: at, relation: attached.relation };
  if (type === 'ship') return { host: at, relation: 'ships' };
  if (type !== 'event' && isType(engine, at, 'ship')) return { host: at, relation: 'aboard' };
  return { host: at, relation: ENTERS_AT_HEADQUARTERS.has(type) ? 'here' : 'on' };
}

function carryOut(engine: Engine, frame: Frame): void {
  for (const ability of abilitiesAt(engine, cardOf(frame), 'resolve').reverse())
    pushPlayText(engine, frame, ability, 'do');
}

/** An event whose text names no place takes effect and is then destroyed. */
function destroyIfNowhere(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  const staysSomewhere = abilitiesOf(engine, card).some((ability) => ability.at.t === 'playTo');
  if (!isEvent(engine, card) || staysSomewhere || engine.zoneOf(card) !== 'core') return;
  putAway(engine, frame, 'spend');
}

/** Of a card that was played or kept from being played: into its owner's discard pile. */
function putAway(engine: Engine, frame: Frame, verb: 'spend' | 'refuse'): void {
  const objects = pending([engine.ref(cardOf(frame))]);
  act(engine, { verb, agent: playerOf(frame), source: null, objects, wanted: 1 });
}

/** What was bought with a higher cost ("cost +2 -> draw 2") happens when the card has been played. */
function carryOutBought(engine: Engine, frame: Frame): void {
  for (const responder of respondersIn(frame).toReversed()) {
    const definition = engine.definitionOf(responder.source.card);
    const block = numberOf(definition, abilityOf(definition, responder.ability).do);
    const source = engine.ref(responder.source.card);
    pushText(engine, { ...responder, source, you: engine.ruleset.text.youOf(engine, source.card) }, [block], null, -1);
  }
}

function openPlayed(engine: Engine, frame: Frame): void {
  const [card, player] = [cardOf(frame), playerOf(frame)];
  const occurrence = playOccurrence(engine, card, player, 'did', engine.hostOf(card), wayOf(frame));
  const collected = ownResponders(engine, card, player, occurrence);
  openWindow(engine, { kind: 'did', occurrence, subject: engine.frames.indexOf(frame), collected });
}
