/** Reads what stands behind a noun: where cards are and with what, whose they are, what was done to them. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, many, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, anyOf, ifYours, kind } from '../../tree/build.ts';
import type { Amount, Filter, Place, PlayerRef, Prop, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { aside } from './asides.ts';
import { aboardOwnShip } from './commanders.ts';
import { comparison, costComparison, costing, worth } from './comparisons.ts';
import { being, modifiers, noun, requiring, same } from './filters.ts';
import { isMission } from './with-posts.ts';
import { doneBefore } from './done-before.ts';
import { sharing } from './sharing.ts';
import { users } from './skill-uses.ts';
import {
  participle,
  amount,
  attribute,
  cards,
  letter,
  number,
  owner,
  place,
  player,
  quality,
  title,
} from './symbols.ts';

export type Post =
  | { at: Place }
  | { f: Filter; several?: true }
  | { best: NonNullable<Sel['best']> }
  | { via: NonNullable<Sel['via']>; of: PlayerRef; at?: Place; f?: Filter }
  | { n: { eq: Amount } }
  | { as: string }
  | { done: PlayerRef }
  | { distinct: Prop }
  | { alike: 'presence' }
  | { total: NonNullable<Sel['total']> }
  | { other: string[] }
  | { left: Sel }
  | { by: PlayerRef }
  | { had: PlayerRef };
export const commander = alternatives<PlayerRef>('commander');
const commanderWords = commander.is(player, w('your opponents', 'opponent'));
const which = w('(who|that|which)?', 0);
/** 'the highest cost', 'most Cunning', 'the fewest attributes'. */
const measure: Parser<Prop> = any<Prop>(
  attribute,
  w('cost', 'cost'),
  w('(total)? attributes', 'attributes'),
  w('[SD] icons|[SD]', 'dots'),
);
export const superlative = any<NonNullable<Sel['best']>>(
  p`the? highest|most|greatest ${measure}`.to(([prop]) => ({ prop, dir: 'max' as const })),
  p`the? lowest|least|fewest ${measure}`.to(([prop]) => ({ prop, dir: 'min' as const })),
);
type Carries = Extract<Filter, { f: 'carries' }>;
const having = w('(with|(who|that|which) (has|have))', 0);
export const bearing = alternatives<Carries['how']>('bearing');
const bearingWords = bearing.is(
  w('on (it|them)', 'on'),
  w('(aboard|aboard it|aboard them)', 'aboard'),
  w('at it', 'at'),
);
/** What carries such cards: 'its Commander' is that of the ship spoken of. */
export function carriesIt(how: Carries['how'], sel: Sel): Filter {
  const ofBearer = (f: Filter): Filter => {
    if (f.f === 'and') return { f: 'and', of: f.of.map(ofBearer) };
    return f.f === 'commander' && f.of?.ref === open('it') ? { f: 'commander', of: { ref: 'bearer' } } : f;
  };
  return { f: 'carries', how, sel: sel.f ? { ...sel, f: ofBearer(sel.f) } : sel };
}
/** What a card has on, aboard or beneath it, said after 'has'. */
export const burden: Parser<Filter> = p`${cards} ${bearing}`.to(([sel, how]) => carriesIt(how, sel));
/** 'Fewer than four personnel aboard', said after 'has'. */
const lightly: Parser<Filter> = any(
  p`${number} or less|fewer ${cards} ${bearing}`.to(([n, sel, how]) => atMost(n, sel, how)),
  p`less|fewer than ${number} ${cards} ${bearing}`.to(([n, sel, how]) => atMost(n - 1, sel, how)),
);
const atMost = (n: number, sel: Sel, how: Carries['how']): Filter | undefined =>
  sel.n === undefined ? { f: 'not', of: carriesIt(how, { ...sel, n: { min: n + 1 } }) } : undefined;
