/** Why a proposal that is not offered cannot be done: the variant's own verbs, else as in the Second Edition. */
import { isTask } from '../../effects/reading/index.ts';
import type { Proposal, Refusal } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { refusalOf } from '../second-edition/checks.ts';
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
      why: (engine, proposal) =>
        isTask(engine, proposal.card ?? 0)
          ? refusalOf(engine, attemptChecks, attemptingOf(engine, proposal.seat, proposal))
          : refusal('only objectives are attempted', 'OBJ-ORDER-01', 'OBJ-ATT-01'),
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
      why: (engine, { seat: player, card: system = 0, from }) =>
        refusalOf(engine, uninstallChecks, { player, system, ship: from ?? engine.hostOf(system) }),
    },
  ],
  [
    'install',
    {
      in: ['play'],
      why: (engine, { seat: player, card: system = 0, on: ship = 0 }) =>
        refusalOf(engine, installChecks, { player, system, ship }),
    },
  ],
]);

export const whyNot = (engine: Engine, proposal: Proposal): Refusal => whyNotBy(own, engine, proposal);
