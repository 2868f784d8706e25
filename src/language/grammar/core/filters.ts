/** Reads what kind of card is meant: icons, keywords, species, skills, kinds, and what it has or costs. */
import { isSame } from '../../tree/same.ts';
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, listed, many, opt, p, token, w, type Parser } from '../../parse/parser.ts';
import { allOf, anyOf, kind } from '../../tree/build.ts';
import type { Filter, Kind, Named, Prop, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { compared, costing, measured, priced } from './comparisons.ts';
import { eitherOf } from './either-of.ts';
import { possessor } from './possessors.ts';
import {
  attribute,
  cards,
  icon,
  letter,
  modifier,
  number,
  quality,
  requirement,
  skill,
  state,
  title,
} from './symbols.ts';

const keyword = listed('keywords').to((is): Filter => ({ f: 'keyword', is }));
const species = listed('species').to((is): Filter => ({ f: 'species', is }));
const levelled = p`${number} ${skill}`.to(([n, is]): Filter => ({ f: 'skill', is, ...(n > 1 && { n }) }));
const skilled = any(
  skill.to((is): Filter => ({ f: 'skill', is })),
  levelled,
);
/** A class that no card at hand has. */
const shipClass = token((here) =>
  here.kind === 'word' && /^[A-Z].*-class$/.test(here.text) ? here.text : undefined,
).to((is): Filter => ({ f: 'class', is }));
/** A card by its title. */
export const titled: Parser<Filter> = title.to((is): Filter => ({ f: 'title', is }));

export const is = (name: 'stopped' | 'staffed' | 'damaged' | 'complete' | 'overcome'): Filter => ({
  f: 'state',
  is: { s: name },
});
export const isNot = (name: 'stopped' | 'damaged' | 'complete'): Filter => ({ f: 'not', of: is(name) });
export const mission = (name: 'planet' | 'space' | 'dual' | 'headquarters'): Filter => ({ f: 'mission', is: name });
const word = token((here) => (here.kind === 'word' && /^[A-Z]/.test(here.text) ? here.text : undefined));

/** 'Sector 001'. */
const placeName = any(
  word,
  token((here) => (here.kind === 'number' ? here.text : undefined)),
);

export const region: Parser<Filter> = p`region : ${list(placeName, w('', 0))}`.to(([names]) => ({
  f: 'keyword',
  is: 'Region',
  arg: names.join(' '),
}));
const kindWord = (name: Kind): Parser<Filter> => w(`${name}|${name}s`, kind(name));
/** 'Ships': of several kinds together. */
export const pluralKind: Parser<Filter> = any(
  w('personnel', kind('personnel')),
  w('equipment', kind('equipment')),
  ...(['ship', 'event', 'interrupt', 'dilemma', 'mission'] as const).map((name) => w(`${name}s`, kind(name))),
);
const kinds: readonly Kind[] = ['personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma', 'mission'];

/** Picked by this text. */
export const SELECTED: Filter = { f: 'was', ev: { e: 'select', stage: 'did' }, span: 'ability' };
const modifierWords = modifier.is(
  icon,
  keyword,
  species.cost(1),
  skill.to((name): Filter => ({ f: 'skill', is: name })),
  // 'Three Treachery personnel' are three.
  levelled.cost(2),
  titled.cost(2),
  listed('classes').to((name): Filter => ({ f: 'class', is: name })),
  shipClass.cost(1),
  w('unique', { f: 'unique' }),
  w('stopped', is('stopped')),
  w('unstopped', isNot('stopped')),
  w('completed', is('complete')),
  w('incomplete', isNot('complete')),
  w<Filter>('selected', SELECTED).cost(1),
  w<Filter>('unselected', { f: 'not', of: SELECTED }).cost(1),
  w('planet', mission('planet')),
  w('space', mission('space')),
  w('dual', mission('dual')),
  any(...kinds.map(kindWord)).cost(3),
  p`non- ${modifier}`.to(([of]): Filter => ({ f: 'not', of })),
  region,
);

/** The noun itself; `any` is a card of any kind. */
export const nounHead = alternatives<Filter | 'any'>('noun by itself');
const nounHeadWords = nounHead.is(
  w('card|cards', 'any'),
  p`${any(...kinds.map(kindWord))} (card|cards)?`.to(([f]) => f),
  w<Filter>('planet|planets', { f: 'and', of: [mission('planet'), kind('mission')] }).cost(1),
  keyword.cost(1),
  species.cost(2),
  // 'Non-Bajorans' are personnel.
  p`non- ${species}`.to(([of]): Filter => ({ f: 'and', of: [{ f: 'not', of }, kind('personnel')] })).cost(2),
  // 'Your Engineer', 'two Engineers': personnel who are such.
  any(skill, w('engineers', 'Engineer'), w('officers', 'Officer'))
    .to((is): Filter => ({ f: 'and', of: [{ f: 'skill', is }, kind('personnel')] }))
    .cost(3),
  p`non- ${keyword}`.to(([of]): Filter => ({ f: 'not', of })).cost(3),
);

const together = p`${modifier} ${many(modifier)}`.to(([first, rest]) => allOf([first, ...rest]));
/** What stands before a noun. */
export const modifiers: Parser<Filter> = any(
  list(together, any(w(', or|,|or|, and|and|and/or', 0).cost(1))).to((all) =>
    // 'Non-unique, non-Artifact' is neither.
    all.length > 1 && all.every(({ f }) => f === 'not') ? undefined : anyOf(all),
  ),
  list(together, w('or', 0).cost(1)).to((all) =>
    all.length > 1 && all.every(({ f }) => f === 'not') ? anyOf(all) : undefined,
  ),
  list(together, w(', and|and|,', 0).cost(1)).to((all) =>
    all.length > 1 && all.every(({ f }) => f === 'not') ? allOf(all) : undefined,
  ),
);

function isHeadquarters(filter: Filter | undefined): boolean {
  if (filter?.f === 'and') return isHeadquarters(filter.of.at(-1));
  return filter?.f === 'mission' && filter.is === 'headquarters';
}

/** Is it said what the cards are, by their kind or by what stands for a noun: 'Klingons', 'Dissidents'? */
const isNamed = (filter: Filter): boolean => {
  if (filter.f === 'or') return filter.of.every(isNamed);
  const last = filter.f === 'and' ? filter.of.at(-1) : filter;
  return hasKind(filter) || last?.f === 'keyword' || last?.f === 'species';
};
const hasKind = (filter: Filter): boolean => filter.f === 'kind' || (filter.f === 'and' && filter.of.some(hasKind));
const isNounAlone = ({ f }: Filter): boolean => f === 'keyword' || f === 'species';
/** 'Admiral or [Fed] Commander': an Admiral is one without being a Commander. */
function eitherNoun(before: Filter | undefined, last: Filter | undefined): Filter | undefined {
  if (before?.f !== 'or' || !last || !isNounAlone(last)) return undefined;
  const nearest = before.of.at(-1);
  const others = before.of.slice(0, -1);
  if (!nearest || isNounAlone(nearest) || !others.every(isNounAlone)) return undefined;
  return anyOf([...others, allOf([nearest, last]) ?? last]);
}
/** 'Rule event and Crime event' are Rule or Crime events; 'Rule event or Crime ship' is one of two kinds. */
function nounsOf(before: Filter | undefined, last: Filter | undefined): Filter | undefined {
  if (before?.f !== 'or' || last?.f !== 'kind' || !before.of.some(hasKind)) return undefined;
  const bare = before.of.map((one) =>
    one.f === 'and' ? allOf(one.of.filter((part) => !isSame(part, last))) : isSame(one, last) ? undefined : one,
  );
  const others = bare.flatMap((one) => (one && !hasKind(one) ? [one] : []));
  if (others.length === bare.length) return allOf([anyOf(others), last]);
  return anyOf(before.of.map((one) => (hasKind(one) ? one : (allOf([one, last]) ?? one))));
}

/** 'Thief personnel and Smuggler personnel', 'personnel and ships': one kind or the other. */
export function both(one: Filter, other: Filter): Filter | undefined {
  if (!isNamed(one) || !isNamed(other)) return undefined;
  if (!hasKind(one) || !hasKind(other)) return anyOf([one, other]);
  const [last, ...rest] = partsOf(other).toReversed();
  const [same, ...before] = partsOf(one).toReversed();
  const [first, second] = [before, rest].map((parts) => allOf(parts.toReversed()));
  return last && same && isSame(last, same) && first && second
    ? allOf([anyOf([first, second]), last])
    : { f: 'or', of: [one, other] };
}
const partsOf = (filter: Filter): readonly Filter[] => (filter.f === 'and' ? filter.of : [filter]);

const NAMED_TITLE: Filter = { f: 'named', what: 'title', id: open('title') };
/** Adjacent modifiers hold together; 'or' and lists are alternatives; the noun holds for all. */
export const noun = alternatives<Filter | 'any'>('noun');
const nounWords = noun.is(
  p`${opt(modifiers)} ${nounHead}`.to(([before, last]): Filter | 'any' => {
    const implied = last !== 'any' && last.f === 'kind' && last.is === 'mission' && isHeadquarters(before);
    const own = last === 'any' || implied ? undefined : last;
    return eitherNoun(before, own) ?? nounsOf(before, own) ?? allOf([before, own]) ?? 'any';
  }),
  titled,
  p`named ${nounHead}`.to(([is]): Filter => allOf([is === 'any' ? undefined : is, NAMED_TITLE]) ?? NAMED_TITLE).cost(1),
  p`copy|copies of ${title}`.to(([name]): Filter => ({ f: 'title', is: name })),
  p`copy|copies of ${cards}`
    .to(([sel]): Filter | undefined => (sel.ref === undefined && !isYours(sel) ? undefined : { f: 'copyOf', sel }))
    .cost(1),
);

/** 'A copy of a personnel you command', 'of one of your overcome dilemmas'. */
const isYours = ({ of, n, at }: Sel): boolean => of === 'you' && n === undefined && !at;

/** A noun without alternatives of its own. */
export const plainNoun = noun.to((one) => {
  const parts = one === 'any' ? [] : one.f === 'and' ? one.of : [one];
  return parts.some((part) => part.f === 'or') ? undefined : one;
});

/** What a text may have named. */
const named: Parser<Named> = any<Named>(
  w('skill|skills', 'skill'),
  w('(card)? title', 'title'),
  w('keyword', 'keyword'),
  w('species', 'species'),
  w('affiliation', 'affiliation'),
  w('card? type', 'cardType'),
);
/** 'Required by this mission', "listed in this mission's requirements": where the requirements stand. */
const required: Parser<Sel> = any<Sel>(
  p`required by ${cards}`.to(([what]) => what),
  w("listed in this (mission|mission's) requirements", { ref: open('mission') }),
  // What is asked for now is meant anyway, by whatever text.
  w(
    "listed in this (mission|mission's) requirements <paren> or any alternate requirements listed in the game text you are using to attempt it </paren>",
    { ref: open('mission') },
  ),
);
export const single = alternatives<Filter>('single');
const singleWords = single.is(
  p`(a|at least one) skill ${required}`.to(([of]): Filter => ({ f: 'required', of })),
  skilled,
  compared,
  p`(a|the)? (printed)? ${priced}`.to(([f]) => f),
  measured,
  p`that|those ${named}`.to(([what]): Filter => ({ f: 'named', what, id: open(what) })),
  p`named ${named} ${letter}`.to(([what, id]): Filter => ({ f: 'named', what, id })),
  p`(the)? named ${named}`.to(([what]): Filter => ({ f: 'named', what, id: open(what) })).cost(1),
  costing.cost(1),
  p`a|an ${icon} icon`.to(([f]) => f),
  // 'A Hand Weapon' whoever has it has by him: no keyword of his.
  p`a|an? ${any(icon, species)}`.to(([f]) => f).cost(2),
  keyword.cost(2),
  region.cost(2),
);
const qualityWords = quality.is(
  eitherOf(
    single,
    { and: any(w(', and|and', true), w(',', false)), or: w(', or|or', 0) },
    { allOf: (all) => allOf(all) ?? all[0], anyOf },
  ),
);

/** What follows 'that requires'. */
export const requiring: Parser<Filter> = any<Filter>(
  p`requiring|requires|require ${attribute}`.to(([is]) => ({ f: 'requiresAttr', is })),
  p`requiring|requires|require ${requirement}`.to(([req]) => ({ f: 'requires', req })),
);
/** What a card is at the moment, as a filter. */
export const being: Parser<Filter> = state.to((name): Filter => ({ f: 'state', is: name }));
/** 'the same cost as X'. */
export const same: Parser<Filter> = any(
  p`(the|a|an)? same ${prop()} (as|of) ${any(cards, possessor)}`.to(([name, as]): Filter => ({
    f: 'same',
    prop: name,
    as,
  })),
  w<Filter>('at least one of the same skills', { f: 'same', prop: 'skills', as: { ref: open('same skills') } }),
  p`(the|a|that)? same ${prop()}`
    .to(([name]): Filter => ({ f: 'same', prop: name, as: { ref: open(`same ${name}`) } }))
    .cost(1),
  p`a different ${prop()}`
    .to(([name]): Filter => ({ f: 'not', of: { f: 'same', prop: name, as: { ref: open(`same ${name}`) } } }))
    .cost(1),
  p`(a)? different ${prop()} than|as ${cards}`.to(([name, as]): Filter => ({
    f: 'not',
    of: { f: 'same', prop: name, as },
  })),
);
function prop(): Parser<Prop> {
  return any<Prop>(
    w('cost', 'cost'),
    w('title|name', 'title'),
    w('(card)? title', 'title'),
    w('affiliation', 'affiliation'),
    w('species', 'species'),
    w('quadrant icon?', 'quadrant'),
    w('(card)? type', 'type'),
    w('skills', 'skills'),
  );
}

export const FAMILY: readonly Definition[] = [modifierWords, nounHeadWords, nounWords, singleWords, qualityWords];
