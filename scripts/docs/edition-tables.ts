/** The tables of verbs, scenarios, cards and decks: what the editions tell of themselves, beside each other. */
import { queryForms } from '../../src/commands/queries.ts';
import { verbForm, verbNames } from '../../src/commands/grammar.ts';
import type { CardField } from '../../src/engine/ruleset/card-kinds.ts';
import type { EditionTerms } from '../../src/engine/ruleset/edition-words.ts';
import type { ExpectationForm } from '../../src/engine/ruleset/scenario-words.ts';
import { editions } from '../../src/rules/editions.ts';
import { FIELDS_OF_SCENARIOS } from '../../src/scenarios/read-scenario.ts';
import { Meanings } from './meanings.ts';
import { code, table } from './text.ts';

/** How editions are called in tables. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['second-edition', '2E'],
  ['objectives', 'OBJ'],
  ['premiere-1994', '94'],
]);

function shortOf({ name }: EditionTerms): string {
  const short = SHORT.get(name);
  if (short === undefined) throw new Error(`scripts/docs/edition-tables.ts has no short name for ${name}`);
  return short;
}

const LISTED = [...editions.values()].map(({ terms }) => ({ terms, short: shortOf(terms) }));
const ALL = LISTED.map(({ short }) => short);

const inEditions = (shorts: readonly string[]): string => (shorts.length === ALL.length ? 'all' : shorts.join(', '));

/** Words that editions have, each with what is said of it there: `word → what → editions`. */
function gathered(wordsOf: (terms: EditionTerms) => Iterable<readonly [word: string, what: string]>) {
  const words = new Map<string, Map<string, string[]>>();
  for (const { terms, short } of LISTED)
    for (const [word, what] of wordsOf(terms)) {
      const whats = words.get(word) ?? new Map<string, string[]>();
      words.set(word, whats.set(what, [...(whats.get(what) ?? []), short]));
    }
  return words;
}

/** A table of words: how each is written, in which editions, and what it means. */
function wordTable(
  head: readonly string[],
  list: string,
  wordsOf: (terms: EditionTerms) => Iterable<readonly [word: string, what: string]>,
): string {
  const meanings = new Meanings(list);
  const rows = [...gathered(wordsOf)].flatMap(([word, whats]) => {
    const has = [...new Set([...whats.values()].flat())];
    return meanings
      .of(
        word,
        ALL.filter((short) => has.includes(short)),
      )
      .flatMap(({ editions: meant, means }) =>
        [...whats]
          .map(([what, shorts]) => [what, shorts.filter((short) => meant.includes(short))] as const)
          .filter(([, shorts]) => shorts.length > 0)
          .map(([what, shorts]) => [code(word), ...(what === '' ? [] : [what]), inEditions(shorts), means]),
      );
  });
  meanings.done();
  return table(head, rows);
}

/** Every verb of the command language. */
export const verbTable = (): string =>
  wordTable(['verb', 'form', 'in', 'what it does'], 'verbs', (terms) =>
    verbNames(terms).map((verb) => {
      const form = verbForm(verb, [], terms);
      if (!form) throw new Error(`the verb ${verb} has no form`);
      return [verb, code(form.form)];
    }),
  );

/** What may be typed at any time. */
export const queryTable = (): string =>
  wordTable(['word', 'form', 'in', 'what it tells or does'], 'queries', (terms) =>
    queryForms(terms).map((form) => [form.split(' ')[0] ?? form, code(form)]),
  );

/** What stands at the top of a scenario. */
export const topTable = (): string =>
  wordTable(['field', 'in', 'what it says'], 'top', ({ scenarioWords }) => {
    const { rows, registers, lists, seats = [], options, decks } = scenarioWords;
    const own = [...rows.keys(), ...registers.keys(), ...lists.keys(), ...seats];
    const all = [...FIELDS_OF_SCENARIOS, ...(decks ? ['decks'] : []), ...(options ? ['options'] : []), ...own];
    return all.map((field) => [field, ''] as const);
  });

/** What stands under a player's name. */
export const listTable = (): string =>
  wordTable(['list', 'in', 'what lies there'], 'lists', ({ scenarioWords }) =>
    [...scenarioWords.zones.keys()].map((zone) => [zone, ''] as const),
  );

/** What may stand beside the card of an entry. */
export const besideTable = (): string =>
  wordTable(['key', 'beside', 'in', 'what it says'], 'beside', ({ scenarioWords: { heads, ofPlayers } }) => {
    const keys = new Set([...[...heads.values()].flat(), ...[...(ofPlayers?.values() ?? [])].flat()]);
    return [...keys].map((key) => {
      const under = [...heads.keys()].filter((head) =>
        [heads, ofPlayers].some((beside) => beside?.get(head)?.includes(key)),
      );
      return [key, under.map(code).join(', ')] as const;
    });
  });

const COMMON_FORMS: Readonly<Record<string, string>> = {
  refused: 'ID, or `true`',
  asks: 'PLAYER, or `nobody`',
  request: 'KIND',
  offers: '[COMMAND, …]',
  'no offer': '[COMMAND, …]',
  score: '{PLAYER: N}',
  where: '{CARD: PLACE}',
  attributes: '{CARD: {ATTRIBUTE: N}}',
  skills: '{CARD: "2 Medical, Law"}',
  commands: '{CARD: PLAYER}',
  turn: 'PLAYER',
  segment: 'NAME',
  events: '[PATTERN, …]',
  'no events': '[PATTERN, …]',
  winner: 'PLAYER',
  text: '{CARD: "…"}',
  breaches: '{PLAYER: [ID, …]}',
  'deck check': '{PLAYER: [ID, …]}',
  warnings: '{PLAYER: [TITLE, …], or N}',
};

