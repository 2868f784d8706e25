/** Playing on from a position by chance, with a liking for the card that is exercised, and checking every step. */
import type { Card } from '../../src/catalog/index.ts';
import type { Definition } from '../../src/engine/definition.ts';
import { newPosition, type Game } from '../../src/engine/index.ts';
import { Engine } from '../../src/engine/kernel/kernel.ts';
import type { Answer, CardNumber, Option, Request } from '../../src/engine/asking/request.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import type { Chance } from '../../src/players/chance.ts';
import { answerWith } from '../../src/players/random.ts';
import { chooseRandomly } from '../../src/players/selection.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import {
  belowZero,
  cardsLost,
  faceUpOnTop,
  notPlain,
  outlived,
  stoppedActs,
  unexplained,
} from '../engine/invariants.ts';
import { Witness } from './evidence.ts';
import { wishOf } from './focus.ts';
import { staged } from './stage.ts';

export interface Exercise {
  /** Kinds of nodes whose effect was seen. */
  readonly seen: ReadonlySet<string>;
  /** What was wrong, in words. */
  readonly wrong: readonly string[];
}

const ANSWERS = 30;

/** Puts the card into a position made from the seed and plays on. An exception of the engine is something wrong, too. */
export function exercise(card: Card, seed: number): Exercise {
  const chance = chanceFrom(seed, card.id.length);
  const { setup, subjects } = staged(card, seed, chance);
  const game = newPosition(secondEdition, setup);
  const witness = new Witness(game, card, subjects, () => inside(game));
  try {
    return { seen: witness.seen, wrong: play({ game, card, subjects }, witness, chance) };
  } catch (error) {
    return { seen: witness.seen, wrong: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

interface Exercised {
  readonly game: Game;
  readonly card: Card;
  readonly subjects: readonly CardNumber[];
}

function play(exercised: Exercised, witness: Witness, chance: Chance): string[] {
  const { game } = exercised;
  witness.events(game.opening());
  for (let answers = 0; answers < ANSWERS && game.request; answers++) {
    witness.standing();
    const before = game.copy().state;
    const events = game.answer(answerTo(game.request, exercised, chance));
    if ('refused' in events) return [`an offered answer is refused: ${events.reason}`];
    witness.events(events);
    const wrong = [
      ...cardsLost(game.state),
      ...belowZero(game.state),
      ...faceUpOnTop(secondEdition, game.state),
      ...outlived(secondEdition, game.state),
      ...stoppedActs(game, secondEdition, before, events),
    ];
    if (wrong.length > 0) return wrong.map((what) => `after answer ${answers}: ${what}`);
  }
  if (chance.below(4) > 0) return [];
  return [...notPlain(game.state), ...[...game.seats.keys()].flatMap((viewer) => unexplained(game, viewer))];
}

/** A copy of the game from the inside, to ask what only rules know. */
function inside(game: Game): Engine {
  const { state } = game.copy();
  const definitions: Definition[] = [];
  state.definitionOf.forEach((index, card) => {
    if (card > 0) definitions[index] = game.definition(card);
  });
  return new Engine(secondEdition, definitions, state);
}

const ENDING: ReadonlySet<string> = new Set(['end', 'pass']);
/** What changes little where everything is in place already. */
const IDLE: ReadonlySet<string> = new Set([...ENDING, 'beam', 'move']);

/** By chance, but mostly what has to do with the card or what its text speaks of; seldom the end or a pass. */
function answerTo(request: Request, { game, card, subjects }: Exercised, chance: Chance): Answer {
  const { options } = request;
  const isOwn = ({ card: one = 0, using = 0, at = 0 }: Option): boolean =>
    [one, using, at].some((number) => subjects.includes(number));
  const isFight = ({ card: one = 0, ability = 0 }: Option): boolean =>
    one > 0 && game.definition(one).title === 'Machine of War' && ability <= 2;
  const own = oneOf(options.filter(isOwn), chance);
  if (own && chance.below(3) > 0) return take(request, own, subjects, chance);
  const wish = wishOf(card);
  const wished = oneOf(
    options.filter((option) => (wish === 'battle' ? isFight(option) : option.verb === 'attempt')),
    chance,
  );
  if (wished && chance.below(wish === 'anything' ? 5 : 2) === 0) return take(request, wished, subjects, chance);
  const left = chance.below(6) > 0 ? IDLE : ENDING;
  const going = oneOf(
    options.filter(({ verb }) => !left.has(verb)),
    chance,
  );
  return going && chance.below(12) > 0 ? take(request, going, subjects, chance) : uniform(request, chance);
}

function oneOf<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[chance.below(Math.max(1, list.length))];
}

function take(request: Request, option: Option, subjects: readonly CardNumber[], chance: Chance): Answer {
  const { selection } = option;
  if (!selection) return answerWith(request, option);
  const own = selection.from.flatMap((item, index) =>
    item.kind === 'card' && subjects.includes(item.card) ? [index] : [],
  );
  // The card itself comes first where dilemmas are stacked.
  if (request.kind === 'stack' && own.length > 0)
    return answerWith(
      request,
      option,
      [...own, ...selection.from.keys()].filter((at, place, all) => all.indexOf(at) === place),
    );
  // Without dilemmas, missions are completed.
  if (request.kind === 'stack' && chance.below(2) === 0) return answerWith(request, option, []);
  return answerWith(request, option, chooseRandomly(selection, chance));
}
