/** Attempts, battles and losses of the Second Edition as plays. */
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/engine/showing/view.ts';
import { stageLines, type Stage } from '../../../src/tui/frame/scene.ts';
import { missions } from '../../../src/tui/second-edition/board.ts';
import { stagesOf } from '../../../src/tui/second-edition/scenes.ts';
import { attemptOf, gameOf, give, say, tableOf } from './plays.ts';

/** The stages that a viewer is shown after these commands. */
function played(game: ReturnType<typeof gameOf>, viewer: Viewer, ...commands: readonly string[]): readonly Stage[] {
  const table = tableOf(game, viewer);
  say(table, ...commands);
  return stagesOf(missions, { view: table.view(), past: table.past(), printed: (card) => table.printed(card) });
}

const text = (stage: Stage | undefined): readonly string[] =>
  stage === undefined
    ? []
    : stageLines(stage, 76).map((line) =>
        line
          .map((span) => span.text)
          .join('')
          .trimEnd(),
      );

describe('an attempt as a play', () => {
  it('shows who attempts what, each dilemma with its text and the team against it, and how it ended', () => {
    const stages = played(attemptOf('Smith, Smith', 'Trap, Pit'), 0, 'attempt Rock', 'stack Trap');
    expect(stages.map(({ title }) => title)).toEqual(['kirk attempts Rock', 'Trap', 'kirk attempts Rock']);
    expect(stages.map(({ right }) => right)).toEqual([
      'planet · 30 points',
      'dual dilemma · cost 1',
      'planet · 30 points',
    ]);
    expect(text(stages[0])).toContain('requires 2 Engineer and Cunning>12');
    expect(text(stages[1]).slice(0, 2)).toEqual(['Unless Law or 9 Engineer: randomly kill 1.', 'team Law 0/1 ✗']);
    expect(text(stages[1])).toEqual(
      expect.arrayContaining(["kirk's Smith is killed by Trap", '✓ overcome', '1 of 2 personnel left']),
    );
    expect(stages[2]?.end).toEqual({ text: 'FAILED: Cunning 9, needs more than 12', token: 'bad' });
    expect(text(stages[2])).toContain('team Engineer 2/2 ✓ · Cunning 9/>12 ✗ lacks 4');
  });

  it('ends with the points and what the player has then, in a box', () => {
    const stages = played(attemptOf('Smith, Smith', 'Sky'), 0, 'attempt Rock', 'stack Sky');
    const last = stages.at(-1);
    expect(last?.end?.text).toBe('MISSION COMPLETE +30 (30/100)');
    expect(text(last).slice(-3)).toEqual([
      '┌───────────────────────────────┐',
      '│ MISSION COMPLETE +30 (30/100) │',
      '└───────────────────────────────┘',
    ]);
    expect(text(last)).toContain('team Engineer 4/2 ✓ · Cunning 18/>12 ✓ margin 5');
  });

  it('says of a dilemma that is not faced why', () => {
    const stages = played(attemptOf('Smith, Smith', 'Sky'), 0, 'attempt Rock', 'stack Sky');
    expect(text(stages[1])).toContain('not faced: it is of the wrong type for this mission');
  });

  it('tells the opponent nothing of a team that lies face down', () => {
    const stages = played(attemptOf('Smith, Ensign', 'Trap'), 1, 'attempt Rock', 'stack Trap');
    expect(text(stages[1])).toContain('The team is face down.');
    expect(stages.at(-1)?.end?.text).toBe('FAILED');
    expect(stages.flatMap(text).join('\n')).not.toMatch(/Cunning \d|Engineer \d\/|Ensign.*Smith/);
  });

  it('stays open while somebody is asked in the midst of it, and is told whole afterwards', () => {
    const table = tableOf(attemptOf('Smith, Ensign, Smith', 'Pit'), 0);
    const stages = (): readonly Stage[] =>
      stagesOf(missions, { view: table.view(), past: table.past(), printed: (card) => table.printed(card) });
    say(table, 'attempt Rock');
    expect(stages()).toEqual([]);
    say(table, 'stack Pit');
    expect(stages().map(({ isOpen }) => isOpen)).toEqual([true, true]);
    say(table, 'choose Ensign');
    expect(stages().map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
    expect(text(stages()[1])).toContain('Ensign is stopped (Pit)');
    expect(text(stages()[1])).toContain('2 of 3 personnel left');
  });
});

describe('a battle as a play', () => {
  it('of ships sets weapons against shields, and tells what is at stake before who won', () => {
    const fleet = `{ship: Raider, aboard: [Brute]}, {ship: Scout, owner: spock, commander: spock, aboard: [{card: Ensign, owner: spock, commander: spock}]}`;
    const game = gameOf(`  kirk: {missions: [{mission: Sky Field, ships: [${fleet}]}], hand: [Volley]}\n  spock: {}`);
    const [stage, outcome] = played(game, 0, 'play Volley');
    expect(stage?.title).toBe('Raider engages Scout');
    expect(stage?.right).toBe('Sky Field');
    expect(game.definition(stage?.place ?? 0).title).toBe('Sky Field');
    expect(text(stage)).toEqual([
      'kirk begins an engagement at Sky Field',
      'Volley: Order - Begin an engagement involving your [Kli] ship. If you win,',
      "randomly kill an opponent's personnel involved.",
      expect.stringMatching(/^kirk {2}weapons 9 █+$/),
      expect.stringMatching(/^spock shields 4 █+$/),
    ]);
    expect(text(outcome)).toContain("spock's Ensign is killed by Volley");
    expect(outcome?.end).toEqual({ text: 'kirk WINS: 9 to 4', token: 'good' });
  });

  it('asks where it is begun in the name of the card that begins it', () => {
    const raiders = `{ship: Raider, aboard: [Brute]}, {ship: Raider, aboard: [Brute]}`;
    const fleet = `${raiders}, {ship: Scout, owner: spock, commander: spock, aboard: [{card: Ensign, owner: spock, commander: spock}]}`;
    const game = gameOf(`  kirk: {missions: [{mission: Sky Field, ships: [${fleet}]}], hand: [Volley]}\n  spock: {}`);
    give(game, 'play Volley');
    expect(game.request?.prompt).toBe('Where?');
    expect(game.definition(game.request?.source ?? 0).title).toBe('Volley');
  });

  it('sets both totals against each other and says who won and what comes of it', () => {
    const game = gameOf(
      '  kirk: {missions: [{mission: Rock, here: [Brute, Brute, {card: Ensign, owner: spock, commander: spock}]}], core: [Brawl]}\n  spock: {}',
    );
    const [stage, outcome] = played(game, 0, 'use Brawl');
    expect([stage, outcome].map((each) => each?.title)).toEqual(['Personnel combat', 'Personnel combat']);
    expect(stage?.right).toBe('Rock');
    expect(text(stage)).toContain("you win, randomly kill an opponent's personnel involved.");
    expect(text(stage)).toEqual(expect.arrayContaining([expect.stringMatching(/^kirk {2}strength 18 █+$/)]));
    expect(text(stage)).toEqual(expect.arrayContaining([expect.stringMatching(/^spock strength 5 █+$/)]));
    expect(stage?.end).toBeNull();
    expect(text(outcome)).toContain("spock's Ensign is killed by Brawl");
    expect(outcome?.end).toEqual({ text: 'kirk WINS: 18 to 5', token: 'good' });
  });
});

describe('a loss outside of attempts and battles', () => {
  it('is shown all the same; that an event is destroyed is none', () => {
    const game = gameOf(
      '  kirk: {missions: [{mission: Rock, here: [Brute]}], core: [Purge], deck: [Ensign]}\n  spock: {deck: [Ensign]}',
    );
    const stages = played(game, 0, 'use Purge');
    expect(stages.map(({ title }) => title)).toEqual(['Losses']);
    expect(text(stages[0])).toEqual(["kirk's Brute is killed by Purge"]);
  });
});
