/** Reads how a card is played, staffed and attempted: where, what for, under what conditions. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allConds, filtered, not } from '../../tree/build.ts';
import type { Ability, Cond, Effect, Mod, Place, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { isRuling } from '../../tree/rulings.ts';
import { rival } from './scores.ts';
import { moreThan, scores } from './sides.ts';
import { noun } from './filters.ts';
import { allThere } from './gatherings.ts';
import { comma, cost, payTo } from './clauses.ts';
import {
  cards,
  condition,
  destination,
  effects,
  number,
  place,
  player,
  requirement,
  signed,
  trait,
  type Line,
} from './symbols.ts';

/** The sentence of these abilities. */
export const abilities = (...all: Ability[]): Line => ({ k: 'abilities', all });
const PLAYED = { e: 'play', stage: 'did', who: 'you', what: THIS } as const;

// ---------------------------------------------------------------- permissions
/** Where (in any of these places), and at what cost: so much more, or so much. */
interface Terms {
  to?: readonly Place[];
  change?: Mod;
}
const where: Parser<Terms> = list(destination, w('or', 0).cost(1)).to((all): Terms | undefined =>
  all.some(({ face, order }) => face !== undefined || order !== undefined)
    ? undefined
    : { to: all.map(({ to }) => to) },
);
const price: Parser<Terms> = any(
  p`at cost ${signed}`.to(([by]): Terms => ({ change: { m: 'num', prop: 'cost', by } })),
  p`at cost ${number}`.to(([to]): Terms => ({ change: { m: 'set', prop: 'cost', to } })),
);
const terms: Parser<Terms> = any(
  where,
  price,
  p`${where} ${price}`.to(([one, other]) => ({ ...one, ...other })),
  p`${price} ${where}`.to(([one, other]) => ({ ...one, ...other })),
);

/** 'You may play this aboard X at cost +2 to draw a card': what is paid and bought there. */
function permission(state: Cond | undefined, { to: places, change }: Terms, bought: Effect[] | undefined): Line {
  const dearer: Effect[] = change ? [{ x: 'mod', what: THIS, mods: [change] }] : [];
  if (places === undefined) {
    const about: Ability['at'] = { t: 'on', ev: { ...PLAYED, stage: 'about' } };
    const demand = state && { if: state };
    return bought
      ? abilities({ at: about, ...demand, may: 'you', cost: dearer, do: bought })
      : abilities({ at: about, ...demand, may: 'you', do: dearer });
  }
  return abilities(...places.flatMap((to) => structuredClone(playedAt(to, state, dearer, bought))));
}

/** The permission to play it there, what that costs, and what it brings: nothing of it where another text lets it be played there. */
function playedAt(to: Place, state: Cond | undefined, dearer: Effect[], bought: Effect[] | undefined): Ability[] {
  const there: Ability = { at: { t: 'playTo', to }, ...(state && { if: state }), may: 'you', do: [] };
  const dear: Ability[] =
    dearer.length === 0
      ? []
      : [{ at: { t: 'on', ev: { ...PLAYED, stage: 'about', place: to, by: THIS } }, do: dearer }];
  // 'If you do this, …' goes on about having played it there.
  return [there, ...dear, { at: { t: 'on', ev: { ...PLAYED, place: to, by: THIS } }, do: bought ?? [] }];
}

// ---------------------------------------------------------------- needs
export const thisCard = w('this (card|personnel|ship|event|interrupt|equipment)', 0);
/** 'You must have a captive': what is somewhere else than in play. */
const kept = (sel: Sel): Cond | undefined => (sel.at?.p === 'zone' ? { c: 'some', sel } : undefined);
/** One of the things that must be commanded, or must not. */
const commanded: Parser<Cond> = any<Cond>(
  cards.to((sel): Cond => needs(sel)),
  p`no ${cards}`.to(([sel]): Cond => not(needs(sel))),
  p`no other ${noun}`.to(([is]): Cond => not(needs({ other: [open('last')], ...(is !== 'any' && { f: is }) }))),
  p`have ${cards}`.to(([sel]) => kept(sel)),
);
/** 'A Klingon and a Romulan at this mission': where the last must be, all must. */
function allNeeded(all: readonly Cond[]): Cond | undefined {
  const plain = all.flatMap((one) => (one.c === 'some' && one.op === undefined ? [one] : []));
  if (plain.length < all.length) return allConds([...all]);
  const there = allThere(plain.map(({ sel }) => sel));
  return there && allConds(plain.map((one, index): Cond => ({ ...one, sel: there[index] ?? one.sel })));
}
/** What a text demands before something may be done: 'you must command three Androids'. */
export const need: Parser<Cond> = any<Cond>(
  p`you (must not|cannot|may not) command ${cards}`.to(([sel]): Cond => not(needs(sel))),
  p`you must command ${list(commanded, w(',? and|,', 0).cost(4))}`.to(([all]) => allNeeded(all)),
  p`${player} must command ${cards}`.to(([of, sel]): Cond | undefined =>
    of === 'you' || sel.of !== undefined ? undefined : needs({ ...sel, of }),
  ),
  p`you must command ${list(commanded, w(', or|or', 0).cost(5))}`.to(([of]): Cond | undefined =>
    of.length > 1 ? { c: 'or', of } : undefined,
  ),
  p`you must have ${cards}`.to(([sel]) => kept(sel)),
  p`you must have ${number} or more points`.to(([b]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of: 'you' },
    op: '>=',
    b,
  })),
  p`you must have completed ${list(cards, w('and', 0).cost(4))}`.to(([all]) => allConds(all.map(completed))),
  p`you must have more points or command more ${cards} than ${rival}`.to(([sel, than]): Cond | undefined => {
    const ships = moreThan(sel, 'you', than);
    return ships && { c: 'or', of: [scores('you', '>', than), ships] };
  }),
);
function completed(what: Sel): Cond {
  return { c: 'did', ev: { e: 'complete', stage: 'did', who: 'you', what }, span: 'game' };
}
function needs(sel: Sel): Cond {
  const { n, ...rest } = sel;
  const owned: Sel = rest.of === undefined ? { ...rest, of: 'you' } : rest;
  return typeof n === 'number' ? { c: 'some', sel: owned, n } : { c: 'some', sel: owned };
}

