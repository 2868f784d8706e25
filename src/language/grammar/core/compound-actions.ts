/** Reads actions of several steps in one clause: 'search your deck for an X and place it …', 'give an opponent command of X'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, anyOf, kind, ownerOf, putAway, zone } from '../../tree/build.ts';
import type { Effect, Place, PlayerRef, Sel } from '../../tree/index.ts';
import { open, openWords } from '../../tree/open.ts';
import { eachOnOne, onSeveral } from './each-on-one.ts';
import { participled } from './fates.ts';
import { cards, destination, number, player, zonePlace, type Destination } from './symbols.ts';

/** What is looked for lies in the zone that is searched. */
function foundIn(at: Place, sel: Sel): Sel | undefined {
  return sel.at || sel.ref !== undefined ? undefined : { ...sel, at };
}
function placed(what: Sel | undefined, rest: Destination): Effect[] | undefined {
  return what && [{ x: 'put', why: 'place', what, ...rest }];
}
const it = w('(it|them|him|her|him or her|that card|that dilemma|that personnel|that ship|those cards)', 0);

/** 'Search your deck for an X and place it in …'. */
const searching: Parser<Effect[]> = any<Effect[]>(
  p`search~ ${zonePlace} for ${cards} (, then|, and|and|,) (place~|put~|set~) ${it} ${destination}`
    .to(([at, sel, , rest]) => placed(foundIn(at, sel), rest))
    .cost(1),
  p`search~ ${zonePlace} , choose~ ${cards} , and (place~|put~|set~) ${it} ${destination}`.to(([at, sel, , rest]) =>
    placed(foundIn(at, sel), rest),
  ),
  p`search~ ${zonePlace} , (place~|put~) ${cards} ${destination}`.to(([at, sel, rest]) =>
    placed(foundIn(at, sel), rest),
  ),
  p`search~ ${zonePlace} for ${cards} and remove~ ${it} from the game`.to(([at, sel]): Effect[] | undefined => {
    const what = foundIn(at, sel);
    return what && [putAway('remove', what)];
  }),
  p`search~ ${zonePlace} and remove~ ${cards} from the game`.to(([at, sel]): Effect[] | undefined => {
    const what = foundIn(at, sel);
    return what && [putAway('remove', what)];
  }),
  p`search~ ${zonePlace} for ${cards} (, then|, and|and|,) take~ ${it} (in|into) (your|his or her|their)? hand`.to(
    ([at, sel]): Effect[] | undefined => {
      const what = foundIn(at, sel);
      return what && [{ x: 'put', why: 'take', what, to: zone('hand', ACTOR) }];
    },
  ),
  p`search~ ${zonePlace} and set~ aside ${cards}`.to(([at, sel]) =>
    placed(foundIn(at, sel), { to: { p: 'zone', zone: 'aside', of: { owner: 'it' } } }),
  ),
  // What comes of them is said later: 'place the chosen dilemma on …'.
  p`search~ ${zonePlace} (for|and choose~) ${cards}`
    .to(([at, sel]): Effect[] | undefined => {
      const what = foundIn(at, sel);
      return what && [{ x: 'pick', as: open('new'), sel: { ...what, by: ACTOR } }];
    })
    .cost(2),
  // 'And place them on your opponent's missions': each on one of its own.
  p`search~ ${zonePlace} for ${cards} (, then|, and|and|,) place~ them ${onSeveral}`.to(([at, sel, card]) => {
    const what = foundIn(at, sel);
    return what && eachOnOne(what, card);
  }),
  p`search~ ${zonePlace} and choose~ ${cards} to (place|set) ${destination}`.to(([at, sel, rest]) =>
    placed(foundIn(at, sel), rest),
  ),
);