/** How an expectation is written. */
function formOf(key: string, form: ExpectationForm): string {
  if (form === 'common') {
    const written = COMMON_FORMS[key];
    if (written === undefined) throw new Error(`scripts/docs/edition-tables.ts does not say how "${key}" is written`);
    return written;
  }
  switch (form.of) {
    case 'players':
      return '{PLAYER: N}';
    case 'zone':
      return '{PLAYER: N, or [CARD, …]}';
    case 'row':
      return '[CARD, …]';
    case 'pile':
      return '{CARD: N, or [CARD, …]}';
    case 'player':
      return '{CARD: PLAYER, or `true`}';
    case 'cards':
      return '[CARD, …]';
    case 'truth or place':
      return '{CARD: PLACE, or `true`}';
    case 'cited':
      return 'ID';
    case 'number':
      return '{CARD: N}';
    case 'truth':
      return '{CARD: `true`}';
    case 'words':
      return `{CARD: [WORD, …]}, of ${form.known.join(', ')}`;
  }
}

/** What may be expected. */
export const expectationTable = (): string =>
  wordTable(['entry', 'form', 'in', 'what must hold'], 'expectations', ({ scenarioWords }) =>
    [...scenarioWords.expectations].map(([key, form]) => [key, formOf(key, form)] as const),
  );

/** A row for each edition with lists of its words. */
const editionRows = (listsOf: (terms: EditionTerms) => readonly string[]): readonly (readonly string[])[] =>
  LISTED.map(({ terms, short }) => [short, ...listsOf(terms)]);

/** Kinds of request, segments, verbs of events and places, by edition. */
export const scenarioWordsTable = (): string =>
  table(
    ['in', 'kinds of request', 'verbs of events', 'attributes'],
    editionRows(({ scenarioWords: { requests, eventVerbs, attributes } }) =>
      [requests, eventVerbs, attributes].map((words) => words.join(', ')),
    ),
  );

/** The places that `where` knows, by edition. */
export const placeTable = (): string =>
  table(
    ['in', 'of a player', 'of nobody', 'with a card'],
    editionRows(({ scenarioWords: { zoneWords, sharedZones, relationWords } }) => [
      zoneWords.map(([words]) => code(`${words} of PLAYER`)).join(', '),
      sharedZones.map(code).join(', '),
      [...relationWords.keys()].map((words) => code(`${words} CARD`)).join(', '),
    ]),
  );

/** The types of card of every edition. */
export const typeTable = (): string =>
  table(
    ['in', 'type', 'must have', 'may have'],
    LISTED.flatMap(({ terms, short }) =>
      [...terms.cardKinds.types].map(([type, { required, optional }]) => [
        short,
        code(type),
        required.join(', '),
        optional.join(', '),
      ]),
    ),
  );

const BETWEEN = { commas: 'words, with commas', blanks: 'words, or a list', strokes: 'words, with strokes' } as const;

/** How a field is written. */
function fieldForm(field: CardField): string {
  switch (field.is) {
    case 'name':
      return 'a line';
    case 'text':
      return 'text';
    case 'truth':
      return '`true`';
    case 'keywords':
      return '`Host. Decay: 3.`';
    case 'number':
      return `${field.least} to ${field.most}`;
    case 'choice':
      return field.of
        .map((word) => {
          const needs = field.needs?.[word] ?? [];
          return needs.length > 0 ? `${code(word)} (with ${needs.join(', ')})` : code(word);
        })
        .join(', ');
    case 'words':
      return BETWEEN[field.between];
    case 'levels':
      return field.times ? '`Law, Diplomacy x2`' : '`Law, 2 Diplomacy`';
    case 'icons or sentence':
      return '`[Fed, Kli]`, or a sentence';
  }
}

/** The fields that name a card, which every edition reads alike. */
const NAMING: readonly (readonly [string, string])[] = [
  ['title', 'a line'],
  ['subtitle', 'a line'],
  ['type', 'a word'],
  ['number', 'a line'],
];

/** Every field of a card. */
export const fieldTable = (): string =>
  wordTable(['field', 'form', 'in', 'what it says'], 'fields', ({ cardKinds }) => [
    ...NAMING.filter(([name]) => cardKinds.common.includes(name)),
    ...[...cardKinds.fields].map(([name, field]) => [name, fieldForm(field)] as const),
  ]);

/** The parts of decks. */
export const partTable = (): string =>
  table(
    ['in', 'part', 'headings', 'what lies there'],
    LISTED.flatMap(({ terms: { deckParts }, short }) =>
      deckParts.parts.map(({ name, aliases, types }) => [
        short,
        code(name),
        name === deckParts.main ? 'none needed' : [name, ...aliases].map((word) => code(`${word}:`)).join(', '),
        types === null ? 'all other cards' : types.join(', '),
      ]),
    ),
  );

/** The editions, with the name that commands and files give them. */
export const editionTable = (): string =>
  table(
    ['in tables', 'name', 'what it is', 'usual decks'],
    LISTED.map(({ terms, short }) => [short, code(terms.name), terms.label, terms.usualDecks.map(code).join(', ')]),
  );
