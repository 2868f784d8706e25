/** Card tables of the Second Edition, and the list of its titles. */
import { describe, expect, it } from 'vitest';
import { decoded } from '../../src/catalog/encoding.ts';
import { titleTable } from '../../src/catalog/files.ts';
import { COLUMNS, type Column } from '../../src/catalog/lackey/second-edition/columns.ts';
import { readTables, type ReadTables } from '../../src/catalog/lackey/index.ts';
import { TitleTable } from '../../src/catalog/lackey/second-edition/titles.ts';
import { formatProblem } from '../../src/catalog/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const titles = new TitleTable(
  'personnel:\nVekk Rul | Patient Broker\nVekk Rul | Old Hand\nmissions:\nDust Nebula | Chart Debris\nheadquarters:\nHome | Where It Began\n',
);

/** A row with these fields, the others empty. */
const row = (fields: Partial<Record<Column, string>>): string =>
  COLUMNS.map((column) => fields[column] ?? '').join('\t');

const PERSON: Partial<Record<Column, string>> = {
  Name: 'Vekk Rul Patient Broker',
  Set: 'XY',
  Unique: 'Y',
  Type: 'Personnel',
  Cost: '3',
  Affiliation: 'Non-Aligned',
  Icons: '[Cmd][DS9]',
  Keywords: 'Smuggler. Commander: U.S.S. Tern.',
  Species: 'Human/Klingon',
  Skills: 'Diplomacy 2 Honor Law',
  'Integrity/Range': '5',
  'Cunning/Weapons': '6',
  'Strength/Shields': '7',
  Text: 'When you play this personnel, you may draw a card.',
};
const MISSION: Partial<Record<Column, string>> = {
  Name: 'Dust Nebula Chart Debris',
  Unique: 'Y',
  Type: 'Mission',
  Cost: '0',
  'Mission/DilemmaType': 'S',
  Span: '3',
  Points: '35',
  Quadrant: 'G',
  Affiliation: '[Fed][Kli]',
  Skills: 'Physics, 2 Science, and Cunning>30',
};
const HEADER = COLUMNS.join('\t');
const read = (...lines: readonly string[]): ReadTables =>
  readTables([{ name: 'cards.txt', text: lines.join('\n') }], titles, secondEditionWords);
const told = ({ problems }: ReadTables): readonly string[] => problems.map(formatProblem);

