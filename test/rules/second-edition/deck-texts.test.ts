/** Missions that forbid others in the same deck, by what is printed on those. */
import { expect, test } from 'vitest';
import { loadCards } from '../../../src/catalog/index.ts';
import { deckRules } from '../../../src/rules/second-edition/deck.ts';
import { forbiddenMissions } from '../../../src/rules/second-edition/deck-texts.ts';
import { secondEditionWords } from '../../../src/rules/second-edition/edition-words.ts';

const HEADQUARTERS = 'type: mission, mission: headquarters, quadrant: alpha, span: 2';
const ATTEMPTED = 'type: mission, span: 2, points: 30, attempt: [Fed], requirements: Law';

/** A mission with a location and a keyword. */
const OUTPOST = `{title: Post, location: Deep Space, keywords: "Region: Sector 1.", mission: space, quadrant: delta, ${ATTEMPTED}}`;
const STARBASE = `{title: Dock, keywords: "Region: Sector 2.", mission: space, quadrant: delta, ${ATTEMPTED}}`;

/** A headquarters with such a text beside another one, a space mission of another quadrant, and a planet. */
function missionsWith(text: string, ...more: readonly string[]) {
  const { cards, problems } = loadCards(
    [
      {
        name: 'missions.yaml',
        text: `- {title: Rule, ${HEADQUARTERS}, text: "HQ: [Fed] cards. ${text}"}
- {title: Base, ${HEADQUARTERS}, text: "HQ: [Kli] cards."}
- {title: Far, mission: space, quadrant: gamma, ${ATTEMPTED}}
- {title: Near, mission: planet, quadrant: alpha, ${ATTEMPTED}}
${more.map((mission) => `- ${mission}\n`).join('')}`,
      },
    ],
    secondEditionWords.cardKinds,
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return { missions: cards, dilemmas: [], deck: [] };
}

test.each([
  ['You cannot command another [HQ] mission.', ['Base']],
  ['You cannot command a space mission.', ['Far']],
  ['You cannot command a planet or space mission.', ['Far', 'Near']],
  ['You cannot command a [AQ] mission.', ['Base', 'Near']],
  ['You cannot command a [GQ] mission.', ['Far']],
  ['You cannot command a non-[HQ] mission.', ['Far', 'Near']],
  ['You cannot command any other missions.', ['Base', 'Far', 'Near']],
  ['You cannot command a planet or space mission. You cannot command {Base}.', ['Far', 'Near', 'Base']],
  ['You cannot command another [HQ] mission or non-[GQ] mission.', ['Base', 'Near']],
  ['You cannot command {Far}.', ['Far']],
  ['You cannot command any cards.', ['Base', 'Far', 'Near']],
  ['You cannot command a unique mission.', []],
  ['You cannot command any personnel.', []],
  ['You cannot command [AQ] cards.', ['Base', 'Near']],
  ['Your opponent cannot command a space mission.', []],
  ['You cannot command a space mission. Each of your personnel is Cunning +1.', ['Far']],
  ['You cannot attempt a space mission.', []],
  ['Order - You cannot command a space mission.', []],
])('%s', (text, forbidden) => {
  const found = forbiddenMissions(missionsWith(text).missions);
  expect(found.toSorted()).toEqual(forbidden.map((title) => `Rule forbids ${title}`).toSorted());
});

test.each([
  ['You cannot command a Region mission.', ['Deep Space, Post', 'Dock']],
  ['You cannot command a Region: Sector 1 mission.', ['Deep Space, Post']],
  ['You cannot command a non-Region mission.', ['Base', 'Far', 'Near']],
  ['You cannot command {Post}.', ['Deep Space, Post']],
  ['You cannot command a {Deep Space} mission.', ['Deep Space, Post']],
  ['You cannot command {Deep Space, Post}.', ['Deep Space, Post']],
])('%s', (text, forbidden) => {
  const found = forbiddenMissions(missionsWith(text, OUTPOST, STARBASE).missions);
  expect(found.toSorted()).toEqual(forbidden.map((title) => `Rule forbids ${title}`).toSorted());
});

test('2E-CANNOT-01: a deck with a forbidden mission is none', () => {
  const breached = (text: string): readonly string[] =>
    deckRules.flatMap(({ rules, check }) => (check(missionsWith(text)) === null ? [] : rules));
  expect(breached('You cannot command a space mission.')).toContain('2E-CANNOT-01');
  expect(breached('You cannot attempt a space mission.')).not.toContain('2E-CANNOT-01');
});
