/** What is kept of people who hold a key: their name and how their screen looks; the decks they brought. A folder in the data folder. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder, writeWhole } from '../../catalog/index.ts';
import { nameFault } from '../../table/index.ts';
import { LOOKS } from '../../tui/frame/looks.ts';
import { isId, type Person } from './person.ts';

const preferencesSchema = v.strictObject({
  look: v.picklist(LOOKS),
  colours: v.picklist(['auto', 'none', '16', '256']),
  ascii: v.picklist(['auto', 'on', 'off']),
  /** How attempts and battles are shown. */
  scenes: v.picklist(['step', 'slow', 'fast', 'off']),
  /** Who wants to be told when somebody comes: of those who wait at a table, or of everybody. */
  tell: v.picklist(['tables', 'everybody', 'nobody']),
});

/** How somebody wants to be shown things, kept with their key. */
export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** Nothing moves by itself: every byte goes over a wire. */
const usualPreferences: Preferences = { look: 'usual', colours: 'auto', ascii: 'auto', scenes: 'step', tell: 'tables' };

/** Words that are kept for somebody who is not here. */
const mostWords = 8;

const keptSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => nameFault(name) === null, 'is no name'),
  ),
  preferences: preferencesSchema,
  /** What they are told as they come. */
  words: v.array(v.string()),
});

type Kept = v.InferOutput<typeof keptSchema>;

/** What a setting may be: its words. Null: there is no such setting. */
export function wordsOf(name: string): readonly string[] | null {
  const entries = new Map(Object.entries(preferencesSchema.entries).map(([key, { options }]) => [key, options]));
  return entries.get(name) ?? null;
}

export const preferenceNames: readonly string[] = Object.keys(preferencesSchema.entries);

/** Preferences with one of them changed; null where it can't be that. */
export function changedPreferences(preferences: Preferences, name: string, value: string): Preferences | null {
  if (!preferenceNames.includes(name)) return null;
  const read = v.safeParse(preferencesSchema, { ...preferences, [name]: value });
  return read.success ? read.output : null;
}

/** What a deck may be called: it becomes the name of a file. */
function deckNameFault(name: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} _'-]{0,39}$/u.test(name) && name.trim() === name
    ? null
    : 'the name of a deck has at most 40 letters, digits, blanks, - and _, and begins with a letter or a digit';
}

export class People {
  private readonly folder: string;
  private readonly byId = new Map<string, Kept>();
  /** Who is called so, in small letters. */
  private readonly names = new Map<string, string>();

  constructor(
    folder: string,
    private readonly limits: { readonly decks: number; readonly deckBytes: number },
  ) {
    this.folder = join(folder, 'people');
    makeFolder(this.folder);
    for (const file of readdirSync(this.folder).toSorted()) {
      const id = file.replace(/\.json$/, '');
      const kept = file.endsWith('.json') && isId(id) ? this.read(id) : null;
      if (kept !== null) this.remember(id, kept);
    }
  }

  /**
   * Who comes with an id and the name they gave. A name that is somebody else's gets the first letters of the id behind it, so that nobody passes for
   * another. Nothing is kept yet.
   */
  arrive(id: string, wanted: string): Person {
    const known = this.byId.get(id);
    const name = wanted === '' ? (known?.name ?? `player-${id.slice(1, 5)}`) : this.freeName(wanted, id);
    return { id, name, isGuest: false };
  }

  /** Keeps the name of somebody who does something here, so that it is theirs; of a guest nothing is kept. */
  settle({ id, name, isGuest }: Person): void {
    const known = this.byId.get(id);
    if (!isGuest && known?.name !== name)
      this.keep(id, { ...(known ?? { preferences: usualPreferences, words: [] }), name });
  }

  preferences({ id }: Person): Preferences {
    return this.byId.get(id)?.preferences ?? usualPreferences;
  }

