/** What of a text is known only once something is paid or done: who is chosen, what is named. */
import { isSomewhere, type Context } from '../reading/index.ts';

/** Does a part of a text speak of what is known only then? */
export const isAboutUnknown = (context: Context, part: unknown): boolean =>
  isSomewhere(part, (node) => isUnknown(context, node));

/** Is a card, a player or a word meant that is known only once it is paid, or the effect is being done? */
function isUnknown({ cards, numbers, words }: Context, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('player' in node) return typeof node.player === 'string' && !(node.player in numbers);
  // What was named is a word or a number.
  if ('id' in node) return typeof node.id === 'string' && !(node.id in words) && !(node.id in numbers);
  const id = 'ref' in node ? node.ref : 'owner' in node ? node.owner : 'commander' in node ? node.commander : undefined;
  return typeof id === 'string' && id !== 'this' && id !== 'it' && !(id in cards);
}
