/** Names of seats: what commands, journals and terminals can carry. */

const mostLetters = 40;
const USED_BY_COMMANDS = /[:;#",=]/;
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Whether a seat may be called so: something to read in one line, without the characters that separate commands, at most 40 letters. */
export const isPlainName = (name: string): boolean =>
  name.trim() === name &&
  name !== '' &&
  name.length <= mostLetters &&
  !USED_BY_COMMANDS.test(name) &&
  !UNREADABLE.test(name);
