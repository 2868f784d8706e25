/** Reads changes of cards: attributes, costs, skills and icons gained or lost, and how long. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, inThirdPerson, list, listed, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS, capped, filtered, times } from '../../tree/build.ts';
import type { Amount, Attr, Cond, Effect, Filter, Mod, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { isSame } from '../../tree/same.ts';
import { forEach, forEachBeyond, forEachOfBoth } from './amounts.ts';
import { cheaperBy, costChanged } from './cheaper-by.ts';
import { both, noun } from './filters.ts';
import { immune, shielding } from './immunity.ts';
import { isFloored, least } from './least.ts';
import { meeting } from './meeting.ts';
import { possessor } from './possessors.ts';
import { atTheSame } from './same-place.ts';
import {
  amount,
  attribute,
  cards,
  condition,
  determined,
  duration,
  mods,
  number,
  place,
  requirement,
  signed,
  skill,
  state,
  trait,
} from './symbols.ts';
import { changed, withUntil } from './until.ts';
import { growingOtherwise } from './growing-otherwise.ts';
import { someMore } from './some-more.ts';
import { becomingNamed, taking } from './taken-traits.ts';
import { group, wholeGroups } from './whole-groups.ts';
import { unusable } from './unusable-traits.ts';

const traits = list(trait, any(w('(, and|and)', 0), w(',', 0).cost(1)));
type Numeric = Attr | 'attributes';
const attributes: Parser<Numeric[]> = any<Numeric[]>(
  list(attribute, w(', and|and|,', 0)),
  w('(attributes|each attribute)', ['attributes']),
);
const signedOrNot: Parser<number> = any(
  number,
  signed.to((n) => Math.abs(n)),
);
const setTo = (all: readonly Numeric[], to: number): Mod[] => all.map((prop) => ({ m: 'set', prop, to }));
/** How many there are of each kind of cards. */
const all: Parser<Amount> = any<Amount>(
  forEach.to((sel): Amount => ({ a: 'count', sel })),
  forEachOfBoth,
);
/** How a number grows: for each card, or for each card up to a limit. */
const growing: Parser<(by: number) => Amount> = any<(by: number) => Amount>(
  forEach.to((over) => (by: number) => times(by, { a: 'count', sel: over })),
  forEachOfBoth.to((all) => (by: number) => times(by, all)),
  forEachBeyond.to((more) => (by: number) => times(by, more)),
  p`${any(
    p`<paren> limit ${signedOrNot} </paren> ${all}`,
    p`${all} , at most ${number}`.to(([over, cap]) => [cap, over] as const),
  )}`.to(
    ([[cap, over]]) =>
      (by: number) =>
        capped(by, over, cap),
  ),
);
/** The same, or by itself. */
export const perCard: Parser<(by: number) => Amount> = any<(by: number) => Amount>(
  w('for each (affiliation|species|card|personnel) counted', (by: number) =>
    times(by, { a: 'named', id: open('number') }),
  ),
  w('', (by: number) => by),
  growing,
);
export const one = alternatives<Mod[]>('one');
const oneWords = one.is(
  p`(be~ each?)? ${attributes} ${signed} ${perCard} ${least}`.to(([all, by, grown, floored]): Mod[] | undefined =>
    isFloored(by, floored) ? all.map((prop) => ({ m: 'num', prop, by: grown(by), ...floored })) : undefined,
  ),
  // 'Cunning +1 and Strength +1 for each X': both for each of them.
  p`(be~ each?)? ${list(p`${attributes} ${signed}`, w(', and|and|,', 0))} ${growing}`.to(
    ([all, grown]): Mod[] | undefined =>
      all.length < 2
        ? undefined
        : all.flatMap(([props, by]) => props.map((prop): Mod => ({ m: 'num', prop, by: structuredClone(grown(by)) }))),
  ),
  // 'Integrity -1 and Strength +1 for each X (limit -3/+3)'.
  p`(be~ each?)? ${attribute} ${signed} and ${attribute} ${signed} ${forEach} <paren> limit ${signed} / ${signed} </paren>`.to(
    ([one, by, other, more, over, least, most]): Mod[] | undefined =>
      Math.abs(least) === Math.abs(most)
        ? [
            { m: 'num', prop: one, by: capped(by, { a: 'count', sel: over }, Math.abs(least)) },
            { m: 'num', prop: other, by: capped(more, { a: 'count', sel: structuredClone(over) }, Math.abs(most)) },
          ]
        : undefined,
  ),
  p`(be~ each?)? cost|costs ${number}`.to(([to]): Mod[] => [{ m: 'set', prop: 'cost', to }]),
  p`(be~ each?)? span ${number}`.to(([to]): Mod[] => [{ m: 'set', prop: 'span', to }]),
  p`(be~ each?)? ${attributes} plus ${amount}`.to(([all, by]): Mod[] => all.map((prop) => ({ m: 'num', prop, by }))),
  p`(be~ each?)? ${attributes} minus ${amount}`.to(([all, by]): Mod[] =>
    all.map((prop) => ({ m: 'num', prop, by: times(-1, by) })),
  ),
  p`(be~ each?)? ${attributes} ${signed} <paren> or ${signed} ${any(
    // 'Each X is Strength +1 (or +2 while in combat)': while that very one is.
    p`while ${state}`.to(([is]): Cond => ({ c: 'is', who: { ref: open('each one') }, state: is })),
    p`if ${condition}`.to(([is]) => is),
  )} </paren>`.to(([all, base, more, when]): Mod[] =>
    all.map((prop) => ({ m: 'num', prop, by: { a: 'alt', base, if: when, then: more } })),
  ),
  p`(be~ each?)? cost|costs ${signed} ${perCard} ${least}`.to(([by, grown, floored]): Mod[] | undefined =>
    isFloored(by, floored) ? [{ m: 'num', prop: 'cost', by: grown(by), ...floored }] : undefined,
  ),
  cheaperBy,
  p`(be~ each?)? span ${signed} ${perCard}`.to(([by, grown]): Mod[] => [{ m: 'num', prop: 'span', by: grown(by) }]),
  p`(be~ each?)? worth ${number} more|additional points ${perCard}`.to(([by, grown]): Mod[] => [
    { m: 'num', prop: 'points', by: grown(by) },
  ]),
  p`(be~ each?)? worth ${number} fewer|less points ${perCard}`.to(([by, grown]): Mod[] => [
    { m: 'num', prop: 'points', by: grown(-by) },
  ]),
  p`(be~ each?)? points ${signed} ${perCard}`.to(([by, grown]): Mod[] => [{ m: 'num', prop: 'points', by: grown(by) }]),
  p`(be~ each?)? cost plus ${amount}`.to(([by]): Mod[] => [{ m: 'num', prop: 'cost', by }]),
  becomingNamed,
  w('lose~ (a|one) skill', [{ m: 'lose', trait: { skillChoice: 'own' } }]),
  p`gain~ (two skills of your choice|any two skills (of your choice)?)`.to((): Mod[] => [
    { m: 'gain', trait: { skillChoice: 'any' } },
    { m: 'gain', trait: { skillChoice: 'any', nth: 2 } },
  ]),
  p`gain~ ${traits}`.to(([all]): Mod[] => all.map((one) => ({ m: 'gain', trait: one }))),
  p`lose~ ${traits}`.to(([all]): Mod[] => all.map((one) => ({ m: 'lose', trait: one }))),
  p`become~ ${traits}`.to(([all]): Mod[] => all.map((one) => ({ m: 'become', trait: one }))),
  p`become~ ${listed('species')}`.to(([species]): Mod[] => [{ m: 'become', trait: { species } }]),
  p`${attributes} (become~|be~ replaced (with|by)) ${number}`.to(([all, to]) => setTo(all, to)),
  p`${attributes} become~ ${amount}`
    .to(([all, to]): Mod[] | undefined =>
      typeof to === 'number' ? undefined : all.map((prop) => ({ m: 'set', prop, to })),
    )
    .cost(1),
  p`become~ ${attributes} ${number}`.to(([all, to]) => setTo(all, to)),
  p`lose~ ${traits} and (his|her|its|their|his or her) next ability`.to(([all]): Mod[] => [
    ...all.map((one): Mod => ({ m: 'lose', trait: one })),
    { m: 'text', off: 'next' },
  ]),
  p`lose~ all (of)? (his|her|its|their|his or her)? abilities`.to((): Mod[] => [{ m: 'text', off: 'abilities' }]),
  // Keywords are game text as well: a text that takes it away must say that it leaves them.
  w('lose~ all (of)? (its|his|her|their|his or her) (game text|gametext) <paren> except keywords </paren>', [
    { m: 'text', off: 'all' },
  ]),
  p`lose~ (his|her|its|their|his or her) next ability`.to((): Mod[] => [{ m: 'text', off: 'next' }]),
  p`ignore~ (his|her|its|their|his or her) next ability`.to((): Mod[] => [{ m: 'text', off: 'next' }]),
  p`cannot gain skills`.to((): Mod[] => [{ m: 'exempt', from: 'gainSkills' }]),
  p`cannot gain skills <paren> except ${list(skill, w(', or|or|, and|and|,', 0))} </paren>`.to(([except]): Mod[] => [
    { m: 'exempt', from: 'gainSkills', except },
  ]),
  immune,
  unusable,
  p`(be~ each?)? excluded from (any)? random (selection|selections)`.to((): Mod[] => [
    { m: 'exempt', from: 'randomSelection' },
  ]),
  p`(is|are) a|an ${listed('keywords')}`.to(([name]): Mod[] => [{ m: 'gain', trait: { keyword: name } }]).cost(3),
  p`also require~ ${requirement}`.to(([req]): Mod[] => [{ m: 'req', how: 'add', req }]),
  w('(is|are) at (all missions|every mission) in (the same|its|his or her) quadrant (as that ship)?', [
    { m: 'everywhere' },
  ]),
);
const modsWords = mods.is(list(one, w(', and|and|,', 0).cost(1)).to((all) => all.flat()));

