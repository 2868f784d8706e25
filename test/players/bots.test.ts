/** Which bots play which edition. */
import { expect, it } from 'vitest';
import { allSeatKinds, botNamed, seatFault, seatKinds } from '../../src/players/index.ts';
import { Session } from '../../src/table/index.ts';
import { readSeats } from '../../src/cli/run/seats.ts';
import { fakeGame } from './fake-game.ts';

it('has the bots of an edition, and chance for every edition', () => {
  expect(seatKinds('second-edition')).toEqual(['human', 'script', 'bot', 'random']);
  expect(seatKinds('counting')).toEqual(['human', 'script', 'random']);
  expect(allSeatKinds).toEqual(['human', 'script', 'bot', 'random']);
  expect(botNamed('bot', 'counting')).toBeNull();
  expect(botNamed('random', 'counting')).not.toBeNull();
});

it('refuses a bot that does not play the edition, in words', () => {
  expect(seatFault('bot', 'counting')).toBe("the edition 'counting' has no bot called 'bot'");
  expect(seatFault('zap', 'counting')).toBe("no seat can be 'zap'");
  expect(readSeats('human,bot', 'counting')).toBe(
    "the edition 'counting' has no bot called 'bot'; --seats takes human, script, random, as human,bot or Anna=human,bot",
  );
  const seats = [
    { name: 'kirk', kind: 'bot' },
    { name: 'spock', kind: 'random' },
  ];
  const session = new Session(fakeGame(['kirk', 'spock']), seats, 1, null);
  expect(() => session.letBotAnswer()).toThrow("the edition 'counting' has no bot called 'bot'");
});
