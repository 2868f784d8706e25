/** Effects that move cards: one node moves every card, the verb says how the rulebook calls it. */
import { beginTurns, endTurns } from '../../../engine/acting/loop-count.ts';
import type { PlayerRef, Sel } from '../../../language/tree/index.ts';
import { isForbiddenNow } from '../forbidden.ts';
import {
  every,
  abilityOf,
  playerOf,
  type Context,
  missionOf,
  inTheirTurn,
  isEachOf,
  subjectOf,
} from '../../reading/index.ts';
import { amountOf, candidates } from '../../meaning.ts';
import { inAnOrder, inRandomOrder } from './any-order.ts';
import { exchange } from './exchange.ts';
import { gapOfPut, isOfAll, isOthersDoing } from './gap-of-put.ts';
import { partly, whole, type EffectOf, type Handlers, type Progress } from './handler.ts';
import { destination, isWithoutPlace, placeFor } from './destination.ts';
import { mayBeTakenBy, mayComeIntoPlay } from './entering.ts';
import { forgetLetters } from './letters-again.ts';
import { chosenByDoer } from './by-choice.ts';
import { countOf, draw } from './drawing.ts';
import { ableToMove, forbidden } from './moving-ships.ts';
import { actOn, objectsOf, playersFor, type Found, speakOf } from './objects.ts';
import { NOBODY } from '../perform/place.ts';
import { slot } from './slot.ts';
import { speaksOfThatMany } from './that-many.ts';
import { placeHome, placeRest } from './where-playable.ts';
import type { Seat } from '../../../engine/asking/request.ts';
import type { Action, Ref } from '../../../engine/state/state.ts';
import { cardsIn } from '../../../engine/kernel/frames.ts';

type Verb =
  'put' | 'swap' | 'stop' | 'unstop' | 'damage' | 'decloak' | 'flip' | 'nullify' | 'command' | 'ship' | 'overcome';
export const movement: Handlers<Verb> = {
  put: partly(gapOfPut, (context, effect, phase) => {
    if (effect.why !== 'draw' && effect.why !== 'download' && isOthersDoing(effect))
      return eachDoes(context, effect, phase);
    if (phase > 0)
      return effect.to.p === 'wherePlayable'
        ? placeRest(asPlacer(context, effect), effect.to, deedOf(context, effect))
        : 'done';
    if (effect.why === 'draw') return draw(context, effect);
    if (effect.why === 'download') return download(context, effect);
    if (effect.why === 'play')
      return isBeingPlayed(context, effect.what) ? playElsewhere(context, effect) : playNow(context, effect);
    const player = playerOf(context, effect.who);
    if (isWithoutPlace(context, effect.what, effect.to, player)) {
      actOn(context, { verb: verbOf(context, effect) }, { refs: [], wanted: 1 });
      return 'again';
    }
    const able = mayComeIntoPlay(context, effect, effect.what, player);
    const found = inAnOrder(context, effect, player, () =>
      objectsOf(context, chosenByDoer(effect), verbOf(context, effect), able, effect.even),
    );
    if (!found) return 'asked';
    return putDown(asPlacer(context, effect), effect, found, deedOf(context, effect));
  }),

  stop: whole((context, effect, phase) => simple(context, 'stop', effect.what, phase, effect)),
  unstop: whole((context, effect, phase) => simple(context, 'unstop', effect.what, phase)),
  damage: whole((context, { x, what }, phase) => simple(context, x, what, phase)),
  flip: whole((context, { x, what }, phase) => simple(context, x, what, phase)),
  decloak: whole((context, { x, what }, phase) => simple(context, x, what, phase)),
  nullify: whole((context, { x, what }, phase) => simple(context, x, what, phase)),
  overcome: whole((context, { x, what }, phase) => simple(context, x, what, phase)),
  swap: exchange,

  command: partly(gapOfCommand, (context, effect, phase) => {
    if (phase > 0) return 'done';
    const player = playerOf(context, effect.to);
    const able = isOneOfSeveral(effect.what) ? mayBeTakenBy(context, effect.what, player) : undefined;
    if (able && able.length < candidates(context, every(effect.what)).length) context.engine.noteKeys('command.copy');
    const found = objectsOf(context, effect.what, 'command', able);
    if (!found) return 'asked';
    actOn(context, { verb: 'command', player }, found);
    return 'again';
  }),

  ship: whole((context, effect, phase) => {
    const { frame } = context;
    if (!frame) return 'done';
    if (phase === 0) {
      const found = objectsOf(context, effect.what, effect.why, ableToMove(context, effect));
      if (!found) return 'asked';
      frame.cards.ship = found.refs;
      return 'again';
    }
    if (phase > 1) return 'done';
    const refs = cardsIn(frame, 'ship');
    if (effect.why === 'restoreRange' || effect.to === undefined) {
      actOn(context, { verb: effect.why }, { refs, wanted: refs.length });
      return 'again';
    }
    // A move ends at another mission.
    const from = effect.why === 'move' ? refs.map(({ card }) => missionOf(context.engine, card)) : [];
    const except = effect.why === 'move' ? forbidden(context.engine, refs) : [];
    const target = destination(context, effect.to, from.length === 1 ? [...from, ...except] : except);
    if (target === 'asked') return 'asked';
    if (!target) return 'done';
    actOn(context, { verb: effect.why, to: target }, { refs, wanted: refs.length });
    return 'again';
  }),
};

