/** What the tables say of a card in its list of characteristics: species and gender, special equipment, and all that is kept as keywords. */

export interface Characteristics {
  /** Parts of a species: `Betazoid`, `Human`. */
  readonly species: readonly string[];
  readonly gender: string | null;
  /** All else, in the order of the table. */
  readonly others: readonly string[];
}

const GENDERS: ReadonlyMap<string, string> = new Map([
  ['Male', 'male'],
  ['Female', 'female'],
  ['Neuter', 'neuter'],
]);

/** Reads the list; a characteristic that is printed twice counts once. */
export function characteristicsIn(text: string, species: readonly string[]): Characteristics {
  const all = new Set(
    text
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
  const kindred = [...all].find((one) => partsOf(one).every((part) => species.includes(part)));
  const gender = [...all].find((one) => GENDERS.has(one));
  return {
    species: kindred === undefined ? [] : partsOf(kindred),
    gender: GENDERS.get(gender ?? '') ?? null,
    others: [...all].filter((one) => one !== kindred && one !== gender),
  };
}

const partsOf = (species: string): readonly string[] => species.split('/').map((part) => part.trim());

/** The special equipment of a ship: a list with commas before or behind its sentences, of what is among its characteristics. */
export function specialEquipment(
  text: string,
  among: readonly string[],
): { readonly equipment: readonly string[]; readonly rest: string } {
  let rest = text;
  const equipment: string[] = [];
  for (let found = lastOf(rest, among); found !== undefined; found = lastOf(rest, among)) {
    equipment.unshift(found);
    rest = rest.slice(0, -found.length).replace(/,?\s*$/, '');
  }
  for (let found = firstOf(rest, among); found !== undefined; found = firstOf(rest, among)) {
    equipment.push(found);
    rest = rest.slice(found.length).replace(/^,?\s*/, '');
  }
  return { equipment, rest };
}

const lastOf = (text: string, among: readonly string[]): string | undefined =>
  among.find(
    (one) => text === one || text.endsWith(`, ${one}`) || text.endsWith(`. ${one}`) || text.endsWith(`) ${one}`),
  );

/** A note in parentheses behind it belongs to it, so that it is no mere name. */
const firstOf = (text: string, among: readonly string[]): string | undefined =>
  among.find((one) => text.startsWith(one) && /^(?:, |\s+(?!\()|$)/.test(text.slice(one.length)));
