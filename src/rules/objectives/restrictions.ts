/** Attack restrictions: whom a force may attack by an order, as far as a player may see it and as it is (OBJ-RESTR). */
import { affiliationsOf, hasAffiliation } from '../../effects/meaning.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Shown } from '../../engine/state/events.ts';
import type { Offence } from '../shared/checks.ts';
import { ATTACKS } from './constants.ts';

/** Who attacks and who is attacked: ships and personnel, all that count. */
export interface Attack {
  readonly kind: 'combat' | 'engagement';
  readonly player: Seat;
  readonly force: readonly CardNumber[];
  readonly target: readonly CardNumber[];
}

/** What forbids an attack, and the cards by which it does. */
export interface Restriction extends Offence {
  readonly by: readonly CardNumber[];
}

/** OBJ-RESTR-06, -07: a target counts as of every affiliation it contains. */
const TARGET_RULE = { engagement: 'OBJ-RESTR-06', combat: 'OBJ-RESTR-07' } as const;

const classOf = (affiliation: string): NonNullable<ReturnType<typeof ATTACKS.get>> =>
  ATTACKS.get(affiliation) ?? 'others';

const isOf = (engine: Engine, card: CardNumber, affiliation: string): boolean =>
  hasAffiliation(engine, card, affiliation);

const affiliationsAmong = (engine: Engine, cards: readonly CardNumber[]): readonly string[] => [
  ...new Set(cards.flatMap((card) => affiliationsOf(engine, card))),
];

/** Does a restriction of this affiliation forbid to attack these cards? `hidden`: cards whose affiliation is not known are among them. */
function forbids(engine: Engine, affiliation: string, target: readonly CardNumber[], hidden: boolean): RuleId | null {
  const attacks = classOf(affiliation);
  if (attacks === 'anybody') return null;
  if (attacks === 'others') return target.some((card) => isOf(engine, card, affiliation)) ? 'OBJ-RESTR-01' : null;
  // OBJ-RESTR-09: whatever else it counts as.
  return hidden || target.some((card) => isOf(engine, card, attacks.only)) ? null : 'OBJ-RESTR-03';
}

/** OBJ-RESTR-08: the force obeys the restrictions of all its affiliations. `isSeen`: which cards of the target count. */
function restrictionBy(engine: Engine, attack: Attack, isSeen: (card: CardNumber) => boolean): Restriction | null {
  const { force, kind } = attack;
  const target = attack.target.filter(isSeen);
  const isHidden = target.length < attack.target.length;
  const own = affiliationsAmong(engine, force);
  for (const affiliation of own) {
    const rule = forbids(engine, affiliation, target, isHidden);
    if (rule === null) continue;
    const attacks = classOf(affiliation);
    const isOnly = typeof attacks === 'object';
    return {
      rules: [rule, TARGET_RULE[kind], ...(own.length > 1 ? ['OBJ-RESTR-08'] : [])],
      reason: isOnly ? `${affiliation} attacks ${attacks.only} only` : `${affiliation} does not attack ${affiliation}`,
      by: [
        ...force.filter((card) => isOf(engine, card, affiliation)),
        ...(isOnly ? target : target.filter((card) => isOf(engine, card, affiliation))),
      ],
    };
  }
  return null;
}

const sees = (engine: Engine, { player }: Attack, card: CardNumber): boolean =>
  engine.ruleset.showing.knows(engine, card, player);

/** OBJ-OP-39: what forbids the attack by what the attacker may see. */
export const openRestriction = (engine: Engine, attack: Attack): Restriction | null =>
  restrictionBy(engine, attack, (card) => sees(engine, attack, card));

/** What forbids the attack, concealed cards included. */
export const restriction = (engine: Engine, attack: Attack): Restriction | null =>
  restrictionBy(engine, attack, () => true);

/** OBJ-RESTR-10: the affiliations of concealed personnel that decide it, and nothing else of them. */
export function decidingAffiliations(engine: Engine, attack: Attack, found: Restriction | null): readonly Shown[] {
  const isConcealed = (card: CardNumber): boolean => engine.definitionOf(card).type === 'personnel';
  const deciding = found ? found.by : allowing(engine, attack);
  return deciding.filter(isConcealed).flatMap((card) => ({ card, part: affiliationsOf(engine, card).join('/') }));
}

/** Of a legal attack: whoever makes the target one that may be attacked, where that cannot be seen. */
function allowing(engine: Engine, attack: Attack): readonly CardNumber[] {
  const sought = affiliationsAmong(engine, attack.force).flatMap((affiliation) => {
    const attacks = classOf(affiliation);
    return typeof attacks === 'object' ? [attacks.only] : [];
  });
  // A ship stands first, and lies open: then nothing has to be shown.
  return sought.flatMap((affiliation) => attack.target.filter((card) => isOf(engine, card, affiliation)).slice(0, 1));
}
