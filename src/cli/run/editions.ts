/** The editions by name, loaded when asked for. */
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';

const editions: ReadonlyMap<string, () => Promise<Ruleset>> = new Map([
  ['second-edition', async () => (await import('../../rules/second-edition/index.ts')).secondEdition],
]);

/** The edition of that name, or what is wrong with it. */
export async function editionNamed(name: string): Promise<Ruleset | string> {
  return editions.get(name)?.() ?? noEdition(name);
}

/** What is wrong with the name of an edition, where nothing but its cards is needed; null if there is one. */
export const faultOfEdition = (name: string): string | null => (editions.has(name) ? null : noEdition(name));

const noEdition = (name: string): string =>
  `there is no ruleset '${name}'; --ruleset takes ${[...editions.keys()].join(', ')}`;

/** Every edition by its name. */
export async function allEditions(): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = [...editions].map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
