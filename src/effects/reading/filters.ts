/** Filters: does a card have the characteristics a text asks for? */
import { placeFacts } from '../terms.ts';
import { every } from './every.ts';
import { remembered } from './remembered.ts';
import { isTakingPart } from './involvement.ts';
import { sameProp, parameterOf } from './likeness.ts';
import {
  inState,
  type Reading,
  amountOf,
  candidates,
  covers,
  hasAffiliation,
  hasIcon,
  isUnique,
  keywordCalled,
  skillsOf,
  speciesOf,
  valueOf,
  isAbleFor,
  skillsFor,
  levelIn,
} from '../meaning.ts';
import { attemptIn } from '../undertakings.ts';
import { compare } from './numbers.ts';
import { carries } from './carriers.ts';
import { isCommander } from './commanders.ts';
import { IN_PLAY } from './dilemma-reach.ts';
import { isMeasured } from './comparisons.ts';
import { wordOf, type Context } from './context.ts';
import { happened } from './facts.ts';
import { isType, isPlace, isTask } from './places.ts';
import { asksOfTask, isPureTask, placeOfTask } from './tasks.ts';
import { isPlayableAt } from './playable.ts';
import { hasRequiredSkill, isUnmet, requiresAll, requiresAttribute, standsIn } from './requirement-filters.ts';
import { isWhose, namesOvercome } from './selectors.ts';
import { textOf } from './text-of.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Filter, Kind, Named, Sel } from '../../language/tree/index.ts';
import { EITHER } from '../../engine/asking/select.ts';
import { levelAsked } from './nodes.ts';
import { staffingIcons } from './staffing-icons.ts';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A filter, compiled: does the card fit it just now? */
type Matcher = (context: Context, card: CardNumber) => boolean;

/** What a filter asks, compiled once for each node. */
const matcherOf = remembered(compiled);

/** Does the card fit the filter just now? */
const matches = (context: Context, filter: Filter, card: CardNumber): boolean => matcherOf(filter)(context, card);

