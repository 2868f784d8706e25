/** What is hidden from somebody at a table, they get by no command, however malformed: neither cards of others nor the seed. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/host/commands/index.ts';
import { Programs } from '../../src/host/commands/programs.ts';
import type { HostedTable } from '../../src/host/tables/hosted-table.ts';
import type { Place } from '../../src/host/tables/place.ts';
import { anna, answerAsBots, bob, hallIn, person, tableOfTwo, type TestHall } from './hall-here.ts';
import { stuckWire } from './stuck-wire.ts';

let here: TestHall;
let table: HostedTable;
let places: readonly [Place, Place, Place];

beforeAll(async () => {
  here = await hallIn();
  table = await tableOfTwo(here.hall);
  places = [table.sit(anna), table.sit(bob), table.watch(person('c', 'carl'))];
  answerAsBots(table, places, 25);
});

/** Numbers of all cards, and words that a player would try. */
const cards = Array.from({ length: 260 }, (_, card) => card);
const verbs = [
  'draw',
  'play',
  'beam',
  'move',
  'attempt',
  'order',
  'end',
  'pass',
  'stack',
  'undo',
  'rewind',
  'concede',
  'zap',
];

/** The cards that the game has, by their numbers. */
const there = (): readonly number[] =>
  cards.filter((card) => {
    try {
      return table.session.game.definition(card).title !== '';
    } catch {
      return false;
    }
  });

/** Titles that a place is shown nowhere, of cards that the game has. */
function hiddenFrom(place: Place): readonly string[] {
  const shown = JSON.stringify([place.view(), place.log(), place.past()]);
  const printed = there().map((card) => table.session.game.definition(card));
  const titles = [...new Set(printed.map(({ title }) => title))].filter(
    // What other cards speak of is no secret.
    (title) => !printed.some((other) => other.title !== title && JSON.stringify(other).includes(title)),
  );
  return titles.filter((title) => title.length > 3 && !shown.includes(title));
}

/** Everything that a place can be made to say. */
function* saidTo(place: Place): Generator<string> {
  for (const card of cards) {
    yield JSON.stringify(place.command(`look @${card}`));
    yield JSON.stringify([place.explain(card), place.printed(card)]);
    for (const verb of verbs.slice(0, 6)) yield place.whyNot(verb, { card });
  }
  for (const verb of verbs)
    yield JSON.stringify([place.whyNot(verb), place.complete(verb), place.complete(`${verb} `)]);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    yield JSON.stringify([place.complete(letter), place.complete(`look ${letter}`), place.command(`look ${letter}`)]);
  for (const name of ['anna', 'bob'])
    for (const verb of verbs) yield JSON.stringify([place.command(`${name}: ${verb} 1`), place.complete(`${name}: ${verb} `)]); // prettier-ignore
  for (const line of [
    'table',
    'hand',
    'log',
    'mission 1',
    'mission 2',
    'why',
    'help',
    'save x',
    'retry',
    '/who',
    '/clock',
  ])
    yield JSON.stringify(place.command(line));
  for (let answers = 0; answers <= table.session.answers + 1; answers += 1)
    yield JSON.stringify([place.viewAt(answers), place.viewAt(answers, 1)]);
  yield JSON.stringify([
    place.view(),
    place.request(),
    place.log(),
    place.past(),
    place.accounts(),
    place.afterwards(),
  ]);
}

describe('what is hidden', () => {
  it('is told by no command to the other player nor to who looks on', () => {
    const asked = table.asked ?? 0;
    // Whoever is asked could answer by these commands: that is no business of this test.
    for (const place of places.filter(({ seat }) => seat !== asked)) {
      const hidden = hiddenFrom(place);
      expect(hidden.length).toBeGreaterThan(20);
      const before = table.session.game.hash();
      for (const said of saidTo(place)) {
        const told = hidden.find((title) => said.includes(title));
        const at = told === undefined ? 0 : said.indexOf(told);
        expect(told === undefined ? '' : said.slice(Math.max(0, at - 200), at + 60)).toBe('');
        expect(said).not.toContain(String(table.session.seed));
      }
      expect(table.session.game.hash()).toBe(before);
    }
  });

  it('stays hidden under 10,000 lines of any kind, none of which is more than refused', () => {
    const asked = table.asked ?? 0;
    const word = fc.oneof(
      fc.constantFrom(
        ...verbs,
        'look',
        'why',
        'rules',
        'log',
        'anna:',
        'bob:',
        '@1',
        '1',
        '99999999',
        '"',
        '/say',
        '/accept',
        '/clock',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const before = [table.session.game.hash(), table.session.answers];
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.constantFrom(' ', '', '\t', '\u0000'), (words, between) => {
        const line = words.join(between);
        if (/^\s*(?:\/leave|quit)/i.test(line)) return;
        for (const place of places) if (place.seat !== asked) expect(typeof place.command(line).ok).toBe('boolean');
      }),
      { numRuns: 5000 },
    );
    expect([table.session.game.hash(), table.session.answers]).toEqual(before);
  });

  it('is got by no command of the host either, and 10,000 malformed ones are refused or answered', async () => {
    const { wire, state } = stuckWire({ queued: 2 ** 40 });
    const programs = new Programs(here.hall.ground, { running: 0, waiting: 0, runTime: 1 });
    const carried = { wire, hall: here.hall, programs, sessions: () => 1, since: 0 };
    const word = fc.oneof(
      fc.constantFrom('games', 'decks', 'get', 'check', 'drop', 'replay', 'journal', 'rules', 'cards', 'show', 'status', '--json', '--', '..', '/etc/passwd', table.id, `${table.id}.journal`, `../tables/${table.id}`), // prettier-ignore
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const lines = fc.sample(fc.array(word, { maxLength: 5 }), { numRuns: 10_000, seed: 7 });
    const statuses = new Set<number>();
    for (const words of lines) {
      if (words[0] === 'decks' && words[1] === 'put') continue;
      statuses.add(await carryOut(carried, words.join(' ')));
    }
    expect([...statuses].toSorted()).toEqual([0, 2]);
    expect(state.written).not.toContain(String(table.session.seed));
    expect(state.written).not.toContain('root:');
    expect(state.isDestroyed).toBe(false);
  });
});
