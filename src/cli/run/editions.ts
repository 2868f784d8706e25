/** The editions by name, loaded when asked for. */
import type { DeckRule } from '../../engine/deck.ts';
import type { Ruleset } from '../../engine/ruleset.ts';

export interface Edition {
  readonly ruleset: Ruleset;
  readonly deckRules: readonly DeckRule[];
}

const editions: Readonly<Record<string, () => Promise<Edition>>> = {
  'second-edition': async () => {
    const [{ secondEdition }, { deckRules }] = await Promise.all([
      import('../../rules/second-edition/index.ts'),
      import('../../rules/second-edition/deck.ts'),
    ]);
    return { ruleset: secondEdition, deckRules };
  },
};

/** The edition of that name, or null. */
export const editionNamed = async (name: string): Promise<Edition | null> => (await editions[name]?.()) ?? null;

/** All names that `--ruleset` takes. */
export const editionNames: readonly string[] = Object.keys(editions);
