/** Which rules of the tiny ruleset the keys of the engine stand for; it has no others. */
import type { RuleId } from '../../src/engine/asking/request.ts';
import type { RuleKey } from '../../src/engine/ruleset/rule-keys.ts';

const RESPONSES: readonly RuleId[] = ['TINY-05'];

export const ledgerOfTiny: Readonly<Partial<Record<RuleKey, readonly RuleId[]>>> = {
  'respond.window': RESPONSES,
  'respond.mandatory': RESPONSES,
  'respond.mandatory.taken': RESPONSES,
  'respond.optional': RESPONSES,
  'respond.silent pass': RESPONSES,
  'respond.use': RESPONSES,
  'respond.play': RESPONSES,
  'respond.play.offered': RESPONSES,
  'respond.taken': RESPONSES,
  'respond.taken.by another player': RESPONSES,
  'respond.lost': RESPONSES,
  'respond.then others': RESPONSES,
  'respond.prevent': RESPONSES,
  'respond.did': RESPONSES,
  'put off': RESPONSES,
  'text.use': RESPONSES,
  'dilemma.last gap': RESPONSES,
  'action.perform': ['TINY-03'],
  'action.in part': ['TINY-03'],
  'action.in vain': ['TINY-03'],
  'endless loop': ['TINY-12'],
  'select.choose': ['TINY-03'],
  'select.random': ['TINY-03'],
  'select.random.outcome': ['TINY-03'],
};
