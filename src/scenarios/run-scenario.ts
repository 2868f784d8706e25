/** Carrying a scenario out: commands, passes of respond requests, expectations, and a trace of it all. */
import type { Where } from '../catalog/index.ts';
import {
  giveTarget,
  interpret,
  refusalLine,
  type CommandRefusal,
  type Pending,
  type Query,
} from '../commands/index.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import { RigError, type Game, type Passed } from '../engine/index.ts';
import { explanationLine, traceLines } from '../lab/index.ts';
import { check } from './check.ts';
import { PositionNow } from './position-now.ts';
import { failureWords } from './report.ts';
import { checkDecks, checkFaulty, deckLines, type CheckedDeck } from './decks.ts';
import type { Expectation, Fact, Scenario, Step } from './scenario.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** An expectation that does not hold, or a command that was refused. */
export interface Failure {
  readonly line: number;
  readonly expected: string;
  readonly actual: string;
}

export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  /** Every step with its label, rules and events. */
  readonly trace: readonly string[];
}

/** Passes that one command may take before it is given up. */
const MOST_PASSES = 500;

/** Runs a scenario on its game. It stops at the first command that is refused unexpectedly; expectations that fail are collected. */
export function runScenario(scenario: Scenario, game: Game, decks: readonly CheckedDeck[] = []): ScenarioResult {
  const run = new Run(scenario, game, decks);
  run.go();
  const { file, title, rules } = scenario;
  return { file, title, rules, passed: run.failures.length === 0, failures: run.failures, trace: run.trace };
}

/** A scenario of decks of which one may not be played: no game begins, and only the check can be spoken of. */
export function runDeckCheck(
  { file, title, rules, faulty, steps }: Scenario,
  decks: readonly CheckedDeck[],
): ScenarioResult {
  const checked = checkFaulty(faulty);
  const trace = [...decks.flatMap(deckLines), ...checked.trace];
  const failures = [...checked.failures];
  const fail = ({ line }: Where, expected: string, actual: string): void => {
    failures.push({ line, expected, actual });
    trace.push(`! line ${line}: ${failureWords(expected, actual, ',')}`);
  };
  for (const step of steps) {
    if (step.kind === 'command') {
      fail(step.where, 'a game that has begun', 'a deck breaks a rule: no game begins');
      break;
    }
    for (const { fact, where } of step.entries) {
      const isOfDecks = fact.is === 'breaches' || fact.is === 'deck check' || fact.is === 'warnings';
      // Nobody is asked where no game begins.
      if (fact.is === 'asks' && fact.value === 'nobody') continue;
      if (!isOfDecks) fail(where, 'a game that has begun', 'a deck breaks a rule: no game begins');
      else for (const { expected, actual } of checkDecks(fact, decks)) fail(where, expected, actual);
    }
  }
  return { file, title, rules, passed: failures.length === 0, failures, trace };
}

type CommandStep = Extract<Step, { readonly kind: 'command' }>;

class Run {
  readonly failures: Failure[] = [];
  readonly trace: string[] = [];
  readonly #scenario: Scenario;
  readonly #game: Game;
  readonly #decks: readonly CheckedDeck[];
  #events: LoggedEvent[] = [];
  #refusal: CommandRefusal | null = null;
  #pending: Pending | null = null;
  /** Steps, questions and answers since the last line of the trace. */
  #passed: Passed[] = [];

