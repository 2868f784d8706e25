/** The editions by name, loaded when asked for. */
import type { Ruleset } from '../../engine/ruleset.ts';

const editions: Readonly<Record<string, () => Promise<Ruleset>>> = {
  'second-edition': async () => (await import('../../rules/second-edition/index.ts')).secondEdition,
};

/** The edition of that name, or what is wrong with it. */
export async function editionNamed(name: string): Promise<Ruleset | string> {
  const load = editions[name];
  return load === undefined
    ? `there is no ruleset '${name}'; --ruleset takes ${Object.keys(editions).join(', ')}`
    : load();
}

/** Every edition by its name. */
export async function allEditions(): Promise<Readonly<Record<string, Ruleset>>> {
  const loaded = Object.entries(editions).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
