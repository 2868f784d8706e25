/**
 * What texts let a player play elsewhere than at headquarters, or from elsewhere than the hand: "you may play Androids
 * aboard this ship", "you may play events from your discard pile as if they were in your hand".
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Responder } from '../../engine/state/state.ts';
import type { Ability, EventPattern, Place, PlayerRef, Sel } from '../../language/tree/index.ts';
import { playersOf, type Context, withinLimit, isType, missionOf, abilityOf } from '../reading/index.ts';
import { isPlayer } from './prohibitions.ts';
import { rulesAtWork, type Rule, type RuleAtWork } from './rules-at-work.ts';
import { candidates, coversPlayed } from '../meaning.ts';

/** A rule that lets a player play such cards there, or from there. */
type Permission = Rule & { who: PlayerRef; act: EventPattern & { what: Sel } };

export type PermissionAtWork = RuleAtWork & { readonly effect: Permission };

export function isPermission(effect: Rule): effect is Permission {
  return (
    effect.allow &&
    isPlayer(effect.who) &&
    typeof effect.act === 'object' &&
    effect.act.e === 'play' &&
    effect.act.what !== undefined &&
    (effect.act.place === undefined) !== (effect.act.from === undefined)
  );
}

/** The cards outside the hand that the player may play as if they were in it. */
export function openToPlay(engine: Engine, player: Seat): CardNumber[] {
  const found = permissionsOf(engine, player).flatMap(({ context, effect: { act } }) =>
    act.from === undefined
      ? []
      : candidates(context, { ...act.what, n: 'all', at: act.from }).filter(
          (card) => engine.state.owner[card] === player && !engine.isInPlay(card),
        ),
  );
  return [...new Set(found)];
}

const isByCard = (value: unknown): value is ReadonlyMap<CardNumber, Seat> => value instanceof Map;

/** Who may play the card, an interrupt mostly, as if it were in hand; null: nobody. */
export function playableFrom(engine: Engine, card: CardNumber): Seat | null {
  if (!rulesAtWork(engine).some(({ effect }) => isPermission(effect) && effect.act.from)) return null;
  const byCard = engine.remember(
    'playable from',
    null,
    () =>
      new Map(engine.state.seats.flatMap((_, seat) => openToPlay(engine, seat).map((open) => [open, seat] as const))),
    isByCard,
  );
  return byCard.get(card) ?? null;
}

/** Where texts let the player play the card: missions, ships, planets. */
export function placesPermitted(engine: Engine, card: CardNumber, player: Seat): CardNumber[] {
  return permissionsOf(engine, player).flatMap((permission) =>
    permission.effect.act.place !== undefined && coversPlayed(permission.context, permission.effect.act.what, card)
      ? hostsOf(permission.context, permission.effect.act.place)
      : [],
  );
}

/** How much cheaper some text lets the player play the card; 0: none does. */
export function greatestDiscount(engine: Engine, card: CardNumber, player: Seat): number {
  const discounts = permissionsOf(engine, player).flatMap(({ context, effect: { act, costBy = 0 } }) =>
    costBy < 0 && coversPlayed(context, act.what, card) ? [-costBy] : [],
  );
  return Math.max(0, ...discounts);
}

/** The text by which the card may be played there or from there, where some text must: one without a limit first. */
export function permissionUsed(
  engine: Engine,
  card: CardNumber,
  at: CardNumber,
  player: Seat,
): PermissionAtWork | undefined {
  const fitting = permissionsOf(engine, player).filter(({ context, effect: { act } }) => {
    if (act.from !== undefined) return candidates(context, { ...act.what, n: 'all', at: act.from }).includes(card);
    return act.place !== undefined && coversPlayed(context, act.what, card) && hostsOf(context, act.place).includes(at);
  });
  return fitting.find(({ responder }) => responder && !abilityBy(engine, responder).limit) ?? fitting[0];
}

function permissionsOf(engine: Engine, player: Seat): PermissionAtWork[] {
  return rulesAtWork(engine).filter(
    (rule): rule is PermissionAtWork =>
      isPermission(rule.effect) &&
      playersOf(rule.context, rule.effect.who).includes(player) &&
      (rule.responder === undefined || withinLimit(engine, abilityBy(engine, rule.responder), rule.responder)),
  );
}

const abilityBy = (engine: Engine, { source, ability }: Responder): Ability =>
  abilityOf(engine.definitionOf(source.card), ability);

/** A rule about where cards may be placed that some text wants at headquarters. */
export function isRedirection(effect: Rule): effect is Permission {
  const { act } = effect;
  return effect.allow && isPlayer(effect.who) && typeof act === 'object' && act.e === 'instruct' && isWhole(act);
}

const isWhole = ({ what, place }: EventPattern): boolean => what !== undefined && place !== undefined;

/** Where else the player may place cards that a text wants at a headquarters mission. */
export function placesInstructed(engine: Engine, cards: readonly CardNumber[], player: Seat): CardNumber[] {
  return rulesAtWork(engine).flatMap(({ context, effect }) => {
    if (!isRedirection(effect) || !effect.act.place || !playersOf(context, effect.who).includes(player)) return [];
    return cards.every((card) => coversPlayed(context, effect.act.what, card))
      ? hostsOf(context, effect.act.place)
      : [];
  });
}

/** The cards with which a card enters play in a place that a text names. */
function hostsOf(context: Context, place: Place): readonly CardNumber[] {
  const { engine, source } = context;
  switch (place.p) {
    case 'aboard':
      return candidates(context, place.ship);
    case 'at':
      return candidates(context, place.mission);
    case 'on':
      return candidates(context, place.card);
    case 'here':
      return [missionOf(engine, source.card)].filter((card) => card > 0);
    case 'present':
      return candidates(context, place.with)
        .map((card) => engine.hostOf(card))
        .filter((card) => isType(engine, card, 'mission') || isType(engine, card, 'ship'));
    case 'beneath':
    case 'zone':
    case 'involved':
    case 'wherePlayable':
    case 'quadrantOf':
      return [];
  }
}