/** 'Examine his or her hand and deck and remove each copy of that card from the game': in both places. */
const inBoth: Parser<Effect[]> = any<Effect[]>(
  p`(search~|examine~) ${zonePlace} and deck and remove~ ${cards} from the game`.to(([at, what]) =>
    throughBoth(at, what, (sel) => putAway('remove', sel)),
  ),
  p`(search~|examine~) ${zonePlace} and deck and (place~|put~) ${cards} in its owner's discard pile`.to(([at, what]) =>
    throughBoth(at, what, (sel) => ({ x: 'put', why: 'place', what: sel, to: zone('discard', ownerOf(sel)) })),
  ),
);
function throughBoth(at: Place, what: Sel, make: (what: Sel) => Effect): Effect[] | undefined {
  if (at.p !== 'zone' || at.zone !== 'hand' || what.at || what.n !== 'all') return undefined;
  return ['hand', 'deck'].flatMap((name): Effect[] => {
    const there = zone(name, structuredClone(at.of));
    return [
      { x: 'look', why: 'examine', what: { n: 'all', at: there }, who: ACTOR },
      make({ ...structuredClone(what), at: structuredClone(there) }),
    ];
  });
}

/** 'The owner of the discarded card that has the highest cost scores 5 points (or each tied player)'. */
const highest = (e: 'discard' | 'reveal'): Sel => ({
  n: 'all',
  f: { f: 'was', ev: { e, stage: 'did' }, span: 'ability' },
  best: { prop: 'cost', dir: 'max' },
});
const OWNER: PlayerRef = { owner: 'that' };
const tied: Parser<Effect[]> = any<Effect[]>(
  p`the owner of the discarded card that has the highest cost scores ${number} points <paren> or each tied player </paren>`.to(
    ([by]): Effect[] => [{ x: 'each', over: highest('discard'), do: [{ x: 'points', who: OWNER, by }] }],
  ),
  p`the player who revealed the card with the highest cost may take that card into hand <paren> or each tied player </paren>`.to(
    (): Effect[] => [
      {
        x: 'each',
        over: highest('reveal'),
        do: [
          {
            x: 'may',
            who: OWNER,
            do: [{ x: 'put', why: 'take', what: { ref: 'that' }, to: zone('hand', OWNER), who: OWNER }],
          },
        ],
      },
    ],
  ),
);

/** 'Add it to those drawn': to the dilemmas that were drawn. */
const DRAWN: Destination = { to: { p: 'zone', zone: 'drawn', of: ACTOR } };
const those = w('(those|the dilemmas) drawn', 0);
const addToDrawn: Parser<Effect[]> = any<Effect[]>(
  p`search~ ${zonePlace} for ${cards} (, then|, and|and|,) add~ ${it} to ${those}`.to(([at, sel]) =>
    placed(foundIn(at, sel), DRAWN),
  ),
  p`(take~)? ${cards} and add~ ${it} to ${those}`.to(([what]) => placed(what, DRAWN)),
  p`add~ ${cards} to ${those}`.to(([what]) => placed(what, DRAWN)),
);

/** 'He and a second randomly selected personnel are stopped': both at once. */
const withAnother: Parser<Effect[]> =
  p`${cards} and a|another second? randomly selected personnel (is|are) ${participled}`.to(
    ([one, make]): Effect[] | undefined =>
      openWords(one.ref) === undefined
        ? undefined
        : [
            { x: 'pick', as: open('new'), sel: { f: kind('personnel'), by: 'random', other: [open('last')] } },
            make({ ref: open('each of them') }),
          ],
  );

/** 'Give command of X to an opponent'. */
const giving: Parser<Effect[]> = any<Effect[]>(
  p`give~ ${player} command of ${cards}`.to(([to, what]): Effect[] => [{ x: 'command', what, to }]),
);

/** 'Reveal your hand and the hand of the opponent on your left'. */
const showing: Parser<Effect[]> = p`reveal~ ${cards} and ${cards}`.to(([one, other]): Effect[] | undefined =>
  [one, other].every(({ n, at }) => n === 'all' && at?.p === 'zone')
    ? [one, other].map((what): Effect => ({ x: 'look', why: 'reveal', what, who: ACTOR }))
    : undefined,
);

/** 'Examine the top two cards of your deck and the bottom two cards of your deck'. */
const examining: Parser<Effect[]> = p`(examine~|look~ at) ${cards} and ${cards}`.to(
  ([one, other]): Effect[] | undefined =>
    [one, other].every(({ from, at }) => from !== undefined && at?.p === 'zone')
      ? [one, other].map((what): Effect => ({ x: 'look', why: 'examine', what, who: ACTOR }))
      : undefined,
);

