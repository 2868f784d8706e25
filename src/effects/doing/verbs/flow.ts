/** Carries out conditions, options, choices between effects, and loops inside a text. */
import {
  every,
  differences,
  bindingsOf,
  blockAt,
  singlesIn,
  playerOf,
  type Chosen,
  type Context,
  limitedAmount,
  mostOf,
  meanOpponentsOf,
  numberOf,
  textAtWork,
  pastOf,
  cardsOfPast,
} from '../../reading/index.ts';
import { holds, candidates } from '../../meaning.ts';
import { canPayAll } from '../costs.ts';
import { doableWays, isPaying } from '../doable.ts';
import { isPointless } from '../vain.ts';
import { askWhichOne } from '../one-of-them.ts';
import { withPaidSkills } from '../paid-skills.ts';
import { nobody, whole, type Handlers } from './handler.ts';
import { bindLetters } from './letters-again.ts';
import { isFacedDilemma } from './faced-dilemma.ts';
import { refsOf } from './objects.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import { IN_LOOP, isLooping } from '../../../engine/acting/loop-count.ts';
import { choose, oneOfSoMany } from '../../../engine/asking/select.ts';
import type { Cond, Effect, Sel } from '../../../language/tree/index.ts';
import { cardsIfAny, numberIn } from '../../../engine/kernel/frames.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

export const flow: Handlers<'if' | 'may' | 'oneOf' | 'each' | 'repeat'> = {
  if: whole((said, effect, phase) => {
    if (phase > 0) return chooseOneOf(said, effect) ? 'asked' : { enter: effect.then };
    noteDecision(said, effect.if);
    const context = withPaidSkills(said, effect.if);
    if (!context) return 'asked';
    if (!holds(context, effect.if)) return effect.else ? { enter: effect.else } : 'done';
    if (context.frame) Object.assign(context.frame.cards, bindingsOf(context, effect.if));
    meanOpponentsOf(context, effect);
    return singlesIn(effect).length > 0 ? 'again' : { enter: effect.then };
  }),

  may: whole((context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame?.text) return 'done';
    if (phase === 0) {
      if (effect.cost && !canPayAll(context, effect.cost)) {
        engine.noteKeys('cost.in full');
        frame.text = { ...frame.text, ok: 'no' };
        return 'done';
      }
      if (effect.must) {
        frame.numbers.yes = 1;
        return 'again';
      }
      if (isOfferedForNothing(context, effect)) {
        frame.text = { ...frame.text, ok: 'no' };
        return 'done';
      }
      engine.push('yes-no', { numbers: { player: playerOf(context, effect.who), source: context.source.card } });
      return 'again';
    }
    if (phase === 1) {
      const isTaken = frame.numbers.yes === 1;
      frame.text = { ...frame.text, ok: isTaken ? 'yes' : 'no' };
      if (!isTaken) return 'done';
      if (!effect.cost) return { enter: effect.do };
      frame.numbers.paying = 1;
      return 'again';
    }
    if (effect.cost && frame.numbers.paying === 1) {
      frame.numbers.paying = 0;
      enterBefore(context, effect.cost);
      return 'asked';
    }
    return { enter: effect.do };
  }),

  oneOf: whole((context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame) return 'done';
    if (effect.who === 'random') return { enter: itemAt(effect.of, oneOfSoMany(engine, effect.of.length)) };
    if (phase === 0) {
      const ways = doableWays(context, effect.of);
      if (ways.length < effect.of.length)
        engine.noteKeys('choose.doable', ...(isPaying(context) ? (['cost.in full'] as const) : []));
      const from = ways.map((index) => ({ kind: 'number' as const, value: index + 1 }));
      choose(engine, {
        player: playerOf(context, effect.who),
        prompt: 'Which effect?',
        from,
        min: 1,
        max: 1,
        as: 'way',
        source: context.source.card,
      });
      return 'again';
    }
    return { enter: itemAt(effect.of, numberIn(frame, 'way') - 1) };
  }),

  each: whole((context, effect) => {
    if (context.frame && !isLooping(context.frame)) context.frame.numbers[IN_LOOP] = 0;
    if (typeof effect.over === 'number' || 'a' in effect.over)
      return { enter: effect.do, times: limitedAmount(context, effect.over) };
    const past = pastOf(effect.over);
    const meant = past ? cardsOfPast(context, effect.over, past) : candidates(context, every(effect.over));
    const left = refsOf(context, unlike(context, effect.over, meant).slice(0, mostOf(context)));
    // 'For each event revealed, … Discard those events'.
    if (effect.over.as !== undefined) bindLetters(context, { [effect.over.as]: left });
    return left.length === 0 ? 'done' : { enter: effect.do, left };
  }),

  repeat: nobody('repeat'),
};

