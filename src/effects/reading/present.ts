/** "Here", "at this mission" and "present", said by a card: where it is, or where it stood before it left by its own text. */
import { attemptIn, battleIn, placeOfAttempt } from '../undertakings.ts';
import type { Context } from './context.ts';
import { areAtOneMission } from './at-every-mission.ts';
import { isType, missionWith, presenceAnchor, isPlace } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Place } from '../../language/tree/index.ts';

/** The slot and the number by which a text in progress knows where its card stood as it began. */
export const STOOD = 'stood';

/** 'Here' and 'present', said by a card while it is played: where it is about to enter play. */
export function whereItEnters(engine: Engine, host: CardNumber): Pick<Context, 'cards' | 'numbers'> {
  const isShip = isType(engine, host, 'ship');
  const holdsCards = isShip || isPlace(engine, host);
  // On another card it will be where that is.
  const place = holdsCards ? engine.places.host(host, isShip ? 'aboard' : 'here') : engine.placeOf(host);
  const stood = holdsCards ? host : engine.hostOf(host);
  return stood > 0 ? { cards: { [STOOD]: [engine.ref(stood)] }, numbers: { [STOOD]: place } } : NOWHERE;
}
const NOWHERE: Pick<Context, 'cards' | 'numbers'> = { cards: {}, numbers: {} };

/** Does "this mission" or "here" on the source mean the place where the card is? */
export function isHere(context: Context, card: CardNumber): boolean {
  const { engine, source } = context;
  const anchor = presenceAnchor(engine, source.card);
  if (missionWith(engine, anchor) > 0) return areAtOneMission(engine, anchor, card);
  const [stood] = engine.isInPlay(source.card) ? [] : (context.cards[STOOD] ?? []);
  if (stood && missionWith(engine, stood.card) > 0) return areAtOneMission(engine, stood.card, card);
  // Of a battle that a text in a core has begun, it is where that is fought.
  const battle = battleIn(engine);
  if (battle && missionWith(engine, card) === missionWith(engine, battle.where)) return true;
  // Of an interrupt that is played in an attempt, it is where that is made.
  const attempt = attemptIn(engine);
  if (attempt && isType(engine, source.card, 'interrupt'))
    return missionWith(engine, card) === placeOfAttempt(attempt).card;
  // On an event in a core, "here" is the event itself.
  return engine.relationOf(card) === 'on' && engine.hostOf(card) === source.card;
}

/** 'Present', said by a card that has left by its own cost: with it where it stood. */
export function withWhoLeft(
  { engine, source, cards, numbers }: Context,
  place: Extract<Place, { p: 'present' }>,
): readonly CardNumber[] | undefined {
  const [host] = cards[STOOD] ?? [];
  if (place.with.ref !== 'this' || !host || engine.isInPlay(source.card)) return undefined;
  return engine.cardsAt(numbers[STOOD] ?? 0).filter((card) => engine.hostOf(card) === host.card);
}
