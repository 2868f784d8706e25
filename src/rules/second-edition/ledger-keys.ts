/** Which rules of the ledger the keys of shared code stand for, in the order in which they are cited. */
import type { RuleId } from '../../engine/asking/request.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';

export const ledger: Readonly<Record<RuleKey, readonly RuleId[]>> = {
  'respond.window': ['2E-RESP-01'],
  'respond.mandatory': ['2E-RESP-11', '2E-RESP-14', '2E-RESP-15'],
  'respond.mandatory.taken': ['2E-RESP-11', '2E-RESP-14', '2E-RESP-15', '2E-RESP-10'],
  'respond.optional': ['2E-RESP-12', '2E-RESP-13'],
  'respond.silent pass': ['2E-RESP-12', '2E-RESP-13', '2E-LOOK-18', '2E-ATTR-04'],
  'respond.use': ['2E-RESP-02', '2E-RESP-03', '2E-RESP-10'],
  'respond.play': ['2E-RESP-09', '2E-PLAY-22', '2E-CARD-13'],
  'respond.play.offered': ['2E-RESP-09'],
  'respond.taken': ['2E-RESP-02', '2E-RESP-03'],
  'respond.taken.by another player': ['2E-RESP-02', '2E-RESP-03', '2E-ACTION-03'],
  'respond.lost': ['2E-OP-16'],
  'respond.then others': ['2E-RESP-06', '2E-OP-34'],
  'respond.prevent': ['2E-RESP-06', '2E-RESP-07'],
  'respond.did': ['2E-RESP-11', '2E-RESP-12'],
  'put off': ['2E-END-01'],
  'action.perform': ['2E-ACTION-01'],
  'action.in part': ['2E-EFFECT-01'],
  'action.in vain': ['2E-ACTION-04'],
  'endless loop': ['2E-EFFECT-03', '2E-OP-33'],
  'select.choose': ['2E-SELECT-01'],
  'select.random': ['2E-SELECT-02', '2E-SHOW-05', '2E-LOOK-06', '2E-SELECT-05', '2E-OP-31'],
  'select.random.outcome': ['2E-SELECT-02'],
};
