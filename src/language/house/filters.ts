/** Writes what kind of card is meant, before and behind the noun, in house style. */
import type { Dialect } from '../dialect.ts';
import type { Filter, Prop, Sel } from '../tree/index.ts';
import { isSame } from '../tree/same.ts';
import { doneWords } from './history.ts';
import { article, is } from './persons.ts';
import { placeWords } from './places.ts';
import { ownerWords, playerWords } from './players.ts';
import { amountWords, cardWords, raise, requirementWords, stateWords, unwritable } from './symbols.ts';

const MISSIONS = { planet: 'planet', space: 'space', dual: 'dual', headquarters: 'headquarters' } as const;
const ADJECTIVES: Readonly<Record<string, string>> = {
  stopped: 'stopped',
  staffed: 'staffed',
  damaged: 'damaged',
  docked: 'docked',
  disabled: 'disabled',
  cloaked: 'cloaked',
  complete: 'completed',
  overcome: 'overcome',
};
const OPPOSITES: Readonly<Record<string, string>> = {
  stopped: 'unstopped',
  damaged: 'undamaged',
  disabled: 'non-disabled',
  docked: 'undocked',
  complete: 'incomplete',
};

/** A filter before the noun; undefined where it must follow. */
export function adjective(dialect: Dialect, filter: Filter): string | undefined {
  switch (filter.f) {
    case 'affiliation':
      return `[${dialect.icons.iconOfAffiliation(filter.is) ?? filter.is}]`;
    case 'icon':
      return `[${dialect.icons.iconOf(filter.is) ?? filter.is}]`;
    case 'quadrant':
      return `[${filter.is}Q]`;
    case 'keyword':
      return filter.arg === undefined ? filter.is : `${filter.is}: ${filter.arg}`;
    case 'species':
    case 'class':
      return filter.is;
    case 'printed':
      return filter.what === 'gender' ? filter.is : `${filter.is}-classification`;
    case 'title':
      return `{${filter.is}}`;
    case 'skill':
      return levelled(filter.is, filter.n);
    case 'unique':
      return 'unique';
    case 'damage':
      return 'Damage';
    case 'mission':
      return MISSIONS[filter.is];
    case 'state':
      return ADJECTIVES[filter.is.s];
    case 'was':
      return filter.ev.e === 'select' ? doneWords(dialect, filter) : undefined;
    case 'not':
      return negated(dialect, filter.of);
    case 'kind':
      return filter.is === 'card' ? undefined : filter.is;
    case 'and':
      return group(dialect, filter.of, ' ');
    case 'or':
      return group(dialect, filter.of, ' or ');
    default:
      return undefined;
  }
}
function negated(dialect: Dialect, filter: Filter): string | undefined {
  const opposite = filter.f === 'state' ? OPPOSITES[filter.is.s] : undefined;
  if (opposite !== undefined) return opposite;
  if (filter.f === 'and' || filter.f === 'or' || filter.f === 'not' || filter.f === 'state') return undefined;
  const word = adjective(dialect, filter);
  if (filter.f === 'was') return word === undefined ? undefined : `un${word}`;
  return word === undefined ? undefined : `non-${word}`;
}
function group(dialect: Dialect, filters: readonly Filter[], between: string): string | undefined {
  const words = filters.map((one) => (one.f === 'or' ? undefined : adjective(dialect, one)));
  return words.includes(undefined) ? undefined : words.join(between);
}
export function levelled(skill: string, n: number | undefined): string {
  return n !== undefined && n > 1 ? `${n} ${skill}` : skill;
}

/** Of the ship that he or she is aboard, this is said last. */
const commanderWords = (dialect: Dialect, of: Sel | undefined, near: string): string =>
  of
    ? `Commander of ${cardWords(dialect, of)}`
    : ['corresponding Commander', near, 'aboard its ship'].filter((word) => word !== '').join(' ');
const PLURALS: ReadonlySet<string> = new Set(['ship', 'event', 'interrupt', 'dilemma', 'mission', 'card']);
const plural = (word: string, many: boolean): string => (many && PLURALS.has(word) ? `${word}s` : word);
/** 'Two Vulcans', but 'two Vorta'. */
const speciesWords = (name: string): string => (/(?:an|on|ing|oid|gram|ite)$/.test(name) ? `${name}s` : name);

