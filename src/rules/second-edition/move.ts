/** Order: move a ship (2E-MOVE, 2E-STAFF). */
import { placeWord, variantOf } from './variant.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import {
  isStopped,
  isType,
  missionOf,
  areOfOneRegion,
  isPlace,
  quadrantOf,
  staffingIcons,
} from '../../effects/reading/index.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { isBanned, areDistancesFixed, shiftOf } from '../../effects/standing/index.ts';
import { affiliationsOf, iconsOf, valueOf, hasIcon } from '../../effects/meaning.ts';
import { crewOf } from '../shared/staffing.ts';
import { isStaffed, staffedBy, staffing } from './staffing.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering, rememberingFor } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Option, Refusal, RuleId, Seat } from '../../engine/asking/request.ts';
import { passes, refusalOf, type Check, type Fault } from '../shared/checks.ts';
import { SAME_REGION } from './constants.ts';
import { allMissions, isMine } from './table.ts';
import { tallyOf } from '../../engine/kernel/tallies.ts';

export interface Moving {
  readonly player: Seat;
  readonly ship: CardNumber;
  readonly to: CardNumber;
}

/** Range needed: both spans, more to another quadrant, less within a region; never below 0 (2E-MOVE-03 to -05, 2E-OP-27). */
function distance(engine: Engine, { player, ship, to }: Moving): number {
  const from = missionOf(engine, ship);
  const { by, isOneQuadrant } = shiftOf(engine, player, ship, to);
  return Math.max(0, way(engine, from, to, isOneQuadrant) + by);
}

function way(engine: Engine, from: CardNumber, to: CardNumber, isOneQuadrant = false): number {
  const spans = valueOf(engine, from, 'span') + valueOf(engine, to, 'span');
  const region = isSameRegion(engine, from, to) ? SAME_REGION : 0;
  const quadrant = isOtherQuadrant(engine, from, to) && !isOneQuadrant ? variantOf(engine).otherQuadrant : 0;
  return spans + quadrant - region;
}

/** How far each mission is, where no text has a say in it. */
const distancesFrom = remembering((engine: Engine, from: CardNumber): readonly number[] =>
  allMissions(engine).map((to) => Math.max(0, way(engine, from, to))),
);

function isOtherQuadrant(engine: Engine, from: CardNumber, to: CardNumber): boolean {
  return quadrantOf(engine, from) !== quadrantOf(engine, to);
}

function isSameRegion(engine: Engine, from: CardNumber, to: CardNumber): boolean {
  return areOfOneRegion(engine, from, to);
}

/** Range left this turn: the total as it counts now less what was used (2E-MOVE-07). */
export function rangeLeft(engine: Engine, ship: CardNumber): number {
  return Math.max(0, valueOf(engine, ship, 'range') - engine.numberOn(ship, 'rangeUsed'));
}

/** `1 command and 2 staff`. */
function inWords(counts: Iterable<readonly [string, number]>): string {
  const words = Array.from(counts, ([icon, count]) => `${count} ${icon}`);
  return words.join(' and ') || 'nobody';
}

function needsOf(engine: Engine, ship: CardNumber): string {
  return inWords(tallyOf(staffingIcons(engine, ship)));
}

function whyNotStaffed(engine: Engine, ship: CardNumber): string | null {
  if (isStaffed(engine, ship)) return null;
  const state = staffing(engine, ship);
  const name = engine.definitionOf(ship).title;
  if (state.missing.length === 1 && state.missing[0] === 'affiliation')
    return `${name} is not staffed: nobody of its affiliation is aboard`;
  const among = variantOf(engine).staffing.onlyMatching
    ? ` among ${affiliationsOf(engine, ship).join('/')} personnel`
    : '';
  return `${name} is not staffed: needs ${needsOf(engine, ship)}, has ${inWords(Object.entries(state.has))}${among}`;
}

/** Which rule of staffing is in the way. */
const staffingFaults: readonly Fault<Omit<Moving, 'to'>>[] = [
  {
    rules: ['2E-STAFF-01'],
    why: () => 'a ship needs its icons and its affiliation',
  },
  {
    rules: ['2E-STAFF-02'],
    why: (engine, { ship }) => {
      const icons = crewOf(engine, ship).flatMap((card) => iconsOf(engine, card));
      const isEnough = isCovered(staffingIcons(engine, ship), icons);
      return lacksIcons(engine, ship) && isEnough ? 'one personnel gives one icon only' : null;
    },
  },
  {
    rules: ['2E-STAFF-03'],
    why: (engine, { ship }) => {
      const lacksCommand = staffing(engine, ship).missing.includes('command');
      const hasStaff = crewOf(engine, ship).some((card) => hasIcon(engine, card, 'staff'));
      return lacksCommand && hasStaff ? 'a staff icon is no command icon' : null;
    },
  },
  {
    rules: ['2E-STAFF-04', '2E-STOP-04'],
    why: (engine, { ship, player }) => {
      const idle = [
        ...engine.hosted(ship, 'aboard').filter((card) => isStopped(engine, card)),
        ...engine.hosted(missionOf(engine, ship), 'here'),
      ];
      const isSomebody = idle.some((card) => isMine(engine, card, player) && isType(engine, card, 'personnel'));
      return isSomebody ? 'only unstopped personnel aboard count' : null;
    },
  },
  {
    rules: ['2E-STAFF-05'],
    why: (engine, { ship }) =>
      staffing(engine, ship).missing.includes('affiliation') ? "nobody of the ship's affiliation is aboard" : null,
  },
  {
    rules: ['2E-STAFF-06'],
    why: (engine, { ship, player }) => {
      const strangers = engine.hosted(ship, 'aboard').filter((card) => !isMine(engine, card, player));
      const isSomebody = strangers.some((card) => isType(engine, card, 'personnel'));
      return isSomebody ? "other players' personnel do not staff it" : null;
    },
  },
  {
    rules: ['2E-STAFF-07'],
    why: (engine, { ship }) =>
      staffingIcons(engine, ship).length === 0
        ? 'a ship without staffing icons needs one of its affiliation too'
        : null,
  },
];

