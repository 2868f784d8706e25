/** How the time of an answer grows with the cards in play, and with those of them whose text works on others. */
import { begin, readScenario, type Editions } from '../src/scenarios/index.ts';
import { shippedCasts, shippedLibrary } from '../src/catalog/index.ts';
import { notCarriedOut } from '../src/effects/gate.ts';
import type { Answer, Request } from '../src/engine/asking/request.ts';
import type { Game } from '../src/engine/game.ts';
import type { Chance } from '../src/players/chance.ts';
import { chanceFrom } from '../src/players/index.ts';
import { answerWith } from '../src/players/random.ts';
import { chooseRandomly } from '../src/players/selection.ts';
import { secondEditionWords } from '../src/rules/second-edition/edition-words.ts';
import { secondEdition } from '../src/rules/second-edition/index.ts';
import { median } from './clock.ts';
import { loadRuleIds } from '../src/rules/ledger.ts';

const editions: Editions = {
  rulesets: { 'second-edition': secondEdition },
  usual: 'second-edition',
  words: () => secondEditionWords,
  library: () => shippedLibrary(secondEditionWords, notCarriedOut),
  ruleIds: await loadRuleIds(),
  casts: shippedCasts(),
};

const leader = `{title: Leader, type: personnel, affiliation: Federation, cost: 1, skills: Leadership,
     integrity: 5, cunning: 5, strength: 5, text: "Each of your [Fed] ships: Range +1."}`;

/** A position of personnel at a mission and aboard two ships, so many of them with a text that works on the others. */
function position(personnel: number, abilities: number): Game {
  const each = ['Medic Test', 'Ensign Test', 'Doctor Test', 'Guard Test'];
  const cards = Array.from({ length: personnel }, (_, index) =>
    index < abilities ? 'Leader' : (each[index % each.length] ?? ''),
  );
  const third = (from: number): string => cards.filter((_, index) => index % 3 === from).join(', ');
  const text = `scenario: many cards
cast: second-edition
cards:
  - ${leader}
players:
  kirk:
    missions:
      - {mission: Home, ships: [{ship: Test Ship, aboard: [${third(0)}]}]}
      - {mission: Green World, here: [${third(1)}], ships: [{ship: Great Ship, aboard: [${third(2)}]}]}
  spock:
    missions: [{mission: Base, here: [Klingon Test, Warrior Test]}]
segment: orders
steps: []
`;
  const { scenario, problems } = readScenario(text, 'growth.yaml', editions);
  const game = scenario === null ? null : begin(scenario, editions);
  if (game === null || 'problem' in game) throw new Error(JSON.stringify(problems));
  return game;
}

const warming = 20;
const tries = 20;
const answers = 12;

/** Orders after which everything can be ordered that could be before. */
const verbs = ['beam', 'move'];

/** One of these by chance; null where there is none. */
function order(request: Request, chance: Chance): Answer | null {
  const offered = request.options.filter(({ verb }) => verbs.includes(verb));
  const option = offered[chance.below(offered.length)];
  return option === undefined
    ? null
    : answerWith(request, option, option.selection && chooseRandomly(option.selection, chance));
}

/** Milliseconds from an order to the next question at the beginning of a game. */
function answerTime(begun: Game, seed: number): number {
  const game = begun.copy();
  const chance = chanceFrom(seed);
  const times: number[] = [];
  for (let { request } = game; request !== null && times.length < answers; { request } = game) {
    const answer = order(request, chance);
    if (answer === null) break;
    const started = performance.now();
    game.answer(answer);
    times.push(performance.now() - started);
  }
  return median(times);
}

export interface Growth {
  readonly of: number;
  /** Of an answer. */
  readonly milliseconds: number;
}

/** The medians for positions of growing size, measured in turns. */
function growth(sizes: readonly number[], positionOf: (size: number) => Game): readonly Growth[] {
  const all = sizes.map((of) => ({ of, begun: positionOf(of), times: [] as number[] }));
  for (let seed = 0; seed < warming + tries; seed += 1) {
    for (const { begun, times } of all) {
      const time = answerTime(begun, seed);
      if (seed >= warming) times.push(time);
    }
  }
  return all.map(({ of, times }) => ({ of, milliseconds: median(times) }));
}

/** With so many cards in play. */
export const growthWithCards = (): readonly Growth[] => growth([10, 25, 50, 100, 200], (of) => position(of, 0));

/** With 50 cards in play, so many of them with a text that works on others. */
export const growthWithAbilities = (): readonly Growth[] => growth([0, 5, 10, 25, 50], (of) => position(50, of));
