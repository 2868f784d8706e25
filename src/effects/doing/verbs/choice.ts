/** Selections and looks: what a text picks, reveals and examines. */
import { attemptIn, battleIn, placeOfAttempt } from '../../undertakings.ts';
import {
  cardsOfFacts,
  isEachOf,
  playerOf,
  playersOf,
  type Context,
  blockAtWork,
  textAtWork,
} from '../../reading/index.ts';
import { candidates, isExempt } from '../../meaning.ts';
import { zoneName } from '../../terms.ts';
import { asRequired } from '../paid-skills.ts';
import { partly, whole, type EffectOf, type Handlers } from './handler.ts';
import { gapOfEach } from './gap-of-put.ts';
import { mayComeIntoPlay } from './entering.ts';
import { chosenByEach, endChoice, whoseChoice } from './by-choice.ts';
import { bindLetters } from './letters-again.ts';
import { actOn, drawer, objectsOf, playersFor, refsOf, speakOf, type Found } from './objects.ts';
import { wantedSlot } from './slot.ts';
import { ownerOfPile } from './whose-pile.ts';
import { selectRandomly } from '../../../engine/asking/select.ts';
import type { Occurrence } from '../../../engine/state/state.ts';
import { openWindow } from '../../../engine/acting/window.ts';
import type { Seat } from '../../../engine/asking/request.ts';
import type { Effect, PlayerRef, Sel } from '../../../language/tree/index.ts';

export const choice: Handlers<'pick' | 'split' | 'look' | 'shuffle'> = {
  // "Randomly select a personnel to be stopped" is a pick and a stop: two actions with a gap between.
  pick: partly(
    ({ sel }) => gapOfEach(sel, sel.by === 'random' ? undefined : sel.by),
    (context, effect, phase) => {
      const { frame } = context;
      if (!frame?.text) return 'done';
      const isRandom = effect.sel.by === 'random';
      if (isRandom && phase === 0) {
        openEligible(context, effect.sel);
        return 'again';
      }
      if (phase === (isRandom ? 1 : 0)) {
        const next = effectAfter(context, effect.as);
        const deed = next ? verbOf(next) : effect.fate;
        const able = next && !isRandom ? mayComeIntoPlay(context, next, effect.sel) : undefined;
        const required = asRequired(context, effect);
        const found = required && objectsOf(required, effect.sel, deed, able);
        if (!found) return 'asked';
        const isChosen = whoseChoice(context, effect.sel) !== null;
        if (isRandom) {
          endExclusions(context);
          endChoice(context);
        }
        bindLetters(context, { [effect.as]: found.refs });
        frame.numbers[wantedSlot(effect.as)] = found.wanted;
        speakOf(context, found);
        frame.cards.it = found.refs;
        actOn(context, { verb: 'select', words: selectionWords(isRandom && !isChosen, deed) }, found);
        return 'again';
      }
      return 'done';
    },
  ),

  // "Randomly split them in half": so many of them at random, and the others.
  split: whole((context, effect) => {
    const { engine, frame, source } = context;
    const all = candidates(context, effect.what);
    if (!frame || all.length % 2 !== 0) return 'done';
    const half = selectRandomly(engine, all, Math.floor(all.length / 2), drawer(context, all), source.card);
    const rest = all.filter((card) => !half.includes(card));
    frame.cards[effect.as] = refsOf(context, half);
    frame.cards[effect.rest] = refsOf(context, rest);
    return 'done';
  }),

  look: partly(
    ({ what, who }) => gapOfEach(what, who),
    (context, effect, phase) => {
      if (phase > 0) return 'done';
      const found = objectsOf(context, chosenByEach(effect));
      if (!found) return 'asked';
      const player = playerOf(context, effect.who);
      // Of a card that was not there to be shown, what the text goes on to do with it is not done.
      const { as } = effect.what;
      if (as !== undefined && context.frame && found.refs.length === 0)
        context.frame.numbers[wantedSlot(as)] = found.wanted;
      speakOf(context, found);
      const verb = effect.why === 'reveal' ? 'reveal' : 'examine';
      for (const [seat, shown] of shownBy(context, effect, found).reverse())
        actOn(context, { verb, player: seat ?? player }, shown);
      return 'again';
    },
  ),

  shuffle: whole((context, effect, phase) => {
    if (phase > 0) return 'done';
    const { engine } = context;
    const { zone } = effect;
    if (zone.p !== 'zone' || zone.zone === 'play') return 'done';
    const owner = ownerOfPile(context, context.you, zone);
    if (owner === 'asked') return 'asked';
    for (const player of owner === undefined ? whoseDecks(context, zone.of).toReversed() : [owner])
      actOn(
        context,
        {
          verb: 'shuffle',
          to: { zone: zoneName(engine, zone.zone), player },
          amount: 1,
          words: { pile: zone.zone },
        },
        { refs: [], wanted: 0 },
      );
    return 'again';
  }),
};

