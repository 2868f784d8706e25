/** Where titles end and subtitles begin: card tables run them together, so the project carries a list (`titles.txt`). */
import { fold, SHORTEST_TITLE } from '../../names.ts';
import type { Name, Titles } from '../format.ts';

export class TitleTable implements Titles {
  readonly #byName = new Map<string, Name>();
  /** Titles that cards with subtitles have: a new subtitle behind one is recognised. */
  readonly #titles = new Set<string>();
  /** Missions by title; null where several places have one of that title. */
  readonly #missions = new Map<string, Name | null>();
  readonly #spelt = new Set<string>();

  /** @param text lines `title | subtitle`, under `missions:` `location | title`, or `name = title` */
  constructor(text: string) {
    let heading = '';
    for (const line of text.split(/\r?\n/)) {
      if (line === '' || line.startsWith('#')) continue;
      if (line.endsWith(':')) heading = line.slice(0, -1);
      else this.#enter(line, heading === 'missions');
    }
  }

  /** Every title and every place, for texts that speak of them. */
  get all(): ReadonlySet<string> {
    return this.#spelt;
  }

  /**
   * The parts of a name. A name that is not in the list is split at its comma, or behind the longest title in the list
   * (`isGuess`); null where neither is there.
   */
  split(name: string, type: string): (Name & { readonly isGuess: boolean }) | null {
    const key = fold(name);
    const listed = this.#byName.get(key) ?? (type === 'mission' ? this.#missions.get(key) : undefined);
    if (listed) return { ...listed, isGuess: false };
    const [, before, behind] = /^([^,]+), (.+)$/.exec(name) ?? [];
    if (before !== undefined && behind !== undefined) {
      const parts = type === 'mission' ? { location: before, title: behind } : { title: before, subtitle: behind };
      return { ...(this.#byName.get(fold(`${before} ${behind}`)) ?? parts), isGuess: false };
    }
    const words = name.split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const title = words.slice(0, count).join(' ');
      if (type !== 'mission' && this.#titles.has(fold(title)))
        return { title, subtitle: words.slice(count).join(' '), isGuess: true };
    }
    return null;
  }

  #enter(line: string, isMission: boolean): void {
    const [whole, own] = line.split(' = ');
    const [first = '', second] = line.split(' | ');
    const name: Name =
      own !== undefined
        ? { title: own }
        : isMission && second !== undefined
          ? { location: first, title: second }
          : { title: first, ...(second !== undefined && { subtitle: second }) };
    this.#byName.set(fold(own === undefined ? line.replace(' | ', ' ') : (whole ?? '')), name);
    if (name.subtitle !== undefined) this.#titles.add(fold(name.title));
    if (isMission) this.#missions.set(fold(name.title), this.#missions.has(fold(name.title)) ? null : name);
    for (const spelt of [name.title, name.location]) {
      if (spelt !== undefined && spelt.length >= SHORTEST_TITLE) this.#spelt.add(spelt);
    }
  }
}
