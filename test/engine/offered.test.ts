/** What is offered by verb, one group listed at a time, is what the whole request has, and is taken as its answer would be. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.ts';
import type { Request } from '../../src/engine/asking/request.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { matches } from './matches.ts';

/** Answers of each game that are looked at. */
const ANSWERS = 250;
/** Every edition has some of them. */
const GAMES = 12;

/** Each verb on a copy in which nobody has looked at anything else. */
function compare(game: Game, request: Request): void {
  const verbs = new Set(request.options.map(({ verb }) => verb));
  for (const verb of verbs) {
    const alone = game.copy().offered(verb);
    expect(alone, `${request.kind}: ${verb}`).toEqual(request.options.filter((option) => option.verb === verb));
  }
  const copy = game.copy();
  expect(copy.question).toMatchObject({ kind: request.kind, player: request.player, rules: request.rules });
  const first = [...verbs].flatMap((verb) => copy.offered(verb));
  expect(new Set(first)).toEqual(new Set(copy.request?.options));
}

test('the options of a verb are those that the request has with it', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...matches), fc.nat({ max: 100_000 }), (match, seed) => {
      const game = match.start(seed);
      const chance = chanceFrom(seed);
      for (let answers = 0; answers < ANSWERS && game.request; answers++) {
        const { request } = game;
        compare(game, request);
        const answer = uniform(request, chance);
        const option = request.options[answer.option];
        if (!option) expect.fail('a player by chance answers what is offered');
        const other = game.copy();
        const same = other.offered(option.verb)[
          request.options.filter(({ verb }) => verb === option.verb).indexOf(option)
        ];
        if (!same) expect.fail(`${option.verb} is not offered`);
        expect(other.take({ ...answer, option: same })).toEqual(game.answer(answer));
        expect(other.hash()).toBe(game.hash());
      }
    }),
    { numRuns: GAMES, seed: 1 },
  );
});

test('what is not offered is not taken, and nothing changes', () => {
  const [match] = matches;
  const game = match?.start(1);
  if (!game) expect.fail('there is no match');
  const [option] = game.request?.options ?? [];
  const before = game.hash();
  if (!option) expect.fail('nobody is asked');
  expect(game.take({ option: { ...option } })).toEqual({ refused: true, rules: [], reason: 'this is not offered' });
  expect(game.hash()).toBe(before);
});
