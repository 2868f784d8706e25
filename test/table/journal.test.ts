/** Journals: written, read, replayed, damaged. */
import { expect, test } from 'vitest';
import { commandOf } from '../../src/commands/index.ts';
import { newGame } from '../../src/engine/index.ts';
import {
  entryLine,
  headerLine,
  headerOf,
  type Journal,
  parseJournal,
  replay,
  seatsOf,
  UNDO,
  writeJournal,
} from '../../src/table/index.ts';
import { LIMITS, shippedLibrary } from '../../src/catalog/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { tinyDeck } from '../tiny/cards.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { shippedSeats } from '../commands/games.ts';
import { OBJECT_NAMES } from '../hostile.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const SEED = 7;
const header = headerOf(
  { version: '0', ruleset: secondEdition.name, seed: SEED, first: null },
  shippedSeats(SEED).map((seat) => ({ ...seat, kind: 'random' })),
);

/** A journal of some random answers with an undo among them. */
function recorded(answers: number): Journal {
  let game = newGame(secondEdition, shippedSeats(SEED), SEED);
  const chance = chanceFrom(SEED);
  const entries: { line: number; player: string; command: string; hash: string }[] = [];
  for (let index = 0; index < answers; index++) {
    const { request } = game;
    if (request === null) break;
    const before = game.copy();
    const player = game.seats[request.player] ?? '';
    const answer = randomPlayer(game.view(request.player), request, chance);
    const command = commandOf(game, request, answer);
    game.answer(answer);
    entries.push({ line: entries.length + 2, player, command, hash: game.hash() });
    if (index === 10) {
      game = before;
      entries.push({ line: entries.length + 2, player, command: UNDO, hash: game.hash() });
    }
  }
  return { header, entries };
}

const journal = recorded(40);
const text = writeJournal(journal);
const bytes = (written: string): Uint8Array => new TextEncoder().encode(written);
const begun = () => newGame(secondEdition, shippedSeats(SEED), SEED);

test('a journal reads back as it was written', () => {
  expect(parseJournal(bytes(text), 'j')).toEqual({
    journal,
    problem: null,
    end: { is: 'whole', length: bytes(text).length },
  });
});

test('a header reads back whatever its cards are called, by any name a card may have', () => {
  const longest = 'x'.repeat(LIMITS.nameCharacters);
  const [kirk, ...others] = shippedSeats(SEED).map((seat) => ({ ...seat, kind: 'random' }));
  const [card] = kirk?.parts['deck'] ?? [];
  if (kirk === undefined || card === undefined) throw new Error('no deck');
  const deck = [...OBJECT_NAMES, `${longest}, ${longest}`].map((id) => ({ ...card, id }));
  const game = { version: '0', ruleset: secondEdition.name, seed: SEED, first: null };
  const named = headerOf(game, [{ ...kirk, parts: { ...kirk.parts, deck } }, ...others]);
  const read = parseJournal(bytes(headerLine(named)), 'j');
  expect([read.problem, read.journal?.header]).toEqual([null, named]);
});

test('a replay goes as recorded, over an undo', () => {
  const watched: number[] = [];
  const { game, lines, mismatch } = replay(journal, begun(), (entry) => watched.push(entry.line));
  expect(mismatch).toBeNull();
  expect(lines).toBe(journal.entries.length);
  expect(watched).toEqual(journal.entries.map(({ line }) => line));
  expect(game.hash()).toBe(journal.entries.at(-1)?.hash);
});

test('a replay goes back to before the first answer', () => {
  const game = begun();
  const { request } = game;
  if (request === null) throw new Error('nobody is asked');
  const [option = 0] = request.options.flatMap(({ verb, selection }, index) =>
    verb === 'draw' && !selection ? [index] : [],
  );
  const start = game.hash();
  const player = game.seats[request.player] ?? '';
  const command = commandOf(game, request, { option });
  game.answer({ option });
  const entries = [
    { line: 2, player, command, hash: game.hash() },
    { line: 3, player, command: UNDO, hash: start },
  ];
  expect(replay({ header, entries }, begun()).mismatch).toBeNull();
});

test('the first line that differs is reported, and the game is as before it', () => {
  const entries = journal.entries.map((entry, index) => (index === 5 ? { ...entry, hash: 'abc123abc123' } : entry));
  const { game, lines, mismatch } = replay({ header, entries }, begun());
  expect({ lines, line: mismatch?.line, hash: game.hash() }).toEqual({
    lines: 5,
    line: 7,
    hash: journal.entries[4]?.hash,
  });
  const wrong = journal.entries.map((entry, index) => (index === 3 ? { ...entry, command: 'warp 9' } : entry));
  expect(replay({ header, entries: wrong }, begun()).mismatch).toMatchObject({ line: 5, command: 'warp 9' });
  const undone = [{ line: 2, player: 'kirk', command: UNDO, hash: '0' }];
  expect(replay({ header, entries: undone }, begun()).mismatch?.reason).toMatch(/no earlier position/);
});