describe('a card table', () => {
  it('is read field by field, title and subtitle apart', () => {
    const { cards, problems, tally } = read(HEADER, row(PERSON), row(MISSION));
    expect(problems).toEqual([]);
    expect(tally).toEqual({ rows: 2, repaired: 0, merged: 0, refused: 0 });
    expect(cards.map(({ name }) => name)).toEqual(['Vekk Rul Patient Broker', 'Dust Nebula Chart Debris']);
    expect(cards[0]?.card).toMatchObject({
      set: 'XY',
      where: { file: 'cards.txt', line: 2 },
      facts: {
        id: 'Vekk Rul, Patient Broker',
        title: 'Vekk Rul',
        subtitle: 'Patient Broker',
        type: 'personnel',
        unique: true,
        cost: 3,
        affiliations: ['Non-Aligned'],
        species: 'Human/Klingon',
        skills: { Diplomacy: 1, Honor: 2, Law: 1 },
        attributes: { integrity: 5, cunning: 6, strength: 7 },
        icons: ['command', 'DS9'],
        keywords: { Smuggler: '', Commander: 'U.S.S. Tern' },
      },
    });
    expect(cards[1]?.card.facts).toMatchObject({
      id: 'Dust Nebula, Chart Debris',
      mission: {
        kind: 'space',
        quadrant: 'gamma',
        span: 3,
        points: 35,
        location: 'Dust Nebula',
        attempt: '[Fed] [Kli]',
      },
    });
    expect(cards[1]?.card.facts.cost).toBeUndefined();
  });

  it('reads a headquarters: what it lets play is its text', () => {
    const fields = {
      ...MISSION,
      Name: 'Home Where It Began',
      'Mission/DilemmaType': 'H',
      Points: '0',
      Affiliation: 'Not attemptable.',
    };
    const { cards } = read(
      HEADER,
      row({ ...fields, Skills: 'You may play [Fed] cards and equipment at this mission.' }),
    );
    expect(cards[0]?.card).toMatchObject({
      attempt: null,
      facts: {
        id: 'Home, Where It Began',
        text: 'You may play [Fed] cards and equipment at this mission.',
        mission: { kind: 'headquarters', requirements: '' },
      },
    });
  });

  it('is read whatever its line ends, byte order mark, encoding, and without a header or with columns in another order', () => {
    const ids = (text: string) =>
      readTables([{ name: 'x', text }], titles, secondEditionWords).cards.map(({ card }) => card.facts.id);
    const [id] = ids([HEADER, row(PERSON)].join('\n'));
    expect(id).toBe('Vekk Rul, Patient Broker');
    expect(ids(['\ufeff' + HEADER, row(PERSON), ''].join('\r\n'))).toEqual([id]);
    expect(ids(row(PERSON))).toEqual([id]);
    const turned = [...COLUMNS].reverse();
    expect(ids([turned.join('\t'), turned.map((column) => PERSON[column] ?? '').join('\t')].join('\n'))).toEqual([id]);
    const bytes = (encoding: BufferEncoding, text: string) => decoded(Buffer.from(text, encoding));
    expect(bytes('latin1', 'Café')).toBe('Café');
    expect(bytes('utf8', '\ufeffCafé')).toBe('Café');
    expect(bytes('utf16le', '\ufeffCafé')).toBe('Café');
  });

  it('loses only the fields of columns that are missing, and says which', () => {
    const fewer = COLUMNS.filter((column) => column !== 'Keywords' && column !== 'Rarity');
    const all = read(fewer.join('\t'), fewer.map((column) => PERSON[column] ?? '').join('\t'));
    expect(all.cards[0]?.card.facts).toMatchObject({ id: 'Vekk Rul, Patient Broker', keywords: {} });
    expect(told(all)).toEqual([
      expect.stringMatching(/^cards\.txt:1:1: warning: the table has no column Rarity, Keywords/),
    ]);
    const none = read('Name\tType', 'A\tEvent');
    expect(none.cards).toEqual([]);
    expect(told(none)).toEqual([
      expect.stringMatching(/error: this is no table of cards: it has no column Cost, Text/),
    ]);
  });

  it('takes quotes for what they are: marks of a spreadsheet, or of a name', () => {
    const plain = row({ ...PERSON, Name: '"Doc"', Text: '' });
    expect(read(HEADER, plain).cards[0]?.name).toBe('"Doc"');
    const sheet = row({
      ...PERSON,
      Name: '"Vekk ""The Hat"" Rul"',
      Text: '"When you play this personnel, you may draw a card."',
    });
    expect(read(HEADER, sheet).cards[0]).toMatchObject({
      name: 'Vekk "The Hat" Rul',
      card: { facts: { text: 'When you play this personnel, you may draw a card.' } },
    });
  });

  it('says what is wrong with a row, where, and what would be right; the other rows are read', () => {
    const faulty = read(
      HEADER,
      row({ ...PERSON, Type: 'Personel' }),
      row({ ...PERSON, Cost: 'many' }),
      'garbage',
      `${row(PERSON)}\tand more`,
      row({ ...PERSON, Name: '' }),
      row({ ...PERSON, Name: 'Kept', Icons: '[Cmd][Zap]' }),
      row({ ...MISSION, Quadrant: 'B' }),
    );
    expect(told(faulty)).toEqual([
      expect.stringMatching(/^cards\.txt:2:\d+: error: .*unknown type "Personel"; did you mean personnel\?$/),
      expect.stringMatching(/^cards\.txt:3:\d+: error: .*cost can't be many; write a whole number from 0 to 9$/),
      'cards.txt:4:1: error: this line is no row of a table; put TABs between the fields of a card',
      'cards.txt:5:1: error: the row has 24 fields; the table has 23 columns; take the TAB out of the field it stands in',
      expect.stringMatching(/^cards\.txt:6:1: error: the card has no name; /),
      expect.stringMatching(/^cards\.txt:7:\d+: warning: Kept: Icons has unknown "\[Zap\]"; it is kept as it is$/),
      expect.stringMatching(
        /^cards\.txt:8:\d+: error: .*Quadrant can't be "B"; write A \(alpha\), G \(gamma\), D \(delta\)$/,
      ),
    ]);
    expect(faulty.cards.map(({ name }) => name)).toEqual(['Kept']);
    expect(faulty.tally).toMatchObject({ rows: 7, refused: 6 });
  });

  it('puts together what is broken in known ways', () => {
    const whole = row(PERSON);
    const at = whole.indexOf('Smuggler.') + 'Smuggler.'.length;
    const broken = [whole.slice(0, at), `\t${whole.slice(at).split('\t').slice(1).join('\t')}`];
    const dilemma = 'Long Fall XY ST2E-EN1 C N 1C2 Dilemma 3 S Randomly kill a personnel.';
    const { cards, tally, problems } = read(HEADER, ...broken, dilemma, 'Short\tXY\t\t\tN\t\tInterrupt\t0');
    expect(problems).toEqual([]);
    expect(tally).toEqual({ rows: 3, repaired: 3, merged: 0, refused: 0 });
    expect(cards.map(({ card }) => [card.facts.id, card.facts.type, card.facts.text])).toEqual([
      ['Vekk Rul, Patient Broker', 'personnel', PERSON.Text],
      ['Long Fall', 'dilemma', 'Randomly kill a personnel.'],
      ['Short', 'interrupt', ''],
    ]);
  });

  it('merges reprints, whatever mark they bear; the printing without a misprint counts, gaps are filled from the others', () => {
    const misprinted = { ...PERSON, Text: 'When you play this personel, you may draw a card.' };
    const { cards, tally } = read(
      HEADER,
      row(misprinted),
      row({ ...PERSON, Name: 'Vekk Rul Patient Broker *VP', Keywords: '' }),
      row({ ...PERSON, Name: 'Vekk Rul Patient Broker **A' }),
      row({ ...PERSON, Name: 'Vekk Rul Patient Broker (Promo)' }),
    );
    expect(tally).toMatchObject({ rows: 4, merged: 3 });
    expect(cards[0]).toMatchObject({
      name: 'Vekk Rul Patient Broker',
      card: { facts: { text: PERSON.Text, keywords: { Smuggler: '' } } },
    });
  });
});

describe('the table of titles', () => {
  it('splits what it lists, a comma, and a new subtitle behind a known title; a mission may leave out its place', () => {
    expect(titles.split('VEKK RUL Old Hand', 'personnel')).toEqual({
      title: 'Vekk Rul',
      subtitle: 'Old Hand',
      isGuess: false,
    });
    expect(titles.split('Chart Debris', 'mission')).toEqual({
      location: 'Dust Nebula',
      title: 'Chart Debris',
      isGuess: false,
    });
    expect(titles.split('New Moon, Chart Debris', 'mission')).toEqual({
      location: 'New Moon',
      title: 'Chart Debris',
      isGuess: false,
    });
    expect(titles.split('Vekk Rul Quite New', 'personnel')).toEqual({
      title: 'Vekk Rul',
      subtitle: 'Quite New',
      isGuess: true,
    });
    expect(titles.split('Somebody Else', 'personnel')).toBeNull();
  });

  it('says where a split is a guess', () => {
    const guessed = read(
      HEADER,
      row({ ...PERSON, Name: 'Vekk Rul Quite New' }),
      row({ ...PERSON, Name: 'Nobody Knows' }),
    );
    expect(told(guessed)).toEqual([
      expect.stringContaining('warning: Vekk Rul Quite New: "Vekk Rul" is taken for the title'),
      expect.stringContaining('warning: Nobody Knows: "Nobody Knows" is taken for the whole title'),
    ]);
  });

  it('is shipped, and knows the cards that are', () => {
    const shipped = titleTable('second-edition');
    expect(shipped.split("Qo'noS Heart of the Empire", 'mission')).toMatchObject({
      title: "Qo'noS",
      subtitle: 'Heart of the Empire',
    });
    expect(shipped.split('Soto (Klingon)', 'personnel')).toMatchObject({ title: 'Soto' });
    expect(shipped.all.size).toBeGreaterThan(1000);
  });
});
