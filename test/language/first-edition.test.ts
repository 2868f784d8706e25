/** The dialect of First Edition: its telegraphic sentences mean what longer ones say, and nothing of them is passed over. */
import { describe, expect, test } from 'vitest';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { FIRST_EDITION_LEXICON as LEXICON } from '../../src/language/grammar/first-edition/index.ts';
import { compileRequirements, compileText, renderProgram, renderRequirement } from '../../src/language/index.ts';

const compiled = (type: string, text: string) => compileText(text, { title: 'Test', type, lexicon: LEXICON });

/** The meaning of a text, without where its words stand. */
const meaning = (type: string, text: string) =>
  compiled(type, text).program.abilities.map(({ src: _, ...rest }) => rest);

const REQUIREMENTS: readonly (readonly [printed: string, written: string])[] = [
  ['Geology + Honor + CUNNING>28', 'Geology, Honor, and Cunning>28'],
  ['Physics x2 OR Law + INTEGRITY>30', '2 Physics or Law and Integrity>30'],
  ['Honor x 3 + MEDICAL', '3 Honor and MEDICAL'],
  ['{Old Probe} OR Youth + STRENGTH>20', '{Old Probe} or Youth and Strength>20'],
];

describe('requirements as First Edition prints them', () => {
  test.each(REQUIREMENTS)('%s', (printed, written) => {
    const found = compileRequirements(printed, LEXICON);
    if ('problem' in found) throw new Error(found.problem);
    expect(renderRequirement(found, LEXICON.dialect)).toBe(written);
    expect(compileRequirements(written, LEXICON)).toEqual(found);
  });
});

const TEXTS: readonly (readonly [type: string, printed: string, written: string])[] = [
  [
    'dilemma',
    'To get past requires Vulcan with Law OR a Federation personnel who has Greed OR Youth.',
    'Unless a Vulcan Law card or a [Fed] personnel with Greed or Youth: do not get past this dilemma.',
  ],
  [
    'dilemma',
    'One personnel (random selection) is killed (only "stopped" if that personnel has Law). Mission continues.',
    'Randomly select a personnel (A); (if A has Law, stop A; otherwise, kill A); the attempt goes on.',
  ],
  [
    'dilemma',
    'Place on ship. Ship cannot move. Reduces SHIELDS by 2.',
    'Place this on the ship a personnel involved is aboard. The ship this is on cannot move. The ship this is on: Shields -2.',
  ],
  [
    'interrupt',
    'Plays on any ship. RANGE is doubled for rest of turn.',
    'Plays on a ship. The ship this is on: Range doubled this turn.',
  ],
  [
    'event',
    'Plays on any one personnel. While in play, that personnel gains the skill of Law.',
    'Plays on a personnel. While this is in play: the personnel this is on: gains Law.',
  ],
  ['dilemma', 'To get past requires Law x2.', 'Unless 2 Law: do not get past this dilemma.'],
  ['dilemma', 'Impassable unless Youth OR CUNNING>20.', 'Unless Youth or Cunning>20: do not get past this dilemma.'],
  [
    'dilemma',
    'Cannot get past unless at least three male crew members present.',
    'Unless 3 male personnel: do not get past this dilemma.',
  ],
  [
    'dilemma',
    'One crew member dies (random selection) unless Geology + Law present. Discard dilemma.',
    '(Unless Geology and Law: randomly kill 1); discard this.',
  ],
  [
    'dilemma',
    "Unless Geology aboard, stops one crew member (opponent's choice).",
    'Unless Geology: the player on your left chooses 1 to stop.',
  ],
  [
    'dilemma',
    'Entire Away Team (except androids) falls asleep and dies unless Music present.',
    'Unless Music: kill each personnel involved without an Android.',
  ],
  [
    'dilemma',
    'Crew member with highest total attribute numbers is hurt and dies unless 2 MEDICAL aboard.',
    'Unless 2 MEDICAL: randomly kill a personnel with the highest attributes.',
  ],
  ['dilemma', 'Ship is damaged unless SHIELDS>7.', 'Unless Shields>7: damage the ship a personnel involved is aboard.'],
  [
    'dilemma',
    'Place on ship; it cannot move. Cure with Physics + ENGINEER.',
    'Place this on the ship a personnel involved is aboard. The ship this is on cannot move. ' +
      'When all personnel aboard the ship this is on together have Physics and ENGINEER: discard this.',
  ],
  [
    'dilemma',
    'One crew member dies (random selection) unless CUNNING>50 OR you distract them by discarding an Equipment card.',
    'Unless Cunning>50: (you may discard an equipment present -> overcome this); if you cannot, randomly kill 1.',
  ],
  [
    'equipment',
    'Klingon use only. Each of your personnel INTEGRITY +1 where present.',
    'While you command a [Kli] personnel present: each of your personnel present: Integrity +1.',
  ],
  [
    'equipment',
    'Gives all of your CIVILIAN-classification personnel the extra skill of Law where present. (Not cumulative.)',
    'Each of your CIVILIAN-classification personnel present: gains Law. (Not cumulative.)',
  ],
  ['event', 'Plays on ship. Ship is RANGE +1.', 'Plays on a ship. The ship this is on: Range +1.'],
  [
    'event',
    'Plays on table. Opponent must discard one card before ending each turn.',
    'Core. Opponent turn end: opponent discards a card from hand.',
  ],
  [
    'event',
    'Plays crosswise on any spaceline location. All ships must stop here, unless Law aboard.',
    'Plays on a mission. Each ship must stop here unless Law aboard.',
  ],
  [
    'event',
    'Plays between two adjacent spaceline locations. No ship may pass here unless 3 Law aboard.',
    'Plays on a mission with a location on its right. Each ship cannot pass here unless 3 Law aboard.',
  ],
  [
    'event',
    'Plays on any planet location. Maximum of five personnel per turn can be beamed up or down at this location.',
    'Plays on a planet mission. At most 5 personnel may be beamed to or from here each turn.',
  ],
  [
    'event',
    'Plays on any Romulan mission. Your Klingon personnel may now attempt this mission. Discard after mission completed.',
    'Plays on a [Rom] mission. Each of your [Kli] personnel may attempt this mission. When this mission is complete: discard this.',
  ],
  [
    'event',
    'Plays on table. Your Klingon and Federation affiliations recognize this treaty. They can now mix and cooperate.',
    'Core. Your Klingon and Federation affiliations can mix and cooperate.',
  ],
  [
    'event',
    'Plays on table. In place of your normal card play, you may report for duty any number of Ship, Personnel, and Equipment cards.',
    'Core. You may report any number of cards instead of playing a card.',
  ],
  [
    'event',
    'Plays on table. Kills all personnel in play at the end of your second full turn, unless this event destroyed first.',
    "Core. On play: at the end of your next turn, at the end of your next turn, if this is in a player's core, kill each personnel.",
  ],
  [
    'event',
    'Plays on table. Prevents any of your Away Team members from being killed if 3 MEDICAL present.',
    'Core. When your personnel on a planet mission is about to be killed, if your personnel present with that one together have 3 MEDICAL: prevent it.',
  ],
  [
    'interrupt',
    'Must have at least three of your ships in play to use. Play on any cloaked ship. Ship is forced to de-cloak.',
    'Need: 3 ships. Plays on a cloaked ship. Decloak the ship this is on.',
  ],
  [
    'interrupt',
    'If 2 SCIENCE present in Away Team, play bright fountain (maximum of one) on just completed planet mission for bonus points.',
    'On completing a planet mission, if you have 2 SCIENCE: score points equal to the points of this (limit 1 per occasion).',
  ],
];