/** The noun with what stands before and behind it; `near` comes right after the noun. */
export function nounWords(dialect: Dialect, filter: Filter | undefined, many: boolean, near = ''): string {
  if (!filter) return [plural('card', many), near].filter((word) => word !== '').join(' ');
  if (filter.f === 'copyOf' && (filter.sel.ref !== undefined || (filter.sel.of === 'you' && !filter.sel.at)))
    return [many ? 'copies' : 'copy', 'of', cardWords(dialect, filter.sel), near]
      .filter((word) => word !== '')
      .join(' ');
  if (filter.f === 'copyOf' && filter.sel.at)
    return [plural('card', many), near, `you have a copy of ${placeWords(dialect, filter.sel.at)}`]
      .filter((word) => word !== '')
      .join(' ');
  if (filter.f === 'or' && filter.of.every((one) => endsInKind(dialect, one)))
    return [filter.of.map((one) => nounWords(dialect, one, many)).join(' and '), near]
      .filter((word) => word !== '')
      .join(' ');
  const parts = filter.f === 'and' ? filter.of : [filter];
  const at = parts.findIndex((one) => one.f === 'kind' || one.f === 'commander');
  const kind = parts[at];
  const lead = kind ? parts.slice(0, at) : parts.slice(0, leading(dialect, parts));
  const behind = kind ? parts.slice(at + 1) : parts.slice(lead.length);
  const before = lead.map((one) => adjective(dialect, one));
  if (before.includes(undefined)) throw unwritable(filter);
  const last = lead.at(-1);
  if (!kind && many && last?.f === 'species') before[before.length - 1] = speciesWords(last.is);
  const noun =
    kind?.f === 'kind'
      ? plural(kind.is, many)
      : kind?.f === 'commander'
        ? commanderWords(dialect, kind.of, near)
        : isNoun(last)
          ? ''
          : plural('card', many);
  return [
    ...before,
    noun,
    kind?.f === 'commander' && !kind.of ? '' : near,
    ...behind.map((one) => relative(dialect, one)),
  ]
    .filter((word) => word !== '')
    .join(' ');
}
export const hasKind = (filter: Filter): boolean =>
  filter.f === 'kind' || (filter.f === 'and' && filter.of.some(hasKind));
/** A kind with nothing but what stands before it. */
export function endsInKind(dialect: Dialect, filter: Filter): boolean {
  const parts = filter.f === 'and' ? filter.of : [filter];
  return parts.at(-1)?.f === 'kind' && parts.every((one) => adjective(dialect, one) !== undefined);
}
/** Filters that are nouns of their own. */
function isNoun(filter: Filter | undefined): boolean {
  return filter?.f === 'species' || filter?.f === 'title' || (filter?.f === 'mission' && filter.is === 'headquarters');
}
function leading(dialect: Dialect, parts: readonly Filter[]): number {
  const first = parts.findIndex((one) => adjective(dialect, one) === undefined);
  return first < 0 ? parts.length : first;
}

const lies = (how: string): boolean => how === 'on' || how === 'beneath';

/** What your own cards must be, where others' need not. */
function ofYours(filter: Filter): Filter | undefined {
  const [others, own] = filter.f === 'or' ? filter.of : [];
  return others?.f === 'not' && others.of.f === 'whose' && others.of.of === 'you' ? own : undefined;
}

