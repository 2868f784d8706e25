/** A turn: one launch, two other deeds (stowing, sailing, bidding), and a card drawn at its end. */
import { act, pending } from '../../src/engine/acting/action.ts';
import type { CardNumber, Option, Request, Seat } from '../../src/engine/asking/request.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { procedure } from '../../src/engine/kernel/procedure.ts';
import { neighboursOf } from '../../src/engine/places/rows.ts';
import type { Frame } from '../../src/engine/state/state.ts';
import { buoyOf, sail, stow } from './verbs.ts';

const active = (engine: Engine): Seat => engine.state.turn.player;

/** What the active player may still do. */
function deedsLeft(engine: Engine): { readonly launches: number; readonly others: number } {
  const { deeds } = engine.state.slices;
  if (!deeds) throw new Error('a turn without deeds');
  return deeds;
}

export const turn = procedure('turn', [
  {
    label: 'TURN begin',
    rules: ['TINY-02'],
    does: (engine) => {
      engine.emit({ type: 'began', what: 'segment', player: active(engine), name: 'actions' });
      engine.emit({ type: 'deeds', player: active(engine), launches: 1, others: 2 });
    },
  },
  { label: 'TURN actions', rules: ['TINY-03'], asks: { always: true, request: askDeed, answered: takeDeed } },
  {
    label: 'TURN draw',
    rules: ['TINY-10'],
    does: (engine) => {
      act(engine, { verb: 'draw', agent: active(engine), source: null, objects: [], wanted: 1, amount: 1 });
    },
  },
  {
    label: 'TURN end',
    rules: ['TINY-02'],
    does: (engine) => {
      const cards = engine.state.owner.flatMap((_, card) => (card > 0 && engine.has(card, 'underWay') ? [card] : []));
      if (cards.length > 0) engine.emit({ type: 'moored', cards });
      engine.emit({ type: 'ended', what: 'turn', player: active(engine) });
    },
  },
]);

function askDeed(engine: Engine): Request {
  const player = active(engine);
  const { launches, others } = deedsLeft(engine);
  const options: Option[] = [{ verb: 'end', rules: ['TINY-03'] }];
  if (launches > 0)
    for (const card of engine.zone('hand', player))
      options.push(...engine.row('reach').map((at): Option => ({ verb: 'play', card, at, rules: ['TINY-03'] })));
  if (others > 0) {
    const hulls = engine.state.owner.flatMap((owner, card) =>
      card > 0 && owner === player && isHull(engine, card) ? [card] : [],
    );
    options.push(...stowOptions(engine, hulls), ...sailOptions(engine, hulls), { verb: 'bid', rules: ['TINY-04'] });
  }
  return { kind: 'deeds', player, prompt: 'What next?', options, rules: ['TINY-03'] };
}

const isHull = (engine: Engine, card: CardNumber): boolean =>
  engine.definitionOf(card).type === 'hull' && engine.isInPlay(card);

/** Every hull into every other that is not in it. */
function stowOptions(engine: Engine, hulls: readonly CardNumber[]): Option[] {
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

/** Hulls that lie at a buoy, to the buoys next to it; once a turn. */
function sailOptions(engine: Engine, hulls: readonly CardNumber[]): Option[] {
  return hulls
    .filter((card) => engine.relationOf(card) === 'at' && !engine.has(card, 'underWay'))
    .flatMap((card) =>
      neighboursOf(engine, buoyOf(engine, card)).map((to): Option => ({ verb: 'move', card, to, rules: ['TINY-11'] })),
    );
}

function takeDeed(engine: Engine, frame: Frame, { verb, card = 0, to = 0, at = 0 }: Option): void {
  if (verb === 'end') return;
  engine.goto(frame, 'TURN actions');
  const agent = active(engine);
  const { launches, others } = deedsLeft(engine);
  const isLaunch = verb === 'play';
  engine.emit({
    type: 'deeds',
    player: agent,
    launches: launches - (isLaunch ? 1 : 0),
    others: others - (isLaunch ? 0 : 1),
  });
  if (isLaunch) {
    const place = { host: at, relation: 'at' };
    act(engine, { verb: 'launch', agent, source: null, objects: pending([engine.ref(card)]), wanted: 1, to: place });
  } else if (verb === 'beam') stow(engine, agent, card, to);
  else if (verb === 'move') sail(engine, agent, card, to);
  else engine.push('bid');
}
