/** Placing cards in play, on cards and beneath missions; damage. */
import { act, pending, pendingCards, doneBy } from '../../../engine/acting/action.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';
import type { Action } from '../../../engine/state/state.ts';
import { amountOf, reaching } from '../../meaning.ts';
import { isBanned, liesFaceDown } from '../../standing/index.ts';
import { moveCards } from '../card-moves.ts';
import { letDamageAct } from '../damage-text.ts';
import { isDamageText, isType, isPlace } from '../../reading/index.ts';
import { mayBeDone, noteImmune, settled, sourceOf, type Perform } from './outcome.ts';

/** Placing puts cards where a text says; it is not playing them, and costs nothing. */
export const place: Perform = (engine, action) => {
  const { to } = action;
  if (!to) return settled(action, []);
  // One after the other: of two copies of a unique card the second finds the first in play.
  const cards = whoMayGo(engine, action, to).filter((card) => {
    if (!mayEnter(engine, card, action, to)) return false;
    placeOne(engine, action, card, ownPlace(engine, action, card, to));
    return true;
  });
  letDamageAct(engine, cards);
  destroyWrecks(engine, cards, action.agent);
  return settled(action, cards);
};

/** Those that may be placed there: who is immune to it is not captured. */
function whoMayGo(engine: Engine, action: Action, to: Place): readonly CardNumber[] {
  const all = pendingCards(engine, action);
  if (!('zone' in to) || to.zone !== engine.ruleset.texts.captives) return all;
  const by = doneBy(action);
  const cards = all.filter((card) => mayBeDone(engine, card, 'capture', by, false));
  noteImmune(engine, action, cards);
  return cards;
}

/** 'In their owners' discard piles': each in its own owner's. */
function ownPlace(engine: Engine, { isOwners }: Action, card: CardNumber, to: Place): Place {
  return isOwners && 'zone' in to ? { ...to, player: engine.ownerOf(card) } : to;
}

function placeOne(engine: Engine, action: Action, card: CardNumber, to: Place): void {
  const place = placeOf(engine, card, to);
  const isHidden = 'host' in place && place.relation === 'beneath' && liesFaceDown(engine, action.agent, place.host);
  const isConcealed = 'host' in place && (place.relation === 'here' || place.relation === 'aboard');
  const commander = commanderThere(engine, card, action, place);
  const isDamage = 'host' in place && place.relation === 'damage';
  const isCaptive = 'zone' in place && place.zone === engine.ruleset.texts.captives;
  moveCards(engine, {
    verb: isDamage ? 'damaged' : isCaptive ? 'captured' : 'placed',
    player: action.agent,
    cards: [card],
    to: place,
    at: action.at ?? 'bottom',
    rules: engine.cite(...rulesOf(engine, card, action, place)),
    ...faceOf(engine, place, action, isConcealed || isHidden),
    ...(commander === undefined ? {} : { commander }),
    ...sourceOf(action),
  });
}

/** Is it put where cards in play lie? */
const isEntered = (place: Place): boolean => 'host' in place && COMMANDED_THERE.has(place.relation);

/** To the brig the text names, else that of whoever captures. */
export const capture: Perform = (engine, action) =>
  place(engine, { ...action, to: action.to ?? brigOf(engine, action.agent) });

function brigOf(engine: Engine, player: Seat): Place {
  const { captives } = engine.ruleset.texts;
  if (captives === null) throw new Error(`in ${engine.ruleset.name} nobody is captured`);
  return { zone: captives, player };
}

/** How a card lies where it is put: as the text says, or as the edition does for that zone. */
function faceOf(engine: Engine, to: Place, { face, at }: Action, isConcealed: boolean): { face?: 'up' | 'down' } {
  if (face) return { face };
  if (!('zone' in to)) return { face: isConcealed ? 'down' : 'up' };
  const usual = engine.ruleset.texts.faceIn(to.zone, at === 'top');
  return usual === null ? {} : { face: usual };
}

