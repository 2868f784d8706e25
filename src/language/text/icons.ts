/** Icons as they are written in text, and the names they stand for. */

type Named = readonly (readonly [icon: string, name: string])[];

/** The icons of a dialect. */
export class IconTable {
  readonly #affiliations: Named;
  readonly #others: Named;
  /** All affiliations by name, without those that texts may speak of though no card of the edition has them. */
  readonly affiliations: readonly string[];
  /** Where an affiliation has several icons, the first is the one it is written with. */
  constructor(affiliations: Named, others: Named, elsewhere: Named = []) {
    this.#affiliations = [...affiliations, ...elsewhere];
    this.#others = others;
    this.affiliations = [...new Set(affiliations.map(([, name]) => name))];
  }

  /** The affiliation of an icon (`Fed`, with or without brackets), if it is one. */
  affiliationOf(icon: string): string | undefined {
    return nameIn(this.#affiliations, icon);
  }

  /** The icon of an affiliation, without brackets. */
  iconOfAffiliation(name: string): string | undefined {
    return this.#affiliations.find(([, known]) => known === name)?.[0];
  }

  /** The name of another icon: `Cmd` is `command`. */
  nameOf(icon: string): string | undefined {
    return nameIn(this.#others, icon);
  }

  /** The icon for a name: `command` is `Cmd`. */
  iconOf(name: string): string | undefined {
    return this.#others.find(([, known]) => known === name)?.[0];
  }
}

function nameIn(table: Named, icon: string): string | undefined {
  const bare = icon.replace(/[[\]]/g, '').toLowerCase();
  return table.find(([known]) => known.toLowerCase() === bare)?.[1];
}
