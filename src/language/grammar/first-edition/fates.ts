/** Of First Edition: reads what a card does to others without saying that it is the card: 'Kills one crew member (random selection)'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, putAway } from '../../tree/build.ts';
import type { Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { tailed } from '../core/clauses.ts';
import { superlative } from '../core/posts.ts';
import { kind, not, zone } from '../../tree/build.ts';
import { noun } from '../core/filters.ts';
import { name, told } from './story.ts';
import { cards, condition, effect, requirement, skill } from '../core/symbols.ts';

/** What is done to a card. */
export type Deed = (what: Sel) => Effect;
const kill: Deed = (what) => putAway('kill', what);
const destroy: Deed = (what) => putAway('destroy', what);
/** One of those who face it, not a card from hand. */
const discard: Deed = (what) =>
  putAway('discard', what.at || what.ref !== undefined ? what : { ...what, at: { p: 'involved' } });
const damage: Deed = (what) => ({ x: 'damage', what });
const stop: Deed = (what) => ({ x: 'stop', what });

export const does: Parser<Deed> = any<Deed>(
  w('immediately? kill~', kill),
  w('immediately? destroy~', destroy),
  w('immediately? discard~', discard),
  w('immediately? stop~', stop),
);
/** 'Dies', 'is killed', 'killed'. */
export const befalls: Parser<Deed> = any<Deed>(
  w('immediately? (dies|die|is killed|are killed|killed)', kill),
  w('immediately? (is|are)? destroyed', destroy),
  w('immediately? (is|are)? discarded', discard),
  w('immediately? (is|are)? damaged', damage),
  w('immediately? (is|are)? stopped', stop),
);

/** Who selects. */
export type Selected = 'random' | PlayerRef;
/** Who selects, behind the noun. */
export const selected: Parser<Selected> = any<Selected>(
  w('<paren> random selection </paren>', 'random'),
  // Of a dilemma an opponent is else its owner, who may be the one that faces it.
  w("<paren> opponent's choice </paren>", 'left'),
  w("<paren> (your|owner's) choice </paren>", ACTOR),
);
/** What is given up is with those who face it. */
const withThem = (sel: Sel, make: Deed): Sel =>
  make === discard && !sel.at && sel.ref === undefined ? { ...sel, at: { p: 'present', with: { ref: 'this' } } } : sel;
const chosen = (sel: Sel, by: 'random' | PlayerRef, make: Deed): Effect[] => [
  { x: 'pick', as: open('new'), sel: { ...withThem(sel, make), by } },
  make({ ref: open('pick') }),
];

/** Who dies is drawn where nothing else is said. */
const unsaid = (what: Sel, make: Deed): Effect[] =>
  make === kill && what.n !== 'all' && what.ref === undefined ? chosen(what, 'random', make) : [make(what)];

const isTold = w('(is|are|has been|have been)', 0);
/** 'Is shot and', 'is sucked in and', 'hits null space turbulence and'. */
const story = p`${opt(isTold)} ${some(told)} in? and`;
const because = opt(p`(from|of|by) ${some(told)}`);

const best = any<NonNullable<Sel['best']>>(
  superlative,
  w('the? highest total attribute numbers', { prop: 'attributes', dir: 'max' }),
  w('the? lowest total attribute numbers', { prop: 'attributes', dir: 'min' }),
);
/** Of those who are there: 'the one with highest total attribute numbers'. */
const foremost: Parser<Sel> = any<Sel>(
  p`if ${noun} (in away team|present|aboard) , the one with ${best}`.to(([f, best]): Sel => ({
    best,
    ...(f !== 'any' && { f }),
  })),
  p`${noun} with ${best}`.to(([f, best]): Sel => ({ best, ...(f !== 'any' && { f }) })),
);
const whom: Parser<Sel> = any<Sel>(cards, foremost);

const effectWords = effect.is(
  p`${does} ${cards} ${selected}`.to(([make, sel, by]) => chosen(sel, by, make)),
  // Whosever they are.
  p`${does} ${opt(told)} all personnel in play ${opt(w("<paren> both players' cards </paren>", 0))}`
    .to(([make]) => [make({ n: 'all', f: kind('personnel') })])
    .cost(-2),
  p`damage~ ${opt(told)} ${cards}`.to(([, what]) => [damage(what)]),
  p`${cards} ${selected} ${befalls}`.to(([sel, by, make]) => chosen(sel, by, make)),
  p`${cards} ${befalls} ${selected}`.to(([sel, make, by]) => chosen(sel, by, make)),
  p`${does} ${cards}`.to(([make, what]) => (make === kill ? unsaid(what, make) : undefined)).cost(-1),
  p`${whom} ${befalls}`.to(([what, make]) => (make === kill ? unsaid(what, make) : undefined)).cost(-1),
  p`${whom} ${befalls} ${because}`.to(([what, make]) => unsaid(what, make)).cost(1),
  p`${whom} ${story} ${befalls}`.to(([what, , make]) => unsaid(what, make)).cost(1),
  p`${whom} ${some(told)} <paren> ${befalls} </paren>`.to(([what, , make]) => unsaid(what, make)).cost(1),
  p`${opt(some(told))} (by discarding|discard~) ${cards} in hand and replenish from (the)? top of (your)? (draw)? deck`.to(
    ([, what]): Effect[] => [
      discard({ n: 'all', ...what, at: zone('hand', ACTOR) }),
      {
        x: 'put',
        why: 'draw',
        what: { n: { eq: { a: 'that' } }, from: 'top', at: zone('deck', ACTOR) },
        to: zone('hand', ACTOR),
      },
    ],
  ),
  w('score~|earn~ bonus? points', [
    { x: 'points', who: ACTOR, by: { a: 'prop', prop: 'points', of: { ref: 'this' } } },
  ]),
);

/** 'MEDICAL "goes over" (discarded) to the strangers': one of them is given up. */
const givenUp: Parser<Effect> =
  p`${skill} " ${some(told)} " <paren> discarded </paren> ${opt(p`to ${some(any(told, name))}`)}`.to(([is]): Effect =>
    discard({ f: { f: 'and', of: [{ f: 'skill', is }, kind('personnel')] }, at: { p: 'involved' } }),
  );
/** 'You bribe them first by discarding an Equipment card, if present'. */
const bribe: Parser<Effect> = p`you ${some(told)} first? by discarding ${cards} ,? (if present|present)?`.to(
  ([, what]): Effect => discard({ ...what, at: { p: 'present', with: { ref: 'this' } } }),
);
const tailedWords = tailed.is(
  p`${effect} ,? unless ${requirement} (present|aboard)? or ${bribe}`.to(([then, req, cost]): Effect[] => [
    {
      x: 'if',
      if: not({ c: 'req', who: { n: 'all', at: { p: 'involved' } }, req }),
      then: [
        { x: 'may', who: 'you', cost: [cost], do: [{ x: 'overcome', what: { ref: 'this' } }] },
        { x: 'if', if: { c: 'ok', value: false }, then },
      ],
    },
  ]),
  p`${effect} , unless ${condition}`.to(([then, state]): Effect[] => [{ x: 'if', if: not(state), then }]).cost(2),
  p`${effect} unless ${givenUp}`.to(([then, cost]): Effect[] => [
    { x: 'may', who: 'you', cost: [cost], do: [{ x: 'overcome', what: { ref: 'this' } }] },
    { x: 'if', if: { c: 'ok', value: false }, then },
  ]),
);

export const FAMILY: readonly Definition[] = [effectWords, tailedWords];