describe('what First Edition says', () => {
  test.each(TEXTS)('%s: %s', (type, printed, written) => {
    const { program, leftover, ambiguous } = compiled(type, printed);
    expect({ leftover, ambiguous, gaps: notCarriedOut(program) }).toEqual({ leftover: [], ambiguous: [], gaps: [] });
    expect(renderProgram(program, LEXICON.dialect)).toBe(written);
    expect(meaning(type, written)).toEqual(meaning(type, printed));
  });
});

describe('a text of which something is not understood is refused as a whole', () => {
  test.each([
    ['dilemma', 'One crew member dies (random selection) unless Geology present by midnight. Discard dilemma.'],
    ['dilemma', 'One crew member dies (a coin decides) unless Geology present.'],
    ['dilemma', 'Ship is turned around and towed unless Geology aboard.'],
    // A story asks for nothing: words that do are none.
    ['dilemma', 'Crew member is hurt instead and dies.'],
    ['event', 'Plays on any spaceline location. All ships must stop here on Mondays, unless Law aboard.'],
    ['event', 'Plays on table. Your Klingon and Orion affiliations recognize this treaty.'],
    ['event', 'Plays on any planet location. Maximum of five personnel per turn can be beamed up at this location.'],
    [
      'event',
      "Plays on any ship. Ship explodes at end of owner's next turn, unless ENGINEER or a friend aboard by then.",
    ],
    [
      'interrupt',
      'At the start of your turn, stop a staffed ship with Law aboard to look at the lowest seed card there.',
    ],
    // What is said of nobody is said of a ship: an outpost is none.
    ['event', 'Plays on your outpost. SHIELDS +10.'],
    ['equipment', 'Klingon and Orion use only. Each of your personnel INTEGRITY +1 where present.'],
  ])('%s: %s', (type, text) => {
    expect(compiled(type, text).leftover).not.toEqual([]);
  });
});

test('who faces a dilemma of their own has the other player as opponent', () => {
  const [ability] = meaning('dilemma', "One crew member dies (opponent's choice).");
  expect(ability?.do[0]).toMatchObject({ x: 'pick', sel: { by: 'left' } });
});