/** One player takes command of a card. */
function gapOfCommand({ to }: EffectOf<'command'>): string | null {
  return isEachOf(to) ? 'each of several players taking command' : null;
}

/** Is one chosen of them, not all of them meant nor one drawn at random? */
const isOneOfSeveral = ({ ref, n, by }: Sel): boolean => ref === undefined && n !== 'all' && by !== 'random';

/** 'Where it could be played' is said of the player who places it. */
const asPlacer = (context: Context, { to, who }: EffectOf<'put'>): Context =>
  to.p !== 'wherePlayable' || who === undefined ? context : { ...context, you: playerOf(context, who) };

/** Is it the card whose playing this text responds to? */
function isBeingPlayed(context: Context, what: Sel): boolean {
  const playing = subjectOf(context);
  const card = playing?.action?.verb === 'play' ? playing.cards.card?.[0]?.card : undefined;
  return card !== undefined && candidates(context, every(what)).includes(card);
}

/** Cards are played at once, as if they were in hand of whoever plays them, where and at what cost the text says; only such as can be. */
function playNow(context: Context, { what, to, costBy, who }: EffectOf<'put'>): Progress {
  const { engine } = context;
  const player = playerOf(context, who);
  const place = destination(context, to, [], player);
  if (place === 'asked') return 'asked';
  const terms = {
    ...(costBy !== undefined && { costBy: amountOf(context, costBy) }),
    ...(place && 'host' in place && { at: place.host }),
  };
  const sel: Sel = who === undefined ? what : { by: who, ...what };
  const all = candidates(context, every(sel));
  const isNowhere = place === null && to.p !== 'wherePlayable' && to.p !== 'zone';
  const able = isNowhere ? [] : all.filter((card) => engine.ruleset.texts.canPlay(engine, card, player, terms));
  const found = objectsOf(context, sel, 'play', able);
  if (!found) return 'asked';
  actOn(
    context,
    {
      verb: 'playing',
      agent: player,
      ...(place && { to: place }),
      ...(terms.costBy !== undefined && { words: { costBy: `${terms.costBy}` } }),
    },
    found,
  );
  return 'again';
}

/** The card that is about to be played enters play there instead. */
function playElsewhere(context: Context, { to }: EffectOf<'put'>): Progress {
  const playing = subjectOf(context);
  const place = destination(context, to);
  if (place === 'asked') return 'asked';
  if (playing && place && 'host' in place) playing.cards.at = [context.engine.ref(place.host)];
  return 'done';
}

/** To be placed in a brig is to be captured: whoever cannot be is not chosen for it, and texts about either hear of it. */
const verbOf = ({ engine: { ruleset } }: Context, { why, to }: EffectOf<'put'>): string =>
  why === 'place' && to.p === 'zone' && ruleset.texts.zones.get(to.zone) === ruleset.texts.captives ? 'capture' : why;