/** 'That has three cards on it', 'with no dilemmas beneath it', 'with its Commander aboard'. */
const laden: Parser<Filter> = any(
  p`${having} no ${cards} ${bearing}`.to(([, sel, how]): Filter => ({ f: 'not', of: carriesIt(how, sel) })),
  p`${having} ${lightly}`.to(([, f]) => f),
  p`${having} ${cards} ${bearing}`.to(([, sel, how]): Filter => carriesIt(how, sel)).cost(1),
  p`that? ${cards} is|are ${any(w('aboard', 'aboard' as const), w('at', 'at' as const))}`.to(([sel, how]) =>
    borne(sel, how),
  ),
);
function borne(sel: Sel, how: 'aboard' | 'at'): Filter | undefined {
  return sel.at ? undefined : carriesIt(how, sel);
}
function standingThere(of: PlayerRef, sel: Sel): { f: Filter } | undefined {
  return sel.of === undefined && !sel.at ? { f: { f: 'carries', how: 'at', sel: { ...sel, of } } } : undefined;
}
/** What a card is said to be: 'a Klingon', 'unique'. */
const said: Parser<Filter> = any(
  noun.to((f) => (f === 'any' ? undefined : f)),
  modifiers.cost(3),
);
export const REVEALED: Filter = { f: 'was', ev: { e: 'reveal', stage: 'did' }, span: 'ability' };
const ANY_SKILL: Filter = { f: 'requires', req: { r: 'differentSkills', n: 1 } };
export const post = alternatives<Post>('post');
const postWords = post.is(
  laden.to((f) => ({ f })),
  w<Post>('that this is not on', { f: { f: 'not', of: { f: 'carries', how: 'on', sel: THIS } } }),
  users.to((f) => ({ f })),
  aside.to((f) => ({ f })),
  aboardOwnShip.to((f) => ({ f })),
  place.to((at) => ({ at })),
  // 'Who has a Hand Weapon present'.
  p`${having} ${cards} present`.to(([, sel]) => (sel.at ? undefined : { at: { p: 'present' as const, with: sel } })),
  w<Post>('present together', { alike: 'presence' }),
  w<Post>('being faced', { f: { f: 'faced' } }),
  // 'A card placed on this event'.
  p`placed on ${cards}`.to(([card]): Post => ({ at: { p: 'on', card } })),
  p`${which} with|has ${any(quality, same)}`.to(([, f]) => ({ f })),
  p`${which} have ${any(quality, same)}`.to(([, f]) => ({ f, several: true as const })),
  p`${which} (with|has|have) both ${quality}`.to(([, f]) => (f.f === 'and' && f.of.length === 2 ? { f } : undefined)),
  w<Post>('((and)? (that|who|which)|and) (does|do) not require (a|any) (skill|skills)', {
    f: { f: 'not', of: ANY_SKILL },
  }),
  p`(that|which) (has|have) requirements ${player} cannot meet`.to(([of]) => ({ f: { f: 'unmet', of } })),
  p`(that|which|who) could be played (at|on) ${cards}`.to(([at]): Post => ({ f: { f: 'playable', at } })).cost(1),
  w<Post>('not requiring a skill', { f: { f: 'not', of: ANY_SKILL } }),
  w<Post>('(that|which)? (requires|require|requiring) a skill', { f: ANY_SKILL }),
  // 'A mission where an opponent commands an Infiltrator'.
  p`(where|at which) ${player} (command~|have~) ${cards}`.to(([of, sel]) => standingThere(of, sel)),
  p`(where|at which) ${player} do~ not (command|have) ${cards}`.to(([of, sel]) => {
    const there = standingThere(of, sel);
    return there && { f: { f: 'not' as const, of: there.f } };
  }),
  p`(with|that has|who has|that have|who have) no ${quality}`.to(([of]) => ({ f: { f: 'not' as const, of } })).cost(1),
  p`<paren> except ${modifiers} </paren>`.to(([of]) => ({ f: { f: 'not' as const, of } })),
  p`without ${quality}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`who|that|which do~ not have ${quality}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`${which} with|has|have ${superlative}`.to(([, best]) => ({ best })),
  p`(who|that|which) (both|all|each) (have|has) (a|an)? ${quality}`.to(([f]) => ({ f })),
  w<Post>('of your choice', { by: 'you' }),
  p`${which} with|has|have a? total cost ${comparison()}`.to(([, { op, n }]): Post | undefined =>
    op === '<=' || op === '>=' ? { total: { op, n } } : undefined,
  ),
  p`whose total cost does not exceed ${amount}`.to(([n]): Post => ({ total: { op: '<=', n } })),
  p`${which} ${any(costing, requiring)}`.to(([, f]) => ({ f })),
  p`((that|who) (is|are))? ${worth}`.to(([f]) => ({ f })),
  p`whose cost (is|equals)? ${costComparison}`.to(([f]) => ({ f })),
  p`whose cost equals ${amount}`.to(([n]) => ({ f: { f: 'num', prop: 'cost', op: '=', n } })),
  p`titled ${list(title, w('or', 0))}`.to(([all]) => ({ f: anyOf(all.map((is): Filter => ({ f: 'title', is }))) })),
  w<Post>('revealed (this way)?', { f: REVEALED }).cost(1),
  p`who|that is|are (a|an)? ${said}`.to(([f]) => ({ f })).cost(1),
  p`who|that is|are not (a|an)? ${said}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`that is ${list(p`a|an ${noun}`, w(', or|or|,', 0))}`.to(([all]): Post | undefined => {
    const kinds = all.flatMap(([one]) => (one === 'any' ? [] : [one]));
    return kinds.length < all.length ? undefined : { f: anyOf(kinds) };
  }),
  w<Post>('examined (this way)?', {
    f: { f: 'was', ev: { e: 'examine', stage: 'did' }, span: 'ability' },
  }).cost(1),
  being.to((f) => ({ f })).cost(1),
  p`who|that is|are ${being}`.to(([f]) => ({ f })).cost(1),
  p`(that|who)? ${commander} command~`.to(([of]) => ({ via: 'command' as const, of })),
  p`of (a|an) ${any(w('affiliation', 'affiliation' as const), w('species', 'species' as const))} ${player} do~ not command`.to(
    ([prop, of]) => ({
      f: {
        f: 'not' as const,
        of: {
          f: 'same' as const,
          prop,
          as: { n: 'all' as const, of, ...(prop === 'species' && { f: kind('personnel') }) },
        },
      },
    }),
  ),
  p`of (that|the named) ${any(w('species', 'species' as const), w('affiliation', 'affiliation' as const))}`.to(
    ([what]) => ({ f: { f: 'named' as const, what, id: open(what) } }),
  ),
  // 'For each Klingon you have': on a dilemma, of those who face it.
  w<Post>('(that|who)? you have', { had: 'you' }).cost(1),
  p`commanded by ${player}`.to(([of]) => ({ via: 'command' as const, of })),
  p`${which} ${player} (command~ and own~|own~ and command~)`.to(([, of]) => ({
    via: 'own' as const,
    of,
    f: { f: 'whose' as const, of: structuredClone(of) },
  })),
  // 'A Commodity you own but an opponent commands'.
  p`(that|who)? ${player} own~ but ${commander} command~`.to(([of, other]) => ({
    via: 'own' as const,
    of,
    f: { f: 'whose' as const, of: other },
  })),
  p`${which} ${player} own~ but do~ not command`.to(([, of]) => ({
    via: 'own' as const,
    of,
    f: { f: 'not' as const, of: { f: 'whose' as const, of: structuredClone(of) } },
  })),
  p`under ${owner} command`.to(([of]): Post => ({ f: { f: 'whose', of } })),
  p`<paren> if yours , a|an ${noun} </paren>`.to(([f]): Post | undefined =>
    f === 'any' ? undefined : { f: ifYours(f) },
  ),
  // 'A dilemma you own that is in an opponent's core'.
  p`(that|who)? ${commander} own~ that (is|are) ${place}`.to(([of, at]) => ({ via: 'own' as const, of, at })),
  p`(that|who)? ${commander} own~`.to(([of]) => ({ via: 'own' as const, of })),
  p`${which} ${commander} do~ not command`.to(([, of]) => ({ f: { f: 'not', of: { f: 'copyOf', sel: { of } } } })),
  p`${which} ${player} command~ but do~ not own`.to(([, of]) => ({ via: 'commandNotOwn' as const, of })),
  p`${which} ${player} have~ completed`.to(([, of]) => ({ done: of })),
  w('(that|who)? you do not own', { via: 'own', of: 'opponent' }),
  p`where you (command|have) ${cards}`
    .to(([sel]): Post => ({ f: { f: 'carries', how: 'at', sel: { ...sel, of: sel.of ?? 'you' } } }))
    .cost(1),
  p`equal to ${amount}`.to(([eq]) => ({ n: { eq } })),
  p`(that|who|which)? (was|were|have been|has been)? ${participle} (in)? this way`
    .to(([e]): Post => ({ f: { f: 'was', ev: { e, stage: 'did' }, span: 'ability' } }))
    .cost(1),
  p`(that)? you ${participle} this way`
    .to(([e]): Post => ({ f: { f: 'was', ev: { e, stage: 'did' }, span: 'ability' } }))
    .cost(1),
  p`(that)? you have a copy of ${place}`.to(([at]): Post | undefined =>
    at.p === 'zone' ? { f: { f: 'copyOf', sel: { at } } } : undefined,
  ),
  p`that has a copy ${place}`.to(([at]): Post | undefined =>
    at.p === 'beneath' ? { f: { f: 'copyOf', sel: { at } } } : undefined,
  ),
  w<Post>('of (that|the named) card? type', { f: { f: 'named', what: 'cardType', id: open('cardType') } }),
  p`of ${same}`.to(([f]) => ({ f })),
  p`(that|who) (is|are) ${same}`.to(([f]) => ({ f })),
  // 'An overcome dilemma from a completed mission' lies beneath it.
  p`from ${cards}`
    .to(([sel]): Post | undefined => (sel.ref === undefined && isMission(sel) ? { left: sel } : undefined))
    .cost(2),
  // 'That was on that event', which has left play meanwhile.
  p`(that|who) (was|were) ${place}`.to(([at]): Post | undefined =>
    at.p === 'on' || at.p === 'aboard' ? { at: { ...at, was: true } } : undefined,
  ),
  p`(that|who) (is|are) ${place}`.to(([at]) => ({ at })).cost(3),
  p`(who|that) has a skill ${cards} has`.to(([as]): Post => ({ f: { f: 'same', prop: 'skills', as } })),
  sharing.to((f): Post => ({ f })),
  doneBefore.to((f): Post => ({ f })),
  w<Post>('you reveal', { f: REVEALED }),
  p`(that|who) ${costing} and (does|do) not require a skill`.to(([f]): Post => ({
    f: { f: 'and', of: [f, { f: 'not', of: ANY_SKILL }] },
  })),
  p`(that|who)? (of|have|has|with) different ${any<Prop>(w('species', 'species'), w('affiliations', 'affiliation'), w('titles', 'title'))}`
    .to(([distinct]): Post => ({ distinct }))
    .cost(1),
  p`<paren> ${letter} </paren>`.to(([as]) => ({ as })),
  p`than ${any(letter, w('this', 'this'), w('that one', 'that'))}`.to(([id]) => ({ other: [id] })),
  p`than ${any(letter, w('this', 'this'))} or ${letter}`.to(([one, next]) => ({ other: [one, next] })),
);

/** What stands behind a noun; a second one is rather said of the nearer noun. */
export const posts: Parser<Post[]> = any(
  w<Post[]>('', []),
  p`${post.cost(1)} ${many(post.cost(2))}`.to(([first, rest]) => [first, ...rest]),
);
export const farther = many(post.cost(4));

export const FAMILY: readonly Definition[] = [commanderWords, bearingWords, postWords];
