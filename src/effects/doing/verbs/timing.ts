/** Carries out 'prevent', 'instead', what is put off till later, and what changes the course of an attempt. */
import { abilityOf, hasHiddenLetter, isType, playerOf, type Context, subjectOf } from '../../reading/index.ts';
import { attemptIn, battleIn } from '../../undertakings.ts';
import { candidates, isExempt } from '../../meaning.ts';
import { nobody, partly, whole, type EffectOf, type Handlers } from './handler.ts';
import { actOn, objectsOf, refsOf } from './objects.ts';
import { beginLasting, momentOf, ON_EVENT, untilOf } from './lasting.ts';
import { reselect } from './reselect.ts';
import type { Ability, Effect, EventPattern } from '../../../language/tree/index.ts';
import { withOutcome } from '../../../engine/acting/action.ts';
import { calledOff } from '../../../engine/acting/called-off.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Action } from '../../../engine/state/state.ts';
import { isHeard } from '../../../engine/acting/responders.ts';
import { cardsIfAny } from '../../../engine/kernel/frames.ts';

export const timing: Handlers<
  'prevent' | 'instead' | 'later' | 'reselect' | 'end' | 'block' | 'goOn' | 'game' | 'delay' | 'stakes'
> = {
  // A response prevents the objects it responds to, or the whole action.
  prevent: partly(gapOfPrevent, (context, effect, phase) => {
    const { engine, frame, you, source } = context;
    const battle = battleIn(engine);
    if (frame?.occurrence?.name === 'battle' && battle) {
      engine.emit({ type: 'battle', battle: { ...battle, phase: 'prevented' } });
      engine.emit(
        {
          type: 'prevented',
          verb: battle.kind,
          cards: battle.sides.flatMap(({ cards }) => cards.map(({ card }) => card)),
          by: source.card,
          player: you,
        },
        engine.cite('prevent.battle'),
      );
      return 'done';
    }
    if (phase === 0 && frame?.text && isHeard(engine, 'about:prevent')) {
      const cards = threatened(context, effect);
      if (cards.length > 0) {
        actOn(context, { verb: 'prevent' }, { refs: refsOf(context, cards), wanted: cards.length });
        return 'again';
      }
    }
    // To prevent it may itself have been prevented.
    if (phase === 1 && frame?.text && frame.text.ok !== 'yes') {
      frame.cards.that = [];
      return 'done';
    }
    const dilemmas = effect.what
      ? candidates(context, effect.what).filter((card) => isType(engine, card, 'dilemma'))
      : [];
    if (dilemmas.length > 0) {
      const preventable = dilemmas.filter((card) => !isExempt(engine, card, 'prevent', source.card));
      if (preventable.length < dilemmas.length) engine.noteKeys('forbidden');
      for (const card of preventable) engine.ruleset.texts.preventWhole(context, card);
      return 'done';
    }
    const subject = subjectOf(context);
    if (!frame || !subject?.action) return 'done';
    // Of a card that cannot be prevented nothing that it does can be.
    const { source: doer } = subject.action;
    if (doer && isExempt(engine, doer.card, 'prevent', source.card)) {
      engine.noteKeys('forbidden');
      return 'done';
    }
    const cards = threatened(context, effect);
    const isWhole = subject.action.objects.length === 0;
    // What cannot be prevented is out of the text's reach: it goes its own way.
    const that = cardsIfAny(frame, 'that');
    frame.cards.that = that.filter(({ card }) => !isExempt(engine, card, 'prevent', source.card));
    if (frame.cards.that.length < that.length) engine.noteKeys('forbidden');
    if (cards.length === 0 && !isWhole) return 'done';
    engine.begin(
      subject,
      isWhole ? leftOf(context, subject.action) : withOutcome(subject.action, cards, 'prevented', you),
    );
    engine.emit(
      { type: 'prevented', verb: subject.action.verb, cards, by: source.card, player: you },
      engine.cite('prevent.action'),
    );
    return 'done';
  }),

  // On a dilemma the replaced effect has happened already; a response replaces what is about to happen.
  instead: partly(
    ({ do: all }, { at }) =>
      at.t === 'on' && at.ev.stage === 'about' ? (gapOfTakingPlace(at) ?? gapOfPlaying(at.ev, all)) : null,
    (context, effect) => {
      const { engine, frame, you } = context;
      engine.noteKeys('instead');
      // What is to be done to those selected is about to happen only after that (`later.ts`).
      if (frame?.occurrence?.name === 'select' && FATES.has(frame.occurrence.words?.fate)) {
        beginLasting(context, [], `${ON_EVENT}${attemptIn(engine) ? 'attempt' : 'turn'}`, ['instead.put off']);
        return 'done';
      }
      const subject = subjectOf(context);
      if (frame && subject?.action) {
        const that = cardsIfAny(frame, 'that').map((ref) => ref.card);
        const { action } = subject;
        engine.begin(
          subject,
          action.objects.length === 0 ? leftOf(context, action) : withOutcome(action, that, 'replaced', you),
        );
      }
      return { enter: effect.do };
    },
  ),

  later: partly(gapOfLater, (context, effect) => {
    const { at, within } = effect;
    const moment = within === undefined ? momentOf(context, at) : `${ON_EVENT}${untilOf(context, within)}`;
    beginLasting(context, [], moment, ['put off']);
    return 'done';
  }),

  reselect,
  end: nobody('end'),
  // What becomes of those who face it, and of the dilemma, is the encounter's to say.
  block: whole(() => 'done'),
  goOn: whole(() => 'done'),
  delay: whole((context, { x, what, turns }, phase) => {
    if (phase > 0) return 'done';
    const found = objectsOf(context, what, x);
    if (!found) return 'asked';
    actOn(context, { verb: x, amount: turns }, found);
    return 'again';
  }),

  stakes: whole((context, { x, who }, phase) => {
    if (phase > 0) return 'done';
    actOn(context, { verb: x, player: playerOf(context, who), amount: 1 }, { refs: [], wanted: 0 });
    return 'again';
  }),

  game: partly(gapOfGame, (context, effect) => {
    const { engine, source } = context;
    const reason = `${engine.definitionOf(source.card).title} says so`;
    engine.emit(
      { type: 'won', players: [playerOf(context, effect.who)], what: 'game', reason },
      engine.cite('win.by text'),
    );
    return 'done';
  }),
};

