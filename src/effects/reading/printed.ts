/** What a text says of cards that need not be in the game: what is printed on them alone says whether it is so. */
import type { PrintedCard } from '../../engine/asking/nameable.ts';
import type { Filter } from '../../language/tree/index.ts';
import { levelIn } from '../meaning.ts';
import { placeFacts } from '../terms.ts';
import { levelAsked } from './nodes.ts';

type IsPrinted = (card: PrintedCard) => boolean;

/** Does the printed card fit the filter? Null where what is printed does not say it. */
export function printedTest(filter: Filter): IsPrinted | null {
  switch (filter.f) {
    case 'and': {
      const parts = testsOf(filter.of);
      return parts && ((card) => parts.every((isSo) => isSo(card)));
    }
    case 'or': {
      const parts = testsOf(filter.of);
      return parts && ((card) => parts.some((isSo) => isSo(card)));
    }
    case 'not': {
      const isSo = printedTest(filter.of);
      return isSo && ((card) => !isSo(card));
    }
    case 'kind':
      if (filter.is === 'card') return () => true;
      return filter.is === 'mission' ? (card) => placeFacts(card) !== undefined : ({ type }) => type === filter.is;
    case 'species':
      return ({ species }) => species?.split('/').some((part) => isSame(part, filter.is)) === true;
    case 'affiliation':
      return ({ affiliations }) => affiliations.includes(filter.is);
    case 'icon':
      return ({ icons }) => icons.includes(filter.is);
    case 'class':
      return (card) => card.class !== undefined && isSame(card.class, filter.is);
    case 'skill':
      return ({ skills }) => levelIn(skills, filter.is) >= levelAsked(filter);
    case 'unique':
      return ({ unique }) => unique;
    case 'mission':
      return (card) => placeFacts(card)?.kind === filter.is || card.dilemma === filter.is;
    case 'printed':
      return ({ fields }) => fields?.[filter.what] === filter.is;
    default:
      return null;
  }
}

function testsOf(filters: readonly Filter[]): readonly IsPrinted[] | null {
  const tests = filters.flatMap((filter) => printedTest(filter) ?? []);
  return tests.length === filters.length ? tests : null;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