/** A damage card on a ship, a ship at a mission: what the place is called for this card. */
function placeOf(engine: Engine, card: CardNumber, to: Place): Place {
  if (!('host' in to)) return to;
  if (to.relation === 'on' && isDamageText(engine.definitionOf(card)) && isType(engine, to.host, 'ship'))
    return { ...to, relation: 'damage' };
  const isPassenger = isType(engine, card, 'personnel') || isType(engine, card, 'equipment');
  if (to.relation === 'on' && isPassenger && isType(engine, to.host, 'ship')) return { ...to, relation: 'aboard' };
  const isOnMission = (to.relation === 'on' || to.relation === 'here') && isPlace(engine, to.host);
  if (isOnMission && isType(engine, card, 'ship')) return { ...to, relation: 'ships' };
  if (isOnMission && isPassenger) return { ...to, relation: 'here' };
  return to;
}

/**
 * Who commands a card where it is put: whom the text says; of a core, whose that is; at a mission and aboard, who did in play,
 * else the acting player. Elsewhere it stays as it was.
 */
function commanderThere(engine: Engine, card: CardNumber, action: Action, place: Place): Seat | null | undefined {
  const { agent, commander } = action;
  if (commander !== undefined) return commander < 0 ? null : commander;
  if ('zone' in place) return isCore(engine, place) ? place.player : undefined;
  if (!('host' in place)) return undefined;
  if (place.relation === 'beneath') return null;
  if (!isEntered(place)) return undefined;
  return engine.isInPlay(card) ? engine.commanderOf(card) : agent;
}

/** Where cards lie that are in play with no other card. */
const isCore = ({ ruleset }: Engine, place: Place): boolean =>
  'zone' in place && place.zone === ruleset.texts.withoutHost;

/** The rules by which a card lies where it was placed. */
function rulesOf(engine: Engine, card: CardNumber, action: Action, place: Place): readonly RuleKey[] {
  const told: readonly RuleKey[] = action.commander === undefined ? [] : ['command.take'];
  if ('host' in place && place.relation === 'damage') return ['place.damage'];
  if ('zone' in place && place.zone === engine.ruleset.texts.captives) return ['capture', 'place.captive', ...told];
  if (isCore(engine, place)) return ['place', 'core', ...told];
  const isKept = isEntered(place) || engine.isInPlay(card);
  const isCommanded = action.commander === undefined ? isKept : action.commander >= 0;
  return ['place', isCommanded ? 'place.commanded' : 'place.not commanded', ...told];
}

/** How many more by the texts at work. */
function moreToBear(engine: Engine, ship: CardNumber): number {
  const more = reaching(engine, ship, 'endurance');
  return more.reduce((sum, { mod, context }) => sum + (mod.m === 'num' ? amountOf(context, mod.by) : 0), 0);
}

/** Damage beyond what it bears destroys the ship: an action of its own, which texts hear of, that no card brings about. */
function destroyWrecks(engine: Engine, damage: readonly CardNumber[], agent: Seat): void {
  const hosts = damage.filter((card) => engine.relationOf(card) === 'damage').map((card) => engine.hostOf(card));
  for (const ship of new Set(hosts))
    if (engine.ruleset.texts.isWrecked(engine, ship, moreToBear(engine, ship)))
      act(engine, { verb: 'destroy', agent, source: null, objects: pending([engine.ref(ship)]), wanted: 1 });
}

/** Where a card that is placed comes under command. */
const COMMANDED_THERE: ReadonlySet<string> = new Set(['here', 'aboard', 'ships']);

/** Who commands a card that is placed under nobody's command. */
export const NOBODY: Seat = -1;

/** "Command only one" holds for every way into play. */
function mayEnter(engine: Engine, card: CardNumber, action: Action, to: Place): boolean {
  const place = placeOf(engine, card, to);
  if ('host' in place && isBanned(engine, card, { name: 'place', to: place.host })) {
    engine.noteKeys('forbidden');
    return false;
  }
  const commander = commanderThere(engine, card, action, place) ?? NOBODY;
  const isNew = commander !== NOBODY && !(engine.isInPlay(card) && engine.commanderOf(card) === commander);
  if (!isNew || !engine.ruleset.texts.commandsCopy(engine, card, commander)) return true;
  engine.noteKeys('unique.into play');
  return false;
}
