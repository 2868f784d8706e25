/** Of several things to which one verb does the same ('stop your X and your Y present'), the place that is said last is the place of all. */
import { idsIn } from '../../tree/ids.ts';
import type { Place, Sel } from '../../tree/index.ts';
import { open, openWords } from '../../tree/open.ts';
import { someNode } from '../../tree/visit.ts';

/** What 'present' and 'aboard' alone are with: the card whose text it is. */
const BARE: ReadonlySet<string> = new Set(['this', open('present'), open('this personnel'), open('this ship')]);

/** Does a place say by itself where it is, whatever was spoken of before it? */
const isByItself = (at: Place): boolean =>
  idsIn({ is: 'place', node: at }).every(({ id }) => BARE.has(id) || openWords(id) === undefined);

/** Is everybody at such a place at the same one? */
const isOne = (at: Place): boolean =>
  at.p === 'here' || idsIn({ is: 'place', node: at }).some(({ how, id }) => how === 'ref' && BARE.has(id));

/** A ship is present with nobody, and aboard nothing. */
const isShip = (sel: Sel): boolean =>
  someNode(
    { is: 'cards', node: sel },
    (part) => part.is === 'filter' && part.node.f === 'kind' && part.node.is === 'ship',
  );

/** Those of whom no place was said are at that of the last; undefined where it may be any of several such places. */
export function atTheSame(all: Sel[]): Sel[] | undefined {
  const at = all.at(-1)?.at;
  if (!at) return all;
  const isAnywhere = (sel: Sel): boolean => !sel.at && sel.ref === undefined;
  // 'Each X and each Y in your hand', but not 'your event and an opponent's event in his or her core'.
  if (at.p === 'zone' && all.some((sel) => isAnywhere(sel) && sel.of !== all.at(-1)?.of)) return all;
  const spread = (): Sel[] => all.map((sel) => (isAnywhere(sel) ? { ...sel, at: structuredClone(at) } : sel));
  if (at.p === 'at' || at.p === 'here' || at.p === 'zone') return spread();
  if ((at.p !== 'present' && at.p !== 'aboard') || !all.some(isAnywhere) || !isByItself(at)) return all;
  return isOne(at) && !all.some((sel) => isAnywhere(sel) && isShip(sel)) ? spread() : undefined;
}