test('a journal that is cut off keeps what stands before', () => {
  const { journal: read, problem, end } = parseJournal(bytes(text.slice(0, -4)), 'j');
  expect(read?.entries).toHaveLength(journal.entries.length - 1);
  expect(end).toEqual({ is: 'torn', at: text.lastIndexOf('\n', text.length - 2) + 1 });
  expect(problem).toMatchObject({
    file: 'j',
    line: journal.entries.length + 1,
    message: 'the journal is cut off in this line',
  });
});

test.each([
  ['', 1, /no journal/],
  ['\u0000\u0007\n', 1, /no journal/],
  ['{"journal": 99}\n', 1, /format 99/],
  [`${headerLine(header)}${entryLine('kirk', 'draw', '0123456789ab')}rubbish\n`, 3, /no line of a journal: rubbish/],
  [`${headerLine(header)}\n`, 2, /this line is empty/],
  [`${headerLine(header)}sulu: draw # abc\n`, 2, /no line of a journal/],
])('garbage %#', (garbage, line, message) => {
  const { problem } = parseJournal(bytes(garbage), 'j');
  expect(problem?.line).toBe(line);
  expect(problem?.message).toMatch(message);
});

type WrongHeader = readonly [Readonly<Record<string, unknown>>, string];

const [someCard = ''] = Object.keys(header.cards);

/** What may be wrong with a header, and what is said of it. */
const wrongHeaders: readonly WrongHeader[] = [
  [{ seed: -1 }, 'seed'],
  [{ seed: 1.5 }, 'seed'],
  [{ seed: '7' }, 'seed'],
  [{ first: 2 }, 'lets seat 2 begin'],
  [{ seats: [] }, 'seats'],
  [{ seats: header.seats.map((seat) => ({ ...seat, kind: 'wizard' })) }, 'seats.0.kind'],
  [{ seats: header.seats.map((seat) => ({ ...seat, name: 'kirk' })) }, 'two seats one name'],
  ...['', 'a\nb', 'a:b', '\u001b[31m', 'a\u202eb', 'x'.repeat(41)].map((name): WrongHeader => [
    { seats: header.seats.map((seat, index) => (index === 0 ? { ...seat, name } : seat)) },
    'seats.0.name',
  ]),
  [{ seats: header.seats.map((seat) => ({ ...seat, deck: 'Worf' })) }, 'seats.0.deck'],
  [{ seats: header.seats.map((seat) => ({ ...seat, deck: new Array(5000).fill('Worf') })) }, 'seats.0.deck'],
  [{ seats: header.seats.map((seat) => ({ ...seat, wand: 1 })) }, 'seats.0.wand'],
  [{ seats: header.seats.map(({ deck: _deck, ...seat }) => seat) }, 'no "deck"'],
  [{ seats: header.seats.map((seat) => ({ ...seat, wand: [] })) }, 'a "wand"'],
  [{ cards: {} }, 'no fingerprint of the card'],
  [{ cards: { ...header.cards, [someCard]: 'abc' } }, `wrong fingerprint of "${someCard}"`],
  [{ cards: { ...header.cards, [someCard]: 7 } }, 'cards'],
  [{ cards: { ...header.cards, 'Nobody, At All': '0123456789ab' } }, '"Nobody, At All", which nobody plays'],
  [{ cards: null }, 'cards'],
  [{ version: 'x'.repeat(1000) }, 'version'],
  [{ magic: 1 }, 'magic'],
];

test.each(wrongHeaders)('a header that says %j is refused, with what is wrong', (changed, says) => {
  const { journal: read, problem } = parseJournal(bytes(`${JSON.stringify({ ...header, ...changed })}\n`), 'j');
  expect(read).toBeNull();
  expect(problem).toMatchObject({ file: 'j', line: 1 });
  expect(problem?.message).toContain(says);
});

test('the header of any edition keeps the decks by the parts they have', () => {
  const seats = ['kirk', 'spock'].map((name) => ({ ...tinyDeck(name, 2, false), kind: 'random' }));
  const own = headerOf({ version: '0', ruleset: 'tiny', seed: 1, first: null }, seats);
  const { journal: read } = parseJournal(bytes(headerLine(own)), 'j');
  expect(read?.header).toEqual(own);
  const cards = new Map(seats.flatMap(({ parts }) => Object.values(parts).flat()).map((card) => [card.id, card]));
  const back = seatsOf(own, (id) => cards.get(id) ?? null);
  expect(back).toEqual({ seats: seats.map(({ name, parts }) => ({ name, parts })), problems: [] });
});

test('the header gives the decks back, and notices a changed or unknown card', () => {
  const library = shippedLibrary(secondEditionWords);
  const find = (id: string) => library.find(id)[0] ?? null;
  expect(seatsOf(header, find)).toEqual({ seats: shippedSeats(SEED), problems: [] });
  const [first = ''] = Object.keys(header.cards);
  expect(seatsOf({ ...header, cards: { ...header.cards, [first]: '00' } }, find).problems).toEqual([
    `the card "${first}" was changed since the journal was written`,
  ]);
  expect(seatsOf(header, () => null).problems).toHaveLength(Object.keys(header.cards).length);
});