const subjectsOf = (isJoint: (first: Sel) => boolean): Parser<Sel[]> =>
  list(wholeGroups(determined), w(', and|and|,', 0).cost(4)).to((all) => {
    // 'The ship he is aboard' is wherever it is.
    const there = all.some(({ f }) => isCarrier(f)) ? all : atTheSame(all);
    return there && joined(there.map(besides), isJoint);
  });
/** 'While {X} is present, this personnel and he are …': he is not this one. */
function besides(one: Sel, index: number, all: readonly Sel[]): Sel {
  const isThis = all.slice(0, index).some(({ ref }) => ref === 'this' || ref === open('this personnel'));
  return isThis && one.ref === open('he') ? { ...one, ref: open('other he') } : one;
}
const subjects = subjectsOf(isAllOf);
/** 'Your X and your Y' where one of yours is meant: one of each, not one of either. */
const oneOfEach = subjectsOf((first) => isAllOf(first) && first.n === 'all');
/** 'He and each Leadership personnel present', 'your [Fed] Law and your [Fed] Honor personnel': each of them once. */
function joined(all: Sel[], isJoint: (first: Sel) => boolean): Sel[] {
  const [first, ...others] = all;
  if (!first || others.length === 0) return all;
  const [f, rest] = apart(first);
  if (isJoint(first) && others.every((one) => isSame(apart(one)[1], rest))) {
    const any = others.reduce((so, one) => so && one.f && both(so, one.f), f);
    if (any) return [{ ...first, f: any }];
  }
  const isOne = first.ref !== undefined && first.n === undefined;
  return isOne
    ? [first, ...others.map((one) => (isAllOf(one) && !one.other ? { ...one, other: [open('before')] } : one))]
    : all;
}
const apart = ({ f, ...rest }: Sel): [Filter | undefined, Omit<Sel, 'f'>] => [f, rest];
function isAllOf({ n, of, ref, distinct }: Sel): boolean {
  return ref === undefined && distinct === undefined && (n === 'all' || (n === undefined && of === 'you'));
}
/** 'He and a personnel present gain a skill of your choice': the same skill. */
function forAll(all: readonly Sel[], changes: Mod[], make: (what: Sel, changes: Mod[]) => Effect): Effect[] {
  const same = all.length < 2 ? changes : changes.map(ofThatName);
  const effects = all.map((what) => make(what, structuredClone(same)));
  return changes.some((mod, index) => mod !== same[index])
    ? [{ x: 'name', as: open('new'), what: 'skill', who: ACTOR }, ...effects]
    : effects;
}
function ofThatName(mod: Mod): Mod {
  const isChosen = mod.m === 'gain' && 'skillChoice' in mod.trait && mod.trait.skillChoice === 'any';
  return isChosen ? { m: 'gain', trait: { skillNamed: true, id: open('skill') } } : mod;
}
const isCarrier = (filter: Filter | undefined): boolean =>
  filter?.f === 'and' ? filter.of.some(isCarrier) : filter?.f === 'carries';