/** A filter behind the noun. */
export function relative(dialect: Dialect, filter: Filter): string {
  if (filter.f === 'whose') return `under ${ownerWords(dialect, filter.of)} command`;
  const yours = ofYours(filter);
  if (yours) return `(if yours, ${article(nounWords(dialect, yours, false))})`;
  const kinds = filter.f === 'or' ? filter.of : [filter];
  if (filter.f === 'not' && filter.of.f === 'kind') return `that is ${article(nounWords(dialect, filter, false))}`;
  if (kinds.some(hasKind)) return `that is ${kinds.map((one) => article(nounWords(dialect, one, false))).join(' or ')}`;
  switch (filter.f) {
    case 'num':
      if (filter.plus !== undefined) return `with ${qualityWords(dialect, filter)}`;
      if (filter.prop === 'cost') return `cost${filter.op}${amountWords(dialect, filter.n)}`;
      if (filter.prop === 'points') return `worth ${filter.op}${amountWords(dialect, filter.n)}`;
      return `with ${filter.printed ? 'a printed attribute' : propWords(dialect, filter.prop)}${filter.op}${amountWords(dialect, filter.n)}`;
    case 'faced':
      return filter.by ? `that ${cardWords(dialect, filter.by)} is facing` : 'being faced';
    case 'bears':
      return `bearing "${filter.word}" in its title`;
    case 'begins':
      return `whose title begins with "${filter.with}"`;
    case 'requires':
      if (isAnySkill(filter)) return 'requiring a skill';
      return `requiring ${requirementWords(dialect, filter.req)}`;
    case 'requiresAttr':
      return `requiring ${filter.is}`;
    case 'fitted':
      return `fitted with ${filter.with}`;
    case 'used':
      return `used as ${article(filter.like)}`;
    case 'leftOf':
      return 'with a location on its right';
    case 'playable':
      return `that could be played at ${cardWords(dialect, filter.at)}`;
    case 'unmet':
      return `that has requirements ${playerWords(dialect, filter.of)} cannot meet`;
    case 'copyOf':
      return copyWords(dialect, filter.sel);
    case 'same':
      return `with the same ${propWords(dialect, filter.prop)} as ${cardWords(dialect, filter.as)}`;
    case 'state':
      return stateWords(dialect, filter.is);
    case 'was':
      return doneWords(dialect, filter);
    case 'carries':
      return lies(filter.how) || (filter.how === 'at' && filter.sel.at)
        ? `that has ${cardWords(dialect, filter.sel)} ${filter.how} it`
        : `that ${cardWords(dialect, filter.sel)} ${is(filter.sel)} ${filter.how}`;
    case 'not':
      if (filter.of.f === 'and' && filter.of.of[0]?.f === 'whose')
        return `that is not (${filter.of.of.map((one) => relative(dialect, one)).join(' ')})`;
      if (filter.of.f === 'begins') return `whose title does not begin with "${filter.of.with}"`;
      if (filter.of.f === 'carries' && isSame(filter.of.sel, { ref: 'this' }))
        return `that this is not ${filter.of.how}`;
      if (filter.of.f === 'carries')
        return `that has no ${cardWords(dialect, filter.of.sel).replace(/^an? /, '')} ${filter.of.how} it`;
      if (filter.of.f === 'requires' && filter.of.req.r === 'differentSkills') return 'not requiring a skill';
      if (
        filter.of.f === 'same' &&
        filter.of.prop === 'quadrant' &&
        cardWords(dialect, filter.of.as) === 'this mission'
      )
        return 'in a different quadrant';
      if (filter.of.f === 'same')
        return `with a different ${propWords(dialect, filter.of.prop)} than ${cardWords(dialect, filter.of.as)}`;
      if (filter.of.f === 'copyOf') return notCommanded(dialect, filter.of.sel);
      if (filter.of.f === 'was' && filter.of.ev.e === 'select') return `un${relative(dialect, filter.of)}`;
      return `without ${qualityWords(dialect, filter.of)}`;
    default:
      return `with ${qualityWords(dialect, filter)}`;
  }
}
/** That there is another copy of it somewhere. */
function copyWords(dialect: Dialect, { at, ...rest }: Sel): string {
  if (Object.keys(rest).length > 0 || (at?.p !== 'zone' && at?.p !== 'beneath')) throw unwritable({ f: 'copyOf' });
  return at.p === 'zone'
    ? `you have a copy of ${placeWords(dialect, at)}`
    : `that has a copy ${placeWords(dialect, at)}`;
}
function isAnySkill(filter: Filter): boolean {
  return filter.f === 'requires' && filter.req.r === 'differentSkills' && filter.req.n === 1;
}
/** The name of what is measured. */
export const propWords = (dialect: Dialect, prop: Prop): string => dialect.words.measures.write(prop) ?? prop;

/** A card that its player must not command already. */
function notCommanded(dialect: Dialect, { of, ...sel }: Sel): string {
  if (of === undefined || Object.keys(sel).length > 0) throw unwritable({ of, ...sel });
  return `${playerWords(dialect, of)} ${of === 'you' ? 'do' : 'does'} not command`;
}

/** What a card has: skills, attributes. */
export function qualityWords(dialect: Dialect, filter: Filter): string {
  switch (filter.f) {
    case 'skill':
      return levelled(filter.is, filter.n);
    case 'staffs':
      return `a [${dialect.icons.iconOf(filter.is) ?? filter.is}] icon in its staffing requirements`;
    case 'levels':
      return `${filter.n} levels of a skill`;
    case 'num':
      if (filter.plus !== undefined)
        return `${filter.prop} + ${filter.plus}${filter.op}${amountWords(dialect, filter.n)}`;
      return filter.prop === 'cost'
        ? `a cost ${filter.op}${amountWords(dialect, filter.n)}`
        : `${filter.printed ? 'a printed attribute' : propWords(dialect, filter.prop)}${filter.op}${amountWords(dialect, filter.n)}`;
    case 'required':
      return `a skill required by ${cardWords(dialect, filter.of)}`;
    case 'named':
      return `named ${filter.what === 'cardType' ? 'card type' : filter.what} ${filter.id.toUpperCase()}`;
    case 'namedAttr':
      return `named attribute ${filter.id.toUpperCase()}${filter.op}${amountWords(dialect, filter.n)}`;
    // 'With a Hand Weapon' it is another card.
    case 'keyword':
      return adjective(dialect, filter) ?? raise(filter);
    case 'species':
    case 'affiliation':
    case 'icon':
      return article(adjective(dialect, filter) ?? raise(filter));
    case 'and':
      return filter.of.map((one) => qualityWords(dialect, one)).join(' and ');
    case 'or':
      return filter.of.map((one) => qualityWords(dialect, one)).join(' or ');
    default:
      throw unwritable(filter);
  }
}
