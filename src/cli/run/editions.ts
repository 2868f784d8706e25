/** Finds editions by name for the command line and the start screen, and says which names there are. */
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { editions } from '../../rules/editions.ts';
import type { Offer } from '../../tui/frame/start-state.ts';

/** The edition of that name, or what is wrong with it. */
export async function editionNamed(name: string): Promise<Ruleset | string> {
  return editions.get(name)?.load() ?? noEdition(name);
}

/** What is wrong with the name of an edition, where nothing but its cards is needed; null if there is one. */
export const faultOfEdition = (name: string): string | null => (editions.has(name) ? null : noEdition(name));

const noEdition = (name: string): string =>
  `there is no ruleset '${name}'; --ruleset takes ${[...editions.keys()].join(', ')}`;

/** Every edition by its name. */
export async function allEditions(): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = [...editions].map(async ([name, { load }]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The editions as the start screen offers them. */
export const editionOffers: readonly Offer[] = [...editions].map(([value, { terms }]) => ({
  value,
  label: terms.label,
  about: terms.about,
}));

/** The shipped decks of an edition that a game is played with when none is named; none where there is no such edition. */
export const usualDeckNames = (ruleset: string): readonly string[] => editions.get(ruleset)?.terms.usualDecks ?? [];

/** The seed of a first game of an edition with its usual decks; undefined where any will do. */
export const firstSeedOf = (ruleset: string): number | undefined => editions.get(ruleset)?.terms.firstSeed ?? undefined;

/** The responses that one may want to be asked for, between all of them and none, in whichever edition is played. */
export const someStops = (): string =>
  [...new Set([...editions.values()].flatMap(({ terms }) => terms.stops))].join(' ');
