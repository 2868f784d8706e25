/** Reads icons in texts, from the table of icons of an edition. */
import type { Definition } from '../../parse/grammar.ts';
import { token } from '../../parse/parser.ts';
import type { IconTable } from '../../text/icons.ts';
import type { Filter, Trait } from '../../tree/index.ts';
import { icon, iconName, iconTrait } from './symbols.ts';

/** What the icons of a table mean: affiliations, and icons by their names. */
export function iconsOf(table: IconTable): readonly Definition[] {
  const read = <T>(affiliation: (name: string) => T, other: (name: string) => T) =>
    token((here): T | undefined => {
      if (here.kind !== 'icon') return undefined;
      const ofAffiliation = table.affiliationOf(here.text);
      if (ofAffiliation !== undefined) return affiliation(ofAffiliation);
      const name = table.nameOf(here.text);
      return name === undefined ? undefined : other(name);
    });
  return [
    icon.is(
      read<Filter>(
        (is) => ({ f: 'affiliation', is }),
        (is) => ({ f: 'icon', is }),
      ),
    ),
    iconName.is(
      read(
        (name) => name,
        (name) => name,
      ),
    ),
    iconTrait.is(
      read<Trait>(
        (affiliation) => ({ affiliation }),
        (name) => ({ icon: name }),
      ),
    ),
  ];
}
