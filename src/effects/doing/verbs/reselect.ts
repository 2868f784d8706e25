/** What a response makes of a selection: it is made again, or somebody else is selected instead. */
import type { Ability, Effect, Sel } from '../../../language/tree/index.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Frame, Ref } from '../../../engine/state/state.ts';
import { playerOf, blockAtWork, frameContext, textAtWork } from '../../reading/index.ts';
import { candidates } from '../../meaning.ts';
import { areSeenToBeNone, type Seen } from '../seen.ts';
import { giveChoice } from './by-choice.ts';
import { partly, type EffectOf } from './handler.ts';
import { objectsOf } from './objects.ts';
import { cardsIfAny } from '../../../engine/kernel/frames.ts';

/** Changes the selection that the text responds to. */
export const reselect = partly<'reselect'>(gapOfReselect, (context, effect) => {
  const { engine, frame, you } = context;
  if (effect.by !== undefined) {
    const asking = engine.frames.findLast((one) => selectionOf(engine, one)?.sel.by === 'random');
    if (asking) giveChoice(asking, playerOf(context, effect.by));
    return 'done';
  }
  const subject = frame?.numbers.subject;
  if (!frame || subject === undefined) return 'done';
  const maker = engine.frames[subject - 1];
  const pick = maker && selectionOf(engine, maker);
  if (!maker || !pick) return 'done';
  if (!effect.to) {
    makeAgain(maker);
    // Nobody responds any more to a selection that is ignored.
    const window = engine.frames.findLast(
      ({ procedure, numbers }) => procedure === 'window' && numbers.subject === subject,
    );
    if (window) engine.finish(window);
    return 'done';
  }
  const already = cardsIfAny(maker, pick.as).map(({ card }) => card);
  const able = candidates(context, effect.to).filter(standsIn(engine, maker, pick, effect.to));
  const found = objectsOf(context, effect.to, undefined, able);
  if (!found) return 'asked';
  const [now] = found.refs;
  const [before] = cardsIfAny(frame, 'that');
  if (!now || !before || already.includes(now.card)) return 'done';
  standIn(maker, [pick.as, 'it', 'that'], before, now);
  // A random selection has told of itself.
  if (effect.to.by !== 'random')
    engine.emit(
      { type: 'selected', cards: [now.card], random: false, player: you, by: context.source.card },
      engine.cite('select.again'),
    );
  return 'done';
});

/** It must respond to a selection of cards; to one about to be made at random, if it is to be a choice. */
function gapOfReselect({ by, to }: EffectOf<'reselect'>, { at }: Ability): string | null {
  if (to?.n !== undefined && to.n !== 1) return 'several selected instead of one';
  const isAboutSelection = at.t === 'on' && at.ev.e === (by === undefined ? 'select' : 'eligible');
  return isAboutSelection ? null : 'a selection made anew';
}

type Pick = Extract<Effect, { x: 'pick' }>;
/** The selection at which a text stands. */
function selectionOf(engine: Engine, frame: Frame): Pick | null {
  const atWork = textAtWork({ engine, frame });
  const effect = atWork && blockAtWork(atWork)[atWork.entry.index];
  return effect?.x === 'pick' ? effect : null;
}

/** Is there nobody to be selected instead by the selection that is going on, as `asked` knows? */
export function isWithoutStandIn(seen: Seen, to: Sel): boolean {
  const { context, asked } = seen;
  const { engine } = context;
  const maker = engine.frames.findLast((frame) => selectionOf(engine, frame) !== null);
  const pick = maker && selectionOf(engine, maker);
  if (!maker || !pick) return areSeenToBeNone(seen, to);
  const isAble = standsIn(engine, maker, pick, to);
  const others = couldBe(engine, maker, pick, to)?.filter(isAble);
  if (!others) return areSeenToBeNone(seen, to, isAble);
  const meant = candidates(context, to);
  return others.every((card) => engine.ruleset.showing.knows(engine, card, asked) && !meant.includes(card));
}

/** Nobody who is selected already, and only who could have been. */
function standsIn(engine: Engine, maker: Frame, pick: Pick, to: Sel): (card: CardNumber) => boolean {
  const already = cardsIfAny(maker, pick.as).map(({ card }) => card);
  const able = couldBe(engine, maker, pick, to);
  return (card) => !already.includes(card) && (able === undefined || able.includes(card));
}

/** Who could have been selected: none others are meant where the words name no place. */
function couldBe(engine: Engine, maker: Frame, pick: Pick, { at, ref }: Sel): readonly CardNumber[] | undefined {
  return at || ref !== undefined ? undefined : candidates(frameContext(engine, maker), pick.sel);
}

/** The text goes back to where it selects. */
function makeAgain(maker: Frame): void {
  const { text } = maker;
  const entry = text?.path.at(-1);
  if (!text || !entry) return;
  maker.text = { ...text, path: [...text.path.slice(0, -1), { ...entry, phase: entry.phase - 1 }] };
}

/** What was to happen to the one happens to the other. */
function standIn(maker: Frame, slots: readonly string[], before: Ref, now: Ref): void {
  for (const slot of slots) {
    const refs = maker.cards[slot];
    if (refs) maker.cards[slot] = refs.map((ref) => (ref.card === before.card ? now : ref));
  }
}
