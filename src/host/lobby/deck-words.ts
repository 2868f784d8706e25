/** Somebody's decks in words: what is in one, and whether it may be played. */
import type { Hall } from '../hall.ts';
import type { Person } from '../people/person.ts';
import { isSorry } from '../sorry.ts';

/** The lines of a deck; null where there is none of that name. */
export function deckLines(hall: Hall, person: Person, name: string): readonly string[] | null {
  const text = hall.people.deckText(person, name);
  return text === null
    ? null
    : text
        .replace(/\s+$/, '')
        .replaceAll('\t', '  ')
        .split(/\r\n|\n|\r/);
}

/** What is to be said of a deck in an edition; in each of them where none is named. */
export async function checkedLines(
  hall: Hall,
  person: Person,
  name: string,
  ruleset: string | null,
): Promise<readonly string[]> {
  const editions = hall.ground.editions.filter(({ value }) => ruleset === null || value === ruleset);
  if (editions.length === 0) return [`There is no edition '${ruleset}'.`];
  const found = await Promise.all(
    editions.map(async ({ value, label }) => ({ label, deck: await hall.deckOf(person, `own:${name}`, value) })),
  );
  const fits = found.filter(({ deck }) => !isSorry(deck)).map(({ label }) => label);
  if (fits.length > 0) return [`${name} may be played: ${fits.join(', ')}.`];
  return found.flatMap(({ label, deck }) => (isSorry(deck) ? [`${label}:`, ...deck.sorry.map((line) => `  ${line}`)] : [])); // prettier-ignore
}
