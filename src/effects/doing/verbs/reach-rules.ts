/** The rules by which a selector reaches some cards and leaves out others. */
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';
import type { Sel } from '../../../language/tree/index.ts';
import { isStopped, leftOut, type Context } from '../../reading/index.ts';
import { isCaptive } from '../../terms.ts';

/** The rules by which "your" and "an opponent's" cards are told apart. */
export function whoseRules({ best, of }: Sel): readonly RuleKey[] {
  if (best) return ['select.tie'];
  if (of === 'you') return ['wording.your'];
  return of === 'opponent' || of === 'eachOpponent' ? ['wording.of an opponent'] : [];
}

/** For a trace: stopped cards and damage cards that the selector reaches or leaves out, with the rule of it. */
export function noteStopped(context: Context, sel: Sel, all: readonly CardNumber[]): void {
  const { engine, you } = context;
  if (!engine.watcher || sel.ref !== undefined) return;
  const reached = all.filter((card) => engine.isInPlay(card) && isStopped(engine, card));
  if (reached.length > 0) engine.noteKeys(sel.n === 'all' ? 'stop.reached by all' : 'stop.reached');
  for (const card of leftOut(context, sel)) {
    if (engine.relationOf(card) === 'damage') engine.noteKeys('damage.not reached');
    else if (isCaptive(engine, card)) engine.noteKeys('captive.not reached');
    else engine.noteKeys(engine.commanderOf(card) === you ? 'stop.own not reached' : 'stop.not reached');
  }
}
