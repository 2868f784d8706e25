/** Where and against whom a card may begin a combat or an engagement. */
import { placeWord } from './variant.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Responder } from '../../engine/state/state.ts';
import {
  every,
  opponentsOf,
  responderContext,
  isStopped,
  isType,
  missionOf,
  abilityOf,
  type Effect,
} from '../../effects/reading/index.ts';
import { mayFight } from '../../effects/standing/index.ts';
import { candidates, hasCandidates } from '../../effects/meaning.ts';
import { isStaffed } from './staffing.ts';
import { allMissions, isMine, missionKind, readyPersonnel, readyShips } from './table.ts';

/** Places of combat: a planet or a ship where the named personnel of the player are present with an opponent's (2E-COMBAT-02, -05, -06). */
export function combatPlaces(engine: Engine, player: Seat, named: readonly CardNumber[]): CardNumber[] {
  return meetingPlaces(engine, player).filter(
    (place) =>
      readyPersonnel(engine, cardsIn(engine, place), player).some((card) => named.includes(card)) &&
      mayFight(engine, player, 'combat', missionOf(engine, place)),
  );
}

/** Places away from headquarters where unstopped personnel of the player are present with an opponent's. */
const meetingPlaces = remembering((engine: Engine, player: Seat): readonly CardNumber[] => {
  const meet = (place: CardNumber): boolean =>
    opponentsAt(engine, place, player).length > 0 && readyPersonnel(engine, cardsIn(engine, place), player).length > 0;
  return allMissions(engine)
    .filter((mission) => missionKind(engine, mission) !== 'headquarters')
    .flatMap((mission) => [mission, ...engine.hosted(mission, 'ships')])
    .filter(meet);
});

export function cardsIn(engine: Engine, place: CardNumber): readonly CardNumber[] {
  return engine.hosted(place, isType(engine, place, 'ship') ? 'aboard' : 'here');
}

export function opponentsAt(engine: Engine, place: CardNumber, player: Seat): Seat[] {
  const cards = cardsIn(engine, place).filter((card) => isType(engine, card, 'personnel'));
  return opponentsOf(engine, player).filter((seat) => cards.some((card) => isMine(engine, card, seat)));
}

/** Own staffed ships at missions where an opponent has a ship, with a named personnel aboard or themselves named (2E-ENGAGE-02 to -07). */
export function engagingShips(engine: Engine, player: Seat, named: readonly CardNumber[]): CardNumber[] {
  return facingShips(engine, player).filter(
    (ship) =>
      (named.includes(ship) ||
        engine.hosted(ship, 'aboard').some((card) => named.includes(card) && !isStopped(engine, card))) &&
      mayFight(engine, player, 'engagement', missionOf(engine, ship)),
  );
}

/** Own unstopped, staffed ships away from headquarters where an opponent has a ship. */
const facingShips = remembering((engine: Engine, player: Seat): readonly CardNumber[] =>
  allMissions(engine)
    .filter(
      (mission) => missionKind(engine, mission) !== 'headquarters' && enemyShips(engine, mission, player).length > 0,
    )
    .flatMap((mission) => readyShips(engine, mission, player))
    .filter((ship) => isStaffed(engine, ship)),
);

export function enemyShips(engine: Engine, mission: CardNumber, player: Seat): CardNumber[] {
  return engine
    .hosted(mission, 'ships')
    .filter((ship) => !isMine(engine, ship, player) && engine.commanderOf(ship) >= 0);
}

type BattleEffect = Extract<Effect, { x: 'battle' }>;

/** The battles a text may begin. */
function battlesOf(engine: Engine, responder: Responder): BattleEffect[] {
  const { do: effects } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  return effects.filter((effect) => effect.x === 'battle');
}

/** Can the battles of this text begin somewhere just now? */
export function canBegin(engine: Engine, responder: Responder): boolean {
  return battlesOf(engine, responder).every(({ of, kind }) => {
    const fighters = kind === 'engagement' ? NOBODY : ableToCombat(engine, responder.you);
    const engaging = kind === 'combat' ? NOBODY : ableToEngage(engine, responder.you);
    if (fighters.length + engaging.length === 0) return false;
    const isAble = (card: CardNumber): boolean => fighters.includes(card) || engaging.includes(card);
    return hasCandidates(responderContext(engine, responder), every(of), 1, isAble);
  });
}

