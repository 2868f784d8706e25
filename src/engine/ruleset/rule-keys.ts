/**
 * Rules by key: what is shared by editions names a rule by what it is about; each ruleset says which ids of its ledger that
 * is (`Ruleset.ledger`). Rooms above the engine add theirs by merging into the interface. A key's text decides nothing.
 */
export interface RuleKeys {
  /** A window is opened, and who may respond in it. */
  'respond.window': true;
  'respond.mandatory': true;
  'respond.mandatory.taken': true;
  'respond.optional': true;
  'respond.silent pass': true;
  'respond.use': true;
  'respond.play': true;
  'respond.play.offered': true;
  'respond.taken': true;
  'respond.taken.by another player': true;
  /** Responses settled before that can no longer be taken. */
  'respond.lost': true;
  'respond.then others': true;
  'respond.prevent': true;
  /** What has been done is responded to once, however many cards it was done to. */
  'respond.did': true;
  'put off': true;
  'action.perform': true;
  'action.in part': true;
  'action.in vain': true;
  'endless loop': true;
  'select.choose': true;
  'select.random': true;
  'select.random.outcome': true;
}

/** One of them. */
export type RuleKey = keyof RuleKeys;
