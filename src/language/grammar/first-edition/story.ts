/** Of First Edition: passes over words that tell a story beside what a card does, and ask for nothing. */
import { token } from '../../parse/parser.ts';

/** Words that would change what a sentence means: no part of a story. */
const WORDS =
  'a all also an and any aboard at before by cannot each every except first for from half has have if in instead may must ' +
  'no not of on once one only opponent opponents or other owner player players random than the then this to turn two unless until when where while who whoever with without you your';
const MEANT: ReadonlySet<string> = new Set(WORDS.split(' '));
/** What is done to cards is never only told. */
const DEEDS =
  /^(?:cure|damag|destroy|die|discard|draw|dead|end|get|kill|los[et]|mission|mov|nullif|place|play|point|present|scor|ship|stop|captur|disabl|relocat|quarant|return|attempt|beam$|prevent|doubl|tripl|gain|reduc|increas)/;

/** A word that tells a story and asks for nothing. */
export const told = token((here) =>
  here.kind === 'word' && /^[a-z]/.test(here.text) && !MEANT.has(here.low) && !DEEDS.test(here.low) ? 0 : undefined,
);
/** A name in a story. */
export const name = token((here) => (here.kind === 'title' || /^[A-Z][a-z]/.test(here.text) ? 0 : undefined));
