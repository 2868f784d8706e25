/** Names of seats: what commands, journals and terminals can carry. */
import { holdsUnseen, unseenIn } from '../catalog/plain.ts';
import { shortened } from '../catalog/shown.ts';

const mostLetters = 40;
const USED_BY_COMMANDS = /[:;#",=]/;

/** Why a seat can't be called so; null if it can: by at most 40 letters on one line, none of them unseen, none that separates commands. */
export function nameFault(name: string): string | null {
  const unseen = unseenIn(name);
  if (unseen !== null) return holdsUnseen('the name of a seat', unseen);
  if (USED_BY_COMMANDS.test(name)) return `the name '${shortened(name)}' has a character that commands use`;
  if (name.trim() !== name || name === '')
    return `the name '${shortened(name)}' begins or ends with a blank, or has no letter`;
  return name.length > mostLetters ? `the name of a seat has ${name.length} letters, more than ${mostLetters}` : null;
}
