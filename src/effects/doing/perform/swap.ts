/** Verbs that exchange cards for others, or replace them. */
import { pendingCards } from '../../../engine/acting/action.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import { moveCards } from '../card-moves.ts';
import { settled, type Perform } from './outcome.ts';

/** Where a card lies, and how. */
interface Spot {
  readonly place: Place;
  readonly at: number;
  readonly face: 'up' | 'down';
  readonly commander: Seat | null;
}

function spotOf(engine: Engine, card: CardNumber): Spot {
  const code = engine.placeOf(card);
  const commander = engine.commanderOf(card);
  return {
    place: engine.places.place(code),
    at: engine.cardsAt(code).indexOf(card),
    face: engine.has(card, 'faceUp') ? 'up' : 'down',
    commander: commander < 0 ? null : commander,
  };
}

/** The word by which an exchange of several cards tells how many of its objects are the old ones. */
export const OLD = 'old';

/** Exchange and replace put the new card in the old one's place; what was about to happen to it happens to the new one. */
export function swap(verb: 'exchanged' | 'replaced'): Perform {
  return (engine, action) => {
    const cards = pendingCards(engine, action);
    const count = Number(action.words?.[OLD] ?? 1);
    const [olds, replacements] = oldFirst(engine, cards.slice(0, count), cards.slice(count));
    const pairs = olds.flatMap((old, index) => {
      const replacement = replacements[index];
      return replacement === undefined ? [] : [{ old, replacement }];
    });
    const isWhole = cards.length === Math.max(2, action.objects.length);
    if (!isWhole || !pairs.every(({ old, replacement }) => mayTakeItsPlace(engine, old, replacement)))
      return settled(action, []);
    const into = olds.map((old) => spotOf(engine, old));
    const back = replacements.map((replacement) => spotOf(engine, replacement));
    const player = action.agent;
    const move = (card: CardNumber, spot: Spot | undefined, key: 'swap.into play' | 'swap.out'): void => {
      if (!spot) throw new Error('an exchange with nothing');
      const { place: to, ...how } = spot;
      moveCards(engine, { verb, player, cards: [card], to, ...how, rules: engine.cite(key) });
    };
    // Of sides that are not equal the rest goes where the last of the other side was.
    replacements.forEach((card, index) => {
      move(card, into[index] ?? into.at(-1), 'swap.into play');
    });
    for (const { old, replacement } of pairs)
      engine.emit({ type: 'swapped', verb, old, new: replacement, player }, engine.cite('swap'));
    olds.forEach((card, index) => {
      const spot = back[index] ?? back.at(-1);
      move(card, verb === 'replaced' || !spot ? discarded(engine, card) : backTo(engine, card, spot), 'swap.out');
    });
    return settled(action, cards);
  };
}

/** The old card takes the new one's place, in its own owner's pile. */
function backTo(engine: Engine, old: CardNumber, spot: Spot): Spot {
  if (!('zone' in spot.place)) return spot;
  return { ...spot, place: { zone: spot.place.zone, player: engine.ownerOf(old) } };
}

function discarded(engine: Engine, old: CardNumber): Spot {
  const place: Place = { zone: 'discard', player: engine.ownerOf(old) };
  return { place, at: 0, face: 'up', commander: null };
}

/** Whichever side a text names first: the old cards are those in play, if those of the other side are not. */
function oldFirst(
  engine: Engine,
  one: readonly CardNumber[],
  other: readonly CardNumber[],
): readonly [readonly CardNumber[], readonly CardNumber[]] {
  const isTurned = !one.some((card) => engine.isInPlay(card)) && other.every((card) => engine.isInPlay(card));
  return isTurned ? [other, one] : [one, other];
}

/** May one of these cards take the other's place: no copy of it is commanded, the card that leaves left aside? */
export function mayTakeItsPlace(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const [[old], [replacement]] = oldFirst(engine, [one], [other]);
  if (old === undefined || replacement === undefined) throw new Error('an exchange with nothing');
  const commander = engine.commanderOf(old);
  const isEntering = engine.isInPlay(old) && !engine.isInPlay(replacement);
  return !isEntering || commander < 0 || !engine.ruleset.texts.commandsCopy(engine, replacement, commander, old);
}
