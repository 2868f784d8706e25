/** What holds for every game of every edition, over random games: copies, saved games, refusals, what players may see. */
import { describe, expect, it } from 'vitest';
import { loadGame, type Game } from '../../src/engine/index.ts';
import { belowZero, cardsLost, faceUpOnTop, notPlain, outlived, stoppedActs, unexplained } from './invariants.ts';
import { answerOf, matches, type Match } from './matches.ts';

/** How many games each match plays, and after how many answers a game is left; SPACELINE_GAMES=25 by hand takes 1,000 points and more. */
const games = Number(process.env['SPACELINE_GAMES'] ?? 1);
const mostAnswers = 260;

/** Plays on for so many answers, calling at every request. */
function play(
  game: Game,
  seed: number,
  most: number,
  at: (game: Game, answers: number) => void = () => undefined,
): void {
  for (let answers = 0; answers < most; answers++) {
    const { request } = game;
    if (!request) return;
    at(game, answers);
    const outcome = game.answer(answerOf(game, request, 'random', seed, answers));
    if ('refused' in outcome) throw new Error(`an offered answer is refused: ${outcome.reason}`);
  }
}

const seedsOf = (match: Match): { match: Match; seed: number }[] =>
  Array.from({ length: games }, (_, index) => ({ match, seed: index + 1 }));
const all = matches.flatMap(seedsOf).map(({ match, seed }) => ({ name: `${match.name}, seed ${seed}`, match, seed }));

describe.each(all)('$name', ({ match, seed }) => {
  it('comes out the same for the same seed and answers', () => {
    const [one, other] = [match.start(seed), match.start(seed)];
    play(one, seed, mostAnswers);
    play(other, seed, mostAnswers);
    expect(one.hash()).toBe(other.hash());
  });

  it('goes on the same when copied, or saved and loaded, at any point', () => {
    const original = match.start(seed);
    play(original, seed, mostAnswers, (game, answers) => {
      if (answers % 37 !== 5) return;
      const loaded = loadGame(match.ruleset, game.save());
      if ('problem' in loaded) throw new Error(loaded.problem);
      const twins = [game.copy(), game.copy(), loaded];
      for (const twin of twins) play(twin, seed + answers, 25);
      expect(new Set(twins.map((twin) => twin.hash())).size).toBe(1);
    });
  });

  it('keeps every card in one place, every number at 0 or more, the state plain, the stopped idle, and what is over at an end', () => {
    const game = match.start(seed);
    for (let answers = 0; answers < mostAnswers && game.request; answers++) {
      const before = game.copy().state;
      const outcome = game.answer(answerOf(game, game.request, 'random', seed, answers));
      if ('refused' in outcome) throw new Error(outcome.reason);
      const wrong = [
        cardsLost(game.state),
        belowZero(game.state),
        faceUpOnTop(match.ruleset, game.state),
        outlived(match.ruleset, game.state),
        stoppedActs(game, match.ruleset, before, outcome),
      ];
      expect(wrong.flat(), `after ${answers + 1} answers`).toEqual([]);
    }
    expect(notPlain(game.state)).toEqual([]);
    if (match.ruleset.variant) expect(game.seats.flatMap((_, seat) => unexplained(game, seat))).toEqual([]);
  });

  it('is untouched, byte for byte, by an answer that is refused', () => {
    play(match.start(seed), seed, 120, (game) => {
      const before = game.save();
      expect(game.answer({ option: 9999 })).toHaveProperty('refused', true);
      expect(game.answer({ option: 0, chosen: [9999] })).toHaveProperty('refused', true);
      expect(game.save()).toBe(before);
    });
  });

  it('shows a player nothing that tells it from a game in which what is hidden lies otherwise', () => {
    play(match.start(seed), seed, mostAnswers, (game, answers) => {
      if (answers % 11 !== 3) return;
      const { request } = game;
      game.seats.forEach((_, seat) => {
        // Another player may be asked only for what is hidden: in the twin there may be nothing to ask.
        const isOpen = request !== null && ['play', 'orders', 'stack'].includes(request.kind);
        if (request?.player !== seat && !isOpen) return;
        const twin = game.imagine(seat, seed * 1000 + answers);
        expect(twin.view(seat), `seat ${seat} after ${answers} answers`).toEqual(game.view(seat));
      });
    });
  });
});
