/** What is carried out of a text that is not understood as a whole. */
import { expect, test } from 'vitest';
import { loadCards } from '../../src/catalog/load-cards.ts';
import { isPartly, renderedText } from '../../src/catalog/index.ts';
import { gated } from '../../src/catalog/gate.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const { cardKinds } = secondEditionWords;

function played(facts: string, text: string) {
  const yaml = `- {title: X, ${facts}, text: '${text}'}\n`;
  const { cards } = loadCards([{ name: 'x.yaml', text: yaml }], cardKinds, gated(cardKinds, notCarriedOut));
  const [card] = cards;
  if (!card) throw new Error('the card could not be read');
  return { text: renderedText(card, cardKinds), blank: card.blank, isPartly: isPartly(card) };
}
const HOME = 'type: mission, mission: headquarters, quadrant: alpha, span: 2';
const FAR = 'type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law';
const EVENT = 'type: event, cost: 1';
const PERSON = 'type: personnel, affiliation: Federation, cost: 1, integrity: 1, cunning: 1, strength: 1';

test('a headquarters keeps what may be played at it', () => {
  expect(played(HOME, 'You may play [Fed] cards at this mission. When it rains, flumph the snarg.')).toEqual({
    text: 'HQ: [Fed] cards.',
    blank: ['When it rains, flumph the snarg'],
    isPartly: true,
  });
});

test('a mission keeps its requirements', () => {
  const yaml = `- {title: X, ${FAR}, text: 'When it rains, flumph the snarg.'}\n`;
  const [card] = loadCards([{ name: 'x.yaml', text: yaml }], cardKinds, gated(cardKinds, notCarriedOut)).cards;
  expect(card?.compiled.requirements).toEqual({ r: 'skill', skill: 'Law', n: 1 });
  expect(card?.compiled.attemptBy).toEqual({ f: 'affiliation', is: 'Federation' });
});

test('what goes on about a line that is blank is blank with it', () => {
  const rest = 'Order - Flumph the snarg to draw a card. You may do this only once each turn. Order - Draw a card.';
  expect(played(PERSON, rest)).toEqual({
    text: 'Order: draw 1.',
    blank: ['Order - Flumph the snarg to draw a card', 'You may do this only once each turn'],
    isPartly: true,
  });
});

test('a line whose limit is not understood is blank', () => {
  expect(played(PERSON, 'Order - Draw a card. You may do this only once each zorgle.')).toMatchObject({
    text: '',
    isPartly: false,
  });
  expect(played(PERSON, 'Order - Draw a card. When you do this, flumph the snarg.')).toMatchObject({ text: '' });
});

test('what is not understood of how it is played leaves nothing of a card', () => {
  expect(
    played(EVENT, 'To play this event, you must flumph the snarg. Plays in your core. Order - Draw a card.'),
  ).toEqual({
    text: '',
    blank: ['To play this event, you must flumph the snarg. Plays in your core. Order - Draw a card.'],
    isPartly: false,
  });
});

test('what is on the other side of a card stays there, though nothing that is understood turns it over', () => {
  expect(
    played(
      HOME,
      'You may play [Fed] cards at this mission. When you command a ship, flip it over. - Order - Draw a card.',
    ),
  ).toMatchObject({ text: 'HQ: [Fed] cards. On the other side. Order: draw 1.' });
});
