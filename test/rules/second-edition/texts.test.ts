/** What card texts are told of the Second Edition: which zones are outside play, how cards lie in them, where texts work. */
import { expect, test } from 'vitest';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { position } from '../../commands/games.ts';
import { inside } from '../../engine/walks.ts';

const { texts, text } = secondEdition;

test('nothing is in play in a pile, a hand, or on its way', () => {
  expect([...texts.outsidePlay].toSorted()).toEqual(
    [
      ...['announced', 'aside', 'deck', 'dilemmas', 'discard'],
      ...['drawn', 'hand', 'removed', 'revealed', 'stack'],
    ].toSorted(),
  );
  const zones = secondEdition.places.zones.filter((zone) => !texts.outsidePlay.has(zone));
  expect(zones.toSorted()).toEqual(['brig', 'core', 'missions']);
});

test('a card lies face down where nobody may know it, on top of the dilemmas, and as it was where it is set aside', () => {
  const lying = (isOnTop: boolean): Record<string, 'up' | 'down' | null> =>
    Object.fromEntries(secondEdition.places.zones.map((zone) => [zone, texts.faceIn(zone, isOnTop)]));
  const open = { announced: 'up', brig: 'up', core: 'up', discard: 'up', drawn: 'up', missions: 'up', removed: 'up' };
  const hidden = { deck: 'down', hand: 'down', stack: 'down' };
  expect(lying(true)).toEqual({ ...open, ...hidden, revealed: 'up', aside: null, dilemmas: 'down' });
  expect(lying(false)).toEqual({ ...open, ...hidden, revealed: 'up', aside: null, dilemmas: 'up' });
});

test('a card that is played is in the hand, or has just left it', () => {
  expect([...texts.playedFrom].toSorted()).toEqual(['announced', 'hand']);
});

test('a text works where it says: in play, in the hand, in the discard pile, anywhere', () => {
  const game = position(`
  kirk:
    hand: [Ensign]
    discard: [Ensign]
    deck: [Ensign]
    missions: [{mission: Vulcan, ships: [{ship: Galaxy, aboard: [Ensign]}]}]
  spock: {}`);
  const engine = inside(secondEdition, game);
  const own = engine.cards.filter((card) => engine.definitionOf(card).title === 'Ensign');
  const placesWhere = (zone: Parameters<typeof text.works>[2]['zones'][number]): readonly string[] =>
    own
      .filter((card) => text.works(engine, card, { triggers: ['static'], zones: [zone] }))
      .map((card) => engine.zoneOf(card) || engine.relationOf(card))
      .toSorted();
  expect(placesWhere('play')).toEqual(['aboard']);
  expect(placesWhere('hand')).toEqual(['hand']);
  expect(placesWhere('discard')).toEqual(['discard']);
  expect(placesWhere('anywhere')).toEqual(['aboard', 'deck', 'discard', 'hand']);
  expect(placesWhere('damage')).toEqual([]);
  expect(placesWhere('being played')).toEqual([]);
});
