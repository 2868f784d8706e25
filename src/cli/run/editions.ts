/** The editions by name, loaded when asked for. */
import type { Ruleset } from '../../engine/ruleset.ts';

const editions: ReadonlyMap<string, () => Promise<Ruleset>> = new Map([
  ['second-edition', async () => (await import('../../rules/second-edition/index.ts')).secondEdition],
]);

const unknownRuleset = (name: string): string =>
  `there is no ruleset '${name}'; --ruleset takes ${[...editions.keys()].join(', ')}`;

/** Why there is no edition of that name; null where there is one. */
export const faultInRuleset = (name: string): string | null => (editions.has(name) ? null : unknownRuleset(name));

/** The edition of that name, or what is wrong with it. */
export async function editionNamed(name: string): Promise<Ruleset | string> {
  const load = editions.get(name);
  return load === undefined ? unknownRuleset(name) : load();
}

/** Every edition by its name. */
export async function allEditions(): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = [...editions].map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
