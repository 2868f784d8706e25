/** The library of cards: names, however they are written, and searches. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { FactShelf, fold, Library, nearest, readCardFiles } from '../../src/catalog/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const person = (title: string, subtitle: string, skills = 'Law') =>
  `- {title: "${title}", subtitle: "${subtitle}", type: personnel, affiliation: Klingon, cost: 1, skills: ${skills}, integrity: 5, cunning: 5, strength: 5}`;
const FILE = [
  person('Worf', 'Son of Mogh', 'Honor'),
  person('Worf', 'First Officer'),
  person("D'Ghor", 'Plotting'),
  person('Café', 'Owner'),
  '- {title: Worf, type: interrupt}',
  '- {title: Investigation, location: Khitomer, type: mission, mission: planet, quadrant: alpha, span: 2, points: 35, attempt: [Kli], requirements: Law}',
].join('\n');
const { cards, problems } = readCardFiles([{ name: 'cards.yaml', text: FILE }], secondEditionWords.cardKinds);
const library = new Library(new FactShelf(secondEditionWords, cards, problems));
const ids = (name: string): readonly string[] => library.find(name).map((card) => card.id);

describe('the library', () => {
  it('finds a card by title and subtitle, with or without comma, whatever its case, accents and quotes', () => {
    expect(ids('Worf, Son of Mogh')).toEqual(['Worf, Son of Mogh']);
    expect(ids('worf son of mogh')).toEqual(['Worf, Son of Mogh']);
    expect(ids('D\u2019GHOR  plotting')).toEqual(["D'Ghor, Plotting"]);
    expect(ids('cafe')).toEqual(['Café, Owner']);
    expect(ids("D'Ghor Plotting (Promo)")).toEqual(["D'Ghor, Plotting"]);
  });

  it('prefers an exact identity, and otherwise lists every card of a title', () => {
    expect(ids('Worf')).toEqual(['Worf']);
    const two = new Library(
      new FactShelf(
        secondEditionWords,
        cards.filter((card) => card.facts.type === 'personnel'),
      ),
    );
    expect(two.find('Worf').map((card) => card.id)).toEqual(['Worf, Son of Mogh', 'Worf, First Officer']);
    expect(ids('Nobody')).toEqual([]);
  });

  it('finds a mission by title, by place, and by both', () => {
    for (const name of ['Investigation', 'Khitomer', 'Khitomer Investigation', 'Khitomer, Investigation']) {
      expect(ids(name)).toEqual(['Khitomer, Investigation']);
    }
  });

  it('names what a misspelt name may have meant', () => {
    expect(library.nearest('Wrof')).toContain('Worf');
    expect(library.nearest('Worf, Son of Mog')[0]).toBe('Worf, Son of Mogh');
    expect(library.nearest('xyzzyxyzzy')).toEqual([]);
  });

  it('searches by words of any field', () => {
    expect(library.search('klingon honor').map((card) => card.id)).toEqual(['Worf, Son of Mogh']);
    expect(library.search('khitomer')).toHaveLength(1);
    expect(library.search('honor khitomer')).toEqual([]);
  });

  it('hands out the same card each time', () => {
    expect(library.find('Café')[0]).toBe(library.search('café')[0]);
  });
});

describe('names', () => {
  it('fold to the same name again', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => fold(fold(name)) === fold(name)));
  });

  it('fold alike whether or not there is an accent among them', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (name) => fold(`é${name}`) === fold(`e${name}`)));
  });

  it('are found again with one slip', () => {
    const name = "I.K.S. K't'inga";
    fc.assert(
      fc.property(fc.nat(name.length - 1), fc.constantFrom('x', ''), (at, slip) => {
        const misspelt = name.slice(0, at) + slip + name.slice(at + 1);
        return nearest(misspelt, [name, 'U.S.S. Nebula']).includes(name);
      }),
    );
  });
});
