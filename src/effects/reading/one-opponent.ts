/**
 * "An opponent" where there are several: who triggered a text is the one it speaks of, and a condition about an opponent is
 * true if it is true of one of them.
 */
import { remembered } from './remembered.ts';
import { holds } from '../meaning.ts';
import { ONE_OPPONENT, opponentsOf, type Context } from './context.ts';
import { cardOfPlace } from './event-letters.ts';
import { missionWith } from './places.ts';
import { isSomewhere } from './nodes.ts';
import { abilityOf } from './text-of.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import type { Ability, Cond, Effect, Place, Sel } from '../../language/tree/index.ts';

/** Words of a node that name the player who does something or to whom it is done. */
const PLAYER_KEYS: ReadonlySet<string> = new Set(['who', 'by', 'to', 'whose']);

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null;

/** Does the node itself name an opponent as a player, or one of an opponent's piles? */
export function namesOpponent(node: object): boolean {
  const isZone = 'p' in node && node.p === 'zone' && 'of' in node && node.of === 'opponent';
  return isZone || Object.entries(node).some(([key, value]) => PLAYER_KEYS.has(key) && value === 'opponent');
}

/** The opponents of whom the text's condition was true as it began, as bits. */
export const MEANT = 'opponents meant';

/**
 * "If this is present with an opponent's personnel, … that opponent's deck": the opponents of whom that is true, found before
 * a cost of the text changes it.
 */
export function opponentsOfCondition(
  context: Context,
  { at, if: condition }: Ability,
): Readonly<Record<string, number>> {
  const conditions = [at.t === 'window' ? at.while : undefined, condition].filter((one) => one !== undefined);
  return ofWhomItIsTrue(context, conditions);
}

/** The same of a condition in the middle of a text, where what is done then names an opponent. */
export function meanOpponentsOf(context: Context, { if: condition, then }: Extract<Effect, { x: 'if' }>): void {
  const { frame, numbers } = context;
  if (!frame || numbers[ONE_OPPONENT] !== undefined || !namesOne(then)) return;
  Object.assign(frame.numbers, ofWhomItIsTrue(context, [condition]));
}

function ofWhomItIsTrue(context: Context, conditions: readonly Cond[]): Readonly<Record<string, number>> {
  const { engine, you, numbers } = context;
  if (engine.seats.length < 3 || !conditions.some((one) => isAboutOpponent(one))) return {};
  const isMeant = (seat: Seat): boolean =>
    conditions.every((one) => holds({ ...context, numbers: { ...numbers, [ONE_OPPONENT]: seat } }, one));
  const meant = opponentsOf(engine, you).filter(isMeant);
  return meant.length === 0 ? {} : { [MEANT]: meant.reduce((bits, seat) => bits | (1 << seat), 0) };
}

/** Whose card it is: who commands it, unless the text says 'owns', or nobody else than its player does any more. */
function whoseCard(engine: Engine, { via }: Sel, card: number, you: Seat): Seat {
  const commander = engine.commanderOf(card);
  return via === 'own' || commander < 0 || commander === you ? engine.ownerOf(card) : commander;
}

/** "When an opponent plays …, that opponent …": the one who did it, whose card it was done to, or whose turn it is. */
export function opponentOfTrigger(
  engine: Engine,
  { you }: Responder,
  ability: Ability,
  event: Occurrence | null | undefined,
): Readonly<Record<string, number>> {
  if (engine.seats.length < 3) return {};
  const seat = opponentIn(engine, ability.at, event, you);
  if (seat === you) return {};
  engine.noteKeys('opponent.which one');
  return { [ONE_OPPONENT]: seat };
}

function opponentIn(engine: Engine, at: Ability['at'], event: Occurrence | null | undefined, you: Seat): Seat {
  if (at.t === 'clock') return at.whose === 'opponent' ? engine.turn.player : you;
  if (at.t !== 'on' || !event) return you;
  const { who, what, by, place } = at.ev;
  if (who === 'opponent') return event.player;
  const [first] = event.cards;
  // 'When you reveal a card from an opponent's deck, … that deck': whose card it is.
  if (first && (isTheirs(place) || isTheirs(what?.at))) return engine.ownerOf(first.card);
  const from = 'from' in at.ev ? at.ev.from : undefined;
  const told: readonly (readonly [Sel | undefined, Ref | null | undefined])[] = [
    [what, first],
    [by, event.by],
    [place && cardOfPlace(place), event.where],
    [from && cardOfPlace(from), event.from],
  ];
  const [sel, card] = told.find(([one, found]) => one?.of === 'opponent' && found) ?? [];
  return sel && card ? whoseCard(engine, sel, card.card, you) : you;
}

/** Is it an opponent's zone? */
const isTheirs = (place: Place | undefined): boolean => place?.p === 'zone' && place.of === 'opponent';

/** Does a condition speak of an opponent anywhere? */
export const isAboutOpponent = remembered((node: object): boolean =>
  isSomewhere(node, (inner) => inner === 'opponent'),
);

/** "While an opponent's ship is here, that opponent cannot …": of several opponents each alone, what holds and what it is about. */
export function ofEachOpponent(
  context: Context,
  conditions: readonly (Cond | undefined)[],
  about: object,
): readonly Context[] {
  const { engine, you, numbers } = context;
  if (engine.seats.length < 3 || !conditions.some((one) => one !== undefined && isAboutOpponent(one))) return [context];
  if (!isAboutOpponent(about)) return [context];
  return opponentsOf(engine, you).map((seat) => ({ ...context, numbers: { ...numbers, [ONE_OPPONENT]: seat } }));
}

/** Is an opponent named anywhere inside as a player? */
const namesOne = remembered((node: object): boolean =>
  isSomewhere(node, (inner) => isObject(inner) && namesOpponent(inner)),
);

/** "Kill an opponent's personnel; that opponent …": whose cards were found, or at whose mission, is the opponent of whom the text goes on to speak. */
export function meanWhoseCards(context: Context, sel: Sel, cards: readonly Ref[]): void {
  const { engine, frame, you, numbers } = context;
  const there = sel.at?.p === 'at' ? sel.at.mission : undefined;
  const [whose, found] =
    sel.of === 'opponent'
      ? [sel, cards.map(({ card }) => card)]
      : [there, cards.map(({ card }) => missionWith(engine, card))];
  if (engine.seats.length < 3 || whose?.of !== 'opponent' || !frame?.text) return;
  if (frame.numbers[ONE_OPPONENT] !== undefined || numbers.each !== undefined) return;
  const definition = engine.definitions[frame.text.definition];
  if (!definition || !namesOne(abilityOf(definition, frame.text.ability))) return;
  const seats = new Set(found.filter((card) => card > 0).map((card) => whoseCard(engine, whose, card, you)));
  const [seat] = seats;
  if (seats.size !== 1 || seat === undefined) return;
  frame.numbers[ONE_OPPONENT] = seat;
  engine.noteKeys('opponent.which one');
}
