/** What the booklet says of all cards, where no game can show it. */
import { expect, test } from 'vitest';
import { blankCard, formatProblem, loadCards } from '../../../src/catalog/index.ts';
import { newPosition } from '../../../src/engine/index.ts';
import { editionWords } from '../../../src/rules/card-editions.ts';
import { DEFAULTS } from '../../../src/rules/first-edition/options.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';

test('94-CARD-24: a card whose text is not understood is not played, and the refusal says so', () => {
  const definition = blankCard('Riddle Box', 'interrupt', { text: 'Sing.', leftover: ['Sing'] });
  const known = blankCard('Other Box', 'interrupt');
  const lying = (number: number, card: typeof definition) => ({
    number,
    definition: card,
    owner: 0,
    commander: null,
    place: { zone: 'hand', player: 0 },
    flags: [],
    numbers: {},
  });
  const game = newPosition(premiere1994, {
    seats: [
      { name: 'kirk', score: 0 },
      { name: 'spock', score: 0 },
    ],
    cards: [lying(1, definition), lying(2, known)],
    turn: 0,
    number: 1,
    segment: 'orders',
    slices: { options: DEFAULTS },
    first: 0,
    rig: [],
    seed: 1,
  });
  expect(game.whyNot({ seat: 0, verb: 'play', card: 1 }).rules).toContain('94-CARD-24');
  expect(game.whyNot({ seat: 0, verb: 'play', card: 2 }).rules).not.toContain('94-CARD-24');
});

test('94-CARD-21: how often a card was printed is no fact of it that a game could use', () => {
  const text = '- {title: Thing, type: event, text: "Draw a card.", rarity: rare}';
  const { problems } = loadCards([{ name: 'cards.yaml', text }], editionWords('premiere-1994').cardKinds);
  expect(problems.map(formatProblem).join()).toContain('rarity');
});
