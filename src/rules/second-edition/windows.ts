/** Responses in the Second Edition's order (table RESP), and the periods in which text may be used between any two actions. */
import { attemptIn, battleIn, PERIODS, placeOfAttempt } from '../../effects/undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { PeriodRule, WindowRules } from '../../engine/ruleset/windows.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';
import { occasionOf } from './occasions.ts';

const NOTHING: readonly string[] = [];

export const windowRules: WindowRules = {
  // From the active player clockwise (2E-RESP-11, -12).
  seats: ({ seats, turn }) => seats.map((_, step) => (turn.player + step) % seats.length),
  // "Prevent" responses come before every other; only in the gaps of a dilemma all are taken in one round (2E-RESP-06, -07).
  rounds: (kind, period) => (kind === 'about' && period === '' ? ['preventing', 'others'] : ['all']),
  periods: new Map(PERIODS.map((name) => [name, periodRule(name)])),
  gap: 'face',
  // A window about a cost takes only what changes it; 3d and 3e are two windows of one event: what changes the cost waits for the second.
  waits: (engine, { words, occurrence }, responder) => {
    const changesCost = engine.ruleset.text.changesCost(engine, responder);
    if (words.kind === 'cost') return !changesCost;
    return changesCost && (words.kind !== 'did' || occurrence?.name === 'revealDilemma');
  },
  rulesOf,
  // "When … facing a dilemma": once with each dilemma, every copy.
  rulesFor: ({ name }) => (name === 'face' ? ['2E-RESP-04', '2E-DIL-43', '2E-OP-44'] : NOTHING),
  occasionOf,
  actorIn: (engine) => attemptIn(engine)?.player ?? engine.turn.player,
};

function rulesOf({ words, numbers }: Frame): readonly string[] {
  if (words.kind === 'cost') return ['2E-RESP-05'];
  if (numbers.preventing === 1) return ['2E-RESP-06', '2E-OP-34'];
  return words.period === 'face' ? ['2E-DIL-23', '2E-DIL-24', '2E-RESP-07'] : NOTHING;
}

/** "When" texts are used in a period as well, once with each dilemma; to begin an attempt or a battle has a window of its own. */
function periodRule(name: (typeof PERIODS)[number]): PeriodRule {
  const occurrence = (engine: Engine): Occurrence | null => goingOn(engine, name);
  return name === 'attempt' || name === 'battle'
    ? { occurrence }
    : { occurrence, once: { key: `did:${name}`, scope: 'dilemma' } };
}

function goingOn(engine: Engine, name: (typeof PERIODS)[number]): Occurrence | null {
  if (name === 'battle') {
    const battle = battleIn(engine);
    return (
      battle && {
        name,
        stage: 'did',
        player: battle.sides[0].player,
        cards: battle.sides[0].cards,
        by: null,
        where: engine.ref(battle.where),
      }
    );
  }
  const attempt = attemptIn(engine);
  if (!attempt || (name === 'face' && !attempt.open)) return null;
  const base = { name, stage: 'did' as const, player: attempt.player, where: placeOfAttempt(attempt) };
  return name === 'face'
    ? { ...base, cards: attempt.involved, by: attempt.facing }
    : { ...base, cards: [attempt.mission], by: null };
}