/** What a selection may be made for. */
const FATES: ReadonlySet<unknown> = new Set(['kill', 'stop']);

/** What would be prevented: of the action at work what the text responds to, else all of it, unless a text exempts it. */
function threatened(context: Context, { what }: EffectOf<'prevent'>): readonly CardNumber[] {
  const { engine, frame, source } = context;
  const dilemmas = what ? candidates(context, what).filter((card) => isType(engine, card, 'dilemma')) : [];
  if (dilemmas.length > 0) return dilemmas;
  const that = frame ? cardsIfAny(frame, 'that') : [];
  const action = subjectOf(context)?.action;
  const pending = (action?.objects ?? [])
    .filter(({ outcome, ref }) => outcome === 'pending' && !isExempt(engine, ref.card, 'prevent', source.card))
    .map(({ ref }) => ref.card);
  // 'Up to three of those personnel': those chosen of them.
  if (what?.ref !== undefined && what.ref !== 'that') {
    const chosen = candidates(context, what);
    return pending.filter((card) => chosen.includes(card));
  }
  const meant = pending.filter((card) => that.some((ref) => ref.card === card));
  return meant.length > 0 ? meant : pending;
}

/** Of a whole game nothing but that it is won. */
function gapOfGame({ what }: EffectOf<'game'>): string | null {
  return what === 'win' ? null : `the effect game ${what}`;
}

/** The start or end of a turn, the end of the attempt in progress, or when something happens. */
function gapOfLater({ at }: EffectOf<'later'>): string | null {
  const isMoment =
    at.t === 'on'
      ? !hasHiddenLetter(at.ev)
      : at.t === 'state' || (at.t === 'clock' && (at.of === 'turn' || (at.of === 'attempt' && at.edge === 'end')));
  return isMoment ? null : 'an effect put off';
}

/** Texts that come between the start of an action and its result. */
const RESPONDS: ReadonlySet<Ability['at']['t']> = new Set<Ability['at']['t']>(['on', 'window']);

/** Only what has not happened yet is prevented; a failure follows from the rules: nothing prevents it. */
function gapOfPrevent(_: EffectOf<'prevent'>, { at, do: effects }: Ability): string | null {
  // What is put off until something happens responds to that.
  if (effects.some((effect) => effect.x === 'later' && effect.at.t === 'on')) return null;
  if (!RESPONDS.has(at.t)) return 'preventing what has happened';
  return gapOfTakingPlace(at);
}

/** What is left of an action without cards that is called off: of several draws, 'a card' that is about to be drawn is one. */
function leftOf({ engine, frame }: Context, action: Action): Action {
  const { verb, amount } = action;
  const definition = frame?.text && engine.definitions[frame.text.definition];
  const at = definition && frame.text && abilityOf(definition, frame.text.ability).at;
  const isOfOne = at?.t === 'on' && at.ev.what !== undefined && at.ev.what.n === undefined;
  return verb === 'draw' && amount !== undefined && amount > 1 && isOfOne
    ? { ...action, amount: amount - 1 }
    : calledOff(action);
}

/** What no action stands for: nothing is left undone if a text steps in. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(
  [
    'attempt',
    'attempting',
    'failAttempt',
    'endAttempt',
    'complete',
    'drawDilemmas',
    'chooseDilemmas',
    'leavePlay',
  ].concat(['useSkill', 'checkRequirements', 'winBattle', 'wonBattle', 'endBattle', 'gain', 'spendCounter', 'name']),
);
function gapOfTakingPlace(at: Ability['at']): string | null {
  const deed = at.t === 'on' ? [at.ev.e].flat().find((one) => ON_ITS_WAY.has(one)) : undefined;
  return deed === undefined ? null : `taking the place of ${deed}`;
}

/** A card is played elsewhere instead, but nothing takes the place of its being played. */
function gapOfPlaying({ e }: EventPattern, all: readonly Effect[]): string | null {
  const isElsewhere = all.some((one) => one.x === 'put' && one.why === 'play' && one.what.ref !== undefined);
  return e === 'play' && !isElsewhere ? 'taking the place of play' : null;
}
