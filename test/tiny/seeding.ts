/** Before the first turn: the reach is laid out of both players' buoys, and each hides caches at them in secret. */
import { below, shuffled } from '../../src/engine/state/chance.ts';
import type { Candidate, Seat } from '../../src/engine/asking/request.ts';
import { chooseSecretly } from '../../src/engine/asking/secret.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { numberIn } from '../../src/engine/kernel/frames.ts';
import { procedure } from '../../src/engine/kernel/procedure.ts';

const HAND = 3;
const SEATS: readonly Seat[] = [0, 1];

const buoysIn = (engine: Engine): readonly Candidate[] =>
  engine.row('reach').map((card): Candidate => ({ kind: 'card', card }));

/** The second player's buoys come between those of the first. */
function layReach(engine: Engine): void {
  for (const player of SEATS) {
    for (const [step, card] of engine.zone('buoys', player).entries()) {
      const to = { row: 'reach' };
      const known = 'all' as const;
      engine.emit({
        type: 'place',
        verb: 'laid',
        player,
        cards: [card],
        to,
        at: player === 0 ? step : 2 * step + 1,
        face: 'up',
        known,
        entered: [card],
        left: [],
      });
    }
  }
}

/** Each player's cache lies face down beneath the buoy that player has chosen. */
function hide(engine: Engine, chosen: (seat: Seat) => number): void {
  for (const player of SEATS) {
    const buoy = engine.row('reach')[chosen(player)];
    const [cache] = engine.zone('caches', player);
    if (buoy === undefined || cache === undefined) throw new Error('a cache without a place');
    const to = { host: buoy, relation: 'beneath' };
    engine.emit({ type: 'place', verb: 'hidden', player, cards: [cache], to, face: 'down', entered: [], left: [] });
  }
}

export const game = procedure('game', [
  { label: 'SEED reach', rules: ['TINY-08'], does: layReach },
  {
    label: 'SEED caches',
    rules: ['TINY-09'],
    does: (engine) => {
      chooseSecretly(engine, {
        players: SEATS,
        prompt: 'Hide a cache where?',
        from: buoysIn(engine),
        as: 'at',
        rules: ['TINY-09'],
      });
    },
  },
  {
    label: 'SEED hide',
    rules: ['TINY-09'],
    does: (engine, frame) => {
      hide(engine, (seat) => numberIn(frame, `at ${seat}`));
    },
  },
  {
    label: 'SETUP',
    rules: ['TINY-01'],
    does: (engine) => {
      for (const player of SEATS) {
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
      for (const player of SEATS) {
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
      const { turn } = engine.state;
      engine.emit({ type: 'began', what: 'turn', player: 1 - turn.player, number: turn.number + 1 });
      engine.goto(frame, 'TURN');
    },
  },
]);
