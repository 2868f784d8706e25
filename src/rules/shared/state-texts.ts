/** Texts that do something as soon as a state holds: "when you command no Klingon, destroy this". */
import { isAbilityActive, candidates } from '../../effects/meaning.ts';
import { allHold, contextOf, type Context, abilityOf, type Ability } from '../../effects/reading/index.ts';
import { firstAwaited, carryOutLater } from '../../effects/hearing/index.ts';
import { beginText } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import { isHeard, respondersTo, useKey } from '../../engine/acting/responders.ts';
import type { Lasting, Responder } from '../../engine/state/state.ts';
import { timesUsed } from '../../engine/state/reduce.ts';

/** So often a text is tried in a turn that comes to nothing again and again. */
const ENOUGH = 9;

/** Begins the next text that acts as soon as a state holds, if its state does; false where there is none. Asked when no text is being carried out. */
export function beginStateText(engine: Engine): boolean {
  const { awaited, due } = next(engine);
  if (awaited) carryOutLater(engine, awaited);
  else if (due) beginText(engine, due, null, -1);
  return awaited !== undefined || due !== undefined;
}

interface Next {
  readonly awaited: Lasting | undefined;
  readonly due: Responder | undefined;
}

/** What was put off until something is so that is so now; else a text whose state holds. Asked before every step between texts. */
const next = rememberingOnce((engine: Engine): Next => {
  const awaited = firstAwaited(engine);
  const isSilent = awaited !== undefined || !isHeard(engine, 'state');
  const due = isSilent ? undefined : respondersTo(engine, 'state').find((responder) => isDue(engine, responder));
  return { awaited, due };
});

function isDue(engine: Engine, responder: Responder): boolean {
  const { source, ability, you } = responder;
  if (!isAbilityActive(engine, source.card, ability)) return false;
  const text = abilityOf(engine.definitionOf(source.card), ability);
  const context = contextOf(engine, source, you);
  return (
    text.at.t === 'state' &&
    allHold(context, [text.at.while, text.if]) &&
    text.do.some((effect) => hasObjects(context, effect)) &&
    timesUsed(engine.usesIn('turn'), useKey(responder)) < ENOUGH
  );
}

/** Is there something left to do it to? */
function hasObjects(context: Context, effect: Ability['do'][number]): boolean {
  return effect.x !== 'put' || candidates(context, effect.what).length > 0;
}
