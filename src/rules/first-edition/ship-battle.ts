/** Ship vs. ship, and ship vs. outpost (tables `sbattle` and `obattle`, 94-SBATTLE, 94-OBATTLE). */
import { valueOf } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { Candidate, CardNumber, Option, Refusal, Request, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardIn, cardsIn, cardsIfAny } from '../../engine/kernel/frames.ts';
import { procedure, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame, Ref } from '../../engine/state/state.ts';
import { outpostsWith } from './affiliation.ts';
import { involvedWith, mayFire } from './battle-forces.ts';
import { damageShip, destroy } from './damage.ts';
import { endBattle, interruptsStep } from './battle-period.ts';
import { anyOfThese } from './any-of-these.ts';
import { option } from './options.ts';
import { otherOf } from './seats.ts';
import { locationOf, shipsOf, titleOf } from './table.ts';

const there = (engine: Engine, refs: readonly Ref[]): CardNumber[] =>
  refs.filter((ref) => engine.isSame(ref)).map(({ card }) => card);

/** What comes of a shot. */
type Result = 'safe' | 'damaged' | 'destroyed';

/**
 * 94-SBATTLE-05, -06, 94-DMG-08, -13: weapons in all against shields with half of the outpost's. Doubled, so that no half is lost: hit
 * if twice the weapons are more than twice the shields, destroyed if the weapons are.
 */
function shot(engine: Engine, ships: readonly CardNumber[], target: CardNumber): Result {
  const weapons = ships.reduce((sum, ship) => sum + valueOf(engine, ship, 'weapons'), 0);
  const doubled = 2 * valueOf(engine, target, 'shields') + outpostHelp(engine, target);
  const player = engine.commanderOf(ships[0] ?? target);
  const words = `weapons ${weapons} against shields ${halved(doubled)}`;
  engine.emit({ type: 'announced', player, words, numbers: [weapons, doubled], shown: [] }, ['94-SBATTLE-05']);
  if (2 * weapons <= doubled) return 'safe';
  if (weapons <= doubled) return 'damaged';
  engine.note('94-DMG-08');
  return 'destroyed';
}

const halved = (doubled: number): string => `${Math.trunc(doubled / 2)}${doubled % 2 === 0 ? '' : '½'}`;

/** 94-DMG-13, 94-OP-24: the shields of the best of the player's outposts there that the ship is affiliated with. */
function outpostHelp(engine: Engine, ship: CardNumber): number {
  const shields = outpostsWith(engine, ship).map((outpost) => valueOf(engine, outpost, 'shields'));
  if (shields.length > 0) engine.note('94-DMG-13');
  return Math.max(0, ...shields);
}

function apply(engine: Engine, target: CardNumber, result: Result): void {
  if (result === 'damaged') damageShip(engine, target);
  if (result === 'destroyed') destroy(engine, target);
}

/** The one that is attacked. */
const targetOf = (frame: Frame): CardNumber => cardIn(frame, 'targets');

/** 94-SHOW-07: both show what counts. */
export function show(engine: Engine, cards: readonly CardNumber[]): void {
  if (cards.length === 0) return;
  engine.emit({ type: 'revealed', cards, known: 'all', player: engine.turn.player }, ['94-SHOW-07']);
}

function showShips(engine: Engine, frame: Frame): void {
  show(engine, involvedWith(engine, [...there(engine, cardsIn(frame, 'attackers')), targetOf(frame)]));
}

function fire(engine: Engine, frame: Frame): void {
  const ships = there(engine, cardsIn(frame, 'attackers'));
  const isStillThere = there(engine, cardsIn(frame, 'targets')).length > 0;
  frame.words.result = ships.length > 0 && isStillThere ? shot(engine, ships, targetOf(frame)) : 'gone';
}

function takeHit(engine: Engine, frame: Frame): void {
  const { result } = frame.words;
  if (result === 'damaged' || result === 'destroyed') apply(engine, targetOf(frame), result);
}

/** 94-SBATTLE-07 to -10, 94-OP-20, -38: ships of the defender's with leaders may fire at one attacker. */
function askRetaliation(engine: Engine, frame: Frame): Request | null {
  const isAlways = option(engine, 'retaliation') === 'always' && frame.words.result === 'damaged';
  if (frame.words.result !== 'safe' && !isAlways) return null;
  const attackers = there(engine, cardsIn(frame, 'attackers'));
  const [first] = attackers;
  if (first === undefined) return null;
  const player = otherOf(engine.commanderOf(first));
  const ships = retaliating(engine, player, locationOf(engine, first));
  if (ships.length === 0) return null;
  const rules = ['94-SBATTLE-07', '94-SBATTLE-08', '94-SBATTLE-10', '94-BATTLE-08'];
  const options = attackers.map((on): Option => ({ verb: 'retaliate', on, selection: anyOfThese(ships), rules }));
  return {
    kind: 'retaliate',
    player,
    prompt: 'The target is safe: return fire?',
    options: [...options, { verb: 'pass', rules }],
    rules,
  };
}