  /** Keeps how somebody wants to be shown things; of a guest only until they leave. */
  prefer({ id, name, isGuest }: Person, preferences: Preferences): string | null {
    const { words } = this.byId.get(id) ?? { words: [] };
    if (!isGuest) return this.keep(id, { name, preferences, words });
    this.byId.set(id, { name, preferences, words });
    return null;
  }

  /** Whether somebody wants to be told that another one has come, or waits at a table. */
  wantsToHear(person: Person, what: 'come' | 'wait'): boolean {
    const { tell } = this.preferences(person);
    return tell === 'everybody' || (tell === 'tables' && what === 'wait');
  }

  /** Keeps words for somebody until they come; of who is not known here none are. */
  leaveWord(id: string, words: string): void {
    const known = this.byId.get(id);
    if (known !== undefined) this.keep(id, { ...known, words: [...known.words, words].slice(-mostWords) });
  }

  /** What was kept for somebody, once. */
  takeWords({ id, isGuest }: Person): readonly string[] {
    const known = this.byId.get(id);
    if (isGuest || known === undefined || known.words.length === 0) return [];
    this.keep(id, { ...known, words: [] });
    return known.words;
  }

  /** Forgets a guest. */
  forget({ id, isGuest }: Person): void {
    if (isGuest) this.byId.delete(id);
  }

  /** The names of somebody's decks. */
  decks(person: Person): readonly string[] {
    const folder = this.decksOf(person);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.slice(0, -'.txt'.length))
      .filter((name) => deckNameFault(name) === null)
      .toSorted();
  }

  /** The file of somebody's deck; null where they have none of that name. */
  deckFile(person: Person, name: string): string | null {
    return this.decks(person).includes(name) ? join(this.decksOf(person), `${name}.txt`) : null;
  }

  deckText(person: Person, name: string): string | null {
    const file = this.deckFile(person, name);
    return file === null ? null : readFileSync(file, 'utf8');
  }

  /** Keeps a deck; why it can't be, or null. */
  putDeck(person: Person, name: string, bytes: Uint8Array): string | null {
    if (person.isGuest) return 'guests are forgotten when they leave; come with a key to keep decks here';
    const fault = deckNameFault(name);
    if (fault !== null) return fault;
    if (bytes.length > this.limits.deckBytes) return `a deck has at most ${this.limits.deckBytes} bytes`;
    const known = this.decks(person);
    if (!known.includes(name) && known.length >= this.limits.decks)
      return `you have ${known.length} decks, and no room for more`;
    const text = textOf(bytes);
    this.settle(person);
    return text === null ? 'this is no text in UTF-8' : writeWhole(join(this.decksOf(person), `${name}.txt`), text);
  }

  /** Throws a deck away; false where there is none. */
  dropDeck(person: Person, name: string): boolean {
    const file = this.deckFile(person, name);
    if (file !== null) rmSync(file, { force: true });
    return file !== null;
  }

  /** The folder of somebody's decks. */
  decksOf({ id }: Person): string {
    if (!isId(id)) throw new Error('nobody has decks under such a name');
    return join(this.folder, id);
  }

  private freeName(wanted: string, id: string): string {
    const owner = this.names.get(wanted.toLowerCase());
    return owner === undefined || owner === id ? wanted : `${wanted}-${id.slice(1, 5)}`;
  }

  private keep(id: string, kept: Kept): string | null {
    this.remember(id, kept);
    return writeWhole(this.fileOf(id), JSON.stringify(kept));
  }

  private remember(id: string, kept: Kept): void {
    const before = this.byId.get(id);
    if (before !== undefined) this.names.delete(before.name.toLowerCase());
    this.byId.set(id, kept);
    this.names.set(kept.name.toLowerCase(), id);
  }

  private read(id: string): Kept | null {
    try {
      const read = v.safeParse(keptSchema, JSON.parse(readFileSync(this.fileOf(id), 'utf8')));
      return read.success ? read.output : null;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private fileOf(id: string): string {
    if (!isId(id)) throw new Error('nobody is kept under such a name');
    return join(this.folder, `${id}.json`);
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