const NOBODY: readonly CardNumber[] = [];

/** The player's personnel who could begin a combat, were they named. */
const ableToCombat = remembering((engine: Engine, player: Seat): readonly CardNumber[] =>
  meetingPlaces(engine, player)
    .filter((place) => mayFight(engine, player, 'combat', missionOf(engine, place)))
    .flatMap((place) => readyPersonnel(engine, cardsIn(engine, place), player)),
);

/** The ships that could begin an engagement, were they or somebody aboard named, and all aboard. */
const ableToEngage = remembering((engine: Engine, player: Seat): readonly CardNumber[] =>
  facingShips(engine, player)
    .filter((ship) => mayFight(engine, player, 'engagement', missionOf(engine, ship)))
    .flatMap((ship) => [ship, ...engine.hosted(ship, 'aboard').filter((card) => !isStopped(engine, card))]),
);

function namedIn(engine: Engine, responder: Responder, effect: BattleEffect): CardNumber[] {
  return candidates(responderContext(engine, responder), every(effect.of));
}

/** Why the text can begin no battle: the rules that keep it from each place. */
export function whyNoBattle(engine: Engine, responder: Responder): { rules: readonly RuleId[]; reason: string }[] {
  if (canBegin(engine, responder)) return [];
  return battlesOf(engine, responder).flatMap((effect) => {
    const named = namedIn(engine, responder, effect);
    return KINDS.filter((kind) => effect.kind === 'either' || effect.kind === kind).map((kind) =>
      whyNone(engine, responder.you, kind, named),
    );
  });
}

const KINDS = ['combat', 'engagement'] as const;

function whyNone(
  engine: Engine,
  player: Seat,
  kind: (typeof KINDS)[number],
  named: readonly CardNumber[],
): { rules: readonly RuleId[]; reason: string } {
  const isCombat = kind === 'combat';
  if (!mayFight(engine, player, kind)) return { rules: ['2E-CANNOT-01'], reason: 'a text forbids to begin one' };
  if (named.length === 0)
    return { rules: [isCombat ? '2E-COMBAT-06' : '2E-ENGAGE-07'], reason: 'nobody it names can take part' };
  return isCombat ? whyNoCombat(engine, player) : whyNoEngagement(engine, player);
}

function whyNoCombat(engine: Engine, player: Seat): { rules: readonly RuleId[]; reason: string } {
  const atHome = allMissions(engine).some(
    (mission) =>
      missionKind(engine, mission) === 'headquarters' &&
      opponentsAt(engine, mission, player).length > 0 &&
      readyPersonnel(engine, cardsIn(engine, mission), player).length > 0,
  );
  if (atHome)
    return {
      rules: ['2E-COMBAT-05', '2E-COMBAT-02'],
      reason: `no combat begins at a headquarters ${placeWord(engine)}`,
    };
  return {
    rules: ['2E-COMBAT-02', '2E-COMBAT-06'],
    reason: "no personnel of yours that it names is present with an opponent's personnel",
  };
}

function whyNoEngagement(engine: Engine, player: Seat): { rules: readonly RuleId[]; reason: string } {
  const missions = allMissions(engine).filter(
    (mission) =>
      enemyShips(engine, mission, player).length > 0 &&
      engine.hosted(mission, 'ships').some((ship) => isMine(engine, ship, player)),
  );
  if (missions.length === 0)
    return {
      rules: ['2E-ENGAGE-02'],
      reason: `no ship of yours is at one ${placeWord(engine)} with an opponent's ship`,
    };
  const away = missions.filter((mission) => missionKind(engine, mission) !== 'headquarters');
  if (away.length === 0)
    return { rules: ['2E-ENGAGE-06'], reason: `no engagement begins at a headquarters ${placeWord(engine)}` };
  const ready = away.flatMap((mission) => readyShips(engine, mission, player));
  if (ready.length === 0) return { rules: ['2E-ORDER-06', '2E-ENGAGE-03'], reason: 'your ship there is stopped' };
  if (!ready.some((ship) => isStaffed(engine, ship)))
    return { rules: ['2E-ENGAGE-04'], reason: 'your ship there is not staffed' };
  return { rules: ['2E-ENGAGE-07'], reason: 'nobody it names is aboard your ship there' };
}