/** 94-SBATTLE-02: ships with a leader; a cloaked one is not seen and does not fire. */
const retaliating = (engine: Engine, player: Seat, mission: CardNumber): CardNumber[] =>
  shipsOf(engine, player, mission).filter((ship) => mayFire(engine, ship) && !engine.has(ship, 'cloaked'));

/** Why these ships do not return fire; null if they may. */
export function whyNotRetaliate(engine: Engine, ships: readonly CardNumber[]): Refusal | null {
  const idle = ships.find((ship) => !mayFire(engine, ship));
  if (idle === undefined) return null;
  return { refused: true, rules: ['94-SBATTLE-02'], reason: `${titleOf(engine, idle)} has no leader aboard` };
}

function takeRetaliation(engine: Engine, frame: Frame, { verb, on }: Option, chosen: readonly Candidate[]): void {
  if (verb === 'pass' || on === undefined) return;
  const ships = chosen.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  frame.cards.retaliating = ships.map((ship) => engine.ref(ship));
  frame.cards.shotAt = [engine.ref(on)];
  const player = engine.commanderOf(ships[0] ?? on);
  engine.emit({ type: 'retaliated', player, ships, target: on }, ['94-SBATTLE-08', '94-SBATTLE-10']);
}

function fireBack(engine: Engine, frame: Frame): void {
  const [target] = there(engine, cardsIfAny(frame, 'shotAt'));
  const ships = there(engine, cardsIfAny(frame, 'retaliating'));
  if (target === undefined || ships.length === 0) return;
  apply(engine, target, shot(engine, ships, target));
}

/** 94-BATTLE-06, 94-SBATTLE-11, 94-OP-23: the attackers, the target, and whoever fired back. */
function stopShips(engine: Engine, frame: Frame): void {
  const refs = [...cardsIn(frame, 'attackers'), ...cardsIn(frame, 'targets'), ...cardsIfAny(frame, 'retaliating')];
  const ships = [...new Set(there(engine, refs))].filter((card) => isType(engine, card, 'ship'));
  endBattle(engine);
  stopFighters(engine, involvedWith(engine, ships));
}

/** Those who were in a battle are stopped, and it is remembered that they were (94-TURN-14). */
export function stopFighters(engine: Engine, cards: readonly CardNumber[]): void {
  if (cards.length === 0) return;
  engine.emit({ type: 'stopped', cards }, ['94-BATTLE-06', '94-TURN-14']);
  engine.emit({ type: 'fought', cards }, ['94-TURN-14']);
}

const retaliation = (label: string): Step => ({
  label,
  rules: ['94-SBATTLE-07', '94-SBATTLE-08', '94-SBATTLE-10', '94-BATTLE-08', '94-OP-20'],
  asks: { always: true, request: askRetaliation, answered: takeRetaliation },
});

export const shipBattle = procedure('sbattle', [
  { label: 'sbattle 3', rules: ['94-SHOW-07'], does: showShips },
  interruptsStep('sbattle 4', 'engagement'),
  { label: 'sbattle 5', rules: ['94-SBATTLE-05'], does: fire },
  { label: 'sbattle 6', rules: ['94-SBATTLE-06', '94-SBATTLE-12'], does: takeHit },
  retaliation('sbattle 7'),
  { label: 'sbattle 8', rules: ['94-SBATTLE-09'], does: fireBack },
  { label: 'sbattle 9', rules: ['94-SBATTLE-11', '94-BATTLE-06', '94-BATTLE-05', '94-WIN-04'], does: stopShips },
]);

/** 94-OBATTLE-03, -04: any excess of weapons destroys it; it never is merely damaged. */
function fireAtOutpost(engine: Engine, frame: Frame): void {
  const ships = there(engine, cardsIn(frame, 'attackers'));
  const [outpost] = there(engine, cardsIn(frame, 'targets'));
  if (outpost === undefined) return;
  const weapons = ships.reduce((sum, ship) => sum + valueOf(engine, ship, 'weapons'), 0);
  const shields = valueOf(engine, outpost, 'shields');
  const words = `weapons ${weapons} against shields ${shields}`;
  const player = engine.turn.player;
  engine.emit({ type: 'announced', player, words, numbers: [weapons, shields], shown: [] }, ['94-OBATTLE-03']);
  frame.words.result = weapons > shields ? 'destroyed' : 'safe';
}

function destroyOutpost(engine: Engine, frame: Frame): void {
  if (frame.words.result === 'destroyed') destroy(engine, targetOf(frame));
}

export const outpostBattle = procedure('obattle', [
  interruptsStep('obattle 3', 'engagement'),
  { label: 'obattle 4', rules: ['94-OBATTLE-03', '94-OBATTLE-06'], does: fireAtOutpost },
  { label: 'obattle 5', rules: ['94-OBATTLE-04', '94-OBATTLE-05'], does: destroyOutpost },
  retaliation('obattle 5 retaliate'),
  { label: 'obattle 5 return fire', rules: ['94-OP-38'], does: fireBack },
  { label: 'obattle 6', rules: ['94-BATTLE-06', '94-WIN-04'], does: stopShips },
]);