/** 'Each event an opponent plays': who plays it. */
const playedBy: Parser<Pick<Sel, 'of'>> = any<Pick<Sel, 'of'>>(
  w('(you play|played by you)', { of: 'you' }),
  w('((an|your|each) opponent plays|your opponents play|played by (an|your|each) opponent)', { of: 'eachOpponent' }),
  w('((a|any|each) player plays|played)', {}),
);

/** 'Add its cost to his attributes', 'reduce each of his attributes by 2'. */
const sums: Parser<Effect[]> = any<Effect[]>(
  // 'Add his Strength to his Cunning or Integrity'.
  p`add~ ${amount} to ${possessor} ${attribute} or ${attribute} ${opt(duration)}`.to(
    ([by, what, one, other, lasting]) => [
      {
        x: 'oneOf',
        who: ACTOR,
        of: [one, other].map((prop) => [withUntil(structuredClone(what), grow([prop], structuredClone(by)), lasting)]),
      },
    ],
  ),
  p`add~ ${amount} to (each of)? ${possessor} ${attributes} ${opt(duration)}`.to(([by, what, all, lasting]) => [
    withUntil(what, grow(all, by), lasting),
  ]),
  p`add~ ${amount} to (the)? ${attributes} of ${cards} ${opt(duration)}`.to(([by, all, what, lasting]) => [
    withUntil(what, grow(all, by), lasting),
  ]),
  p`${amount} is added to ${possessor} ${attributes} ${opt(duration)}`.to(([by, what, all, lasting]) => [
    withUntil(what, grow(all, by), lasting),
  ]),
  p`reduce~ (each of|all of|all)? ${possessor} ${attributes} by ${amount} ${opt(duration)}`.to(
    ([what, all, by, lasting]) => [withUntil(what, grow(all, times(-1, by)), lasting)],
  ),
);
function grow(props: readonly Numeric[], by: Amount): Mod[] {
  return props.map((prop) => ({ m: 'num', prop, by }));
}
const leftOut = (what: Sel): Effect => withUntil(what, [{ m: 'exempt', from: 'randomSelection' }], 'selection');
const excluded: Parser<Sel[]> = list(determined, w('and', 0).cost(1));
/** 'X is Strength +2 and gains Honor until …', and the house form without a subject: this card. */
export const modifications: Parser<Effect[]> = any<Effect[]>(
  sums,
  costChanged,
  shielding,
  p`${possessor} cost (is)? ${signed} ${opt(duration)}`.to(([what, by, lasting]) => [
    withUntil(what, [{ m: 'num', prop: 'cost', by }], lasting),
  ]),
  p`give~ ${cards} one of ${possessor} skills ${opt(duration)}`.to(([what, from, lasting]) => [
    withUntil(what, [{ m: 'gain', trait: { skillChoice: { from } } }], lasting),
  ]),
  p`give~ ${cards} ${trait} ${opt(duration)}`.to(([what, given, lasting]): Effect[] | undefined =>
    // 'Give your personnel a skill': one of them, or all?
    (what.ref !== undefined || what.n !== undefined) &&
    ('skillChoice' in given || 'skill' in given || 'skillNamed' in given)
      ? [withUntil(what, [{ m: 'gain', trait: given }], lasting)]
      : undefined,
  ),
  p`the cost of ${cards} is ${signed}`.to(([what, by]) => [
    withUntil(what, [{ m: 'num', prop: 'cost', by }], undefined),
  ]),
  p`(the)? ${attributes} of ${cards} (become~|be~ replaced (with|by)) ${number} ${opt(duration)}`.to(
    ([all, what, to, lasting]) => [withUntil(what, setTo(all, to), lasting)],
  ),
  p`${possessor} ${attributes} (become~|be~ replaced (with|by)) ${number} ${opt(duration)}`.to(
    ([what, all, to, lasting]) => [withUntil(what, setTo(all, to), lasting)],
  ),
  p`exclude~ ${excluded} from (any)? random (selection|selections) ${opt(duration)}`.to(([all, lasting]) =>
    all.map((what) => changed(what, [{ m: 'exempt', from: 'randomSelection' }], lasting)),
  ),
  p`exclude~ ${excluded} from being randomly selected by ${cards} ${opt(duration)}`.to(([all, by, lasting]) =>
    all.map((what) => withUntil(what, [{ m: 'exempt', from: 'randomSelection', by }], lasting)),
  ),
  // 'Exclude a [Rom] personnel (or two Klingons) present from that selection'.
  p`exclude~ ${cards} <paren> or ${cards} </paren> ${place} from (that|this) selection`.to(
    ([one, other, at]): Effect[] | undefined =>
      one.at || other.at
        ? undefined
        : [{ x: 'oneOf', who: ACTOR, of: [one, other].map((sel) => [leftOut({ ...sel, at: structuredClone(at) })]) }],
  ),
  p`exclude~ ${excluded} from (that|this) selection`.to(([all]) =>
    all.map((what) => changed(what, [{ m: 'exempt', from: 'randomSelection' }], 'selection')),
  ),
  p`${cards} may ${mods} ${opt(duration)}`
    .to(([what, changes, lasting]): Effect[] => [{ x: 'may', who: 'you', do: [withUntil(what, changes, lasting)] }])
    .cost(1),
  p`${group} (each|both)? ${mods} ${opt(duration)}`
    .to(([what, changes, lasting]) => [withUntil(what, changes, lasting)])
    .cost(2),
  p`${subjects} (each|both)? ${mods} ${opt(duration)}`
    .to(([all, changes, lasting]) => forAll(all, changes, (what, same) => withUntil(what, same, lasting)))
    .cost(1),
  // 'One of your personnel gains …', however long: never all of them.
  p`one of ${determined} ${mods} ${opt(duration)}`.to(([what, changes, lasting]) =>
    what.of === undefined || what.n !== undefined || what.ref !== undefined
      ? undefined
      : [changed(what, changes, lasting)],
  ),
  // 'Your ship is Range +2 until …': one of them, 'your ships are': all.
  p`${oneOfEach} ${inThirdPerson(mods)} ${duration}`.to(([all, changes, lasting]) =>
    all.map((what) => changed(what, changes, lasting)),
  ),
  p`${oneOfEach} : ${mods} ${opt(duration)}`.to(([all, changes, lasting]) =>
    all.map((what) => changed(what, changes, lasting)),
  ),
  p`${duration} , ${subjects} ${mods}`
    .to(([lasting, all, changes]) => all.map((what) => withUntil(what, changes, lasting)))
    .cost(4),
  someMore,
  p`${cards} ${mods} while (he or she|he|she|it|they) (is|are) ${state}`.to(([what, changes, is]) => [
    withUntil(filtered(what, { f: 'state', is }), changes, undefined),
  ]),
  p`${cards} ${mods} while ${state}`
    .to(([what, changes, is]) => [withUntil(filtered(what, { f: 'state', is }), changes, undefined)])
    .cost(2),
  p`each ${noun} ${playedBy} ${mods}`.to(([is, of, changes]): Effect[] | undefined =>
    changes.every((mod) => mod.m === 'num' && mod.prop === 'cost')
      ? [withUntil({ n: 'all', ...of, ...(is !== 'any' && { f: is }) }, changes, undefined)]
      : undefined,
  ),
  p`make (his|her|its) ${mods}`.to(([changes]) => [withUntil(THIS, changes, undefined)]),
  growingOtherwise,
  p`(make|have) ${oneOfEach} each? ${mods} ${opt(duration)}`.to(([all, changes, lasting]) =>
    forAll(all, changes, (what, same) => changed(what, same, lasting)),
  ),
  meeting,
  taking,
  // 'A is Strength +1 and B is Strength -1 until …': both as long.
  p`(make|have)? ${list(p`${determined} ${mods}`, w(',? and', 0))} ${duration}`
    .to(([all, lasting]) =>
      all.length < 2 ? undefined : all.map(([what, changes]) => withUntil(what, changes, lasting)),
    )
    .cost(1),
  p`${mods} ${opt(duration)}`.to(([changes, lasting]) => [withUntil(THIS, changes, lasting)]).cost(6),
);

export const FAMILY: readonly Definition[] = [oneWords, modsWords];
