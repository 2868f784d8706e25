/** Selections, names and looks: what a text picks, names, reveals and examines. */
import { numberIn } from '../../../engine/kernel/frames.ts';
import { attemptIn, battleIn, placeOfAttempt } from '../../undertakings.ts';
import {
  every,
  cardsOfFacts,
  isEachOf,
  skillsRequired,
  KEPT,
  opponentsOf,
  playerOf,
  playersOf,
  type Context,
  abilityOf,
  blockAtWork,
  textAtWork,
  numberOf,
} from '../../reading/index.ts';
import { matches, candidates, isExempt, skillsOf } from '../../meaning.ts';
import { zoneName } from '../../terms.ts';
import { canPayAll } from '../costs.ts';
import { asRequired } from '../paid-skills.ts';
import { isPointless } from '../vain.ts';
import { keepName, untilOf } from './lasting.ts';
import { partly, whole, type EffectOf, type Handlers } from './handler.ts';
import { gapOfEach } from './gap-of-put.ts';
import { mayComeIntoPlay } from './entering.ts';
import { everySkill } from './skills.ts';
import { chosenByEach, endChoice, whoseChoice } from './by-choice.ts';
import { bindLetters } from './letters-again.ts';
import { actOn, drawer, objectsOf, playersFor, refsOf, speakOf, type Found } from './objects.ts';
import { wantedSlot } from './slot.ts';
import { ownerOfPile } from './whose-pile.ts';
import { choose, EITHER, selectRandomly } from '../../../engine/asking/select.ts';
import type { Frame, Occurrence } from '../../../engine/state/state.ts';
import { openWindow } from '../../../engine/acting/window.ts';
import type { Candidate, Seat } from '../../../engine/asking/request.ts';
import type { Definition } from '../../../engine/definition.ts';
import type { Effect, Filter, PlayerRef, Sel } from '../../../language/tree/index.ts';

