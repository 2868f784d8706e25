/** Establishing outposts: each player chooses a location for every Outpost that is a seed (table `outpost`, 94-OUTPOST). */
import { moveCards } from '../../effects/doing/index.ts';
import type { CardNumber, Option, Refusal, Request, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { mayAttemptBy } from './mission-icons.ts';
import { SEATS, otherOf } from './seats.ts';
import { placingNow } from './state.ts';
import { isLocation, outpostsOf, spaceline } from './table.ts';

export interface Establishing {
  readonly player: Seat;
  readonly outpost: CardNumber;
  readonly at: CardNumber;
}

export const outpostSteps: readonly Step[] = [
  { label: 'outpost', rules: ['94-LINE-01', '94-OUTPOST-01'], does: begin },
  {
    label: 'outpost 1',
    rules: ['94-OUTPOST-01', '94-OP-03'],
    // Where an Outpost stands is said by its player, even if one place alone is left for it.
    asks: { always: true, request: ask, answered: (engine, _frame, option) => place(engine, option) },
  },
  { label: 'outpost 3', rules: ['94-OUTPOST-01', '94-OP-03'], does: alternate },
  { label: 'outpost end', rules: ['94-OP-42'], does: discardUnplaced },
];

function begin(engine: Engine): void {
  const { first } = placingNow(engine);
  engine.emit({ type: 'began', what: 'segment', player: first, name: 'outpost' });
  engine.emit({ type: 'placing', player: first, placing: placingNow(engine) });
}

/** 94-OUTPOST-05, -06: does the Mission bear the icon of the Outpost's affiliation? */
export const bearsIconOf = (engine: Engine, mission: CardNumber, outpost: CardNumber): boolean =>
  engine.definitionOf(outpost).affiliations.some((name) => mayAttemptBy(engine, mission).includes(name));

const iconCheck: Check<Omit<Establishing, 'player'>> = {
  rules: ['94-OUTPOST-05'],
  why: (engine, { outpost, at }) =>
    !isLocation(engine, at) || bearsIconOf(engine, at, outpost)
      ? null
      : `that Mission bears no ${engine.definitionOf(outpost).affiliations.join('/')} icon`,
};

const checks: readonly Check<Establishing>[] = [
  {
    rules: ['94-OUTPOST-01'],
    why: (engine, { outpost, player }) =>
      engine.liesIn(outpost, 'outposts', player) ? null : 'that is no Outpost that you have to establish',
  },
  {
    rules: ['94-OUTPOST-01'],
    why: (engine, { at }) =>
      isLocation(engine, at) ? null : 'an Outpost is established at a Mission of the spaceline',
  },
  {
    rules: ['94-OUTPOST-04'],
    why: (engine, { outpost, player }) => {
      const [affiliation = ''] = engine.definitionOf(outpost).affiliations;
      const isThere = outpostsOf(engine, player).some((other) =>
        engine.definitionOf(other).affiliations.includes(affiliation),
      );
      return isThere ? `you have established a ${affiliation} Outpost` : null;
    },
  },
  iconCheck,
];

/** Why this Outpost cannot be established there; null if it can. */
export const whyNotEstablish = (engine: Engine, order: Establishing): Refusal | null =>
  refusalOf(engine, checks, order);

function optionsOf(engine: Engine, player: Seat): Option[] {
  return engine.zone('outposts', player).flatMap((outpost) =>
    spaceline(engine)
      .filter((at) => passes(engine, checks, { player, outpost, at }))
      .map((at): Option => ({
        verb: 'seed',
        card: outpost,
        at,
        rules: ['94-OUTPOST-01', '94-OUTPOST-02', '94-OUTPOST-03', '94-OUTPOST-05', '94-OUTPOST-07'],
      })),
  );
}

function ask(engine: Engine): Request | null {
  const { player } = engine.turn;
  const options = optionsOf(engine, player);
  if (options.length === 0) return null;
  const rules = ['94-OUTPOST-01', '94-OP-03'];
  return { kind: 'outpost', player, prompt: 'Where do you establish an Outpost?', options, rules };
}

/** What the rules say of such a place, for a trace. */
function rulesThere(engine: Engine, outpost: CardNumber, at: CardNumber): readonly RuleId[] {
  const { player } = engine.turn;
  const { affiliations } = engine.definitionOf(outpost);
  const rules: RuleId[] = [];
  if (mayAttemptBy(engine, at).length > 1) rules.push('94-OUTPOST-06');
  const isLike = (other: CardNumber): boolean =>
    engine.definitionOf(other).affiliations.some((name) => affiliations.includes(name));
  if (outpostsOf(engine, otherOf(player)).some(isLike)) rules.push('94-OUTPOST-09');
  return rules;
}

function place(engine: Engine, { card: outpost, at }: Option): void {
  if (outpost === undefined || at === undefined) throw new Error('an Outpost without a location');
  const { player } = engine.turn;
  moveCards(engine, {
    verb: 'placed',
    player,
    cards: [outpost],
    to: { host: at, relation: 'outposts' },
    face: 'up',
    known: 'all',
    commander: player,
    rules: ['94-OUTPOST-01', '94-OUTPOST-12', ...rulesThere(engine, outpost, at)],
  });
  engine.emit({ type: 'placing', player, placing: { ...placingNow(engine), last: player } });
}

/** Whoever has an Outpost left for which there is a place; who has none is passed over (94-OP-03). */
function alternate(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const { player } = engine.turn;
  const next = [otherOf(player), player].find((seat) => optionsOf(engine, seat).length > 0);
  if (next === undefined) return;
  engine.emit({ type: 'placing', player: next, placing: placingNow(engine) });
  engine.goto(frame, 'outpost 1');
}

/** 94-OP-42: an Outpost for which there is no place leaves with the other seeds. */
function discardUnplaced(engine: Engine): void {
  for (const player of SEATS) {
    const cards = engine.zone('outposts', player);
    moveCards(engine, { verb: 'discarded', player, cards, to: { zone: 'discard', player }, face: 'up', known: 'all' });
  }
}