/** 'Each player reveals the top card of their deck': each the own cards, one player after the other. */
function shownBy(context: Context, { who, what }: EffectOf<'look'>, found: Found): [Seat | undefined, Found][] {
  if (!isEachOf(who) || what.at?.p !== 'zone' || what.at.of !== who) return [[undefined, found]];
  return playersFor(context, who).flatMap((seat): [Seat, Found][] => {
    const refs = found.refs.filter(({ card }) => context.engine.ownerOf(card) === seat);
    return refs.length === 0 ? [] : [[seat, { refs, wanted: refs.length }]];
  });
}

/** 'Shuffles each copy into its owner's deck': the decks of all whose cards the text has put there. */
function whoseDecks(context: Context, of: PlayerRef): readonly Seat[] {
  if (typeof of !== 'object' || !('owner' in of) || of.owner !== 'it') return playersOf(context, of);
  const { engine } = context;
  const placed = cardsOfFacts(context, { e: 'place', stage: 'did' }, 'ability');
  return [...new Set(placed.map((card) => engine.ownerOf(card)))];
}

/** Before a random selection: whoever may be selected is "an eligible target" of it. */
function openEligible(context: Context, sel: Sel): void {
  const { engine, source, you } = context;
  const cards = candidates(context, sel).filter((card) => !isExempt(engine, card, 'randomSelection', source.card));
  const attempt = attemptIn(engine);
  const battle = battleIn(engine);
  const mission = battle ? engine.ref(battle.where) : attempt && placeOfAttempt(attempt);
  const occurrence: Occurrence = {
    name: 'eligible',
    stage: 'about',
    player: you,
    cards: cards.map((card) => engine.ref(card)),
    by: source,
    ...(mission ? { where: mission } : {}),
  };
  openWindow(engine, { kind: 'about', occurrence });
}

/** "Excluded from that selection": it is made. */
function endExclusions({ engine }: Context): void {
  const ids = engine.lasting.filter(({ until }) => until === 'selection').map(({ id }) => id);
  if (ids.length > 0) engine.emit({ type: 'lasting ended', ids }, engine.cite('select.random.outcome'));
}

/** What the next effect does to the picked cards: whoever cannot be its object cannot be chosen. */
function effectAfter(context: Context, as: string): Effect | undefined {
  const atWork = textAtWork(context);
  const next = atWork ? blockAtWork(atWork)[atWork.entry.index + 1] : undefined;
  return next && actsOn(next, as) && !('even' in next) ? next : undefined;
}

/** For texts about selections: how this one was made, and what it was made for. */
function selectionWords(isRandom: boolean, deed: string | undefined): Readonly<Record<string, string>> {
  return { how: isRandom ? 'random' : 'choice', ...(deed !== undefined && { fate: deed }) };
}

function verbOf(effect: Effect): string {
  return effect.x === 'put' ? effect.why : effect.x;
}

function actsOn(effect: Effect, as: string): boolean {
  if (effect.x !== 'stop' && effect.x !== 'put') return false;
  return effect.what.ref === as || effect.what.ref === 'that' || effect.what.ref === 'it';
}
