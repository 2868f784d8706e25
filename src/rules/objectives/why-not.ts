/** Why a proposal that is not offered cannot be done: the variant's own verbs, else as in the Second Edition. */
import { isTask } from '../../effects/reading/index.ts';
import type { Proposal, Refusal } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { refusalOf } from '../shared/checks.ts';
import { usingOf } from '../second-edition/attempt-checks.ts';
import { playChecks } from '../second-edition/play-checks.ts';
import { refusal, whyNotBy, type OwnVerb } from '../second-edition/why-not.ts';
import { engageChecks, engagingOf, fightChecks, fightingOf } from './attacks.ts';
import { attemptChecks, attemptingOf } from './attempt-checks.ts';
import { whyNoTactic } from './tactics.ts';
import { installChecks, uninstallChecks } from './systems.ts';

const own: ReadonlyMap<string, OwnVerb> = new Map<string, OwnVerb>([
  [
    'attempt',
    {
      in: ['orders'],
      needs: { parts: ['at'], form: 'attempt OBJECTIVE at LOCATION' },
      why: whyNotAttempt,
    },
  ],
  [
    'engage',
    {
      in: ['orders'],
      why: (engine, { seat, ...order }) => refusalOf(engine, engageChecks, engagingOf(seat, order)),
      elsewhere: ['OBJ-ORDER-03'],
    },
  ],
  [
    'fight',
    {
      in: ['orders'],
      why: (engine, { seat, ...order }) => refusalOf(engine, fightChecks, fightingOf(engine, seat, order)),
      elsewhere: ['OBJ-ORDER-03'],
    },
  ],
  ['tactic', { in: ['draw-tactics', 'lay-tactic'], why: whyNoTactic, elsewhere: ['OBJ-CARD-09'] }],
  ['counterattack', { in: ['counterattack'], why: () => null, elsewhere: ['OBJ-COUNTER-02', 'OBJ-COUNTER-04'] }],
  [
    'uninstall',
    {
      in: ['play'],
      needs: { parts: ['card'], form: 'uninstall SYSTEM from SHIP' },
      elsewhere: ['OBJ-SYS-06'],
      why: (engine, { seat: player, card: system = 0, from }) =>
        refusalOf(engine, uninstallChecks, { player, system, ship: from ?? engine.hostOf(system) }),
    },
  ],
  [
    'install',
    {
      in: ['play'],
      needs: { parts: ['card', 'on'], form: 'install SYSTEM on SHIP' },
      elsewhere: ['OBJ-SYS-06'],
      why: whyNotInstall,
    },
  ],
]);

/** OBJ-SYS-09: it is a play; OBJ-OP-41: with too few counters, of both rules. */
function whyNotInstall(engine: Engine, { seat: player, card: system = 0, on: ship = 0 }: Proposal): Refusal | null {
  const [first, ...others] = [
    refusalOf(engine, installChecks, { player, system, ship }),
    refusalOf(engine, playChecks, { player, card: system, at: ship }),
  ].flatMap((one) => one ?? []);
  if (!first) return null;
  const rules = [first, ...others].flatMap((one) => one.rules);
  return { ...first, rules: [...new Set(rules.includes('2E-COST-03') ? ['OBJ-SYS-02', ...rules] : rules)] };
}

/** Without an objective named: why none of those that are active can be attempted there. */
function whyNotAttempt(engine: Engine, proposal: Proposal): Refusal | null {
  const { seat, card, using } = proposal;
  if (card !== undefined && !isTask(engine, card))
    return refusal('only objectives are attempted', 'OBJ-ORDER-01', 'OBJ-ATT-01');
  if (using !== undefined && usingOf(engine, seat, proposal) === null)
    return refusal('no text of that card gives other requirements', 'OBJ-ATT-01', '2E-REQ-14');
  const meant = card === undefined ? engine.zone('active', seat) : [card];
  const refusals = meant.map((one) =>
    refusalOf(engine, attemptChecks, attemptingOf(engine, seat, { ...proposal, card: one })),
  );
  if (refusals.includes(null)) return null;
  const [first, ...others] = refusals.flatMap((one) => one ?? []);
  if (!first) return refusal('no objective of yours is active', 'OBJ-ATT-01', 'OBJ-ATT-02', 'OBJ-CARD-06');
  const rules = [...new Set([first, ...others].flatMap((one) => one.rules))];
  return { ...first, rules: card === undefined ? [...rules, 'OBJ-CARD-06'] : rules };
}

export const whyNot = (engine: Engine, proposal: Proposal): Refusal => whyNotBy(own, engine, proposal);