/** Is there nothing to say yes for: neither in what is done then, nor, where somebody may 'discard a card to prevent this', in what is not? */
function isOfferedForNothing(context: Context, { who, cost, do: does }: Extract<Effect, { x: 'may' }>): boolean {
  const asked = playerOf(context, who);
  if (!cost || does.length > 0) return isPointless(context, does, asked, cost);
  const entry = context.frame?.text?.path.at(-1);
  const atWork = textAtWork(context);
  const next = entry && atWork ? blockAt(atWork.definition, entry.block)[entry.index + 1] : undefined;
  return next?.x === 'if' && next.if.c === 'ok' && !next.if.value && isPointless(context, next.then, asked);
}

/** 'Each different card': of those that are the same in what is asked for, one. */
function unlike({ engine }: Context, { distinct }: Sel, cards: readonly CardNumber[]): readonly CardNumber[] {
  if (distinct === undefined) return cards;
  const found = new Set<string | number>();
  return cards.filter((card) => {
    const before = found.size;
    for (const value of differences(engine, distinct, card)) found.add(value);
    return found.size > before;
  });
}

/** For the trace of a dilemma: why its requirement or its "if you cannot" comes out as it does. */
function noteDecision(context: Context, condition: Cond): void {
  if (!isFacedDilemma(context)) return;
  if (condition.c === 'not' && condition.of.c === 'req') context.engine.noteKeys('dilemma.requirements');
  if (condition.c !== 'ok' || condition.value) return;
  const { ok, last } = context.frame?.text ?? {};
  const isPrevented = last?.objects.some(({ outcome }) => outcome === 'prevented') === true;
  if (ok === 'disturbed') context.engine.noteKeys('dilemma.disturbed');
  else context.engine.noteKeys(isPrevented ? 'dilemma.if you cannot.prevented' : 'dilemma.if you cannot');
}

/** 'If you command a ship, … that ship': asks which one is meant where several would do; true where somebody was asked. */
function chooseOneOf(context: Context, effect: Extract<Effect, { x: 'if' }>): boolean {
  const { engine, frame, you, source } = context;
  if (!frame) return false;
  let chosen: Chosen = {};
  for (const letter of singlesIn(effect)) {
    const all = cardsIfAny(frame, letter);
    const so = bindingsOf({ ...context, chosen }, effect.if)[letter] ?? [];
    const refs = all.length < 2 ? all : all.filter(({ card }) => so.some((one) => one.card === card));
    frame.cards[letter] = refs;
    const [one] = refs;
    if (refs.length > 1) {
      askWhichOne(engine, { player: you, source: source.card, letter, from: refs });
      return true;
    }
    if (one) chosen = { ...chosen, [letter]: one.card };
  }
  return false;
}

/** Carries a block out before the present effect goes on. */
function enterBefore(context: Context, block: readonly Effect[]): void {
  const atWork = textAtWork(context);
  if (!context.frame || !atWork) throw new Error('a block is entered while a text is carried out');
  const { definition, text } = atWork;
  const entry = { block: numberOf(definition, block), index: 0, phase: 0 };
  context.frame.text = { ...text, path: [...text.path, entry] };
}
