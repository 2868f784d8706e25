/** Reads amounts: numbers, counts, costs of cards. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { allOf, anyOf, kind, times } from '../../tree/build.ts';
import { open } from '../../tree/open.ts';
import type { Amount, Filter, Prop, Sel } from '../../tree/index.ts';
import { noun } from './filters.ts';
import { possessor } from './possessors.ts';
import { posts } from './posts.ts';
import { atTheSame } from './same-place.ts';
import { withPosts } from './with-posts.ts';
import { amount, attribute, cards, letter, number, place, player, prop, skill } from './symbols.ts';

/** All cards of the kind, stopped ones too: what 'for each X' counts. What is only counted ('the number of X') is no 'each'. */
export function every(sel: Sel): Sel {
  return sel.n === undefined && sel.ref === undefined ? { n: 'all', ...sel } : sel;
}

/** What is counted, no 'each' of them; of 'their ships', said of each of several players, it is. */
export function summed(sel: Sel): Sel {
  const isTheirs = typeof sel.of === 'object' && 'player' in sel.of;
  return isTheirs ? every(sel) : sel;
}

/** 'Its span': only missions have one. */
const ofMission = (of: Sel, name: Prop): Sel =>
  name === 'span' && of.ref === open('it') ? { ...of, ref: open('that mission') } : of;

/** From the game, by this text. */
const REMOVED: Filter = { f: 'was', ev: { e: 'remove', stage: 'did' }, span: 'ability' };
const propWords = prop.is(attribute);

const amountWords = amount.is(
  number,
  p`(the)? number of ${cards}`.to(([sel]): Amount => ({ a: 'count', sel: summed(sel) })),
  p`(the)? number of ${cards} <paren> (limit|max) ${number} </paren>`
    .to(([sel, cap]): Amount => ({ a: 'least', of: [cap, { a: 'count', sel: summed(sel) }] }))
    .cost(1),
  p`(the)? number of other ${cards}`.to(([sel]): Amount | undefined =>
    sel.other || sel.n !== undefined || sel.ref !== undefined
      ? undefined
      : { a: 'count', sel: { ...summed(sel), other: [open('last')] } },
  ),
  w('(the)? number of cards you discarded (this way)?', {
    a: 'count',
    sel: { n: 'all', f: { f: 'was', ev: { e: 'discard', stage: 'did' }, span: 'ability' } },
  }),
  p`(the)? number of ${noun} you removed`.to(([f]): Amount => ({
    a: 'count',
    sel: { f: allOf([f === 'any' ? undefined : f, REMOVED]) ?? REMOVED },
  })),
  p`(the)? number of different ${kindOfDifference()} (among|of) ${cards}`.to(([distinct, sel]): Amount => ({
    a: 'count',
    sel: { ...summed(sel), distinct },
  })),
  p`(the)? number of different ${cards}`.to(([sel]): Amount => ({
    a: 'count',
    sel: { ...summed(sel), distinct: 'title' },
  })),
  p`(the)? total number of [SD] icons (on|of|among) ${cards}`.to(([of]): Amount => ({
    a: 'prop',
    prop: 'dots',
    of: summed(of),
    fold: 'sum',
  })),
  p`(the)? number of [SD] icons on ${cards}`.to(([of]): Amount => ({ a: 'prop', prop: 'dots', of })),
  p`the levels of ${skill} of ${cards}`.to(([name, of]): Amount => ({ a: 'levels', skill: name, of: summed(of) })),
  p`twice ${amount}`.to(([of]): Amount => times(2, of)),
  p`${number} times ${amount}`.to(([k, of]): Amount | undefined => (typeof of === 'number' ? undefined : times(k, of))),
  p`(the)? ${prop} of ${cards}`.to(([name, of]): Amount => ({ a: 'prop', prop: name, of })),
  p`(the)? printed ${prop} of ${cards}`.to(([name, of]): Amount => ({ a: 'prop', prop: name, of, printed: true })),
  p`(the)? total ${prop} of ${cards}`.to(([name, of]): Amount => ({
    a: 'prop',
    prop: name,
    of: summed(of),
    fold: 'sum',
  })),
  p`(the)? highest ${prop} (of|among) ${cards}`.to(([name, of]): Amount => ({
    a: 'prop',
    prop: name,
    of: summed(of),
    fold: 'max',
  })),
  p`(the)? lowest ${prop} (of|among) ${cards}`.to(([name, of]): Amount => ({
    a: 'prop',
    prop: name,
    of: summed(of),
    fold: 'min',
  })),
  p`${possessor} ${prop}`.to(([of, name]): Amount => ({ a: 'prop', prop: name, of: ofMission(of, name) })),
  p`${possessor} printed ${prop}`.to(([of, name]): Amount => ({ a: 'prop', prop: name, of, printed: true })),
  p`${possessor} total ${prop}`.to(([of, name]): Amount => ({ a: 'prop', prop: name, of, fold: 'sum' })),
  w('(that|the same) (number|amount)', { a: 'that' }),
  w('(the|that) named number', { a: 'named', id: open('number') }),
  p`named number ${letter}`.to(([id]): Amount => ({ a: 'named', id })),
  p`score of ${player}`.to(([of]): Amount => ({ a: 'score', of })),
);

