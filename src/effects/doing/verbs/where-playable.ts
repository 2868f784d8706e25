/** 'Place them where they could be played': each card goes to one of the places named at which it could be played. */
import { every, isType, type Context } from '../../reading/index.ts';
import { placesInstructed } from '../../standing/index.ts';
import { candidates } from '../../meaning.ts';
import { choose } from '../../../engine/asking/select.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import type { Ref } from '../../../engine/state/state.ts';
import type { Place as TextPlace } from '../../../language/tree/index.ts';
import { actOn, refsOf, speakOf, type Found } from './objects.ts';
import { groupAt } from '../../../engine/kernel/tallies.ts';

type WherePlayable = Extract<TextPlace, { p: 'wherePlayable' }>;

/** The places, of those named, where the card could be played; whoever wants it placed there may be allowed others as well. */
export function homesOf(
  context: Context,
  { card: named }: WherePlayable,
  card: CardNumber,
  by: Seat,
): readonly CardNumber[] {
  const { engine, you } = context;
  const among = named === undefined ? null : candidates(context, every(named));
  const playable = engine.ruleset.texts
    .placesFor(engine, card, you)
    .filter((place) => place > 0 && (among === null || among.includes(place)));
  return [...new Set([...playable, ...placesInstructed(engine, [card], by)])];
}

/** Cards that go to one place. */
interface Group {
  readonly to: Place;
  readonly refs: readonly Ref[];
}

/**
 * The cards by where they go; "asked" where a player (`by`) must first choose for one of them. Who can be placed nowhere is in no
 * group.
 */
function groupsByHome(context: Context, to: WherePlayable, refs: readonly Ref[], by: Seat): readonly Group[] | 'asked' {
  const { engine, frame, source } = context;
  const homes = new Map<CardNumber, Ref[]>();
  for (const ref of refs.filter((one) => engine.isSame(one))) {
    const places = homesOf(context, to, ref.card, by);
    const [only] = places;
    const home = places.length < 2 ? only : frame?.cards[slotOf(ref)]?.[0]?.card;
    if (home !== undefined) groupAt(homes, home).push(ref);
    else if (only !== undefined) {
      choose(engine, {
        player: by,
        prompt: refs.length < 2 ? 'Choose where' : `Choose where ${engine.definitionOf(ref.card).title} goes`,
        from: refsOf(context, places),
        min: 1,
        max: 1,
        as: slotOf(ref),
        source: source.card,
      });
      return 'asked';
    }
  }
  return [...homes].map(([host, own]) => ({
    to: { host, relation: isType(engine, host, 'ship') ? 'aboard' : 'here' },
    refs: own,
  }));
}

/** Where it is kept to which place a card goes, and which cards have still to go. */
const slotOf = ({ card }: Ref): string => `home ${card}`;
const LEFT = 'homeless';

/** What is done, but for the place and the cards. */
type Deed = Parameters<typeof actOn>[1];

/** Puts each card where it could be played, those that go to one place together: "again" as long as some are left. */
export function placeHome(
  context: Context,
  to: WherePlayable,
  found: Found,
  { action, by }: { action: Deed; by: Seat },
): 'asked' | 'again' {
  const { frame } = context;
  const groups = groupsByHome(context, to, found.refs, by);
  if (groups === 'asked') return 'asked';
  speakOf(context, found);
  const [first, ...others] = groups;
  const left = others.flatMap(({ refs }) => refs);
  if (frame) frame.cards[LEFT] = left;
  for (const ref of found.refs) if (frame && !left.includes(ref)) delete frame.cards[slotOf(ref)];
  const refs = first?.refs ?? [];
  actOn(context, first ? { ...action, to: first.to } : action, { refs, wanted: found.wanted - left.length });
  return 'again';
}

/** Goes on with those that have still to be placed elsewhere; "done" where there are none. */
export function placeRest(
  context: Context,
  to: WherePlayable,
  said: { action: Deed; by: Seat },
): 'asked' | 'again' | 'done' {
  const refs = context.frame?.cards[LEFT] ?? [];
  return refs.length === 0 ? 'done' : placeHome(context, to, { refs, wanted: refs.length }, said);
}
