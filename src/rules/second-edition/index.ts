/** The Second Edition: one value that holds everything the edition adds to the engine. */
import { actionProcedure } from '../../engine/acting/action.ts';
import { procedureTable } from '../../engine/kernel/procedure.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { selectProcedure } from '../../engine/asking/select.ts';
import type { Frame } from '../../engine/state/state.ts';
import { loopProcedure } from '../../engine/acting/endless-loop.ts';
import { windowProcedure } from '../../engine/acting/window.ts';
import { performTable } from '../../effects/doing/perform.ts';
import { textProcedure } from '../../effects/doing/run.ts';
import { textRules } from '../../effects/hearing/triggers.ts';
import { explainSkills } from '../../effects/standing/explain-skills.ts';
import { explainValue } from '../../effects/standing/values.ts';
import type { Explanation } from '../../engine/game.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { attempt } from './attempt.ts';
import { failedAttempt } from './attempt-completion.ts';
import { combat, engagement, whichBattle } from './battle.ts';
import { BATTLE_VALUES, RELATIONS, ZONES } from './constants.ts';
import { explainCost } from './cost.ts';
import { decision, settle, yesNo } from './decisions.ts';
import { deckRules } from './deck.ts';
import { dilemma } from './dilemmas.ts';
import { playInterrupt } from './interrupts.ts';
import { occasionOf } from './occasions.ts';
import { playCard, playVerb } from './play-cards.ts';
import { canPlay } from './play-checks.ts';
import { game } from './setup.ts';
import { isInPlay, knows, pool } from './table.ts';
import { traitsOf, valuesOf } from './traits.ts';
import { turn } from './turn.ts';
import { whyNot } from './why-not.ts';
import { completedMissions } from './winning.ts';
import { shipVerbs } from './ship-verbs.ts';

const procedures = procedureTable(
  [windowProcedure, loopProcedure, actionProcedure, selectProcedure, textProcedure],
  [
    game,
    turn,
    playCard,
    playInterrupt,
    attempt,
    failedAttempt,
    dilemma,
    whichBattle,
    combat,
    engagement,
    decision,
    yesNo,
  ],
);

/** The step at which a turn stands in each segment, for positions that begin in it. */
const SEGMENT_STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    start: 'TURN start actions',
    play: 'TURN 1 play',
    orders: 'TURN 2 orders',
    discard: 'TURN 3 discard',
    end: 'TURN 3 end-actions',
  }),
);

function stepOf(name: 'game' | 'turn', label: string): number {
  const index = procedures[name]?.steps.findIndex((step) => step.label === label) ?? -1;
  if (index < 0) throw new Error(`no step ${label} in ${name}`);
  return index;
}

function framesAt(segment: string): Frame[] {
  const label = SEGMENT_STEPS.get(segment);
  if (label === undefined) throw new Error(`no segment ${segment}`);
  const empty = { cards: {}, numbers: {}, words: {} };
  return [
    { procedure: 'game', step: stepOf('game', 'TURN next'), ...empty },
    { procedure: 'turn', step: stepOf('turn', label), cards: {}, numbers: {}, words: {} },
  ];
}

function explain(engine: Engine, card: CardNumber, value: string): Explanation {
  if (value === 'cost') return explainCost(engine, card);
  return value === 'skills' ? explainSkills(engine, card) : explainValue(engine, card, value);
}

export const secondEdition: Ruleset = {
  name: 'second-edition',
  zones: ZONES,
  relations: RELATIONS,
  procedures,
  game: 'game',
  seats: { min: 2, max: 4 },
  segments: [...SEGMENT_STEPS.keys()],
  text: textRules,
  inPlay: isInPlay,
  knows,
  pool,
  zonesOf: (setup) => [
    { zone: 'missions', cards: setup.missions },
    { zone: 'dilemmas', cards: setup.dilemmas },
    { zone: 'deck', cards: setup.deck },
  ],
  framesAt,
  perform: { ...performTable, ...shipVerbs, playing: playVerb },
  turnOrder: (engine) =>
    engine.state.seats.map((_, step) => (engine.state.turn.player + step) % engine.state.seats.length),
  whyNot,
  explain,
  valuesOf,
  traitsOf,
  settle,
  canPlay,
  completed: completedMissions,
  deckRules,
  battleValues: BATTLE_VALUES,
  occasionOf,
};
