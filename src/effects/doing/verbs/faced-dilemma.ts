/** The text of the dilemma being faced: it lets its player see what it affects a personnel for. */
import type { Sel } from '../../../language/tree/index.ts';
import { levelIn, skillsOf } from '../../meaning.ts';
import { meetingInstead, type Context } from '../../reading/index.ts';
import { attemptIn } from '../../undertakings.ts';
import { partsIn } from '../skill-use.ts';
import type { Found } from './objects.ts';

/** Is the text that of the dilemma being faced? Its actions have gaps between them. */
export function isFacedDilemma(context: Context): boolean {
  const attempt = attemptIn(context.engine);
  return attempt !== null && attempt.open && attempt.facing?.card === context.source.card;
}

/**
 * An opponent's dilemma that affects a personnel for what it is, not at random, lets its player see just that part.
 */
export function showParts(context: Context, sel: Sel, { refs }: Found): void {
  if (sel.by === 'random' || sel.ref !== undefined || !isFacedDilemma(context)) return;
  const { engine, you } = context;
  const parts = [...skillsNamed(sel.f).flatMap(whatWillDo(context)), ...(sel.best ? [sel.best.prop] : [])];
  const shown = refs.flatMap(({ card }) => {
    const part = parts.find((name) => sel.best !== undefined || levelIn(skillsOf(engine, card), name) > 0);
    return part === undefined ? [] : [{ card, part }];
  });
  if (shown.length === 0) return;
  const words = `shows ${partsIn(shown)}`;
  engine.emit({ type: 'announced', player: you, words, numbers: [], shown }, engine.cite('show.affected'));
}

/** Where a skill is required, what may stand for it will do as well. */
const whatWillDo =
  ({ engine, source, asRequired }: Context) =>
  (skill: string): readonly string[] =>
    asRequired ? [skill, ...meetingInstead(engine, source.card, skill)] : [skill];

/** The skills that a filter asks for, in any of its alternatives. */
function skillsNamed(filter: Sel['f']): readonly string[] {
  if (filter?.f === 'and' || filter?.f === 'or') return filter.of.flatMap(skillsNamed);
  return filter?.f === 'skill' ? [filter.is] : [];
}
