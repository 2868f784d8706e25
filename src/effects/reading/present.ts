/** "Here", "at this mission" and "present", said by a card: where it is, or where it stood before it left by its own text. */
import { attemptIn, battleIn, placeOfAttempt } from '../undertakings.ts';
import type { Context } from './context.ts';
import { areAtOneMission } from './at-every-mission.ts';
import { arePresent, isType, missionWith, presenceAnchor, isPlace } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ref } from '../../engine/state/state.ts';
import type { Ability, Place } from '../../language/tree/index.ts';
import { textChildren } from './nodes.ts';
import { placeOfTask } from './tasks.ts';
import { remembered } from './remembered.ts';
import { abilityOf } from './text-of.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** The slot and the number by which a text in progress knows where its card stood as it began. */
const STOOD = 'stood';

/** 'Here' and 'present', said by a card while it is played: where it is about to enter play. */
export function whereItEnters(engine: Engine, host: CardNumber): Bound {
  const isShip = isType(engine, host, 'ship');
  const holdsCards = isShip || isPlace(engine, host);
  // On another card it will be where that is.
  const place = holdsCards ? engine.places.host(host, isShip ? 'aboard' : 'here') : engine.placeOf(host);
  const stood = holdsCards ? host : engine.hostOf(host);
  return stood > 0 ? stoodAt([engine.ref(stood)], place) : NOWHERE;
}
type Bound = Pick<Context, 'cards' | 'numbers'>;
const NOWHERE: Bound = { cards: {}, numbers: {} };

/** What a text in progress knows of where its card stood: on what, and which place that is. */
export function stoodAt(hosts: readonly Ref[], place: number): Bound {
  // Assigned: a name that is put together within a literal is defined slowly.
  const cards: Record<string, readonly Ref[]> = {};
  const numbers: Record<string, number> = {};
  cards[STOOD] = hosts;
  numbers[STOOD] = place;
  return { cards, numbers };
}

/** The card by whose place "here" is told: the one that says it, or with which it stood before it left; 0 where that is at no mission. */
function standsHere(context: Context): CardNumber {
  const { engine, source } = context;
  // Said by a task, it is where that is done, or was.
  const anchor = presenceAnchor(engine, placeOfTask(engine, source.card) || source.card);
  if (missionWith(engine, anchor) > 0) return anchor;
  const hosts = engine.isInPlay(source.card) ? [] : cardsIfAny(context, STOOD);
  return hosts.find((host) => missionWith(engine, host.card) > 0)?.card ?? NOBODY;
}
const NOBODY = 0;

/** The mission that "this mission" or "here" on the source is, or was before it left; of what is at none, the one attempted; 0: none. */
export function missionHere(context: Context): CardNumber {
  const { engine } = context;
  const anchor = standsHere(context);
  if (anchor > 0) return missionWith(engine, anchor);
  const attempt = attemptIn(engine);
  return attempt ? placeOfAttempt(attempt).card : 0;
}

/** Does "this mission" or "here" on the source mean the place where the card is? */
export function isHere(context: Context, card: CardNumber): boolean {
  const { engine, source } = context;
  const anchor = standsHere(context);
  if (anchor > 0) return areAtOneMission(engine, anchor, card);
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

/** The slot by which a text in progress knows who was present with a card that it calls by a letter. */
const stoodWith = (letter: string): string => `${STOOD} ${letter}`;

/** The letters of cards with which a text says that others are present. */
const companions = remembered((ability: Ability): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (isPresence(node) && node.with.ref !== undefined && node.with.ref !== 'this') found.add(node.with.ref);
    for (const child of textChildren(node)) visit(child);
  };
  for (const effect of ability.do) visit(effect);
  return found;
});
type Presence = Extract<Place, { p: 'present' }>;
const isPresence = (node: unknown): node is Presence =>
  typeof node === 'object' && node !== null && 'p' in node && node.p === 'present' && 'with' in node;

/** Notes who is present with a card that may leave before the text says so. */
export function noteCompanions(context: Context, letter: string, card: CardNumber | undefined): void {
  const { engine, frame } = context;
  if (!frame?.text || card === undefined || !engine.isInPlay(card)) return;
  const ability = abilityOf(engine.definitionOf(frame.text.source.card), frame.text.ability);
  if (!companions(ability).has(letter)) return;
  const there = engine
    .cardsAt(engine.placeOf(card))
    .filter((other) => other !== card && arePresent(engine, card, other));
  frame.cards[stoodWith(letter)] = there.map((other) => engine.ref(other));
}

/** 'Present' with a card that has left by the text's own cost, this card or one called by a letter: with it where it stood. */
export function withWhoLeft(
  { engine, source, cards, numbers }: Context,
  { with: { ref } }: Presence,
): readonly CardNumber[] | undefined {
  if (ref === undefined) return undefined;
  if (ref !== 'this') {
    const [left] = cardsIfAny({ cards }, ref);
    const were = cards[stoodWith(ref)];
    return !were || !left || engine.isInPlay(left.card)
      ? undefined
      : were.filter((one) => engine.isSame(one)).map(({ card }) => card);
  }
  const [host] = cardsIfAny({ cards }, STOOD);
  const place = numbers[STOOD];
  if (!host || place === undefined || engine.isInPlay(source.card)) return undefined;
  return engine.cardsAt(place).filter((card) => engine.hostOf(card) === host.card);
}