function compiled(filter: Filter): Matcher {
  switch (filter.f) {
    case 'and': {
      const isTasks = filter.of.some(asksOfTask);
      return allOf(filter.of.map((part) => (isTasks && isMission(part) ? isTaskMatcher : matcherOf(part))));
    }
    case 'or':
      return anyOf(filter.of.map((part) => matcherOf(part)));
    case 'not': {
      const inner = matcherOf(filter.of);
      return (context, card) => !inner(context.asRequired ? { ...context, asRequired: false } : context, card);
    }
    case 'kind':
      return isKind(filter.is);
    case 'title':
      return isTitled(filter.is);
    case 'keyword':
      return (context, card) => {
        const { engine } = context;
        const isOwn = hasKeyword(engine, card, filter.is, filter.arg) && isAbleFor(context, card);
        if (isOwn || !isPureTask(engine, card)) return isOwn;
        const place = placeOfTask(engine, card);
        return place > 0 && hasKeyword(engine, place, filter.is, filter.arg);
      };
    case 'species':
      return ({ engine }, card) =>
        speciesOf(engine, card)
          .split('/')
          .some((part) => same(part, filter.is));
    case 'printed':
      return ofPrinted((definition) => definition.fields?.[filter.what] === filter.is);
    case 'fitted':
      return ofPrinted(({ fields }) => {
        const equipment = fields?.['equipment'];
        return Array.isArray(equipment) && equipment.includes(filter.with);
      });
    case 'used':
      return ({ engine }, card) => engine.ruleset.texts.usedAs?.(engine, card) === filter.like;
    case 'leftOf':
      return ({ engine }, card) => engine.rowOf(card) !== '' && engine.row(engine.rowOf(card)).at(-1) !== card;
    case 'affiliation':
      return ({ engine }, card) => hasAffiliation(engine, card, filter.is) || invites(engine, card, filter);
    case 'icon':
      return ({ engine }, card) => hasIcon(engine, card, filter.is) || invites(engine, card, filter);
    case 'class':
      return ofPrinted((definition) => definition.class !== undefined && same(definition.class, filter.is));
    case 'skill':
      return (context, card) =>
        levelIn(skillsFor(context, card), filter.is) >= levelAsked(filter) || standsIn(context, filter, card);
    case 'staffs':
      return ({ engine }, card) => staffingIcons(engine, card).includes(filter.is);
    case 'levels':
      return (context, card) => Object.values(skillsFor(context, card)).some((levels) => levels >= filter.n);
    case 'named':
      return (context, card) => hasNamed(context, filter, card);
    case 'namedAttr':
      return (context, card) => {
        const name = wordOf(context, filter.id).toLowerCase();
        return compare(valueOf(context.engine, card, name), filter.op, amountOf(context, filter.n));
      };
    case 'whose': {
      const sel = { of: filter.of };
      return (context, card) => isWhose(context, sel, card);
    }
    case 'damage':
      return ofPrinted(isDamageText);
    case 'unique':
      return ({ engine }, card) => isUnique(engine, card);
    case 'state':
      return (context, card) => inState(context, filter.is, card);
    case 'num':
      return (context, card) => isMeasured(context, filter, card) || standsIn(context, filter, card);
    case 'mission':
      return ofPlace((definition) => placeFacts(definition)?.kind === filter.is || definition.dilemma === filter.is);
    case 'quadrant':
      return ofPlace((definition) => {
        const place = placeFacts(definition);
        return place !== undefined && quadrantIcon(place.quadrant) === filter.is;
      });
    case 'requires':
      return (context, card) => requiresAll(context, card, filter);
    case 'requiresAttr':
      return ({ engine }, card) => requiresAttribute(engine, card, filter.is);
    case 'required':
      return (context, card) => hasRequiredSkill(context, filter.of, card);
    case 'playable':
      return (context, card) => isPlayableAt(context, filter.at, card);
    case 'unmet':
      return (context, card) => isUnmet(context, filter.of, card);
    case 'bears': {
      const words = ` ${titleWords(filter.word)} `;
      return ofPrinted(({ title }) => ` ${titleWords(title)} `.includes(words));
    }
    case 'begins': {
      const start = filter.with.toLowerCase();
      return ofPrinted(({ title }) => title.toLowerCase().startsWith(start));
    }
    case 'same':
      // 'Of an affiliation you do not command': no other card of theirs has it; who shares a skill with somebody is another.
      return (context, card) =>
        candidates(context, filter.as).some(
          (other) =>
            !(other === card && (filter.prop === 'skills' || (filter.as.n === 'all' && filter.as.ref === undefined))) &&
            sameProp(context.engine, filter.prop, card, other),
        );
    case 'copyOf': {
      const copied = copiedBy(filter.sel);
      return (context, card) => {
        const { title } = context.engine.definitionOf(card);
        return candidates(context, copied).some((other) => context.engine.definitionOf(other).title === title);
      };
    }
    case 'among': {
      const all = filter.of.map((sel) => every(sel));
      return (context, card) => all.some((sel) => covers(context, sel, card));
    }
    case 'commander':
      return (context, card) => isCommander(context, filter.of, card);
    case 'faced':
      return (context, card) => isFaced(context, filter.by, card);
    case 'carries':
      return (context, card) => carries(context, filter, card);
    case 'was':
      return (context, card) => happened(context, filter.ev, filter.span, card);
  }
}

const isMission = (filter: Filter): boolean => filter.f === 'kind' && filter.is === 'mission';
const isTaskMatcher: Matcher = ({ engine }, card) => isTask(engine, card);

/** What is printed on a place; of a task, on that where it is done. */
function ofPlace(is: (definition: Definition) => boolean): Matcher {
  return ({ engine }, card) => {
    const place = placeOfTask(engine, card);
    return place > 0 && is(engine.definitionOf(place));
  };
}

function allOf(parts: readonly Matcher[]): Matcher {
  return (context, card) => {
    for (const part of parts) if (!part(context, card)) return false;
    return true;
  };
}

function anyOf(parts: readonly Matcher[]): Matcher {
  return (context, card) => {
    for (const part of parts) if (part(context, card)) return true;
    return false;
  };
}

/** What is printed never changes. */
function ofPrinted(is: (definition: Definition) => boolean): Matcher {
  return ({ engine }, card) => is(engine.definitionOf(card));
}

/** Has the card a text that works while it lies on a ship as damage? */
export const isDamageText = ({ abilities }: Definition): boolean =>
  abilities.some(({ zones }) => zones.includes('damage'));

