/** What the letters, short forms and words of the Second Edition mean, for the help. */
import { SECOND_EDITION_LISTS } from '../../language/grammar/second-edition/lists.ts';

type Meaning = readonly [sign: string, meaning: string];

/** Columns of a skill where they stand side by side. */
const skillLetters = 4;

/** `Acqu Acquisition`: every skill by its first letters, several in a line. */
function skillLines(perLine: number): readonly string[] {
  const { skills } = SECOND_EDITION_LISTS;
  return Array.from({ length: Math.ceil(skills.length / perLine) }, (_, line) =>
    skills
      .slice(line * perLine, (line + 1) * perLine)
      .map((skill) => (skill.length > skillLetters ? `${skill.slice(0, skillLetters)} ${skill}` : skill))
      .join(', '),
  );
}

/** Signs and short forms, in the order in which they stand in a line. */
export const signs: readonly Meaning[] = [
  ['◐P 35 s3', 'planet mission, 35 points, span 3 (✦S space, ⌂H headquarters)'],
  ['Dom Fed', 'who may attempt it (Dom+2: and two more; any-Bor: all but Borg; any-…: all but some)'],
  ['✓', 'completed'],
  ['◆2', 'two dilemmas beneath'],
  ['○1', 'one card played on it'],
  ['me 4▲6', 'my four cards there, and a ship with six aboard (op: the opponent)'],
  ['▲6!', 'that ship is damaged'],
  ['●●○', 'counters left of those the turn began with'],
  ['■■□ 2/3', 'range left of what the ship has; in the first line, points of the 100 that win'],
  ['•', 'something can be done with this card now'],
  ['✓ +6', 'beside somebody: without them the mission has enough, 6 more than it asks for'],
  ['✗ Cunn -4', 'beside somebody: what the mission would lack without them'],
  ['stop', 'stopped: does nothing more until your next turn'],
  ['2 P', 'a card that costs 2; P personnel, S ship, Q equipment, E event, I interrupt (costs nothing)'],
  ['Fed Kli NA', 'affiliation: its first three letters; NA non-aligned'],
  ['Cmd Stf', 'command and staff: what ships ask of their crews; Cmd serves as Stf too'],
  ['int cun str', 'Integrity, Cunning, Strength of a person; of a ship range, weapons, shields'],
  ['2 Dipl', 'two levels of Diplomacy; where there is room skills stand in full'],
  ...skillLines(4).map((text, index): Meaning => [index === 0 ? 'skills' : '', text]),
];

/** Words that cards and rules use. */
export const words: readonly Meaning[] = [
  ['counters', 'what you spend in a turn, 7 of them: a card takes what it costs, a draw takes 1'],
  ['core', 'where your events lie that stay in play'],
  ['brig', 'where captives are held: they do nothing for their owner'],
  ['download', 'to take a card out of your deck, dilemma pile or discard pile as a text says, and shuffle'],
  ['stop', 'who is stopped takes no part in anything until the next turn of the owner'],
  ['overcome', 'a dilemma that is done with: it goes beneath the mission, one less to draw next time'],
  ['dual', 'a dilemma for planet and space missions alike'],
  ['span, range', 'a move takes the spans of both missions out of the range of the ship'],
  ['staffed', 'aboard are the icons the ship asks for, and one of its affiliation'],
  ['unique (•)', 'of this card only one may be under your command'],
];