  constructor(scenario: Scenario, game: Game, decks: readonly CheckedDeck[]) {
    this.#scenario = scenario;
    this.#game = game;
    this.#decks = decks;
    this.trace.push(...decks.flatMap(deckLines));
    this.#faulty();
    game.watch((passed) => this.#passed.push(passed));
  }

  go(): void {
    const { steps, file } = this.#scenario;
    const [first] = steps;
    const opened = this.#unlessRigged(
      () => {
        this.#happened(this.#game.opening());
        return null;
      },
      first?.where ?? { file, line: 1, column: 1 },
    );
    if (opened === 'broken') return;
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'expect') this.#expect(step.entries);
      else if (!this.#command(step, expectsRefusal(steps[index + 1]))) return;
    }
  }

  /** Cards that are written wrongly must be reported. */
  #faulty(): void {
    const { trace, failures } = checkFaulty(this.#scenario.faulty);
    this.trace.push(...trace);
    this.failures.push(...failures);
  }

  #fail({ line }: Where, expected: string, actual: string): void {
    this.failures.push({ line, expected, actual });
    this.trace.push(`! line ${line}: ${failureWords(expected, actual, ',')}`);
  }

  /** Gives a command; false where the scenario cannot go on. */
  #command(step: CommandStep, mayBeRefused: boolean): boolean {
    const { player, command, where } = step;
    this.trace.push(`> ${player}: ${command}`);
    this.#refusal = null;
    if (command.toLowerCase() === 'pass' && !mayBeRefused && !this.#mayPass(player)) return true;
    const refusal = this.#give(`${player}: ${command}`, !mayBeRefused && !this.#scenario.strict, where);
    if (refusal === 'broken') return false;
    this.#refusal = refusal;
    if (refusal === null) return true;
    this.trace.push(`  ${refusalLine(refusal)}`);
    if (mayBeRefused) return true;
    this.#fail(where, `"${player}: ${command}" to be accepted`, refusalLine(refusal));
    return false;
  }

  /** Is the player asked, and for something that can be passed, where the edition passes by itself? */
  #mayPass(player: string): boolean {
    const { request, seats } = this.#game;
    if (request === null || seats[request.player] !== player) return false;
    const { passesAlone } = this.#scenario.words.scenarioWords;
    return passesAlone !== true || request.options.some(({ verb }) => verb === 'pass');
  }

  /** Tries a command, and again after passes of respond requests, if these are allowed. */
  #give(line: string, passes: boolean, where: Where): CommandRefusal | null | 'broken' {
    for (let passed = 0; passed <= MOST_PASSES; passed++) {
      const refusal = this.#try(line, where);
      if (refusal === null || refusal === 'broken' || !passes || this.#game.request?.kind !== 'respond') return refusal;
      const asked = itemAt(this.#game.seats, this.#game.request.player);
      const stuck = this.#try(`${asked}: pass`, where);
      if (stuck === 'broken') return stuck;
      if (stuck !== null) return refusal;
      this.trace.push(`  (${asked} passes)`);
    }
    return { rules: [], reason: `still not accepted after ${MOST_PASSES} passes`, nearest: [] };
  }

  #try(line: string, where: Where): CommandRefusal | null | 'broken' {
    const read = interpret(this.#game, line, this.#scenario.aliases, this.#scenario.words);
    switch (read.kind) {
      case 'nothing':
        return { rules: [], reason: 'there is no command in this step', nearest: [] };
      case 'query':
        return { rules: [], reason: `"${queryWord(read.query)}" answers no request`, nearest: [] };
      case 'refused':
        return read.refusal;
      case 'answer':
        return this.#answer(() => {
          const { request } = this.#game;
          const source = request?.options[read.answer.option]?.card;
          const answered = this.#game.answer(read.answer);
          if (read.target !== undefined && source !== undefined)
            this.#pending = { player: read.player, source, target: read.target };
          return answered;
        }, where);
    }
  }

  /** Answers, and takes the events. */
  #answer(give: () => ReturnType<Game['answer']>, where: Where): CommandRefusal | null | 'broken' {
    return this.#unlessRigged(() => {
      let answered = give();
      for (;;) {
        if ('refused' in answered) return { rules: answered.rules, reason: answered.reason, nearest: [] };
        this.#happened(answered);
        const next = giveTarget(this.#game, this.#pending, this.#scenario.aliases, this.#scenario.words);
        this.#pending = next.pending;
        if (next.answered === null) return null;
        answered = next.answered;
      }
    }, where);
  }

  /** Lets the game go on; an outcome that the scenario rigged wrongly breaks it off. */
  #unlessRigged(go: () => CommandRefusal | null, where: Where): CommandRefusal | null | 'broken' {
    try {
      return go();
    } catch (error) {
      if (!(error instanceof RigError)) throw error;
      this.#fail(where, 'an outcome of "rig" that is eligible', error.message);
      return 'broken';
    }
  }

  #happened(events: readonly LoggedEvent[]): void {
    this.#events.push(...events);
    this.trace.push(...traceLines(this.#game, events, this.#passed).map((line) => `  ${line}`));
    this.#passed = [];
  }

  #expect(entries: readonly Expectation[]): void {
    const now = new PositionNow(this.#game, this.#scenario.words, this.#scenario.aliases);
    const since = {
      now,
      aliases: this.#scenario.aliases,
      refusal: this.#refusal,
      events: this.#events,
      decks: this.#decks,
    };
    for (const { fact, where } of entries) {
      this.trace.push(...howItCameAbout(fact, now).map((line) => `  = ${line}`));
      for (const { expected, actual } of check(fact, since)) this.#fail(where, expected, actual);
    }
    this.#events = [];
    this.#refusal = null;
  }
}

const queryWord = (query: Query): string => (query.ask === 'own' ? query.query : query.ask);

/** Each number or skill that an expectation asks for, with what made it: computed values have no events. */
function howItCameAbout(fact: Fact, now: PositionNow): readonly string[] {
  if (fact.is === 'attributes')
    return fact.of.flatMap(([name, values]) => values.flatMap(([value]) => explained(name, value, now)));
  if (fact.is === 'number') {
    const value = fact.form.explained;
    return value === undefined ? [] : fact.of.flatMap(([name]) => explained(name, value, now));
  }
  if (fact.is !== 'skills') return [];
  return fact.of.flatMap(([name]) => explained(name, 'skills', now));
}

function explained(name: string, value: string, now: PositionNow): readonly string[] {
  return now.meant(name).flatMap(({ card }) => {
    const told = now.game.explain(card.number, value, 'all');
    return told && told.steps.length > 0 ? [explanationLine(now.game, `${name}: ${value}`, told)] : [];
  });
}

function expectsRefusal(step: Step | undefined): boolean {
  return step?.kind === 'expect' && step.entries.some(({ fact }) => fact.is === 'refused');
}
