/** Order: beam personnel (2E-BEAM). */
import { placeWord } from './variant.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { isBanned, notBanned, type Doing } from '../../effects/standing/index.ts';
import { isPlace, isStopped, isType, missionOf, shipOf } from '../../effects/reading/index.ts';
import { act, pending, pendingCards, withOutcome } from '../../engine/acting/action.ts';
import { cardIn, cardsIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Place } from '../../engine/state/events.ts';
import type { Action } from '../../engine/state/state.ts';
import {
  listIn,
  type Candidate,
  type CardNumber,
  type Option,
  type Proposal,
  type Refusal,
  type RuleId,
  type Seat,
} from '../../engine/asking/request.ts';
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { allMissions, isMine, missionKind, readyCards, readyShips } from './table.ts';

/** Some cards from a ship or mission to another place at the same mission. */
export interface Beaming {
  readonly player: Seat;
  readonly cards: readonly CardNumber[];
  readonly from: CardNumber;
  readonly to: CardNumber;
}

const isShip = (engine: Engine, card: CardNumber): boolean => isType(engine, card, 'ship');
const title = (engine: Engine, card: CardNumber): string => engine.definitionOf(card).title;

/** A mission, or a ship at one. */
function isBeamedBetween(engine: Engine, card: CardNumber): boolean {
  if (card === 0) return false;
  return isPlace(engine, card) || (isShip(engine, card) && missionOf(engine, card) > 0);
}

/** Only between such can be beamed at all; everything else is asked of places. */
const placeChecks: readonly Check<Beaming>[] = [
  {
    rules: ['2E-BEAM-03', '2E-BEAM-04', '2E-BEAM-05'],
    why: (engine, { from, to }) =>
      isBeamedBetween(engine, from) && isBeamedBetween(engine, to)
        ? null
        : `beaming goes between a ship and a ${placeWord(engine)} or two ships`,
  },
];

const beamChecks: readonly Check<Beaming>[] = [
  {
    rules: ['2E-CANNOT-01'],
    why: (engine, { cards, from, to }) =>
      cards.some((card) => mayNotBeam(engine, card, { from, to })) ? 'a text forbids to beam so' : null,
  },
  {
    rules: ['2E-ORDER-06', '2E-BEAM-02'],
    why: (engine, { cards }) => {
      const stopped = cards.filter((card) => isStopped(engine, card));
      return stopped.length > 0 ? `${stopped.map((card) => title(engine, card)).join(', ')} is stopped` : null;
    },
  },
  {
    rules: ['2E-BEAM-02'],
    why: (engine, { cards, player, from }) => {
      const strangers = cards.filter((card) => !isMine(engine, card, player) || engine.hostOf(card) !== from);
      return strangers.length > 0 ? `not yours at ${title(engine, from)}` : null;
    },
  },
  {
    rules: ['2E-BEAM-10'],
    why: (engine, { from, to }) =>
      missionOf(engine, from) === missionOf(engine, to)
        ? null
        : `beaming never goes from one ${placeWord(engine)} to another`,
  },
  {
    rules: ['2E-CARD-16'],
    why: (engine, { from, to }) => {
      const [one, other] = [missionOf(engine, from), missionOf(engine, to)];
      const isCopy = one !== other && title(engine, one) === title(engine, other);
      return isCopy ? `another copy is another ${placeWord(engine)}` : null;
    },
  },
  {
    rules: ['2E-BEAM-01'],
    why: (engine, { player, from }) =>
      engine.hosted(missionOf(engine, from), 'ships').some((ship) => isMine(engine, ship, player))
        ? null
        : `you command no ship at ${title(engine, missionOf(engine, from))}`,
  },
  {
    rules: ['2E-BEAM-08'],
    why: (engine, { player, from, to }) =>
      [from, to].some((place) => isShip(engine, place) && !isMine(engine, place, player))
        ? 'that ship is not yours'
        : null,
  },
  {
    rules: ['2E-BEAM-06'],
    why: (engine, { from, to }) =>
      [from, to].some((place) => isStopped(engine, place)) ? 'the ship is stopped' : null,
  },
  {
    rules: ['2E-BEAM-07'],
    why: (engine, { from, to }) =>
      [from, to].some((place) => missionKind(engine, place) === 'space')
        ? `nobody can be on a space ${placeWord(engine)}`
        : null,
  },
  {
    rules: ['2E-BEAM-03', '2E-BEAM-04', '2E-BEAM-05'],
    why: (engine, { from, to }) =>
      from === to || (!isShip(engine, from) && !isShip(engine, to))
        ? `beam between a ship and a ${placeWord(engine)} or two ships`
        : null,
  },
];

/** Does a text forbid the card to beam so? */
const mayNotBeam = (engine: Engine, card: CardNumber, between: Omit<Beaming, 'cards' | 'player'>): boolean =>
  isBanned(engine, card, doingOf(between));