/** Whoever's brig it is captures, whosever text it is and whoever carries it out. */
const captorAt = ({ verb }: Pick<Action, 'verb'>, { to }: Partial<Action>): Partial<Action> =>
  verb === 'capture' && to && 'zone' in to ? { player: to.player } : {};

/** Where these go; where nothing goes nobody is asked. */
const whereTo = (context: Context, { to }: EffectOf<'put'>, found: Found, player: Seat): Partial<Action> | 'asked' =>
  found.refs.length === 0 && to.p !== 'zone' ? {} : placeFor(context, to, found, player);

/** The objects are known while the place is still being chosen. */
function keep(context: Context, found: Found): Progress {
  const { frame } = context;
  if (frame?.text) frame.cards[`#${frame.text.path.length}`] = found.refs;
  return 'asked';
}

/** "(Limit one per mission)": another card of the title lies there. */
function isOneTooMany(context: Context, { to }: ReturnType<typeof placeFor> & object): boolean {
  const { engine, frame, source } = context;
  const definition = engine.definitionOf(source.card);
  const limit = frame?.text && abilityOf(definition, frame.text.ability).limit;
  if (limit?.each === undefined || limit.each === 'player' || !to || !('host' in to)) return false;
  const copies = engine
    .hosted(to.host, to.relation)
    .filter((card) => engine.definitionOf(card).title === definition.title);
  return copies.length >= (limit.cap ?? 1);
}

function simple(context: Context, verb: string, what: Sel, phase: number, said: { even?: true } = {}): Progress {
  if (phase > 0) return 'done';
  const found = objectsOf(context, what, verb, undefined, said.even);
  if (!found) return 'asked';
  actOn(context, { verb, ...evenOf(said) }, found);
  return 'again';
}

/** What is done, but for where the cards go; and who says where that is. */
interface Deed {
  readonly action: { readonly verb: string } & Partial<Action>;
  readonly by: Seat;
}

const deedOf = (context: Context, effect: EffectOf<'put'>): Deed => ({
  action: {
    verb: verbOf(context, effect),
    ...agentOf(context, effect),
    ...faceOf(effect),
    ...evenOf(effect),
    ...commanderOf(context, effect),
  },
  by: playerOf(context, effect.who),
});

/** Whoever does it: what enters play by it is that player's. */
const agentOf = (context: Context, { who }: EffectOf<'put'>): { agent?: number } =>
  who === undefined ? {} : { agent: playerOf(context, who) };
/** "You now command that personnel", "you no longer command it". */
const commanderOf = (context: Context, { under }: EffectOf<'put'>): { commander?: number } =>
  under === undefined ? {} : { commander: under === 'nobody' ? NOBODY : playerOf(context, under) };
const faceOf = ({ face }: EffectOf<'put'>): { face?: 'up' | 'down' } => (face ? { face } : {});

/** The text overrides what forbids this. */
const evenOf = ({ even }: { even?: true }): { even?: true } => (even ? { even } : {});

/** "Each opponent discards a card from hand": one player after the other, each with own cards and own choice. */
function eachDoes(context: Context, effect: EffectOf<'put'>, phase: number): Progress {
  const { frame } = context;
  const player = playersFor(context, effect.who)[phase];
  if (!frame) return 'done';
  if (player === undefined) {
    endTurns(frame);
    return 'done';
  }
  if (phase === 0 && speaksOfThatMany(context.engine, frame)) beginTurns(frame);
  if (phase === 0 && frame.cards[slot(context)] === undefined) forgetLetters(frame, effect);
  if (isEachOf(effect.who)) context.engine.noteKeys('several players');
  frame.numbers.doer = player;
  const { what } = effect;
  const isTheirs = (of: PlayerRef | undefined): boolean => of === effect.who;
  const own: Sel = {
    ...what,
    by: what.by ?? DOER,
    ...(isTheirs(what.of) || isOfAll(effect) ? { of: DOER } : {}),
    ...(what.at?.p === 'zone' && isTheirs(what.at.of) ? { at: { ...what.at, of: DOER } } : {}),
  };
  // 'A card for each mission he or she commands': that player's own.
  const theirs = inTheirTurn(context, effect.who, player);
  // 'Where he or she could be played' is said of the player who places.
  const placing = effect.to.p === 'wherePlayable' ? { ...theirs, you: player } : theirs;
  if (isWithoutPlace(theirs, own, effect.to, player)) {
    actOn(context, { verb: verbOf(context, effect), agent: player }, { refs: [], wanted: 1 });
    return 'again';
  }
  const able = mayComeIntoPlay(theirs, effect, own, player);
  const found = inAnOrder(theirs, effect, player, () =>
    objectsOf(theirs, own, verbOf(context, effect), able, effect.even),
  );
  if (!found) return 'asked';
  const { action } = deedOf(theirs, effect);
  return putDown(placing, effect, found, { action: { ...action, agent: player }, by: player });
}

