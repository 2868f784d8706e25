/** The actions of the Second Edition: what performs each of them, and what it brings about beside itself. */
import { isReached, performTable, shuffledBeside } from '../../effects/doing/index.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import type { ActionRules } from '../../engine/ruleset/action-rules.ts';
import { counters } from './counters.ts';
import { playVerb } from './play-cards.ts';
import { shipVerbs } from './ship-verbs.ts';

const NOTHING: readonly string[] = [];
const PARTING: ReadonlySet<string> = new Set(['kill', 'destroy', 'return', 'remove', 'take', 'command']);

export const actionRules: ActionRules = {
  perform: { ...performTable, ...shipVerbs, counters, playing: playVerb },
  isReached,
  // What is placed leaves its commander where it is placed outside play.
  isParting: (engine, { verb, to }) =>
    PARTING.has(verb) ||
    (verb === 'place' && to !== undefined && 'zone' in to && engine.ruleset.texts.outsidePlay.has(to.zone)),
  arrivals: [
    { event: 'toDiscardPile', zone: 'discard', verbs: new Set(['kill', 'destroy', 'discard', 'spend', 'refuse']) },
  ],
  besides: shuffledBeside,
  // Where ships go, and on what a card is placed.
  tellsWhere: ({ to, verb }) =>
    to !== undefined && 'host' in to && (to.relation === 'ships' || (to.relation === 'on' && verb === 'place')),
  // What one action of a dilemma does to several is responded to once (2E-DIL-18).
  rulesOf: (engine, done) => (done.length > 1 && attemptIn(engine) ? ['2E-DIL-18', '2E-RESP-17'] : NOTHING),
};
