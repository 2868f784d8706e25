/** Every answer can be said as a command, and reads back as that answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandOf, completions, describeOption, helpFor, interpret, wordsOf } from '../../src/commands/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { position, shippedGame } from './games.ts';

const ANSWERS = 160;

/** A busy machine is no failure. */
const PATIENCE = { timeout: 120_000 };

test('the command of an answer reads back as that answer, all through random games', PATIENCE, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (seed) => {
      const game = shippedGame(seed);
      const chance = chanceFrom(seed);
      for (let index = 0; index < ANSWERS; index++) {
        const { request } = game;
        if (request === null) return;
        const answer = randomPlayer(game.view(request.player), request, chance);
        const command = commandOf(game, request, answer);
        const read = interpret(game, `${game.seats[request.player]}: ${command}`);
        expect(read, command).toMatchObject({ kind: 'answer', player: request.player });
        if (read.kind !== 'answer') return;
        expect(read.answer.option, command).toBe(answer.option);
        expect(read.answer.chosen ?? [], command).toEqual(answer.chosen ?? []);
        game.answer(read.answer);
      }
    }),
    { numRuns: 5, seed: 42 },
  );
});

test('every option can be described, completed and found in the help', PATIENCE, () => {
  const game = shippedGame(3);
  const chance = chanceFrom(3);
  for (let index = 0; index < ANSWERS; index++) {
    const { request } = game;
    if (request === null) return;
    const help = helpFor(request, '', wordsOf(game)).join('\n');
    for (const option of request.options) {
      const words = describeOption(game, option);
      expect(words.startsWith(option.verb)).toBe(true);
      expect(help).toContain(option.verb);
      if (!option.selection) expect(completions(game, words.slice(0, -1))).toContain(words);
    }
    game.answer(randomPlayer(game.view(request.player), request, chance));
  }
});

test('of a card with several usable abilities each can be said, the first as well', () => {
  const game = position(`
  kirk:
    missions: [{mission: Vulcan, here: [Counsellor]}]
  spock: {}`);
  const { request } = game;
  if (request === null) throw new Error('nobody is asked');
  const uses = request.options.flatMap(({ verb }, option) => (verb === 'use' ? [option] : []));
  const commands = uses.map((option) => commandOf(game, request, { option }));
  expect(commands).toEqual(['use Counsellor ability 1', 'use Counsellor ability 2']);
  expect(commands.map((command) => interpret(game, command))).toMatchObject(
    uses.map((option) => ({ kind: 'answer', answer: { option } })),
  );
  expect(interpret(game, 'use Counsellor')).toMatchObject({
    kind: 'refused',
    refusal: { nearest: [expect.stringMatching(/ability 1$/), expect.stringMatching(/ability 2$/)] },
  });
});
