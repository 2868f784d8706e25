/** What happened, told in lines. */
import { describe, expect, it } from 'vitest';
import { LineMode } from '../../../../src/tui/frame/line/index.ts';
import { newsSince } from '../../../../src/tui/frame/line/news.ts';
import { secondEditionFace } from '../../../../src/tui/second-edition/index.ts';
import { attemptOf, say, tableOf } from '../../second-edition/plays.ts';

describe('an attempt in line mode', () => {
  it('is a paragraph a stage, and nothing of it is told twice', () => {
    const table = tableOf(attemptOf('Smith, Smith', 'Trap'), 0);
    say(table, 'attempt Rock', 'stack Trap');
    const news = newsSince(table, secondEditionFace, -1);
    expect(news).toHaveLength(3);
    expect(news[0]).toMatch(/^kirk attempts Rock \(planet, 30 points\)\. requires 2 Engineer and Cunning>12\. /);
    expect(news[1]).toMatch(
      /^Trap \(dual dilemma, cost 1\)\. Unless Law or 9 Engineer: randomly kill 1\. team: Law 0, needs 1: missing\. /,
    );
    expect(news[1]).toMatch(/kirk's Smith is killed by Trap\. overcome\. 1 of 2 personnel left\.$/);
    expect(news[2]).toMatch(/FAILED: Cunning 9, needs more than 12\.$/);
  });

  it('that goes on after a question is told from there', () => {
    const table = tableOf(attemptOf('Smith, Ensign, Smith', 'Pit'), 0);
    say(table, 'attempt Rock', 'stack Pit');
    const before = table.answers();
    say(table, 'choose Ensign');
    const [first] = newsSince(table, secondEditionFace, before);
    expect(first).toMatch(/^(?!Pit \().*Ensign is stopped \(Pit\)\. overcome\. 2 of 3 personnel left\.$/);
  });

  it('says before a choice what is asked, and beside each candidate what is left', async () => {
    const table = tableOf(attemptOf('Smith, Ensign, Smith', 'Pit'), 'all');
    say(table, 'attempt Rock', 'stack Pit');
    const printed: string[] = [];
    const terminal = { print: (line: string) => void printed.push(line), next: () => Promise.resolve(null) };
    await new LineMode(table, secondEditionFace, terminal).run();
    expect(printed).toContain('The mission asks: Engineer 5, needs 2: met; Cunning 23, needs more than 12: met.');
    expect(printed.filter((line) => line.includes('Ensign @'))).toEqual(
      expect.arrayContaining([expect.stringContaining('(left for the mission: enough)')]),
    );
  });
});