/** 'You may prevent this by placing X in its owner's discard pile'. */
const preventing: Parser<Effect[]> =
  p`${player} may prevent~ (this|that|it) by placing ${cards} in (his or her|their|its|his|her) owner's discard pile`.to(
    ([who, what]): Effect[] => [
      {
        x: 'may',
        who,
        cost: [{ x: 'put', why: 'place', what, to: zone('discard', ownerOf(what)) }],
        do: [{ x: 'prevent' }],
      },
    ],
  );

/** 'Counts each X in his or her discard pile and shuffles each of those cards into his or her deck'. */
const counting: Parser<Effect[]> =
  p`count~ each personnel and ship card in ${zonePlace} and shuffle~ each of those cards into ${zonePlace}`.to(
    ([at, to]): Effect[] => [
      { x: 'put', why: 'place', what: { n: 'all', f: anyOf([kind('personnel'), kind('ship')]), at }, to },
      { x: 'shuffle', zone: structuredClone(to) },
    ],
  );

/** Whoever is taken from elsewhere comes into the attempt, or is had to join it. */
export const joining = alternatives<Effect[]>('joining');
const joiningWords = joining.is(
  p`have ${cards} join (that|this|the) (mission attempt|attempt)`.to(([what]): Effect[] => [
    { x: 'join', what, to: 'attempt' },
  ]),
);

/** What a player does, of several steps. */
export const deeds: Parser<Effect[]> = any(
  tied,
  inBoth,
  searching,
  addToDrawn,
  giving,
  showing,
  examining,
  joining,
  counting,
);

/** 'Place this personnel and any number of your X present aboard a ship': both in one place, others than this, chosen before either moves. */
function placedTogether([one, other, { to, ...rest }]: readonly [Sel, Sel, Destination]): Effect[] | undefined {
  if (one.ref === undefined) return undefined;
  if (other.at?.p === 'aboard' && to.p === 'at')
    return isWhoeverIsAboard(other) ? [{ x: 'put', why: 'place', what: one, to, ...rest }] : undefined;
  const [where, there] = chosenOnce(to);
  const isThis = openWords(one.ref)?.startsWith('this') === true;
  const sel: Sel = { ...(isThis && { other: ['this'] }), ...other, by: ACTOR };
  const others: Effect[] = other.ref === undefined ? [{ x: 'pick', as: WITH, sel }] : [];
  const all: Sel[] = [one, others.length > 0 ? { ref: WITH } : other];
  return [...others, ...where, ...all.map((what): Effect => ({ x: 'put', why: 'place', what, to: there, ...rest }))];
}
/** 'That ship and each card aboard it at your headquarters': all of them go along with the ship, and some of them alone could not. */
const isWhoeverIsAboard = ({ n, f, of }: Sel): boolean =>
  n === 'all' && of === undefined && (f === undefined || (f.f === 'kind' && ALL_ABOARD.has(f.is)));
const ALL_ABOARD: ReadonlySet<string> = new Set(['card', 'personnel']);
/** The letters of the place that is chosen for all of them, and of those who come along. */
const THERE = 'h';
const WITH = 'g';
/** The choice of a place, and the place that was chosen. */
function chosenOnce(to: Place): [Effect[], Place] {
  const pick = (sel: Sel): Effect[] => [{ x: 'pick', as: THERE, sel: { ...sel, by: ACTOR } }];
  if (to.p === 'aboard' && to.ship.ref === undefined) return [pick(to.ship), { ...to, ship: { ref: THERE } }];
  if (to.p === 'on' && to.card.ref === undefined) return [pick(to.card), { ...to, card: { ref: THERE } }];
  return [[], to];
}
/** What happens to cards, of several steps. */
export const happenings = alternatives<Effect[]>('happenings');
const happeningsWords = happenings.is(
  preventing,
  withAnother,
  p`place~ ${cards} and ${cards} ${destination}`.to(placedTogether).cost(6),
);

/** 'If that player discards a card, …': done or not, as that player likes. */
export function ifDone(who: PlayerRef, cost: Effect[], then: Effect[]): Effect[] {
  return [{ x: 'may', who, cost, do: then }];
}

export const FAMILY: readonly Definition[] = [joiningWords, happeningsWords];
