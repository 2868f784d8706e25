/** What card texts are told of First Edition: which zones are outside play, how cards lie in them, what a name means, who "you" is. */
import { expect, test } from 'vitest';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { inside } from '../../engine/walks.ts';
import { tableOf } from './at-table.ts';

const { texts, text, showing } = premiere1994;

test('nothing is in play in a pile, a hand, the bonus area, or on its way', () => {
  expect([...texts.outsidePlay].toSorted()).toEqual(
    ['hand', 'deck', 'discard', 'missions', 'seeds', 'outposts', 'bonus', 'announced'].toSorted(),
  );
  expect([...texts.playedFrom].toSorted()).toEqual(['announced', 'hand']);
  expect([texts.lyingOn, texts.lyingOutside, texts.lyingBeneath]).toEqual([['on'], ['under'], 'under']);
});

test('cards lie face down in hands, decks and what is not yet placed', () => {
  const zones = ['hand', 'deck', 'missions', 'seeds', 'outposts', 'discard', 'bonus', 'table', 'announced'];
  expect(zones.filter((zone) => texts.faceIn(zone, false) === 'down')).toEqual([
    ...['hand', 'deck', 'missions', 'seeds', 'outposts'],
  ]);
});

test('the words of texts for zones', () => {
  expect(Object.fromEntries(texts.zones)).toEqual({
    ...{ hand: 'hand', deck: 'deck', discard: 'discard', core: 'table', brig: 'captives' },
  });
});

test('94-OP-40: later wordings leave out what stands behind a dash or a colon, and say Rogue Borg for all who board', () => {
  expect(texts.isNamedBy?.('Kivas Fajo - Collector', 'Kivas Fajo')).toBe(true);
  expect(texts.isNamedBy?.('Espionage: Federation on Klingon', 'espionage')).toBe(true);
  expect(texts.isNamedBy?.('Espionage Ring', 'Espionage')).toBe(false);
  for (const title of ['Rogue Borg Mercenaries', 'Crosis', 'Crisis'])
    expect(texts.isNamedBy?.(title, 'Rogue Borg'), title).toBe(true);
  expect(texts.isNamedBy?.('Klag', 'Rogue Borg')).toBe(false);
  expect(texts.isNamedBy?.('Klag', 'Kurn')).toBe(false);
});

const POSITION = `
spaceline:
  - {mission: Krios, under: [{card: Fever, owner: spock}], on: [{card: Watch Post, owner: spock, commander: spock}], kirk: {here: [Klag], ships: [{ship: I.K.C. K'Vort, on: [{card: Better Guns, owner: kirk}], aboard: [Gorath, {card: Sela, owner: spock, commander: kirk}]}], outposts: [{outpost: Klingon Outpost, here: [Vekma]}]}}
  - Near Moon
  - {mission: Far Sun, kirk: {ships: [{ship: I.K.C. Qu'Vat, cloaked: true}]}}
players: {kirk: {hand: [Kurn], discard: [Dukath], deck: [Clerk], seeds: [Riddle], missions: [Deep Rift], outposts: [Klingon Outpost], table: [Strong Arms]}, spock: {}}
`;

function positioned() {
  const engine = inside(premiere1994, tableOf(POSITION).game);
  const numberOf = (title: string): number => {
    const found = engine.cards.find((card) => engine.definitionOf(card).title === title);
    if (found === undefined) throw new Error(`no ${title}`);
    return found;
  };
  return { engine, numberOf };
}

test('further is what lies more locations away, and of as many what costs more', () => {
  const { engine, numberOf } = positioned();
  const [krios, moon, sun] = ['Krios', 'Near Moon', 'Far Sun'].map(numberOf);
  if (krios === undefined || moon === undefined || sun === undefined) throw new Error('no spaceline');
  expect(texts.distance?.(engine, krios, krios)).toBe(0);
  expect(texts.distance?.(engine, krios, moon)).toBe(1003);
  expect(texts.distance?.(engine, krios, sun)).toBe(2007);
  expect(texts.distance?.(engine, sun, krios)).toBe(2005);
});

test('a text works where it says, and "you" is who has the card, or the card it lies on', () => {
  const { engine, numberOf } = positioned();
  const titles = ['Gorath', 'Kurn', 'Dukath', 'Clerk', 'Fever'];
  const placesWhere = (zone: Parameters<typeof text.works>[2]['zones'][number]): readonly string[] =>
    titles.filter((title) => text.works(engine, numberOf(title), { triggers: ['static'], zones: [zone] }));
  expect(placesWhere('play')).toEqual(['Gorath']);
  expect(placesWhere('hand')).toEqual(['Kurn']);
  expect(placesWhere('discard')).toEqual(['Dukath']);
  expect(placesWhere('anywhere')).toEqual(titles);
  for (const zone of ['damage', 'beneath', 'being played'] as const) expect(placesWhere(zone)).toEqual([]);
  const you = ['Klag', 'Better Guns', 'Strong Arms', 'Fever', 'Kurn', 'Watch Post'].map((title) =>
    text.youOf(engine, numberOf(title)),
  );
  expect(you).toEqual([0, 0, 0, 1, 0, 1]);
});

test('of two players, who draws is the other than whoever has the card, its owner if nobody has it', () => {
  const { engine, numberOf } = positioned();
  expect(['Klag', 'Sela', 'Kurn', 'Fever'].map((title) => texts.drawnBy?.(engine, [numberOf(title)]))).toEqual([
    1, 1, 1, 0,
  ]);
});

test('94-SHOW-01 to -05: what each player may know by the place alone, and what the other may take it for', () => {
  const { engine, numberOf } = positioned();
  const known = (viewer: number): readonly string[] =>
    [
      'Klag',
      'Gorath',
      'Sela',
      'Vekma',
      "I.K.C. K'Vort",
      "I.K.C. Qu'Vat",
      'Fever',
      'Kurn',
      'Dukath',
      'Clerk',
      'Riddle',
      'Deep Rift',
      'Strong Arms',
    ].filter((title) => showing.knows(engine, numberOf(title), viewer));
  expect(known(0)).toEqual([
    ...['Klag', 'Gorath', 'Sela', 'Vekma', "I.K.C. K'Vort", "I.K.C. Qu'Vat", 'Kurn', 'Dukath', 'Riddle', 'Strong Arms'],
  ]);
  expect(known(1)).toEqual(['Vekma', "I.K.C. K'Vort", 'Fever', 'Dukath', 'Strong Arms']);
  const pools = ['Gorath', "I.K.C. Qu'Vat", 'Fever', 'Riddle', 'Kurn', 'Clerk', 'Deep Rift'].map((title) =>
    showing.pool(engine, numberOf(title)),
  );
  expect(pools).toEqual(['play personnel 0', 'play ship 0', 'seeds', 'seeds', 'deck', 'deck', 'missions']);
});
