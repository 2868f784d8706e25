/** Effects that move cards: one node moves every card, the verb says how the rulebook calls it. */
import type { Action } from '../../engine/state.ts';
import type { Seat } from '../../engine/request.ts';
import type { Place } from '../../engine/events.ts';
import type { Place as TextPlace, Sel } from '../../language/tree.ts';
import { playerOf, playersOf, type Context } from '../context.ts';
import { swappable } from '../costs.ts';
import { candidates, zoneName } from '../select-cards.ts';
import { missionOf } from '../places.ts';
import type { EffectOf, Handlers, Progress } from './handlers.ts';
import { actOn, countAmount, objectsOf, playersFor, type Found } from './objects.ts';

export const movement: Handlers<'put' | 'swap' | 'stop' | 'unstop' | 'command' | 'ship' | 'overcome'> = {
  put: (context, effect, phase) => {
    if (phase > 0) return 'done';
    if (effect.why === 'draw') return draw(context, effect);
    if (effect.why === 'download') return download(context, effect);
    const found = objectsOf(context, effect.what, effect.why);
    if (!found) return 'asked';
    if (context.frame) context.frame.cards.that = found.refs;
    actOn(
      context,
      { verb: effect.why, ...placeFor(context, effect.to, found), ...(effect.face ? { face: effect.face } : {}) },
      found,
    );
    return 'again';
  },

  stop: (context, effect, phase) => simple(context, 'stop', effect.what, phase),
  unstop: (context, effect, phase) => simple(context, 'unstop', effect.what, phase),
  overcome: (context, effect, phase) => simple(context, 'overcome', effect.what, phase),

  swap: (context, effect, phase) => {
    const { frame } = context;
    if (!frame) return 'done';
    if (phase === 0) {
      const found = objectsOf(context, effect.a, undefined, swappable(context, effect));
      if (!found) return 'asked';
      frame.cards.old = found.refs;
      return 'again';
    }
    if (phase === 1) {
      const found = objectsOf(context, effect.b);
      if (!found) return 'asked';
      const [old] = frame.cards.old ?? [];
      const [replacement] = found.refs;
      if (!old || !replacement) return 'done';
      actOn(context, { verb: effect.why }, { refs: [old, replacement], wanted: 2 });
      return 'again';
    }
    return 'done';
  },

  command: (context, effect, phase) => {
    if (phase > 0) return 'done';
    const found = objectsOf(context, effect.what);
    if (!found) return 'asked';
    actOn(context, { verb: 'command', player: playerOf(context, effect.to) }, found);
    return 'again';
  },

  ship: (context, effect, phase) => {
    const { frame } = context;
    if (!frame) return 'done';
    if (phase === 0) {
      const found = objectsOf(context, effect.what, effect.why);
      if (!found) return 'asked';
      frame.cards.ship = found.refs;
      return 'again';
    }
    if (phase > 1) return 'done';
    const refs = frame.cards.ship ?? [];
    if (effect.why === 'restoreRange' || effect.why === 'useRange' || effect.to === undefined) {
      actOn(context, { verb: effect.why }, { refs, wanted: refs.length });
      return 'again';
    }
    const target = destination(context, effect.to);
    if (!target) return 'asked';
    actOn(context, { verb: effect.why, to: target }, { refs, wanted: refs.length });
    return 'again';
  },
};

function simple(context: Context, verb: string, what: Sel, phase: number): Progress {
  if (phase > 0) return 'done';
  const found = objectsOf(context, what, verb);
  if (!found) return 'asked';
  actOn(context, { verb }, found);
  return 'again';
}

/** Drawing: each player named draws, in turn order from the owner of the card (2E-EFFECT-04). */
function draw(context: Context, effect: EffectOf<'put'>): Progress {
  const amount = countOf(context, effect.what);
  const seats = effect.who === undefined ? [context.you] : playersFor(context, effect.who);
  for (const player of [...seats].reverse()) {
    actOn(context, { verb: 'draw', player, agent: player, amount }, { refs: [], wanted: amount });
  }
  return 'again';
}

function countOf(context: Context, sel: Sel): number {
  const { n } = sel;
  if (n === undefined) return 1;
  return typeof n === 'number' ? n : countAmount(context)(n);
}

/** Downloading asks the player among the fitting cards of the deck; none may be taken (2E-DOWNLOAD-01 to -06). */
function download(context: Context, effect: EffectOf<'put'>): Progress {
  const { engine, frame } = context;
  const player = effect.who === undefined ? context.you : playerOf(context, effect.who);
  const deck = engine.zone('deck', player);
  const sel: Sel = {
    n: { upTo: countOf(context, effect.what) },
    ...(effect.what.f ? { f: effect.what.f } : {}),
    at: { p: 'zone', zone: 'deck', of: 'you' },
  };
  const own = { ...context, you: player };
  const found = objectsOf(own, sel);
  if (!found) {
    if (frame)
      engine.emit({ type: 'examined', cards: deck, known: [player], player }, ['2E-DOWNLOAD-01', '2E-LOOK-08']);
    return 'asked';
  }
  actOn(context, { verb: 'download', player, amount: found.refs.length }, found);
  return 'again';
}

/** Where cards go: a zone of their owner's or of a player's, or with a card. */
function placeFor(context: Context, to: TextPlace, found: Found): Partial<Action> {
  const [first] = found.refs;
  if (to.p === 'zone' && to.zone !== 'play') {
    const owner = first ? (context.engine.state.owner[first.card] ?? 0) : context.you;
    const isOwners = typeof to.of === 'object' && 'owner' in to.of;
    const player: Seat = isOwners ? owner : (playersOf(context, to.of)[0] ?? owner);
    const at = to.pos === 'bottom' ? { at: 'bottom' as const } : to.pos === 'top' ? { at: 'top' as const } : {};
    return { to: { zone: zoneName(to.zone), player }, ...at };
  }
  const target = destination(context, to);
  return target ? { to: target } : {};
}

/** A place on the table that a text names. */
function destination(context: Context, to: TextPlace): Place | null {
  const { engine, frame } = context;
  if (to.p === 'zone' || to.p === 'involved' || to.p === 'wherePlayable' || to.p === 'quadrantOf') return null;
  if (to.p === 'here')
    return { host: missionOf(engine, context.source.card) || attemptMission(context), relation: 'on' };
  const sel = to.p === 'aboard' ? to.ship : to.p === 'at' ? to.mission : to.p === 'present' ? to.with : to.card;
  const hosts = candidates(context, sel);
  const [host] = frame?.cards.host?.map((ref) => ref.card) ?? hosts;
  if (host === undefined) return null;
  if (to.p === 'aboard') return { host, relation: 'aboard' };
  if (to.p === 'beneath') return { host, relation: 'beneath' };
  if (to.p === 'on') return { host, relation: 'on' };
  if (to.p === 'present') return engine.places.place(engine.state.place[host] ?? 0);
  return { host: missionOf(engine, host), relation: 'here' };
}

function attemptMission(context: Context): number {
  return context.engine.state.attempt?.mission.card ?? 0;
}
