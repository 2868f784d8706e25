/** What a response makes of a selection: it is made again, or somebody else is selected instead. */
import type { Ability } from '../../../language/tree/index.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Frame, Ref } from '../../../engine/state/state.ts';
import type { Effect } from '../../../language/tree/index.ts';
import { playerOf, blockAtWork, textAtWork } from '../../reading/index.ts';
import { candidates } from '../../meaning.ts';
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
  const able = candidates(context, effect.to).filter((card) => !already.includes(card));
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

/** The selection at which a text stands. */
function selectionOf(engine: Engine, frame: Frame): Extract<Effect, { x: 'pick' }> | null {
  const atWork = textAtWork({ engine, frame });
  const effect = atWork && blockAtWork(atWork)[atWork.entry.index];
  return effect?.x === 'pick' ? effect : null;
}

/** Those selected by the selection that is going on. */
export function selectedNow(engine: Engine): readonly CardNumber[] {
  const maker = engine.frames.findLast((frame) => selectionOf(engine, frame) !== null);
  const pick = maker && selectionOf(engine, maker);
  return maker && pick ? cardsIfAny(maker, pick.as).map(({ card }) => card) : [];
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
