/** What lies at a path the player names: card tables of the plugin and card files of ours, alone or in folders. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFacts } from './card-facts.ts';
import type { Checked } from './coverage.ts';
import { decoded } from './encoding.ts';
import type { CardEdition } from './edition.ts';
import { isCardFile, kindOfText } from './file-kind.ts';
import { readTextFile, titleTable } from './files.ts';
import type { Gate } from './gate.ts';
import { editionsOfTable, isCardTable, readTables, type Tally } from './lackey/index.ts';
import { isBinary, readCardFiles, type Source } from './load-cards.ts';
import { shelfOf, type Progress } from './own-cards.ts';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem } from './problem.ts';
import { bytesAt } from './read-file.ts';

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
      const source = readTextFile(path, CARDS);
      return 'severity' in source ? { ...nothing, problems: [source] } : { ...nothing, ...oneFile(source) };
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

/** A file named by itself: what it is taken for, by what stands in it, else by its name. */
function oneFile(source: Source): Partial<Found> {
  const kind = kindOfText(source.text);
  switch (kind) {
    case 'a card table':
      return { tables: [source] };
    case 'a card file':
      return { cardFiles: [source] };
    case 'JSON':
    case null:
      return CARD_FILE.test(source.name) ? { cardFiles: [source] } : { tables: [source] };
    default:
      return { problems: [problemOf(source.name, `these are no cards; the file seems to be ${kind}`)] };
  }
}

const CARDS = "a card table of LackeyCCG's plugin, a card file (.yaml), or a folder with such files";

function problemOf(file: string, what: string): Problem {
  return errorAt({ file, line: 1, column: 1 }, what, `give ${CARDS}`);
}

function read(name: string): Source | Problem {
  const bytes = bytesAt(name, CARDS);
  return 'severity' in bytes ? bytes : { name, text: decoded(bytes) };
}

function textFilesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.map((name) => join(folder, name)).filter((path) => TEXT_FILE.test(path) && statSync(path).isFile());
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

/** The editions that all card tables at a path are tables of; none where there is no table, or no edition that has them all. */
export function editionsOfTablesAt(path: string): readonly string[] {
  const [first = [], ...others] = sourcesAt(path).tables.map(({ text }) => editionsOfTable(text));
  return first.filter((edition) => others.every((editions) => editions.includes(edition)));
}

/** The cards at a path, their texts not yet compiled. */
export function readCardsAt(path: string, edition: CardEdition): CardsAt {
  const { tables, cardFiles, passedOver, problems } = sourcesAt(path);
  const fromTables = readTables(tables, titleTable(edition.name), edition);
  const fromFiles = readCardFiles(cardFiles, edition.cardKinds);
  const cards = [...fromTables.cards, ...fromFiles.cards.map((card) => ({ name: card.facts.id, card }))];
  const found = [...problems, ...fromTables.problems, ...fromFiles.problems, ...tooMany(path, cards.length)];
  return {
    cards: cards.slice(0, LIMITS.cards),
    problems: cards.length + found.length === 0 ? [problemOf(path, 'there are no cards in this file')] : found,
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

/** Compiles the texts of cards that were read; of each it can be asked then whether it is supported. `progress` hears how far it is. */
export function checkCards(
  { cards }: Pick<CardsAt, 'cards'>,
  edition: CardEdition,
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