function isKind(kind: Kind | 'card'): Matcher {
  if (kind === 'card') return () => true;
  if (kind === 'mission') return ({ engine, isOfTask }, card) => (isOfTask ? isTask : isPlace)(engine, card);
  return ({ engine }, card) => engine.definitionOf(card).type === kind;
}

function isTitled(name: string): Matcher {
  const wanted = name.toLowerCase();
  const isIt = remembered(
    (definition: Definition): boolean =>
      definition.title.toLowerCase() === wanted ||
      definition.id.toLowerCase() === wanted ||
      placeFacts(definition)?.location?.toLowerCase() === wanted,
  );
  return ({ engine }, card) => {
    const definition = engine.definitionOf(card);
    return isIt(definition) || engine.ruleset.texts.isNamedBy?.(definition.title, name) === true;
  };
}

/** 'A personnel you command', of copies: any in play, stopped or not, whoever a dilemma reaches. */
const copiedBy = (sel: Sel): Sel => {
  if (sel.ref !== undefined || sel.at) return sel;
  return namesOvercome(sel.f) ? { n: 'all', ...sel } : { n: 'all', at: IN_PLAY, ...sel };
};

/** 'Any affiliation' is kept as all of them; no mission prints so many icons. */
const ANY_AFFILIATION = 10;

/** A [Kli] mission has that icon among those of who may attempt it; "any affiliation" is no icon. */
function invites(engine: Engine, card: CardNumber, wanted: Extract<Filter, { f: 'affiliation' | 'icon' }>): boolean {
  const { attemptBy } = textOf(engine.definitionOf(card));
  if (!attemptBy) return false;
  const icons = attemptBy.f === 'or' ? attemptBy.of : [attemptBy];
  return icons.length < ANY_AFFILIATION && icons.some((icon) => icon.f === wanted.f && icon.is === wanted.is);
}

/** Has the card the skill, keyword, title … that was named? */
function hasNamed(context: Context, filter: Extract<Filter, { f: 'named' }>, card: CardNumber): boolean {
  const word = context.words[filter.id];
  if (word === undefined || (filter.only && !matches(context, filter.only, card))) return false;
  const { what } = filter;
  const words = word.split(EITHER);
  if (what === 'title') return words.includes(context.engine.definitionOf(card).title);
  const isMeant = (one: string): boolean => words.length === 1 || what !== 'skill' || isOwnSkill(context, one);
  return words.some((one) => isMeant(one) && matches(context, NAMED[what](one), card));
}
/** 'That skill' of several that were used: one that the card which used it has. */
function isOwnSkill({ engine, source }: Context, skill: string): boolean {
  return !isType(engine, source.card, 'personnel') || levelIn(skillsOf(engine, source.card), skill) > 0;
}
const NAMED: Readonly<Record<Exclude<Named, 'title'>, (word: string) => Filter>> = {
  skill: (is) => ({ f: 'skill', is }),
  keyword: (is) => ({ f: 'keyword', is }),
  species: (is) => ({ f: 'species', is }),
  affiliation: (is) => ({ f: 'affiliation', is }),
  cardType: (word) => {
    const is = KINDS.find((kind) => kind === word);
    return is ? { f: 'kind', is } : { f: 'or', of: [] };
  },
};
const KINDS: readonly Kind[] = ['personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma', 'mission'];

function quadrantIcon(quadrant: string): string {
  return quadrant.charAt(0).toUpperCase();
}

function hasKeyword(engine: Engine, card: CardNumber, name: string, parameter?: string): boolean {
  if (parameter === undefined) return keywordCalled(engine, card, name) !== undefined;
  const own = parameterOf(engine, card, name);
  return own !== undefined && same(own, parameter);
}

/** Is the dilemma being faced, by such personnel? */
function isFaced(context: Context, by: Sel | undefined, card: CardNumber): boolean {
  const attempt = attemptIn(context.engine);
  if (attempt?.facing?.card !== card || !attempt.open) return false;
  return by === undefined || candidates(context, every(by)).some((one) => isTakingPart(context.engine, one));
}

/** The interpreter's answers about filters. */
export const filters: Pick<Reading, 'matches'> = { matches };

/** The words of a title, without what stands between them. */
const titleWords = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
