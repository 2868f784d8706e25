/** What must hold of every game of every ruleset, at random points of random games. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Request } from '../../src/engine/asking/request.ts';
import { isLegalChoice } from '../../src/engine/asking/answers.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { belowZero, cardsIn, cardsLost, faceUpOnTop, notPlain, stoppedActs, unexplained } from './invariants.ts';
import { compareTwins, expectSameSent, isOthersAttempt } from './twins.ts';
import { along, anyWalk, inside, nextAnswer, reload, seed, take, walks, type Point, type Walk } from './walks.ts';

const patience = 300_000 + walks * 5_000;

/** Looks at points of random games; the failing walk is told with the failure. */
function everywhere(name: string, look: (point: Point, walk: Walk) => void): void {
  test(name, { timeout: patience }, () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        along(walk, (point) => {
          look(point, walk);
        });
      }),
      { numRuns: walks, seed },
    );
  });
}

describe('a game', () => {
  everywhere('goes on identically when copied, and when saved and loaded', ({ game, answers }, walk) => {
    const hash = game.hash();
    const all = [game.copy(), game.copy(), reload(walk.match.ruleset, game)];
    for (let step = 0; step < 15; step++) {
      const [first] = all;
      if (!first?.request) return;
      const answer = nextAnswer(walk, { game: first, request: first.request, answers: answers + step });
      expect(new Set(all.map(({ request }) => JSON.stringify(request))).size).toBe(1);
      expect(new Set(all.map((one) => JSON.stringify(take(one, answer)))).size).toBe(1);
      expect(new Set(all.map((one) => one.hash())).size).toBe(1);
    }
    expect(game.hash()).toBe(hash);
  });

  test('is the same for the same seed and answers', { timeout: patience }, () => {
    const hashes = (walk: Walk): string[] => {
      const found: string[] = [];
      along(walk, ({ game }) => found.push(game.hash()));
      return found;
    };
    fc.assert(
      fc.property(anyWalk, (walk) => {
        expect(hashes(walk)).toEqual(hashes(walk));
      }),
      { numRuns: walks, seed },
    );
  });

  test('keeps its state in order', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const game = walk.match.start(walk.seed);
        for (let answers = 0; game.request; answers++) {
          const before = game.copy().state;
          const events = take(game, nextAnswer(walk, { game, request: game.request, answers }));
          const wrong = [
            ...cardsLost(game.state),
            ...belowZero(game.state),
            ...faceUpOnTop(walk.match.ruleset, game.state),
            ...stoppedActs(game, walk.match.ruleset, before, events),
          ];
          expect(wrong, `after answer ${answers}`).toEqual([]);
        }
        expect(game.state.over).not.toBeNull();
      }),
      { numRuns: walks, seed },
    );
  });

  everywhere('is plain data, and its numbers are explained', ({ game }) => {
    expect(notPlain(game.state)).toEqual([]);
    for (const viewer of game.seats.keys()) expect(unexplained(game, viewer)).toEqual([]);
  });
});

describe('an answer', () => {
  everywhere('that is refused changes nothing', ({ game, request }, { seed: chance }) => {
    const state = JSON.stringify(game.state);
    for (const answer of wrongAnswers(request, chance)) {
      expect(game.answer(answer)).toHaveProperty('refused', true);
      expect(JSON.stringify(game.state)).toBe(state);
      expect(game.request).toBe(request);
    }
  });

  everywhere('to any option that is offered is accepted', ({ game, request }, { seed: chance }) => {
    request.options.forEach((option, index) => {
      const { chosen } = uniform({ ...request, options: [option] }, chanceFrom(chance, index));
      for (const choice of [chosen, option.selection?.example]) {
        take(game.copy(), { option: index, ...(choice ? { chosen: choice } : {}) });
      }
    });
  });
});

/** Answers that no request accepts. */
function wrongAnswers({ options }: Request, number: number): Answer[] {
  const chance = chanceFrom(number, options.length);
  const option = chance.below(options.length);
  const selection = options[option]?.selection;
  if (!selection) return [{ option: options.length }, { option: -1 }, { option, chosen: [0] }];
  const tries = [[selection.from.length], [-1], [0, 0], selection.from.map((_, index) => index), []];
  return tries.filter((chosen) => !isLegalChoice(selection, chosen)).map((chosen) => ({ option, chosen }));
}

describe('hidden information', () => {
  everywhere('is in no view of whoever may not know it', ({ game, request }, { match }) => {
    const engine = inside(match.ruleset, game);
    for (const viewer of [...game.seats.keys(), 'public'] as const) {
      const seat = viewer === 'public' ? -1 : viewer;
      const shown = game.state.shown.filter((item) => item.seat === seat).flatMap(({ cards }) => [...cards]);
      const offered = request.player === seat ? offeredIn(request) : [];
      const entitled = new Set([...shown, ...offered]);
      const leaked = cardsIn(game.view(viewer))
        .map(({ number }) => number)
        .filter((card) => !entitled.has(card) && !match.ruleset.showing.knows(engine, card, seat));
      expect(leaked).toEqual([]);
    }
  });

  let compared = 0;
  everywhere('makes no difference to what a player is asked and sees', ({ game, request }, { seed: chance }) => {
    compared += compareTwins(game, request.player, chance, 12);
    for (const seat of game.seats.keys()) {
      // While another player is asked over hidden options, the twin may have nothing to ask there and go on.
      const view = game.view(seat);
      if (view.asked === null || (request.player !== seat && isOthersAttempt(game, seat))) continue;
      const twin = game.imagine(seat, chance + 1);
      expect(twin.view(seat)).toEqual(view);
      expectSameSent(game, twin, seat, chance);
    }
  });
  test('was looked at often enough', () => {
    expect(compared).toBeGreaterThan(walks * 5);
  });
});

function offeredIn({ options }: Request): number[] {
  return options.flatMap(({ card, selection }) => [
    ...(card === undefined ? [] : [card]),
    ...(selection?.from ?? []).flatMap((item) => (item.kind === 'card' ? [item.card] : [])),
  ]);
}