/** Who may attempt by a text, and for how many points. */
export const attempting: Parser<Sel> = any(
  cards,
  p`${cards} of any affiliation`.to(([sel]) => sel),
);
const worth: Parser<number | undefined> = opt(p`making it worth ${number} points and`.to(([n]) => n));

/** 'Making it worth 40 points and replacing its requirements during that attempt with X'. */
export const replacing = p`${worth} replacing its requirements during that attempt with|withs ${requirement}`;

/** Such personnel may attempt the mission by other requirements, for other points. */
export const otherwise = (mission: Sel, who: Sel, points: number | undefined, req: Requirement): Line =>
  abilities({
    at: { t: 'attemptAs' },
    do: [{ x: 'attempt', complete: false, mission, who, req, ...(points !== undefined && { points }) }],
  });

/** '(It becomes [Kli])': what is placed or played so. */
const becoming: Parser<Effect[]> = p`<paren> (it|he|she|they) become~ ${trait} </paren>`.to(([given]): Effect[] => [
  { x: 'mod', what: THIS, mods: [{ m: 'become', trait: given }] },
]);

export const playing = alternatives<Line>('playing');
const playingWords = playing.is(
  p`on ${cards}`.to(([card]): Line => abilities({ at: { t: 'playTo', to: { p: 'on', card } }, do: [] })),
  // 'May (and must) play to X': there and nowhere else.
  p`${thisCard} may <paren> and must </paren> play to|at|on ${cards}`.to(([, mission]): Line =>
    abilities({ at: { t: 'playTo', to: { p: 'at', mission } }, do: [] }),
  ),
  p`plays ${place}`.to(([to]): Line => abilities({ at: { t: 'playTo', to }, do: [] })),
  p`plays on ${cards} , if ${cards} (is|are) at that mission`.to(([card, sel]): Line | undefined =>
    sel.at
      ? undefined
      : abilities({
          at: { t: 'playTo', to: { p: 'on', card: filtered(card, { f: 'carries', how: 'at', sel }) } },
          do: [],
        }),
  ),
  p`plays ${place} <paren> limit one per (mission|ship|personnel) </paren>`.to(([to]): Line =>
    abilities({ at: { t: 'playTo', to, cap: 1 }, do: [] }),
  ),
  p`${opt(p`while ${condition} ${comma}`.to(([state]) => state))} ${thisCard} may be played ${terms}`.to(
    ([state, , how]) => permission(state, how, undefined),
  ),
  p`${opt(p`while ${condition} ${comma}`.to(([state]) => state))} you? may play ${thisCard} ${terms} ${opt(
    p`${payTo} ${effects}`.to(([, all]) => all),
  )}`.to(([state, , how, bought]) => permission(state, how, bought)),
  // 'You may play this at X (it becomes [Kli])': once it has been played there.
  p`${opt(p`while ${condition} ${comma}`.to(([state]) => state))} you? may play ${thisCard} ${terms} ${becoming}`.to(
    ([state, , how, turned]) => (how.to ? permission(state, how, turned) : undefined),
  ),
  p`to play ${thisCard} ,? ${need}`.to(([, state]): Line => abilities({ at: { t: 'playNeed' }, if: state, do: [] })),
  p`need : ${condition}`.to(([state]): Line => abilities({ at: { t: 'playNeed' }, if: state, do: [] })),
  p`need : ${cards}`.to(([sel]): Line => abilities({ at: { t: 'playNeed' }, if: needs(sel), do: [] })),
  // What is forbidden is nothing to pay.
  p`to play ${thisCard} , (you must)? ${cost}`.to(([, all]): Line | undefined =>
    all.some(isRuling) ? undefined : abilities({ at: { t: 'playCost' }, do: all }),
  ),
  p`pay : ${cost}`.to(([all]): Line => abilities({ at: { t: 'playCost' }, do: all })),
  any(
    p`${attempting} may attempt this mission , ${replacing}`.to(([who, terms]) => [who, ...terms] as const),
    p`also ${cards} ${opt(p`for ${number} points`.to(([n]) => n))} : ${requirement}`,
  ).to(([who, points, req]) => otherwise({ ref: open('mission') }, who, points, req)),
);

export const FAMILY: readonly Definition[] = [playingWords];