const doingOf = ({ from, to }: Omit<Beaming, 'cards' | 'player'>): Doing => ({ name: 'beam', from, to });

/** Every pair of places between which the player can beam somebody, with whom. */
export function beamOptions(engine: Engine, player: Seat): Option[] {
  return fromEach(allMissions(engine), (mission) => beamsAt(engine, mission, player));
}

const beamsAt = rememberingFor((engine, mission, player): readonly Option[] => {
  const ships = readyShips(engine, mission, player);
  // Who is there is looked at only where a ship could beam them: that changes more often.
  if (ships.length === 0) return [];
  const places = [mission, ...ships];
  return fromEach(places, (from) => {
    const there = readyCards(engine, engine.hosted(from, relationIn(engine, from)), player);
    return there.length === 0 ? [] : fromEach(places, (to) => beamOption(engine, { player, from, to }, there));
  });
});

/** Beaming those of them who may. */
function beamOption(
  engine: Engine,
  { player, from, to }: Omit<Beaming, 'cards'>,
  there: readonly CardNumber[],
): Option[] {
  if (from === to) return [];
  const cards = notBanned(engine, there, doingOf({ from, to }));
  if (cards.length === 0 || !passes(engine, beamChecks, { player, cards: [], from, to })) return [];
  const candidates: Candidate[] = cards.map((card) => ({ kind: 'card', card }));
  return [
    {
      verb: 'beam',
      from,
      to,
      rules: ['2E-BEAM-02', isShip(engine, to) ? (isShip(engine, from) ? '2E-BEAM-05' : '2E-BEAM-03') : '2E-BEAM-04'],
      selection: { from: candidates, min: 1, max: cards.length, ordered: false, example: [0] },
    },
  ];
}

/** The rules that a beaming carries out: always, and those of what is beamed and of whose mission it is. */
function rulesOf(engine: Engine, player: Seat, cards: readonly CardNumber[], to: CardNumber): RuleId[] {
  const rules = ['2E-BEAM-02', '2E-BEAM-12', '2E-ORDER-02', '2E-AFFIL-04', '2E-LOOK-03', '2E-LOOK-04'];
  if (!isMine(engine, to, player)) rules.push('2E-BEAM-09'); // Another's mission: to no other's ship can be beamed.
  if (cards.every((card) => isType(engine, card, 'equipment'))) rules.push('2E-BEAM-13', '2E-STOP-09');
  return rules;
}

/** Puts the order on the stack: it is an action like any other, so that it can be responded to. */
export function beam(engine: Engine, { cards, to }: Beaming): void {
  engine.push('beaming', { cards: { beamed: cards.map((card) => engine.ref(card)), to: [engine.ref(to)] } });
}

export const beaming = procedure('beaming', [
  {
    label: 'TURN 2 orders',
    rules: ['2E-ORDER-01', '2E-BEAM-02'],
    does: (engine, frame) => {
      const refs = cardsIn(frame, 'beamed');
      const to = placeAt(engine, cardIn(frame, 'to'));
      const { player: agent } = engine.turn;
      act(engine, { verb: 'beam', agent, source: null, objects: pending(refs), wanted: refs.length, to });
    },
  },
]);

/** Where beamed cards are: aboard the ship, or on the planet. */
const placeAt = (engine: Engine, host: CardNumber): Place => ({
  host,
  relation: relationIn(engine, host),
});

const relationIn = (engine: Engine, host: CardNumber): 'aboard' | 'here' => (isShip(engine, host) ? 'aboard' : 'here');

/** Beaming, by an order or by a text. */
export function performBeam(engine: Engine, action: Action): Action {
  const { to, agent: player, source } = action;
  if (!to || !('host' in to)) return withOutcome(action, [], 'done');
  const cards = pendingCards(engine, action);
  const rules = source ? ['2E-BEAM-02'] : rulesOf(engine, player, cards, to.host);
  moveCards(engine, { verb: 'beamed', player, cards, to: placeAt(engine, to.host), rules });
  return withOutcome(action, cards, 'done');
}

/** Why this cannot be beamed so; null if nothing is wrong, or if it names neither cards nor a place. */
export function whyNotBeam(engine: Engine, proposal: Proposal): Refusal | null {
  const order = beamingOf(engine, proposal);
  return order && (refusalOf(engine, placeChecks, order) ?? refusalOf(engine, beamChecks, order));
}

/** A proposal as a beaming, with the place of the first card where none was named. */
function beamingOf(engine: Engine, proposal: Proposal): Beaming | null {
  const cards = listIn(proposal).flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  const [first] = cards;
  if (proposal.to === undefined || first === undefined) return null;
  const from = proposal.from ?? (shipOf(engine, first) || missionOf(engine, first));
  return { player: proposal.seat, cards, from, to: proposal.to };
}