/** 'For each X on or beneath Y'. */
const onOrBeneath: Parser<Amount> = p`(for each of?|per) ${cards} on or beneath ${cards}`.to(
  ([sel, card]): Amount | undefined =>
    sel.at || sel.ref !== undefined
      ? undefined
      : {
          a: 'plus',
          of: (['on', 'beneath'] as const).map((where): Amount => ({
            a: 'count',
            sel: every({ ...structuredClone(sel), at: { p: where, card: structuredClone(card) } }),
          })),
        },
);
/** 'For each X and each Y': how many there are of both. */
export const forEachOfBoth: Parser<Amount> = any(
  p`(for each of?|per) ${cards} and each of? ${cards}`.to(([one, other]): Amount | undefined => {
    const both = atTheSame([one, other]);
    return both && { a: 'plus', of: both.map((sel): Amount => ({ a: 'count', sel: every(sel) })) };
  }),
  onOrBeneath,
);
/** 'For each X beyond the number of Y': how many there are more. */
export const forEachBeyond: Parser<Amount> = p`(for each of?|per) ${cards} beyond the number of ${cards}`.to(
  ([sel, there]): Amount => ({ a: 'until', of: { a: 'count', sel: every(sel) }, there: every(there) }),
);
/** 'For each of them': of more than one. */
const ofSeveral = (sel: Sel): Sel => (sel.ref === open('they') ? { ...sel, ref: open('each of them') } : sel);
/** 'for each X', 'per X': how often. */
export const forEach: Parser<Sel> = any<Sel>(
  // 'For each two events' is half as often: nobody counts so.
  p`(for each of?|per) ${cards}`.to(([sel]) =>
    typeof sel.n === 'number' && sel.n > 1 ? undefined : every(ofSeveral(sel)),
  ),
  // 'For each Android, Hologram, and Borg you command': each of all of them.
  p`(for each|per) ${list(noun, w('(, and|,)', 0))} ${posts}`
    .to(([all, behind]) => {
      const nouns = all.flatMap((one) => (one === 'any' ? [] : [one]));
      return nouns.length < 3 || nouns.length < all.length
        ? undefined
        : withPosts({ n: 'all', f: anyOf(nouns) }, behind);
    })
    .cost(4),
  p`(for each|per) other ${cards}`.to(([sel]): Sel | undefined =>
    sel.other || sel.n !== undefined || sel.ref !== undefined ? undefined : { ...every(sel), other: [open('last')] },
  ),
  // 'For each event and interrupt revealed': each of both kinds.
  p`(for each|per) ${noun} and ${noun} ${posts}`
    .to(([one, other, behind]): Sel | undefined =>
      one === 'any' || other === 'any' ? undefined : withPosts({ n: 'all', f: anyOf([one, other]) }, behind),
    )
    .cost(3),
  p`(for each of?|per) ${cards} (that|who)? (has|have|with|of) a different ${kindOfDifference()}`.to(
    ([sel, distinct]): Sel => ({
      ...every(sel),
      distinct,
    }),
  ),
  p`(for each|per) different card type ${player} own~ that (has been|have been) removed from the game`.to(
    ([of]): Sel => ({
      n: 'all',
      of,
      via: 'own',
      at: { p: 'zone', zone: 'removed', of: 'anyPlayer' },
      distinct: 'type',
    }),
  ),
  p`(for each|per) different ${cards}`.to(([sel]): Sel => ({ ...every(sel), distinct: 'title' })),
  p`(for each|per) different ${kindOfDifference()} ${place}`.to(([distinct, at]): Sel | undefined =>
    at.p === 'involved' || at.p === 'present' || at.p === 'here'
      ? { n: 'all', f: kind('personnel'), at, distinct }
      : undefined,
  ),
  p`(for each|per) different ${kindOfDifference()} (among|of) ${cards}`.to(([distinct, sel]): Sel => ({
    ...every(sel),
    distinct,
  })),
);
export function kindOfDifference(): Parser<Prop> {
  return any<Prop>(
    w('(affiliation|affiliations)', 'affiliation'),
    w('species', 'species'),
    w('(cost|costs)', 'cost'),
    w('(title|titles|card title|card titles)', 'title'),
    w('(card type|card types)', 'type'),
  );
}

export const FAMILY: readonly Definition[] = [propWords, amountWords];
