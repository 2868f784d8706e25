/** Combat and engagements that a card begins, joining, and attempts by text: handed to the edition's procedures. */
import type { Ability } from '../../../language/tree/index.ts';
import { battleIn, type BattleSide } from '../../undertakings.ts';
import {
  every,
  type Context,
  numberOf,
  canJoinBattle,
  leftOut,
  isInvolved,
  isAtAttempt,
  textAtWork,
} from '../../reading/index.ts';
import { partly, whole, type EffectOf, type Handlers } from './handler.ts';
import { objectsOf, refsOf } from './objects.ts';
import { isForbiddenNow } from '../forbidden.ts';
import { candidates } from '../../meaning.ts';
import type { Effect } from '../../../language/tree/index.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';

/** The number of a block that the battle carries out at its step 2 or 6; -1 for none. */
function blockOf(context: Context, block: readonly Effect[] | undefined): number {
  const atWork = textAtWork(context);
  return atWork && block && block.length > 0 ? numberOf(atWork.definition, block) : -1;
}

/** Who can join the attempt: whoever is at its place and not stopped. */
function ableToJoin(context: Context, { what }: EffectOf<'join'>, cards: readonly CardNumber[]): CardNumber[] {
  const { engine } = context;
  if (leftOut(context, what).some((card) => isAtAttempt(engine, card))) engine.noteKeys('stop.not joining');
  return cards.filter((card) => isAtAttempt(engine, card) && !isInvolved(engine, card));
}

export const battle: Handlers<'battle' | 'join' | 'spare' | 'attempt'> = {
  battle: whole((context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame?.text) return 'done';
    if (phase === 0 && isForbiddenNow(context, effect)) {
      engine.noteKeys('forbidden');
      frame.text = { ...frame.text, ok: 'no' };
      return 'done';
    }
    const named = refsOf(context, candidates(context, every(effect.of)));
    if (phase === 0 && effect.kind === 'either') {
      engine.push('which battle', { cards: { with: named }, numbers: { player: context.you } });
      return 'again';
    }
    if (phase === 0 || (phase === 1 && effect.kind === 'either')) {
      const kind = effect.kind === 'either' ? frame.words.battle : effect.kind;
      delete frame.numbers.won;
      engine.push(kind === 'engagement' ? 'engagement' : 'combat', {
        cards: { with: named, source: [context.source] },
        numbers: {
          player: context.you,
          during: blockOf(context, effect.during),
          win: blockOf(context, effect.win),
          notWin: blockOf(context, effect.notWin),
          lose: blockOf(context, effect.lose),
        },
        words: effect.of.as === undefined ? {} : { letter: effect.of.as },
      });
      return 'again';
    }
    // 'If you do': it was begun and not prevented, whoever has won it.
    frame.text = { ...frame.text, ok: frame.numbers.won === undefined ? 'no' : 'yes' };
    return 'done';
  }),

  join: whole((context, effect) => {
    const { engine } = context;
    const all = candidates(context, effect.what);
    const isOfAttempt = effect.to === 'attempt';
    const able = isOfAttempt ? ableToJoin(context, effect, all) : all.filter((card) => canJoinBattle(engine, card));
    // 'Your ship joins': one, of those that can.
    const found = effect.what.ref === undefined ? objectsOf(context, effect.what, 'join', able) : null;
    if (!found && effect.what.ref === undefined) return 'asked';
    const cards = found ? found.refs.map(({ card }) => card) : able;
    if (cards.length > 0)
      engine.emit({ type: 'joined', cards }, engine.cite(isOfAttempt ? 'attempt.join' : 'battle.join'));
    return 'done';
  }),

  // Whoever is not involved adds nothing to a total, and is neither killed nor stopped by it.
  spare: whole((context, effect) => {
    const { engine } = context;
    const battle = battleIn(engine);
    const out = candidates(context, effect.what);
    if (!battle || out.length === 0) return 'done';
    const without = (side: BattleSide): BattleSide => ({
      ...side,
      cards: side.cards.filter(({ card }) => !out.includes(card)),
    });
    const [first, second] = battle.sides;
    engine.emit(
      { type: 'battle', battle: { ...battle, sides: [without(first), without(second)] } },
      engine.cite('battle.leave'),
    );
    return 'done';
  }),

  attempt: partly(gapOfAttempt, () => {
    throw new Error('an attempt by text is offered as an order: its effect is not carried out as an action');
  }),
};

/** Requirements by text are offered as an order. */
function gapOfAttempt({ req }: EffectOf<'attempt'>, { at }: Ability): string | null {
  return at.t === 'attemptAs' && req ? null : 'an attempt as an effect';
}
