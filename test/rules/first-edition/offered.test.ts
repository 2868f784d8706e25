/** What is offered in a turn is what nothing forbids, and the other way round: whatever cards are named, in positions of the kept games. */
import { expect, test } from 'vitest';
import { isLegalChoice } from '../../../src/engine/asking/answers.ts';
import type { Option, Proposal, Request } from '../../../src/engine/asking/request.ts';
import type { Game } from '../../../src/engine/index.ts';
import { chanceFrom } from '../../../src/players/index.ts';
import { orderDeeds, playDeeds } from '../../../src/rules/first-edition/all-deeds.ts';
import { PARTS } from '../../../src/rules/first-edition/order.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { inside } from '../../engine/walks.ts';
import { keptGames, positionsOf } from './kept-games.ts';
import { proposed } from './proposals.ts';

/** Of so many positions one is looked at, and so many proposals of each verb are tried there. */
const EVERY = 8;
const TRIES = 12;

/** Is the proposal one of the things that the option lets do? */
function covers(option: Option, { verb, list = [], ...parts }: Proposal): boolean {
  if (option.verb !== verb) return false;
  if (PARTS.some((part) => parts[part] !== undefined && option[part] !== parts[part])) return false;
  if (!option.selection) return list.length === 0;
  const { from } = option.selection;
  const chosen = list.map((one) => from.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)));
  return isLegalChoice(option.selection, chosen);
}

/** The verbs that can be done while this is asked. */
function verbsNow({ kind }: Request): readonly string[] {
  const deeds = kind === 'play' ? playDeeds : kind === 'orders' ? orderDeeds : [];
  return deeds.map(({ verb }) => verb);
}

/** What is offered and forbidden, or neither; in words. */
function wrongAt(game: Game, seed: number): readonly string[] {
  const { request } = game;
  if (!request) return [];
  const engine = inside(premiere1994, game);
  const chance = chanceFrom(seed, 1);
  return verbsNow(request).flatMap((verb) =>
    Array.from({ length: TRIES }).flatMap(() => {
      const proposal = proposed(verb, engine, request.player, chance);
      if (proposal === null) return [];
      const isOffered = request.options.some((option) => covers(option, proposal));
      const { reason, rules } = game.whyNot(proposal);
      const isFree = reason.startsWith('say the whole of it');
      if (!isFree && rules.length === 0) return [`${JSON.stringify(proposal)}: refused by no rule: ${reason}`];
      return isOffered === isFree
        ? []
        : [`${JSON.stringify(proposal)}: ${isOffered ? 'offered' : 'not offered'}, ${reason}`];
    }),
  );
}

test.each(keptGames.map((kept) => [kept.name, kept] as const))('all along the game %s', (_name, kept) => {
  const wrong: string[] = [];
  positionsOf(kept, (game, answers) => {
    if (answers % EVERY === 0) for (const each of wrongAt(game, answers)) wrong.push(`answer ${answers}: ${each}`);
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});
