/** What lies at a path the player names: card tables of the plugin and card files of ours, alone or in folders. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFacts } from './card-facts.ts';
import type { Checked } from './coverage.ts';
import { decoded } from './encoding.ts';
import { titleTable } from './files.ts';
import type { Gate } from './gate.ts';
import { isCardTable, readTables, type Tally } from './lackey/index.ts';
import { isBinary, readCardFiles, type Source } from './load-cards.ts';
import { shelfOf, type Progress } from './own-cards.ts';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem } from './problem.ts';
import { readBytes, TooLargeError } from './read-file.ts';

interface Found {
  readonly tables: readonly Source[];
  readonly cardFiles: readonly Source[];
  /** Files of a folder that hold no cards. */
  readonly passedOver: readonly string[];
  readonly problems: readonly Problem[];
}

const CARD_FILE = /\.ya?ml$/i;
const TEXT_FILE = /\.(?:txt|tsv|csv|ya?ml)$/i;

/** Card tables and card files at a path; in a folder everything else is passed over, a file named by itself must be one. */
function sourcesAt(path: string): Found {
  const nothing = { tables: [], cardFiles: [], passedOver: [], problems: [] };
  try {
    if (!statSync(path).isDirectory()) {
      const source = read(path);
      if ('severity' in source) return { ...nothing, problems: [source] };
      return CARD_FILE.test(path) ? { ...nothing, cardFiles: [source] } : { ...nothing, tables: [source] };
    }
    const all = textFilesIn(path).map(read);
    const texts = all.flatMap((one) => ('severity' in one ? [] : [one]));
    const tooLarge = all.flatMap((one) => ('severity' in one ? [one] : []));
    const tables = texts.filter(({ text }) => !isBinary(text) && isCardTable(text));
    const cardFiles = texts.filter(({ name, text }) => CARD_FILE.test(name) && isCardFile(text));
    const taken = new Set([...tables, ...cardFiles]);
    const passedOver = texts.filter((source) => !taken.has(source)).map(({ name }) => name);
    const problems = taken.size > 0 ? [] : [problemOf(path, 'there are no cards in this folder')];
    return { tables, cardFiles, passedOver, problems: [...tooLarge, ...problems] };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const what = error.code === 'ENOENT' ? 'there is no such file or folder' : error.message;
    return { ...nothing, problems: [problemOf(path, what)] };
  }
}

function problemOf(file: string, what: string): Problem {
  const remedy = "give a card table of LackeyCCG's plugin, a card file (.yaml), or a folder with such files";
  return errorAt({ file, line: 1, column: 1 }, what, remedy);
}

function read(name: string): Source | Problem {
  try {
    return { name, text: decoded(readBytes(name)) };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return problemOf(name, error.message);
  }
}

function textFilesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.map((name) => join(folder, name)).filter((path) => TEXT_FILE.test(path) && statSync(path).isFile());
}

/** A list of cards, among other YAML files. */
function isCardFile(text: string): boolean {
  return /^- /m.test(text) && /^\s*(?:- )?\{?\s*title:/m.test(text);
}

export interface CardsAt {
  /** The cards, with the names their source gives them. */
  readonly cards: readonly { readonly name: string; readonly card: CardFacts }[];
  readonly problems: readonly Problem[];
  readonly tally: Tally;
  /** The files that were read. */
  readonly files: readonly string[];
  readonly passedOver: readonly string[];
}

/** The cards at a path, their texts not yet compiled. */
export function readCardsAt(path: string, edition: string): CardsAt {
  const { tables, cardFiles, passedOver, problems } = sourcesAt(path);
  const fromTables = readTables(tables, titleTable(edition));
  const fromFiles = readCardFiles(cardFiles);
  const cards = [...fromTables.cards, ...fromFiles.cards.map((card) => ({ name: card.facts.id, card }))];
  return {
    cards: cards.slice(0, LIMITS.cards),
    problems: [...problems, ...fromTables.problems, ...fromFiles.problems, ...tooMany(path, cards.length)],
    tally: fromTables.tally,
    files: [...tables, ...cardFiles].map(({ name }) => name),
    passedOver,
  };
}

function tooMany(file: string, cards: number): readonly Problem[] {
  if (cards <= LIMITS.cards) return [];
  const message = `there are ${cards} cards; only the first ${LIMITS.cards} are read`;
  return [errorAt({ file, line: 1, column: 1 }, message, 'leave out those that nobody plays with')];
}

/** The same cards with their texts compiled. */
export function checkCards(
  { cards }: Pick<CardsAt, 'cards'>,
  edition: string,
  gate: Gate,
  progress: Progress,
): readonly Checked[] {
  const facts = cards.map(({ card }) => card);
  const shelf = shelfOf(facts, edition, gate);
  return cards.map(({ name, card }, index) => {
    const checked = { name, set: card.set ?? '', card: shelf.card(index) };
    progress(index + 1, cards.length);
    return checked;
  });
}
