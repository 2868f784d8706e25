/** How names are compared: without regard to case, accents and the shape of quotes; and which known name is nearest. */

const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u0060\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f]/g, '"'],
  [/[\u2010-\u2015]/g, '-'],
];
const ACCENTS = /\p{M}/gu;
/** Nearly every name: ASCII without the grave accent. The pattern for accents alone takes milliseconds to make. */
const PLAIN = /^[ -_a-~]*$/;

/** A name as it is compared: two names that a player takes for one have the same fold. */
export function fold(name: string): string {
  const plain = PLAIN.test(name) ? name : withoutAccents(name);
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

const withoutAccents = (name: string): string =>
  QUOTES.reduce((now, [from, to]) => now.replace(from, to), name.normalize('NFD').replace(ACCENTS, ''));

/** A shorter title is only taken for one where a text marks it as such. */
export const SHORTEST_TITLE = 4;

const PRINTING_MARK = /(?:\s*(?:\*+[A-Za-z]*|\((?:Promo|[A-Z][A-Z0-9]{1,3})\)))+$/;

/** Before or behind a name: the card is universal. */
const UNIVERSAL_MARK = /^%\s*(?=\S)|\s*%$/g;

/** A name without the marks that the community's data puts at its end (`*VP`, `*CoC`, `(Promo)`, `(SS)`) or before it (`%`). */
export function withoutPrintingMark(name: string): string {
  return name.trim().replace(PRINTING_MARK, '').replace(UNIVERSAL_MARK, '');
}

const MOST_NEAREST = 3;
/** One slip in so many letters is taken for a misspelling. */
const LETTERS_PER_SLIP = 3;

/** The known names nearest to a misspelt one, nearest first, at most three; none if nothing is like it. */
export function nearest(name: string, known: Iterable<string>): readonly string[] {
  const wanted = fold(name);
  const bound = Math.max(1, Math.floor(wanted.length / LETTERS_PER_SLIP));
  const found: { readonly name: string; readonly distance: number }[] = [];
  for (const candidate of new Set(known)) {
    const folded = fold(candidate);
    const begun = wanted.length >= LETTERS_PER_SLIP && folded.startsWith(wanted);
    const distance = begun ? 1 : distanceWithin(wanted, folded, bound);
    if (distance !== null) found.push({ name: candidate, distance });
  }
  const ordered = found.toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return ordered.slice(0, MOST_NEAREST).map((one) => one.name);
}

/** "did you mean A, B?", or what to do if nothing is near. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const near = nearest(name, known);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : otherwise;
}

/** So long a name is still the same with one letter wrong. */
const LONG = 12;

/** Whether two folded names are long and differ by a single slip of the pen. */
export function isOneSlip(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= LONG && distanceWithin(a, b, 1) === 1;
}

/** The edit distance of two words, a swap of neighbours counting as one slip; null if it exceeds the bound. */
function distanceWithin(a: string, b: string, bound: number): number | null {
  if (Math.abs(a.length - b.length) > bound) return null;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : bound + 1,
        ),
      );
    }
    if (Math.min(...next) > bound) return null;
    before = last;
    last = next;
  }
  const distance = at(last, b.length);
  return distance > bound ? null : distance;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.MAX_SAFE_INTEGER;
}
