/** What a card is as it counts now, by words: its icons, affiliations, keywords and species, printed, replaced, gained and lost. */
import { remembered, wordOf } from '../reading/index.ts';
import { reaching, type Standing } from '../meaning.ts';
import type { Modification } from './modifications.ts';
import { modificationsFor } from './modified.ts';
import { hasLostText } from './switching.ts';
import { decidedOrder } from './values.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Mod, Trait } from '../../language/tree/index.ts';

/** The word of an icon, affiliation, keyword or species. */
function traitName(trait: Trait): string | null {
  if ('affiliation' in trait) return trait.affiliation;
  if ('icon' in trait) return trait.icon;
  if ('keyword' in trait) return trait.keyword;
  return 'species' in trait ? trait.species : null;
}

type Traits = (engine: Engine, card: CardNumber) => readonly string[];

/** Icons, affiliations, keywords or species as they are now: printed, replaced, gained, lost. */
function traitsNow(key: Key, own: Traits): Traits {
  const now: Traits = remembering((engine, card) => modifiedTraits(engine, card, own(engine, card), key));
  return (engine, card) => (modificationsFor(engine, key, card).length === 0 ? own(engine, card) : now(engine, card));
}
type Key = 'affiliations' | 'icons' | 'keywords' | 'species';

/**
 * Whether a card has one that is called like this, and how it is spelt: only texts that may give or take what is called so are asked. So a
 * text that asks for one keyword and gives another does not depend on others of its kind.
 */
function traitCalled(key: Key, own: Traits, isCalled: SameName): (name: string) => Called {
  const byName = new Map<string, Called>();
  return (name) => {
    const known = byName.get(name);
    if (known) return known;
    const mayChange = (mod: Mod): boolean => mayChangeTrait(mod, (given) => isCalled(given, name));
    const isChanged = remembered((all: readonly Modification[]): boolean => all.some(({ mod }) => mayChange(mod)));
    const among = (all: readonly string[]): string | undefined => all.find((one) => isCalled(one, name));
    const now: Called = remembering((engine, card) =>
      among(modifiedTraits(engine, card, own(engine, card), key, mayChange)),
    );
    const made: Called = (engine, card) =>
      isChanged(modificationsFor(engine, key, card)) ? now(engine, card) : among(own(engine, card));
    byName.set(name, made);
    return made;
  };
}
type Called = (engine: Engine, card: CardNumber) => string | undefined;

type SameName = (one: string, name: string) => boolean;
const inSameLetters: SameName = (one, name) => one === name;
const inAnyCase: SameName = (one, name) => one.toLowerCase() === name.toLowerCase();

/** What a card becomes leaves nothing of what it was. */
function mayChangeTrait(mod: Mod, isMeant: (given: string) => boolean): boolean {
  if (mod.m !== 'gain' && mod.m !== 'lose') return true;
  const given = traitName(mod.trait);
  return given === null || isMeant(given);
}

function modifiedTraits(
  engine: Engine,
  card: CardNumber,
  list: readonly string[],
  key: Key,
  isMeant?: (mod: Mod) => boolean,
): readonly string[] {
  const found = reaching(engine, card, key, isMeant);
  if (found.length === 0) return list;
  const of = ({ mod, context }: Modification): string | null =>
    'trait' in mod
      ? 'speciesNamed' in mod.trait || 'affiliationNamed' in mod.trait
        ? wordOf(context, mod.trait.id)
        : traitName(mod.trait)
      : null;
  let now = [...list];
  for (const item of decidedOrder(
    engine,
    card,
    found.filter(({ mod }) => mod.m === 'become'),
  ))
    now = [named(of(item))];
  for (const item of found) if (item.mod.m === 'gain') now.push(named(of(item)));
  for (const item of found) if (item.mod.m === 'lose') now = now.filter((name) => name !== of(item));
  return now;
}

/** What a text gives or makes of a card has a name. */
function named(name: string | null): string {
  if (name === null) throw new Error('a text changes what it does not name');
  return name;
}

const affiliationsPrinted: Traits = (engine, card) => engine.definitionOf(card).affiliations;
const iconsPrinted: Traits = (engine, card) => engine.definitionOf(card).icons;

/** Each keyword of a personnel is an ability; who has lost all abilities has none. */
const keywordsLeft: Traits = (engine, card) => {
  const own = keywordsPrinted(engine.definitionOf(card));
  return own.length > 0 && hasLostAbilities(engine, card) ? NONE : own;
};
const keywordsPrinted = remembered(({ keywords }: Definition): readonly string[] => Object.keys(keywords));
const NONE: readonly string[] = [];

function hasLostAbilities(engine: Engine, card: CardNumber): boolean {
  return engine.definitionOf(card).type === 'personnel' && hasLostText(engine, card);
}

const speciesPrinted: Traits = (engine, card) => speciesWords(engine.definitionOf(card));
const speciesWords = remembered(({ species }: Definition): readonly string[] =>
  species === undefined ? [] : [species],
);

/** The species text; a card that becomes another species loses the former. */
function speciesOf(engine: Engine, card: CardNumber): string {
  return speciesTexts(engine, card).join('/');
}
const speciesTexts = traitsNow('species', speciesPrinted);

const affiliationCalled = traitCalled('affiliations', affiliationsPrinted, inSameLetters);
const iconCalled = traitCalled('icons', iconsPrinted, inSameLetters);
const keywordCalled = traitCalled('keywords', keywordsLeft, inAnyCase);

/** The interpreter's answers about what a card is as it counts now. */
export const traits: Pick<
  Standing,
  'affiliationsOf' | 'iconsOf' | 'keywordsOf' | 'speciesOf' | 'hasAffiliation' | 'hasIcon' | 'keywordCalled'
> = {
  affiliationsOf: traitsNow('affiliations', affiliationsPrinted),
  iconsOf: traitsNow('icons', iconsPrinted),
  keywordsOf: traitsNow('keywords', keywordsLeft),
  speciesOf,
  hasAffiliation: (engine, card, name) => affiliationCalled(name)(engine, card) !== undefined,
  hasIcon: (engine, card, name) => iconCalled(name)(engine, card) !== undefined,
  keywordCalled: (engine, card, name) => keywordCalled(name)(engine, card),
};
