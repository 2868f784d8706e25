/**
 * A game as unlike the Second Edition as the engine allows, to show that the engine knows no edition: hulls are launched and
 * stowed in one another at any depth; responses begin with the player who did not start; bids are made in secret and
 * revealed together. Five points win; without them the most points when the decks are empty.
 */
import { act, actionProcedure, pending } from '../../src/engine/acting/action.ts';
import { below, shuffled } from '../../src/engine/state/chance.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { loopProcedure } from '../../src/engine/acting/endless-loop.ts';
import { procedure, procedureTable } from '../../src/engine/kernel/procedure.ts';
import type { Candidate, CardNumber, Option, Refusal, Request, Seat } from '../../src/engine/asking/request.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { chooseSecretly, secretProcedure } from '../../src/engine/asking/secret.ts';
import { choose, selectProcedure } from '../../src/engine/asking/select.ts';
import type { Frame } from '../../src/engine/state/state.ts';
import { windowProcedure } from '../../src/engine/acting/window.ts';
import { performTiny, stow } from './verbs.ts';
import { effect, tinyText } from './text.ts';

const POINTS = 5;
const HAND = 3;
const BIDS: readonly Candidate[] = [0, 1, 2].map((value) => ({ kind: 'number', value }));

const active = (engine: Engine): Seat => engine.state.turn.player;
const other = (engine: Engine): Seat => 1 - active(engine);

// ---------------------------------------------------------------- set-up and turns

const game = procedure('game', [
  {
    label: 'SETUP',
    rules: ['TINY-01'],
    does: (engine) => {
      for (const player of [0, 1]) {
        const place = { zone: 'deck', player };
        const { order, chance } = shuffled(engine.state.chance, engine.zone('deck', player));
        engine.emit({ type: 'shuffled', place, order, player, chance });
      }
      const { value, chance } = below(engine.state.chance, 2);
      engine.emit({ type: 'chance', outcome: value, of: 2, chance });
      engine.emit({ type: 'began', what: 'turn', player: value, number: 1 });
    },
  },
  {
    label: 'SETUP hands',
    rules: ['TINY-01'],
    does: (engine) => {
      for (const player of [0, 1]) {
        const cards = engine.zone('deck', player).slice(0, HAND);
        const to = { zone: 'hand', player };
        engine.emit({ type: 'place', verb: 'drew', player, cards, to, entered: [], left: [] });
      }
    },
  },
  {
    label: 'TURN',
    rules: ['TINY-02'],
    does: (engine, frame) => {
      engine.goto(frame, 'TURN next');
      engine.push('turn');
    },
  },
  {
    label: 'TURN next',
    rules: ['TINY-02'],
    does: (engine, frame) => {
      engine.emit({ type: 'began', what: 'turn', player: other(engine), number: engine.state.turn.number + 1 });
      engine.goto(frame, 'TURN');
    },
  },
]);

const turn = procedure('turn', [
  {
    label: 'TURN draw',
    rules: ['TINY-02'],
    does: (engine) => {
      engine.emit({ type: 'began', what: 'segment', player: active(engine), name: 'actions', counters: 2 });
      act(engine, { verb: 'draw', agent: active(engine), source: null, objects: [], wanted: 1, amount: 1 });
    },
  },
  { label: 'TURN actions', rules: ['TINY-03'], asks: { always: true, request: askAction, answered: takeAction } },
  {
    label: 'TURN end',
    rules: ['TINY-02'],
    does: (engine) => {
      engine.emit({ type: 'ended', what: 'turn', player: active(engine) });
    },
  },
]);

function askAction(engine: Engine): Request {
  const player = active(engine);
  const rules = ['TINY-03'];
  const options: Option[] = [{ verb: 'end', rules }];
  if (engine.state.counters > 0) {
    options.push(...engine.zone('hand', player).map((card): Option => ({ verb: 'launch', card, rules })));
    options.push(...stowOptions(engine, player), { verb: 'bid', rules: ['TINY-04'] });
  }
  return { kind: 'orders', player, prompt: 'What next?', options, rules };
}

/** Every hull of the player's into every other that is not in it. */
function stowOptions(engine: Engine, player: Seat): Option[] {
  const hulls = engine.state.owner.flatMap((owner, card) =>
    card > 0 && owner === player && tiny.inPlay(engine, card) ? [card] : [],
  );
  return hulls.flatMap((card) =>
    hulls
      .filter((to) => to !== card && engine.hostOf(card) !== to && !isWithin(engine, to, card))
      .map((to): Option => ({ verb: 'beam', card, to, rules: ['TINY-06'] })),
  );
}

function isWithin(engine: Engine, card: CardNumber, hull: CardNumber): boolean {
  const host = engine.hostOf(card);
  return host > 0 && (host === hull || isWithin(engine, host, hull));
}

