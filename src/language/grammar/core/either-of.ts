/** Reads what is asked for together and what instead of it: 'A, B, and C or D and E'; 'A, B, or C', where no 'and' is said, is one of three. */
import { many, p, type Parser } from '../../parse/parser.ts';

/** What stands together, and whether an 'and' is said. */
interface Group<T> {
  readonly all: readonly [T, ...T[]];
  readonly saysAnd: boolean;
}

/** Things between which stand `and` (true: said, not a comma alone) and `or`; 'and' binds tighter. */
export function eitherOf<T>(
  one: Parser<T>,
  { and, or }: { readonly and: Parser<boolean>; readonly or: Parser<unknown> },
  { allOf, anyOf }: { readonly allOf: (all: [T, ...T[]]) => T; readonly anyOf: (all: T[]) => T | undefined },
): Parser<T> {
  const group: Parser<Group<T>> = p`${one} ${many(p`${and} ${one}`)}`.to(([first, rest]) => ({
    all: [first, ...rest.map(([, next]) => next)],
    saysAnd: rest.length === 0 || rest.some(([isSaid]) => isSaid),
  }));
  return p`${group} ${many(p`${or} ${group}`)}`.to(([first, rest]) => {
    const groups = [first, ...rest.map(([, next]) => next)];
    const isList = rest.some((_, index) => groups[index]?.saysAnd === false);
    if (!isList) return anyOf(groups.map(({ all }) => allOf([...all])));
    const isPlain = groups.every(({ all, saysAnd }) => all.length === 1 || !saysAnd);
    return isPlain ? anyOf(groups.flatMap(({ all }) => all)) : undefined;
  });
}
