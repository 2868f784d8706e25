/** Texts and names that hold what can't be seen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatProblem,
  FactShelf,
  hasErrors,
  Library,
  loadDeck,
  readCardFiles,
  readDeckList,
} from '../../src/catalog/index.ts';
import { COLUMNS } from '../../src/catalog/lackey/second-edition/columns.ts';
import { readTables } from '../../src/catalog/lackey/index.ts';
import { TitleTable } from '../../src/catalog/lackey/second-edition/titles.ts';
import { unseenIn, visible } from '../../src/catalog/plain.ts';
import { readSeats } from '../../src/cli/run/seats.ts';
import { faultIn } from '../../src/cli/settings/known.ts';
import { readScenario } from '../../src/scenarios/index.ts';
import { editions } from '../commands/games.ts';
import { entities, harmIn, UNSEEN } from '../hostile.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const payloads = Object.entries(UNSEEN);

describe('unseen characters', () => {
  it('are shown as JSON escapes them, and a JSON text means the same afterwards', () => {
    expect(visible('a\x1b[31m\u202e\u{e0041}\n')).toBe('a\\u001b[31m\\u202e\\udb40\\udc41\\u000a');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(harmIn(visible(text))).toEqual([]);
        expect(JSON.parse(visible(JSON.stringify({ [text]: text })))).toEqual({ [text]: text });
        expect(unseenIn(text) === null).toBe(visible(text) === text);
      }),
    );
  });

  it('leave alone what people write', () => {
    for (const text of ["I.K.S. Vor'cha", 'Kéla at “Dawn” – № 5', 'ブリッジ', 'naïve\u00a0æ', '😀'])
      expect(visible(text)).toBe(text);
  });
});

describe.each(payloads)('%s', (_, payload) => {
  const quoted = visible(JSON.stringify(`Marked ${payload}`));
  /** Whether YAML takes a line break in a text for a blank. */
  const isOneText = payload.includes('\n') && unseenIn(payload.replaceAll('\n', '')) === null;

  it('in a field of a card file is an error at its place; the other cards are read', () => {
    const texts = [
      `{title: ${quoted}, type: event, cost: 1}`,
      `{title: A, subtitle: ${quoted}, type: event, cost: 1}`,
      `{title: B, type: event, cost: 1, text: ${quoted}}`,
      `{title: C, type: event, cost: 1, keywords: [${quoted}]}`,
      `{title: D, type: event, cost: 1, ? ${quoted} : 1}`,
    ];
    for (const [index, text] of texts.entries()) {
      const { cards, problems } = readCardFiles(
        [{ name: 'cards.yaml', text: `- {title: Good, type: event, cost: 1}\n- ${text}\n` }],
        secondEditionWords.cardKinds,
      );
      expect(cards.filter(({ facts }) => harmIn(JSON.stringify(facts)).length > 0)).toEqual([]);
      if (isOneText && index < texts.length - 1) continue;
      expect(cards.map(({ facts }) => facts.title)).toEqual(['Good']);
      expect(problems[0]).toMatchObject({ severity: 'error', line: 2 });
      expect(problems[0]?.message).toMatch(/holds the unseen character \\u/);
    }
  });

  it('in a card table leaves that row out', () => {
    const row = (name: string) =>
      COLUMNS.map((column) =>
        column === 'Name' ? name : column === 'Type' ? 'Event' : column === 'Cost' ? '1' : '',
      ).join('\t');
    const field = payload.replace(/[\n\r\t]/g, '\x7f');
    const text = [COLUMNS.join('\t'), row('Good'), row(`Marked ${field}`)].join('\n');
    const { cards } = readTables([{ name: 'table.txt', text }], new TitleTable(''), secondEditionWords);
    expect(cards.map(({ name }) => name).filter((name) => harmIn(name).length > 0)).toEqual([]);
  });

  it('in a deck is an error at its line', () => {
    const line = payload.replace(/[\n\r]/g, '');
    if (unseenIn(line.replaceAll('\t', ' ')) === null) return;
    for (const text of [`1 Worf\n1 Marked ${line}`, `1 Worf\n# name: ${line}`, `1 Worf\n${line}x:\n`]) {
      const { problems } = readDeckList({ name: 'deck.txt', text }, secondEditionWords.deckParts);
      expect(hasErrors(problems), text).toBe(true);
    }
    const xml = {
      name: 'deck.dek',
      text: `<deck><superzone name="Deck"><card><name>x${entities(line)}x</name></card></superzone></deck>`,
    };
    const library = new Library(new FactShelf(secondEditionWords, [], []));
    expect(loadDeck(xml, library).problems.map(formatProblem).join()).toMatch(/unseen character/);
  });

  it('in a scenario makes it malformed', () => {
    const file = (title: string, player: string, command: string) =>
      `scenario: ${title}\nplayers: {kirk: {}, ${player}: {}}\nsteps:\n  - kirk: ${command}\n`;
    for (const text of [file(quoted, 'spock', 'draw'), file('t', quoted, 'draw'), file('t', 'spock', quoted)]) {
      expect(readScenario(text, 'x.yaml', editions).scenario, text).toBeNull();
    }
    expect(readScenario(file('t', 'spock', 'draw'), 'x.yaml', editions).scenario).not.toBeNull();
  });

  it('in the name of a seat, or in a setting, is refused', () => {
    expect(readSeats(`x${payload}x=human,bot`, 'second-edition')).toEqual(expect.stringContaining('name'));
    expect(faultIn('name', `x${payload}x`)).toContain('without \\u');
    expect(faultIn('stops', [`x${payload}x`])).toContain('without \\u');
  });
});
