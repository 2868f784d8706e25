/** Seeding the spaceline: Dilemmas and Artifacts are placed face down under Missions, one by one (table `seed`, 94-SEED). */
import { moveCards } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import { cardOfOption } from '../../engine/asking/request.ts';
import type { CardNumber, Option, Refusal, Request, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import { passes as keepsTo, refusalOf, type Check } from '../shared/checks.ts';
import { PASSES_THAT_END_SEEDING } from './constants.ts';
import { option } from './options.ts';
import { SEATS, otherOf } from './seats.ts';
import { placingNow } from './state.ts';
import { isLocation, isPlanet, spaceline, titleOf } from './table.ts';

export interface Seeding {
  readonly player: Seat;
  readonly card: CardNumber;
  readonly under: CardNumber;
}

export const seedSteps: readonly Step[] = [
  { label: 'seed', rules: ['94-LINE-01'], does: begin },
  { label: 'seed 1', rules: ['94-SEED-01', '94-SEED-12'], asks: { request: ask, answered: take } },
  { label: 'seed 2', rules: ['94-SEED-13', '94-SEED-14'], does: alternate },
  { label: 'seed 3', rules: ['94-SEED-11'], does: discardUnused },
];

function begin(engine: Engine): void {
  const { first } = placingNow(engine);
  engine.emit({ type: 'began', what: 'segment', player: first, name: 'seed' });
  engine.emit({ type: 'placing', player: first, placing: { ...placingNow(engine), passes: 0 } });
}

/** May a card of this kind lie at this location (94-SEED-07, -08)? */
export function fitsLocation(engine: Engine, card: CardNumber, mission: CardNumber): boolean {
  const { dilemma } = engine.definitionOf(card);
  if (dilemma === undefined) return isPlanet(engine, mission);
  return dilemma === 'dual' || (dilemma === 'planet') === isPlanet(engine, mission);
}

const isSeed = (engine: Engine, card: CardNumber): boolean =>
  isType(engine, card, 'dilemma') || isType(engine, card, 'artifact');

/** What is always so, and what is only a mistake (94-OP-05). */
const possibleChecks: readonly Check<Seeding>[] = [
  {
    rules: ['94-SEED-10'],
    why: (engine, { card, player }) =>
      engine.liesIn(card, 'seeds', player) && isSeed(engine, card) ? null : 'that is no Dilemma or Artifact to place',
  },
  {
    rules: ['94-SEED-03'],
    why: (engine, { under }) => (isLocation(engine, under) ? null : 'seeds lie under a Mission of the spaceline'),
  },
];

const mistakeChecks: readonly Check<Seeding>[] = [
  {
    rules: ['94-SEED-07', '94-ART-01'],
    why: (engine, { card, under }) =>
      isType(engine, card, 'artifact') && isLocation(engine, under) && !isPlanet(engine, under)
        ? 'an Artifact lies at a planet only'
        : null,
  },
  {
    rules: ['94-SEED-08'],
    why: (engine, { card, under }) => {
      const { dilemma } = engine.definitionOf(card);
      return dilemma !== undefined && isLocation(engine, under) && !fitsLocation(engine, card, under)
        ? `a ${dilemma} dilemma does not lie at a ${isPlanet(engine, under) ? 'planet' : 'space'} location`
        : null;
    },
  },
  {
    rules: ['94-SEED-06'],
    why: (engine, { card, under, player }) =>
      isLocation(engine, under) &&
      engine
        .hosted(under, 'under')
        .some((other) => engine.ownerOf(other) === player && titleOf(engine, other) === titleOf(engine, card))
        ? 'you have placed a copy of it there'
        : null,
  },
];

const checksNow = (engine: Engine): readonly Check<Seeding>[] =>
  option(engine, 'seed.mistakes') === 'allow' ? possibleChecks : [...possibleChecks, ...mistakeChecks];

/** Why this cannot be seeded there; null if it can. */
export const whyNotSeed = (engine: Engine, seeding: Seeding): Refusal | null =>
  refusalOf(engine, checksNow(engine), seeding);

function ask(engine: Engine): Request {
  const { player } = engine.turn;
  const checks = checksNow(engine);
  const cards = firstCopies(
    engine,
    engine.zone('seeds', player).filter((card) => isSeed(engine, card)),
  );
  const options = cards.flatMap((card) =>
    spaceline(engine)
      .filter((under) => keepsTo(engine, checks, { player, card, under }))
      .map((on): Option => ({ verb: 'seed', card, on, rules: ['94-SEED-01', '94-SEED-03', '94-SEED-04'] })),
  );
  const left = engine.zone('seeds', player).length;
  return {
    kind: 'seed',
    player,
    prompt: `Place a Dilemma or an Artifact (${left} left), or pass`,
    options: [...options, { verb: 'pass', rules: ['94-SEED-12'] }],
    rules: ['94-SEED-01', '94-SEED-12'],
  };
}

/** Of like cards one is offered. */
function firstCopies(engine: Engine, cards: readonly CardNumber[]): CardNumber[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    const definition = engine.definitionNumber(card);
    const isNew = !seen.has(definition);
    seen.add(definition);
    return isNew;
  });
}

/** A new card goes beneath those already there: once the pile is turned over it is met first (94-SEED-05). */
function take(engine: Engine, _frame: unknown, option: Option): void {
  const { player } = engine.turn;
  const placing = placingNow(engine);
  if (option.verb === 'pass') {
    engine.emit({ type: 'passed', player, silent: false });
    engine.emit({ type: 'placing', player, placing: { ...placing, passes: placing.passes + 1 } });
    return;
  }
  moveCards(engine, {
    verb: 'seeded',
    player,
    cards: [cardOfOption(option, 'card')],
    to: { host: cardOfOption(option, 'on'), relation: 'under' },
    at: 'top',
    face: 'down',
    rules: ['94-SEED-02', '94-SEED-05'],
  });
  engine.emit({ type: 'placing', player, placing: { ...placing, passes: 0, last: player } });
}

function alternate(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const placing = placingNow(engine);
  if (placing.passes >= PASSES_THAT_END_SEEDING) return;
  engine.emit({ type: 'placing', player: otherOf(engine.turn.player), placing });
  engine.goto(frame, 'seed 1');
}

function discardUnused(engine: Engine): void {
  for (const player of SEATS) {
    const cards = engine.zone('seeds', player);
    moveCards(engine, { verb: 'discarded', player, cards, to: { zone: 'discard', player }, face: 'up', known: 'all' });
  }
}
