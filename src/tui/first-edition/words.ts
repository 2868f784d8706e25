/** What the signs and words of First Edition mean, for the help. */
import { FIRST_EDITION_LEXICON } from '../../language/grammar/first-edition/index.ts';

type Meaning = readonly [sign: string, meaning: string];

/** Every skill by its first letters, several in a line. */
function skillLines(perLine: number): readonly string[] {
  const skills = FIRST_EDITION_LEXICON.skills.filter((skill) => skill.length > SKILL_LETTERS);
  return Array.from({ length: Math.ceil(skills.length / perLine) }, (_, index) =>
    skills
      .slice(index * perLine, (index + 1) * perLine)
      .map((skill) => `${skill.slice(0, SKILL_LETTERS)} ${skill}`)
      .join(', '),
  );
}
const SKILL_LETTERS = 4;

export const signs: readonly Meaning[] = [
  ['◐P 30 s2', 'planet location, 30 points, span 2 (✦S space)'],
  ['◆2+1', 'beneath it wait two seeds of yours and one of the opponent'],
  ['me Fed Kli', 'I laid it (op: the opponent did); Federation and Klingon may attempt it'],
  ['!Riddle', 'a dilemma that has stuck there: it is met first'],
  ['✓me', 'I have completed it'],
  ['⌂3', 'an outpost with three there'],
  ['▲6', 'a ship with six aboard (! damaged, ~ cloaked, ? stalled: without its crew away from home)'],
  ['=-O >-o {=>', 'ships where there is room to draw them: Federation, Klingon, Romulan; theirs fly the other way'],
  ['T4', 'a team of four on the planet'],
  ['·◐2mo✓', 'the map below the strip: what is on the screen, kind, span, I am there, the opponent is, completed'],
  ['○ ▾', 'something was played on the location; ▾ it lies face down, and does nothing now'],
  ['║', 'between two locations: no ship passes, unless those aboard have what the card asks for'],
  ['halt', 'ships must stop here, unless those aboard have what the card asks for'],
  ['•', 'something can be done with this card now; while seeding: it may lie at the selected location'],
  ['DP DS DE', 'a dilemma for planets, for space, for either'],
  ['Pe Sh Eq Ev', 'personnel, ship, equipment, event (In interrupt, Ar artifact, Ou outpost, Mi mission)'],
  ['Fed Kli NA', 'affiliation: its first three letters; NA non-aligned'],
  ['Cmd Stf', 'command and staff: what ships ask of their crews; Cmd serves as Stf too'],
  ['int cun str', 'INTEGRITY, CUNNING, STRENGTH of a person; of a ship RANGE, WEAPONS, SHIELDS'],
  ['stop', 'stopped: does nothing more until this turn is over'],
  ...skillLines(4).map((text, index): Meaning => [index === 0 ? 'skills' : '', text]),
];

export const words: readonly Meaning[] = [
  ['spaceline', 'the twelve Missions of both players in one line; ships fly along it'],
  ['span', 'flying to a location takes its span out of the RANGE, and that of every location passed'],
  [
    'seed',
    'to put dilemmas and artifacts face down beneath Missions, before the first turn; who attempts meets them, the last one seeded first',
  ],
  ['report', 'to play a ship, a person or equipment to one of your outposts: the one card of a turn'],
  ['load', 'to take people and equipment from an outpost aboard a ship there'],
  ['required crew', 'the icons a ship asks for, and somebody of its affiliation'],
  ['stalled', 'a ship away from its outpost that lacks its required crew'],
  ['overcome', 'a dilemma that is done with; one that is not stops the team and ends the attempt'],
  ['artifact', 'found beneath a planet Mission by whoever completes it'],
  ['return fire', 'if the target of an attack is unharmed, ships there with a leader may fire back at one attacker'],
  ['leader', 'an OFFICER or somebody with Leadership: no ship fires and no team wins without one'],
  ['damaged', 'RANGE 5 at most, and the next hit destroys the ship; an own outpost repairs it in two turns'],
  ['cloaked', 'a ship that is not seen: it neither attacks nor is attacked, and nobody beams from or to it'],
];