function takeAction(engine: Engine, frame: Frame, option: Option): void {
  if (option.verb === 'end') return;
  engine.goto(frame, 'TURN actions');
  const agent = active(engine);
  engine.emit({ type: 'counters', player: agent, change: -1, left: engine.state.counters - 1 });
  const card = option.card ?? 0;
  if (option.verb === 'launch')
    act(engine, { verb: 'launch', agent, source: null, objects: pending([engine.ref(card)]), wanted: 1 });
  else if (option.verb === 'beam') stow(engine, agent, card, option.to ?? 0);
  else engine.push('bid');
}

// ---------------------------------------------------------------- bids

const bid = procedure('bid', [
  {
    label: 'BID',
    rules: ['TINY-04'],
    does: (engine) => {
      const players = [active(engine), other(engine)];
      chooseSecretly(engine, { players, prompt: 'Your bid?', from: BIDS, as: 'bid', rules: ['TINY-04'] });
    },
  },
  {
    label: 'BID result',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const [one = 0, two = 0] = [0, 1].map((seat) => frame.numbers[`bid ${seat}`]);
      if (one === two) {
        engine.finish(frame);
        return;
      }
      frame.numbers.loser = one > two ? 1 : 0;
      const source = null;
      act(engine, { verb: 'score', agent: one > two ? 0 : 1, source, objects: [], wanted: 1, amount: 1 });
    },
  },
  {
    label: 'BID loss',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const player = frame.numbers.loser ?? 0;
      const from = engine.zone('yard', player).map((card) => engine.ref(card));
      choose(engine, { player, prompt: 'Scrap which hull?', from, min: 1, max: 1, as: 'scrap', rules: ['TINY-04'] });
    },
  },
  {
    label: 'BID scrap',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const objects = pending(frame.cards.scrap ?? []);
      const agent = frame.numbers.loser ?? 0;
      act(engine, { verb: 'scrap', agent, source: null, objects, wanted: objects.length });
    },
  },
]);

// ---------------------------------------------------------------- the whole

function isOver(engine: Engine): boolean {
  const { score, frames } = engine.state;
  if (frames.at(-1)?.procedure !== 'turn') return false;
  const isWon = score.some((points) => points >= POINTS);
  if (!isWon && [0, 1].some((seat) => engine.zone('deck', seat).length > 0)) return false;
  const best = Math.max(...score);
  const players = [0, 1].filter((seat) => score[seat] === best);
  engine.emit({ type: 'won', players, what: 'game', reason: isWon ? 'five points' : 'empty decks' }, ['TINY-07']);
  return true;
}

const unknown: Refusal = { refused: true, rules: ['TINY-03'], reason: 'that is not offered' };

export const tiny: Ruleset = {
  name: 'tiny',
  zones: ['deck', 'hand', 'yard', 'scrap'],
  relations: ['stowed'],
  procedures: procedureTable(
    [windowProcedure, loopProcedure, actionProcedure, selectProcedure, secretProcedure],
    [game, turn, bid, effect],
  ),
  game: 'game',
  seats: { min: 2, max: 2 },
  segments: ['actions'],
  deckRules: [],
  occasionOf: (name) => name,
  battleValues: { combat: ['', ''], engagement: ['', ''] },
  text: tinyText,
  inPlay: (engine, card) => {
    const host = engine.hostOf(card);
    return host > 0 ? tiny.inPlay(engine, host) : engine.zoneOf(card) === 'yard';
  },
  // What is stowed away is hidden, at any depth, from everybody but its owner.
  knows: (engine, card, viewer) => {
    const zone = engine.zoneOf(card);
    if (zone === 'yard' || zone === 'scrap') return true;
    return zone !== 'deck' && engine.state.owner[card] === viewer;
  },
  pool: (engine, card) => (tiny.inPlay(engine, card) ? 'stowed' : 'deck'),
  zonesOf: ({ deck }) => [{ zone: 'deck', cards: deck }],
  framesAt: () => [
    { procedure: 'game', step: 3, cards: {}, numbers: {}, words: {} },
    { procedure: 'turn', step: 1, cards: {}, numbers: {}, words: {} },
  ],
  perform: performTiny,
  turnOrder: (engine) => [other(engine), active(engine)],
  canPlay: () => false,
  whyNot: () => unknown,
  explain: (engine, card, value) => {
    const base = engine.definitionOf(card).attributes[value] ?? 0;
    return { value: base, base, steps: [] };
  },
  valuesOf: (engine, card) => engine.definitionOf(card).attributes,
  traitsOf: () => ({ skills: {}, icons: [], keywords: [], affiliations: [] }),
  settle: isOver,
  completed: () => ({}),
};
