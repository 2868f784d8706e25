/** Illegal commands of every kind, tried all over random games: each is refused with a rule of the ledger and a plain sentence. */
import { expect, test } from 'vitest';
import { interpret, type CommandRefusal } from '../../../src/commands/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import { loadLedger } from '../../../src/rules/ledger.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { shippedGame } from '../../commands/games.ts';
import { cardsIn } from '../../engine/invariants.ts';

type Chance = ReturnType<typeof chanceFrom>;

const GAMES = 2;
const EVERY = 13;
const TRIES = 20;

const ledger = new Set((await loadLedger(secondEdition.name)).map(({ id }) => id));

/** Commands by their form: C stands for any card or place that the player can see. */
const FORMS = [
  ...[
    'draw',
    'end',
    'pass',
    'yes',
    'no',
    'stack none',
    'stack C',
    'stack C, C',
    'choose none',
    'choose C',
    'choose C, C',
  ],
  ...[
    'play C',
    'play C',
    'play C',
    'play C at C',
    'play C on C',
    'play C aboard C',
    'use C',
    'use C',
    'use C ability 2',
  ],
  ...['beam C to C', 'beam C to C', 'beam C, C to C', 'beam C to C from C', 'move C to C', 'move C to C'],
  ...['attempt C', 'attempt C', 'attempt C with C', 'attempt C using C', 'engage C with C', 'fight at C'],
  ...['discard C', 'discard C, C', 'order C', 'number 3', 'name Worf'],
];

/** Refused for what they say, not by a rule: a name that fits nothing or too much, words that are no command. */
const NOT_BY_RULE = [
  /^no card or place "/,
  /^more than one /,
  /^there is no (player|command) "/,
  /" does not belong there: write /,
  /^a name is missing/,
];

function anyOf<T>(chance: Chance, all: readonly T[]): T {
  const found = all[chance.below(all.length)];
  if (found === undefined) throw new Error('nothing to take');
  return found;
}

/** Some commands of some player, most of them illegal; what refuses them. */
function refusalsAt(game: Game, chance: Chance): { readonly line: string; readonly refusal: CommandRefusal }[] {
  return Array.from({ length: TRIES }).flatMap(() => {
    const seat = chance.below(4) === 0 ? chance.below(game.seats.length) : (game.request?.player ?? 0);
    const seen = cardsIn(game.view(seat)).map(({ number }) => number);
    const command = anyOf(chance, FORMS).replace(/C/g, () => `@${anyOf(chance, seen)}`);
    const line = `${game.seats[seat] ?? ''}: ${command}`;
    const read = interpret(game, line);
    return read.kind === 'refused' ? [{ line, refusal: read.refusal }] : [];
  });
}

function wrongWith({ rules, reason }: CommandRefusal): string | null {
  if (NOT_BY_RULE.some((pattern) => pattern.test(reason))) return rules.length > 0 ? 'cites a rule for a name' : null;
  if (rules.length === 0) return 'cites no rule';
  if (rules.some((id) => !ledger.has(id))) return 'cites a rule that is not in the ledger';
  return /^[^\s{}[\]].{8,}$/.test(reason) && !/undefined|NaN|\bnull\b|2E-/.test(reason)
    ? null
    : 'says no plain sentence';
}

test('every refusal cites a rule and says why in plain words', { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  const random = botNamed('random', 'second-edition');
  if (!random) throw new Error('nobody plays at random');
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = shippedGame(seed);
    const chance = chanceFrom(seed, 7);
    for (let answers = 0; game.request; answers++) {
      if (answers % EVERY === 0) {
        for (const { line, refusal } of refusalsAt(game, chance)) {
          const fault = wrongWith(refusal);
          if (fault !== null) wrong.push(`${line}: ${fault}: ${refusal.rules.join(' ')} ${refusal.reason}`);
          for (const id of refusal.rules) counts.set(id, (counts.get(id) ?? 0) + 1);
        }
      }
      game.answer(random(game.view(game.request.player), game.request, chance));
    }
  }
  expect(wrong).toEqual([]);
  expect(counts.size).toBeGreaterThan(40);
});
