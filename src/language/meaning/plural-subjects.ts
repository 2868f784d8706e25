/** 'When your personnel are killed, shuffle them …', 'when your personnel begin a mission attempt, they …': the verb says that all of them are meant. */
import type { Token } from '../text/text.ts';
import type { Ability, Cond, EventPattern, Sel, Timing } from '../tree/index.ts';

/** Verbs as they are said of several, and of one. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['are', 'begin', 'fail', 'complete', 'attempt', 'win', 'lose']);
const OF_ONE: ReadonlySet<string> = new Set(['is', 'begins', 'fails', 'completes', 'attempts', 'wins', 'loses']);
/** What is said of the cards before the verb may have a verb of its own, and whoever does something is no card. */
const OTHER_SUBJECT: ReadonlySet<string> = new Set(['who', 'whose', 'that', 'which', 'you', 'he', 'she', 'they', 'it']);
/** What befalls the subject, not what it does to others: 'are about to be killed', not 'are about to kill'. */
const BEFALLS: ReadonlySet<string> = new Set(['be', 'face', 'fail', 'complete', 'begin', 'leave']);
const THEY: ReadonlySet<string> = new Set(['they', 'them']);

/** The ability, where a sentence of these words calls those of whom its first words tell 'they', of all of these. */
export function ofAllOfThem(ability: Ability, words: readonly Token[]): Ability {
  const comma = words.findIndex(({ low }) => low === ',');
  const isSo = comma > 0 && words.slice(comma).some(({ low }) => THEY.has(low)) && isOfSeveral(words.slice(0, comma));
  if (!isSo) return ability;
  const { at, if: state } = ability;
  return { ...ability, at: timed(at), ...(state && { if: said(state) }) };
}

/** Is the verb of these words said of several? */
function isOfSeveral(words: readonly Token[]): boolean {
  const at = words.findIndex(({ low }) => OF_SEVERAL.has(low) || OF_ONE.has(low));
  const [verb, about, , deed] = words.slice(at);
  if (at < 0 || verb === undefined || OF_ONE.has(verb.low)) return false;
  if (about?.low === 'about' && deed !== undefined && !BEFALLS.has(deed.low)) return false;
  return !words.slice(0, at).some(({ low }) => OTHER_SUBJECT.has(low));
}

function timed(at: Timing): Timing {
  if (at.t === 'on') return { ...at, ev: happening(at.ev) };
  return at.t === 'window' ? { ...at, while: said(at.while) } : at;
}

function happening(event: EventPattern): EventPattern {
  const { involving, what } = event;
  if (involving) return { ...event, involving: several(involving) };
  return what ? { ...event, what: several(what) } : event;
}

const said = (state: Cond): Cond => (state.c === 'is' ? { ...state, who: several(state.who) } : state);

/** Cards of which neither a number nor that one is meant is said: 'your personnel'. */
const several = (sel: Sel): Sel =>
  sel.n === undefined && sel.ref === undefined && sel.as === undefined && (sel.of === 'you' || sel.of === 'opponent')
    ? { ...sel, n: 'any' }
    : sel;
