// `npx tsx scripts/soak.ts [ANSWERS] [SEED]`: so many answers by chance over all decks, without copies; every game must end, and the
// state is looked at now and then. Ten million by default: an hour or so.
import { chanceFrom, uniform } from '../src/players/index.ts';
import { wrongState } from '../test/engine/invariants.ts';
import { secondEditionMatches, type Match } from '../test/engine/matches.ts';

const [wanted = 10_000_000, first = 1] = process.argv.slice(2).map(Number);
const answersBetweenLooks = 50;
const answersBetweenLines = 100_000;
const mostAnswers = 20_000;

const ends = new Map<string, number>();
let answers = 0;
let longest = 0;

/** Plays one game to its end; an error names the game, so that it can be played again. */
function play(match: Match, seed: number): void {
  const game = match.start(seed);
  const chance = chanceFrom(seed, 7);
  let given = 0;
  for (let { request } = game; request !== null; { request } = game) {
    const outcome = game.answer(uniform(request, chance));
    if ('refused' in outcome) throw new Error(`refused: ${outcome.reason} (${request.prompt})`);
    given += 1;
    answers += 1;
    if (given >= mostAnswers) throw new Error(`no end after ${given} answers`);
    if (given % answersBetweenLooks === 0) {
      const wrong = wrongState(game, match.ruleset);
      if (wrong.length > 0) throw new Error(`after ${given} answers: ${wrong.join('; ')}`);
    }
    if (answers % answersBetweenLines === 0) report();
  }
  longest = Math.max(longest, given);
  const end = game.state.over?.reason ?? 'no end';
  ends.set(end, (ends.get(end) ?? 0) + 1);
}

function report(): void {
  const games = [...ends.values()].reduce((sum, count) => sum + count, 0);
  const how = [...ends].map(([end, count]) => `${count} ${end}`).join(', ');
  console.log(`${answers} answers, ${games} games (${how}), the longest ${longest} answers`);
}

let faults = 0;
for (let seed = first; answers < wanted; seed += 1) {
  const match = secondEditionMatches[seed % secondEditionMatches.length];
  if (match === undefined) break;
  try {
    play(match, seed);
  } catch (error) {
    faults += 1;
    console.log(
      `FAULT ${match.name}, seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}
report();
console.log(`${faults} faults`);
if (faults > 0) process.exitCode = 1;
