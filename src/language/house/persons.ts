/** Writes verbs in the person of who does it: 'you draw', 'an opponent draws'. */
import type { Dialect } from '../dialect.ts';
import type { PlayerRef, Sel } from '../tree/index.ts';
import { playerWords } from './players.ts';
import { isSame } from '../tree/same.ts';

const verb = (who: PlayerRef, word: string): string =>
  who === 'you' ? word : /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`;
/** 'you draw', 'opponent draws'. */
export function says(dialect: Dialect, who: PlayerRef, word: string): string {
  return `${playerWords(dialect, who)} ${verb(who, word)}`;
}
export const have = (dialect: Dialect, who: PlayerRef): string =>
  who === 'you' ? 'you have' : `${playerWords(dialect, who)} has`;
export const be = (dialect: Dialect, who: PlayerRef): string =>
  who === 'you' ? 'you are' : `${playerWords(dialect, who)} is`;
export const not = (dialect: Dialect, who: PlayerRef): string =>
  who === 'you' ? 'you do not' : `${playerWords(dialect, who)} does not`;

/** Are there several? */
export const isMany = ({ n }: Sel): boolean => n !== undefined && n !== 1 && n !== 'all';
/** 'It is', 'three personnel are'. */
export const is = (sel: Sel): string => (isMany(sel) ? 'are' : 'is');

/** 'An event', 'a unique card'. */
export const article = (what: string): string =>
  what === 'cardType' ? 'a card type' : /^\[?(?!uniq)[aeiou]/i.test(what) ? `an ${what}` : `a ${what}`;
const third = (verb: string): string => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
export function by(dialect: Dialect, who: PlayerRef, actor: PlayerRef, verb: string, rest: string): string {
  return isSame(who, actor) ? `${verb} ${rest}` : `${playerWords(dialect, who)} ${third(verb)} ${rest}`;
}
