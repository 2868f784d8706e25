/** Wordings that look alike and mean different things: our own sentences, and what they mean in house style. */
import { describe, test } from 'vitest';
import { compilingWith, expectMeant } from './compiled.ts';

const compile = compilingWith(['Third']);

/** Words and what they mean; nothing for what is refused. */
const MEANT: readonly (readonly [type: string, said: string, house: string])[] = [
  // What stands in parentheses is under the condition of the sentence before, and not one that stands without them.
  [
    'Dilemma',
    'Unless you have 2 Medical, place this dilemma on your ship here. This ship is Range -2. (If there is no ship, kill a personnel.)',
    'Unless 2 Medical: place this on your ship here; if you do not command a ship here, kill a personnel. The ship this is on: Range -2.',
  ],
  [
    'Dilemma',
    'Unless you have 2 Medical, place this dilemma on your ship here. If there is no ship, kill a personnel.',
    '(Unless 2 Medical: place this on your ship here); if you do not command a ship here, kill a personnel.',
  ],
  [
    'Dilemma',
    'Unless you have 2 Medical, stop a personnel. (Lose 5 points.)',
    'Unless 2 Medical: stop a personnel; lose 5 points.',
  ],
  // A name that no card has is no noun, unless braces say that it is a title.
  ['Dilemma', 'Stop your Third.', 'Stop your {Third}.'],
  ['Dilemma', 'Stop your Fourth.', ''],
  ['Dilemma', 'Stop your {Fourth}.', 'Stop your {Fourth}.'],
  // What each of them has, and what they have between them.
  [
    'Personnel',
    'While each of your personnel present have Law and Honor, this personnel is Strength +1.',
    'While each of your personnel present has Law and Honor: Strength +1.',
  ],
  [
    'Dilemma',
    'If all your personnel have Law and Honor, lose 5 points.',
    'If each of your personnel has Law and Honor, lose 5 points.',
  ],
  [
    'Personnel',
    'While your personnel present have Law and Honor, this personnel is Strength +1.',
    'While your personnel present have Law and Honor: Strength +1.',
  ],
  [
    'Ship',
    'While you have 2 Engineer aboard this ship, it is Range +1.',
    'While your personnel aboard this together have 2 Engineer: Range +1.',
  ],
  // Where it happens is told of some events only, and of cards on the table by where they are.
  ['Personnel', 'When you draw a card here, score 5 points.', ''],
  ['Personnel', 'When you download a card at this mission, score 5 points.', ''],
  ['Personnel', 'When you discard a card from hand here, score 5 points.', ''],
  ['Personnel', 'When you examine a card here, score 5 points.', ''],
  [
    'Personnel',
    'When you take command of a personnel here, score 5 points.',
    'When you take command of a personnel here: score 5 points.',
  ],
  // A dilemma is revealed where it is said of a mission or a stack; of a title alone it is not known.
  ['Mission', 'When {Third} is revealed here, it is cost -2.', 'When {Third} is revealed here: that one: cost -2.'],
  ['Personnel', 'When {Third} is revealed, score 5 points.', ''],
  ['Personnel', 'When you draw a dilemma, score 5 points.', ''],
  ['Personnel', 'When you draw dilemmas, score 5 points.', 'When you draw dilemmas: score 5 points.'],
  // 'If he is not' after one thing that was asked of him, 'if not' after whatever was asked.
  [
    'Dilemma',
    'Randomly select a personnel. If he is a Klingon, he is stopped. If he is not, he is killed.',
    'Randomly select a personnel (A); if A is a Klingon, stop A; otherwise, kill A.',
  ],
  [
    'Dilemma',
    'If this mission is a planet mission and you have Law, stop a personnel. If it is not, kill a personnel.',
    '',
  ],
  ['Dilemma', 'Choose a personnel. If you have Law, that personnel is stopped. If he is not, kill a personnel.', ''],
  [
    'Dilemma',
    'If you have Law and Honor, stop a personnel. If not, kill a personnel.',
    'If you have Law and Honor, stop a personnel; otherwise, kill a personnel.',
  ],
  // One card does not go to several players, nor is one chosen of each by one player.
  ['Event', "Place a card from hand on top of each opponent's deck. Destroy this event.", ''],
  ['Event', "Remove a card in each player's discard pile from the game. Destroy this event.", ''],
  ['Event', "Choose a card in each opponent's discard pile to remove from the game. Destroy this event.", ''],
  ['Event', 'Each opponent who commands a Klingon stops that Klingon. Destroy this event.', ''],
  [
    'Event',
    "Discard the top card of each opponent's deck. Destroy this event.",
    "Discard the top card of each opponent's deck; destroy this.",
  ],
  // The first time, also before this card was there.
  ['Personnel', 'The first time an opponent plays a personnel each turn, score 5 points.', ''],
  ['Personnel', 'The first time you draw a card each turn, score 5 points.', ''],
  [
    'Personnel',
    'The first time a personnel is killed each turn, score 5 points.',
    'When a personnel is killed, if not (another personnel than that one was killed this turn): score 5 points (1/turn).',
  ],
  [
    'Personnel',
    'At the end of each of your turns, if none of your personnel was killed this turn, draw a card.',
    'Your turn end, if none of your personnel was killed this turn: draw 1.',
  ],
];

describe('wordings that look alike', () => {
  test.each(MEANT)('%s: %s', (type, said, house) => {
    expectMeant(compile, type, said, house);
  });
});
