/** 'Another', 'other': than which cards others are meant. */
import { fromEach } from '../../engine/kernel/lists.ts';
import { bound, type Context } from './context.ts';
import { namesKind } from './dilemma-reach.ts';
import { missionWith } from './places.ts';
import { remembered } from './remembered.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Sel } from '../../language/tree/index.ts';

const NONE: readonly CardNumber[] = [];
const isOfMissions = remembered(({ f }: Sel): boolean => namesKind(f, 'mission'));

/** 'Another mission', said by what is no mission, is another than where it is. */
export function othersThan(context: Context, sel: Sel): readonly CardNumber[] {
  const { other } = sel;
  if (other === undefined) return NONE;
  const { engine, source } = context;
  const own = other.includes('this') && isOfMissions(sel) ? [missionWith(engine, source.card)] : NONE;
  return [...fromEach(other, (id) => bound(context, id).map((ref) => ref.card)), ...own];
}