/** Puts what was found where it goes, once that is known. */
function putDown(placer: Context, effect: EffectOf<'put'>, found: Found, { action, by }: Deed): Progress {
  if (effect.to.p === 'wherePlayable') {
    const progress = placeHome(placer, effect.to, found, { action, by });
    return progress === 'asked' ? keep(placer, found) : progress;
  }
  const place = whereTo(placer, effect, found, by);
  if (place === 'asked') return keep(placer, found);
  if (isOneTooMany(placer, place)) return 'done';
  speakOf(placer, found);
  actOn(
    placer,
    { ...action, ...place, ...captorAt(action, place) },
    { ...found, refs: inTheirOrder(placer, effect, found.refs) },
  );
  return 'again';
}

/** 'In the same order': they are put down one after the other, so that on top of a pile the lowest of them goes first. */
function inTheirOrder({ engine }: Context, { order, to }: EffectOf<'put'>, refs: readonly Ref[]): readonly Ref[] {
  if (order === 'random') return inRandomOrder(engine, refs);
  if (order !== 'same') return refs;
  const depth = ({ card }: Ref): number => engine.cardsAt(engine.placeOf(card)).indexOf(card);
  const fromTop = refs.toSorted((one, other) => depth(one) - depth(other));
  return to.p === 'zone' && to.pos === 'top' ? fromTop.reverse() : fromTop;
}

/** Who does it, where that is another player than the text's. */
const DOER = { player: 'doer' };

/** Downloading asks the player among the fitting cards of the deck; none may be taken. */
function download(context: Context, effect: EffectOf<'put'>): Progress {
  const { engine, frame } = context;
  const player = effect.who === undefined ? context.you : playerOf(context, effect.who);
  if (isForbiddenNow(context, effect)) {
    if (frame?.text) frame.text = { ...frame.text, ok: 'no' };
    return 'done';
  }
  const deck = engine.zone('deck', player);
  const sel: Sel = {
    n: { upTo: countOf(context, effect.what) },
    ...(effect.what.f ? { f: effect.what.f } : {}),
    ...(effect.what.total ? { total: effect.what.total } : {}),
    ...(effect.what.distinct ? { distinct: effect.what.distinct } : {}),
    ...(effect.what.as === undefined ? {} : { as: effect.what.as }),
    // Whoever downloads looks into the own deck and chooses; whom the text calls 'you' stays the same.
    at: { p: 'zone', zone: 'deck', of: DOER },
    by: DOER,
  };
  if (frame) frame.numbers.doer = player;
  const found = objectsOf({ ...context, numbers: { ...context.numbers, doer: player } }, sel);
  if (!found) {
    if (frame)
      engine.emit(
        { type: 'examined', cards: deck, known: [player], player },
        engine.cite(
          'download.search',
          effect.what.f?.f === 'title' ? 'download.by title' : 'download.by characteristics',
        ),
      );
    return 'asked';
  }
  // Who finds nothing, or takes nothing, has downloaded nothing.
  const { n } = effect.what;
  const wanted = typeof n === 'object' && 'upTo' in n ? 1 : countOf(context, effect.what);
  actOn(context, { verb: 'download', player, amount: found.refs.length }, { ...found, wanted });
  return 'again';
}
