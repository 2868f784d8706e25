/**
 * What texts let a player play elsewhere than at headquarters, or from elsewhere than the hand: "you may play Androids
 * aboard this ship", "you may play events from your discard pile as if they were in your hand".
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Responder } from '../../engine/state/state.ts';
import type { Ability, Place, Played } from '../../language/tree/index.ts';
import { playersOf, type Context, withinLimit, isType, missionOf, abilityOf, isPlace } from '../reading/index.ts';
import { rulesAtWork, type RuleAtWork } from './rules-at-work.ts';
import { candidates, coversPlayed } from '../meaning.ts';

/** A rule that lets a player play such cards there, or from there. */
export type PermissionAtWork = RuleAtWork<'allow'>;

/** All cards that may be played from there. */
const allFrom = (context: Context, act: Extract<Played, { from: Place }>): readonly CardNumber[] =>
  candidates(context, { ...act.what, n: 'all', at: act.from });

/** The cards outside the hand that the player may play as if they were in it. */
export function openToPlay(engine: Engine, player: Seat): CardNumber[] {
  const found = permissionsOf(engine, player).flatMap(({ context, effect: { act } }) =>
    act.from === undefined
      ? []
      : allFrom(context, act).filter((card) => engine.ownerOf(card) === player && isWithPlayer(engine, card, player)),
  );
  return [...new Set(found)];
}

/** What was placed on a card from in play is in play still: of that, what the player commands. */
const isWithPlayer = (engine: Engine, card: CardNumber, player: Seat): boolean =>
  !engine.isInPlay(card) || (engine.relationOf(card) === 'on' && engine.commanderOf(card) === player);

/** Does a text let anybody play cards from elsewhere than the hand just now? */
export function opensElsewhere(engine: Engine): boolean {
  return rulesAtWork(engine, 'allow').some(({ effect }) => effect.act.from !== undefined);
}

/** Who may play the card, an interrupt mostly, as if it were in hand; null: nobody. */
export function playableFrom(engine: Engine, card: CardNumber): Seat | null {
  if (!opensElsewhere(engine)) return null;
  return playersByCard(engine).get(card) ?? null;
}

const playersByCard = rememberingOnce(
  (engine: Engine): ReadonlyMap<CardNumber, Seat> =>
    new Map(engine.seats.flatMap((_, seat) => openToPlay(engine, seat).map((open) => [open, seat] as const))),
);

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
    if (act.from !== undefined) return allFrom(context, act).includes(card);
    return coversPlayed(context, act.what, card) && hostsOf(context, act.place).includes(at);
  });
  return fitting.find(({ responder }) => responder && !abilityBy(engine, responder).limit) ?? fitting[0];
}

function permissionsOf(engine: Engine, player: Seat): PermissionAtWork[] {
  return rulesAtWork(engine, 'allow').filter(
    (rule) =>
      playersOf(rule.context, rule.effect.who).includes(player) &&
      (rule.responder === undefined || withinLimit(engine, abilityBy(engine, rule.responder), rule.responder)),
  );
}

const abilityBy = (engine: Engine, { source, ability }: Responder): Ability =>
  abilityOf(engine.definitionOf(source.card), ability);

/** The skills that missions of the player's count as completed with while the card is played. */
export function skillsUncovered(engine: Engine, card: CardNumber, player: Seat): readonly string[] {
  return rulesAtWork(engine, 'uncover').flatMap(({ context, effect: { who, what, skill } }) =>
    playersOf(context, who).includes(player) && coversPlayed(context, what, card) ? [skill] : [],
  );
}

/** Where else the player may place cards that a text wants at a headquarters mission. */
export function placesInstructed(engine: Engine, cards: readonly CardNumber[], player: Seat): CardNumber[] {
  return rulesAtWork(engine, 'redirect').flatMap(({ context, effect: { who, what, place } }) => {
    if (!playersOf(context, who).includes(player)) return [];
    return cards.every((card) => coversPlayed(context, what, card)) ? hostsOf(context, place) : [];
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
        .filter((card) => isPlace(engine, card) || isType(engine, card, 'ship'));
    case 'beneath':
    case 'zone':
    case 'involved':
    case 'wherePlayable':
    case 'quadrantOf':
      return [];
  }
}