export const choice: Handlers<'pick' | 'split' | 'name' | 'look' | 'shuffle'> = {
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

  name: whole((context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame) return 'done';
    const player = playerOf(context, effect.who);
    if (phase === 0) {
      if (isNamedForNothing(context, effect, player)) return 'done';
      const from = wordsFor(context, effect, player).filter((one) => !isExcepted(effect.except, one));
      if (from.length === 0) return 'done';
      const { min, max } = howMany(effect.n);
      choose(engine, {
        player,
        prompt:
          effect.what === 'player'
            ? 'Choose an opponent'
            : `Name ${max > 1 ? `${min < max ? 'up to ' : ''}${max}: ` : 'a '}${effect.what}`,
        from,
        min,
        max,
        as: effect.as,
        kind: effect.what === 'number' ? 'number' : effect.what === 'player' ? 'choose' : 'name',
        source: context.source.card,
        rules: engine.cite(
          effect.what === 'affiliation'
            ? 'name.affiliation'
            : effect.what === 'player'
              ? 'opponent.which one'
              : 'name.title',
        ),
      });
      return 'again';
    }
    const word = frame.words[effect.as];
    if (word !== undefined && effect.what === 'skill') frame.words.skill = word;
    if (word !== undefined) joinNames(frame, effect.as, word);
    engine.emit(
      { type: 'named', player, word: word?.replaceAll(EITHER, ', ') ?? String(numberIn(frame, effect.as)) },
      engine.cite('name.title'),
    );
    if (effect.as === KEPT) keepName(context, untilOf(context, effect.until ?? 'game'));
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

/** Would nothing come of what the text goes on to do, whatever is named? What a card keeps may serve later. */
function isNamedForNothing(context: Context, { as, what }: EffectOf<'name'>, player: Seat): boolean {
  const atWork = textAtWork(context);
  if (!atWork || as === KEPT || what === 'player') return false;
  return isPointless(context, blockAtWork(atWork).slice(atWork.entry.index + 1), player);
}

/** 'For each X, name a skill': all that were named so are meant. */
function joinNames(frame: Frame, as: string, word: string): void {
  const entry = frame.text?.path.at(-1);
  if (!entry || (entry.left === undefined && entry.times === undefined)) return;
  const slot = `named ${entry.block}`;
  const joined = Object.hasOwn(frame.words, slot) ? `${frame.words[slot]}${EITHER}${word}` : word;
  frame.words[slot] = joined;
  frame.words[as] = joined;
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

/** The affiliations of the rulebook; those of the game's cards come in addition. */
const AFFILIATIONS = [
  ...['Bajoran', 'Borg', 'Cardassian', 'Dominion', 'Federation'],
  ...['Ferengi', 'Klingon', 'Non-Aligned', 'Romulan', 'Starfleet'],
];

/** '(Except Law or Telepathy)': skills that may not be named. */
function isExcepted(except: Filter | undefined, word: Candidate): boolean {
  if (except?.f === 'or') return except.of.some((one) => isExcepted(one, word));
  return (except?.f === 'skill' || except?.f === 'kind') && word.kind === 'word' && word.value === except.is;
}

/** How many may be named. */
function howMany(n: Extract<Effect, { x: 'name' }>['n']): { min: number; max: number } {
  if (typeof n === 'object') return { min: 0, max: n.upTo };
  const one = n ?? 1;
  return { min: one, max: one };
}

/** What may be named: titles of the game's cards, skills, species … that occur in it. */
function wordsFor(
  context: Context,
  { what, as, only, of, from, lacking, among }: Extract<Effect, { x: 'name' }>,
  chooser: number,
): Candidate[] {
  const { engine } = context;
  if (among && what === 'number') return among.map((word) => ({ kind: 'number', value: Number(word) }));
  if (among) return among.map((value) => ({ kind: 'word', value }));
  if (of) {
    const required = candidates(context, of).flatMap((card) => skillsRequired(engine, card));
    return [...new Set(required)].sort().map((value) => ({ kind: 'word', value }));
  }
  if (from) {
    const titles = candidates(context, from).map((card) => engine.definitionOf(card).title);
    return [...new Set(titles)].sort().map((value) => ({ kind: 'word', value }));
  }
  const words = new Set<string>(what === 'affiliation' ? AFFILIATIONS : what === 'skill' ? everySkill(context) : []);
  for (const definition of engine.definitions) {
    if (what === 'species') for (const part of definition.species?.split('/') ?? []) words.add(part);
    else if (what === 'affiliation') for (const name of definition.affiliations) words.add(name);
    else if (what === 'keyword') for (const name of Object.keys(definition.keywords)) words.add(name);
    else if (what === 'cardType') words.add(definition.type);
    else if ((what === 'card' || what === definition.type) && mayBeNamed(context, definition, only))
      words.add(definition.title);
  }
  const had = lacking ? candidates(context, every(lacking)) : [];
  for (const card of had) for (const skill of Object.keys(skillsOf(engine, card))) words.delete(skill);
  if (what === 'attribute') for (const name of ['Integrity', 'Cunning', 'Strength']) words.add(name);
  if (what === 'number') return Array.from({ length: 100 }, (_, value) => ({ kind: 'number', value }));
  if (what === 'player') return opponentsFor(context, as, chooser).map((player) => ({ kind: 'player', player }));
  return [...words].sort().map((value) => ({ kind: 'word', value }));
}

/** The opponents who may be chosen: in a cost those with whom all that is still to be paid can be. */
function opponentsFor(context: Context, as: string, chooser: Seat): readonly Seat[] {
  const all = opponentsOf(context.engine, chooser);
  const atWork = textAtWork(context);
  if (!atWork) return all;
  const { definition, text, entry } = atWork;
  const { cost } = abilityOf(definition, text.ability);
  if (cost === undefined || numberOf(definition, cost) !== entry.block) return all;
  const rest = cost.slice(entry.index + 1);
  return all.filter((seat) => canPayAll({ ...context, numbers: { ...context.numbers, [as]: seat } }, rest));
}

/** Does the text allow this card's title to be named? */
function mayBeNamed(context: Context, definition: Definition, only: Filter | undefined): boolean {
  const { engine } = context;
  if (!only) return true;
  const index = engine.definitions.indexOf(definition);
  const card = engine.cards.find((one) => engine.definitionNumber(one) === index);
  return card !== undefined && matches(context, only, card);
}