const ownShipCheck: Check<Omit<Moving, 'to'>> = {
  rules: ['2E-MOVE-01', '2E-CMD-05'],
  why: (engine, { ship, player }) =>
    isMine(engine, ship, player) && isType(engine, ship, 'ship') ? null : 'that is not a ship of yours',
};

/** Can the ship move at all? */
const shipChecks: readonly Check<Omit<Moving, 'to'>>[] = [
  {
    rules: ['2E-MOVE-12', '2E-ORDER-06'],
    why: (engine, { ship }) => (isStopped(engine, ship) ? `${engine.definitionOf(ship).title} is stopped` : null),
  },
  {
    rules: ['2E-MOVE-01', '2E-OP-49'],
    why: (engine, { ship }) => (missionOf(engine, ship) === 0 ? 'it lies on a card, not at a mission' : null),
  },
  { rules: ['2E-MOVE-02'], why: (engine, { ship }) => whyNotStaffed(engine, ship), because: staffingFaults },
];

const canMoveChecks = [ownShipCheck, ...shipChecks];

/** Without a place named there is none. */
const isMission = (engine: Engine, card: CardNumber): boolean => card > 0 && isPlace(engine, card);

/** Is there a way to measure: from a mission, and to one? */
const isFromTo = (engine: Engine, ship: CardNumber, to: CardNumber): boolean =>
  isMission(engine, to) && missionOf(engine, ship) > 0;

/** Does a text forbid the ship to go there from where it is? */
function mayNotGo(engine: Engine, ship: CardNumber, to: CardNumber): boolean {
  return isBanned(engine, ship, { name: 'move', from: missionOf(engine, ship), to });
}

/** Is it in the ship's own quadrant, or can it cross to that of the place? */
const mayGoThere = (engine: Engine, ship: CardNumber, to: CardNumber): boolean =>
  !isOtherQuadrant(engine, missionOf(engine, ship), to) || variantOf(engine).mayCross(engine, ship, to);

/** Can it move there? */
const targetChecks: readonly Check<Moving>[] = [
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, { ship, to }) =>
      isFromTo(engine, ship, to) && mayNotGo(engine, ship, to) ? 'a text forbids this move' : null,
  },
  {
    rules: ['2E-MOVE-01', '2E-OP-27'],
    why: (engine, { ship, to }) => {
      if (!isMission(engine, to)) return `a ship moves to a ${placeWord(engine)}`;
      return missionOf(engine, ship) === to ? 'it is there already' : null;
    },
  },
  {
    rules: ['2E-MOVE-04'],
    why: (engine, { ship, to }) =>
      isFromTo(engine, ship, to) && !mayGoThere(engine, ship, to) ? 'no text lets it move to that quadrant' : null,
  },
  {
    rules: ['2E-MOVE-06'],
    why: (engine, moving) => {
      const { ship, to } = moving;
      const from = missionOf(engine, ship);
      if (!isFromTo(engine, ship, to) || from === to) return null;
      const needed = distance(engine, moving);
      const left = rangeLeft(engine, ship);
      return needed <= left ? null : `${engine.definitionOf(ship).title} needs Range ${needed}, has ${left} left`;
    },
    because: [
      {
        rules: ['2E-MOVE-04'],
        why: (engine, { ship, to }) =>
          isOtherQuadrant(engine, missionOf(engine, ship), to)
            ? `another quadrant is ${variantOf(engine).otherQuadrant} farther`
            : null,
      },
    ],
  },
];

const lacksIcons = (engine: Engine, ship: CardNumber): boolean =>
  staffing(engine, ship).missing.some((icon) => staffingIcons(engine, ship).includes(icon));

/** Are all these icons there, were each personnel to give every one of its icons? */
function isCovered(needs: readonly string[], icons: readonly string[]): boolean {
  return needs.every(
    (icon) => icons.filter((item) => item === icon).length >= needs.filter((item) => item === icon).length,
  );
}

