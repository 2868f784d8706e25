/** Whom a dilemma reaches: those involved in the attempt, whatever its words leave out. */
import { attemptIn, isMet, placeOfAttempt } from '../undertakings.ts';
import { playersOf, type Context } from './context.ts';
import { isTakingPart } from './involvement.ts';
import { isType, missionOf } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Filter, Place, Sel } from '../../language/tree/index.ts';

/** The place of all cards in play: where it is said, a text of a dilemma reaches others too than those involved in the attempt. */
export const IN_PLAY: Place = { p: 'zone', zone: 'play', of: 'anyPlayer' };

/** A dilemma being faced affects only what is involved. */
const isDilemmaAtWork = ({ engine, source }: Context): boolean => isMet(engine, source.card);

/** Does a dilemma's selector mean only those involved in the attempt: of a dilemma being faced, or of one on the mission that selects at random? */
export function isOfTheInvolved(context: Context, { by, of }: Sel): boolean {
  const { engine, source } = context;
  const isAtWork = isDilemmaAtWork(context);
  if (!isAtWork && (by !== 'random' || !isType(engine, source.card, 'dilemma'))) return false;
  const attempt = attemptIn(engine);
  // Those of a player who does not attempt the mission are not among the involved.
  if (attempt && of !== undefined && !playersOf(context, of).includes(attempt.player)) return false;
  const mission = attempt ? placeOfAttempt(attempt).card : undefined;
  const isOnIt = (): boolean => engine.relationOf(source.card) === 'on' && engine.hostOf(source.card) === mission;
  return isAtWork || (mission !== undefined && isOnIt());
}

/** Does a selector of a dilemma's text speak of personnel, the word said or not? */
export function isAboutPersonnel(sel: Sel): boolean {
  return (
    sel.f === undefined ||
    namesKind(sel.f, 'personnel') ||
    !['ship', 'mission', 'event', 'equipment', 'card', 'dilemma'].some((kind) => namesKind(sel.f, kind))
  );
}

/** Does the filter ask for cards of this type, in some alternative? */
export function namesKind(filter: Filter | undefined, kind: string): boolean {
  if (!filter) return false;
  if (filter.f === 'and' || filter.f === 'or') return filter.of.some((part) => namesKind(part, kind));
  // 'Your headquarters' are missions without the word, a class is one of ships.
  if (filter.f === 'mission' || filter.f === 'quadrant') return kind === 'mission';
  if (filter.f === 'class') return kind === 'ship';
  return filter.f === 'kind' && filter.is === kind;
}

/** Of things a dilemma reaches those of who faces it: equipment, a Hand Weapon as well, and the ship of the attempt. */
export const isOfTheirs = (engine: Engine, kind: string | undefined, isKeyword: boolean): boolean =>
  kind === undefined ? isKeyword : kind === 'equipment' || (kind === 'ship' && attemptIn(engine) !== null);

/** Does a dilemma reach this thing of theirs: does it take part, or is it, where they attempt the mission without a ship, one that is there? */
export function isReached(engine: Engine, card: CardNumber): boolean {
  const attempt = attemptIn(engine);
  if (isTakingPart(engine, card)) return true;
  return (
    attempt !== null &&
    !attempt.ship &&
    isType(engine, card, 'ship') &&
    missionOf(engine, card) === placeOfAttempt(attempt).card
  );
}

/** Does the filter ask for a keyword? 'A Hand Weapon' does not say what kind of card it is. */
export const namesKeyword = (filter: Filter | undefined): boolean =>
  filter?.f === 'keyword' || (filter?.f === 'and' && filter.of.some(namesKeyword));

/** 'Present', said by the dilemma that is faced: with those who face it. */
export function withTheInvolved(
  context: Context,
  place: Extract<Place, { p: 'present' }>,
): readonly CardNumber[] | undefined {
  if (place.with.ref !== 'this' || !isDilemmaAtWork(context)) return undefined;
  const { engine } = context;
  const attempt = attemptIn(engine);
  if (!attempt) return undefined;
  const there = attempt.ship
    ? engine.hosted(attempt.ship.card, 'aboard')
    : [placeOfAttempt(attempt), ...(attempt.bases ?? [])].flatMap(({ card }) => engine.hosted(card, 'here'));
  if (!engine.ruleset.texts.areTeamsApart) return there;
  return there.filter((card) => isTakingPart(engine, card));
}