/**
 * Everything that keeps the ship from moving there. Of another player's ship no more is told: who is aboard and how far it gets are hidden
 * (2E-ATTR-02); and what is no ship in play has neither crew nor Range.
 */
export function whyNotMove(engine: Engine, moving: Moving): Refusal | null {
  return refusalOf(engine, [ownShipCheck], moving) ?? refusalOf(engine, [...shipChecks, ...targetChecks], moving);
}

/** Every move of the player's ships that is possible now. */
export function moveOptions(engine: Engine, player: Seat): Option[] {
  return fromEach(allMissions(engine), (mission) =>
    fromEach(engine.hosted(mission, 'ships'), (ship) => movesOf(engine, ship, player)),
  );
}

const movesOf = rememberingFor((engine, ship, player): readonly Option[] => {
  // Asked before why it is not: that changes with everybody who comes aboard.
  if (!isMine(engine, ship, player) || !isStaffed(engine, ship)) return [];
  if (!passes(engine, canMoveChecks, { player, ship })) return [];
  return withinReach(engine, player, ship)
    .filter((to) => !mayNotGo(engine, ship, to) && mayGoThere(engine, ship, to))
    .map((to) => moveOption(ship, to));
});

/** The missions that the ship can reach with the Range it has left. */
function withinReach(engine: Engine, player: Seat, ship: CardNumber): CardNumber[] {
  const missions = allMissions(engine);
  const from = missionOf(engine, ship);
  const left = rangeLeft(engine, ship);
  // Without texts about it every ship has the same way to go.
  const far = areDistancesFixed(engine)
    ? distancesFrom(engine, from)
    : missions.map((to) => distance(engine, { player, ship, to }));
  return missions.filter((to, index) => to !== from && (far[index] ?? left + 1) <= left);
}

function moveOption(card: CardNumber, to: CardNumber): Option {
  const rules = ['2E-MOVE-01', '2E-MOVE-02', '2E-MOVE-06', '2E-MOVE-10', '2E-OP-52', '2E-CARD-19'];
  return { verb: 'move', card, to, rules };
}

/** The rules by which the ship is staffed just now; what is used of concealed personnel is shown (2E-SHOW-03). */
function staffedRules(engine: Engine, ship: CardNumber): RuleId[] {
  const needs = staffingIcons(engine, ship);
  const rules = ['2E-STAFF-01', '2E-STAFF-02', '2E-STAFF-05', '2E-SHOW-03', '2E-LOOK-05', '2E-CARD-06'];
  const commands = staffedBy(engine, ship).filter(({ part }) => part === 'command').length;
  if (commands > needs.filter((icon) => icon === 'command').length) rules.push('2E-STAFF-03');
  if (needs.length === 0) rules.push('2E-STAFF-07');
  return rules;
}

/** The rules that a move carries out: always, and those of this distance, of what is aboard, and of whose mission it is. */
function rulesOf(engine: Engine, player: Seat, ship: CardNumber, to: CardNumber): RuleId[] {
  const from = missionOf(engine, ship);
  const rules = ['2E-MOVE-01', '2E-MOVE-02', '2E-MOVE-03', '2E-CARD-04'];
  if (isOtherQuadrant(engine, from, to)) rules.push('2E-MOVE-04');
  if (isSameRegion(engine, from, to)) rules.push('2E-MOVE-05');
  if (engine.hosted(ship, 'aboard').some((card) => isStopped(engine, card))) rules.push('2E-STOP-05');
  if (!isMine(engine, to, player)) rules.push('2E-CARD-20');
  return rules;
}

/** Moves the ship with everything aboard; its total Range is shown first, then used up (2E-ATTR-03, 2E-MOVE-07). */
export function move(engine: Engine, moving: Moving): void {
  const { player, ship, to } = moving;
  const from = engine.ref(missionOf(engine, ship));
  const needed = distance(engine, moving);
  const total = valueOf(engine, ship, 'range');
  const used = engine.numberOn(ship, 'rangeUsed') + needed;
  engine.emit(
    {
      type: 'announced',
      player,
      words: `announces Range ${total}`,
      numbers: [total, needed],
      shown: [{ card: ship, part: 'range' }],
    },
    ['2E-ATTR-03', '2E-LOOK-17'],
  );
  const shown = staffedBy(engine, ship);
  const parts = shown.map(({ part }) => part).join(', ');
  const words = parts === '' ? 'staffs the ship' : `staffs the ship: ${parts}`;
  engine.emit({ type: 'announced', player, words, numbers: [], shown }, staffedRules(engine, ship));
  moveCards(engine, {
    verb: 'moved',
    player,
    cards: [ship],
    to: { host: to, relation: 'ships' },
    rules: rulesOf(engine, player, ship, to),
  });
  engine.emit({ type: 'range', ship, used, left: Math.max(0, total - used) }, ['2E-MOVE-07', '2E-MOVE-09']);
  openWindow(engine, {
    kind: 'did',
    occurrence: {
      name: 'move',
      stage: 'did',
      player,
      cards: [engine.ref(ship)],
      by: null,
      where: engine.ref(to),
      from,
    },
  });
}
