/** What is left of the counters: systems to install, once nobody who is needed can be played, and cards to draw. */
import { textOf } from '../../effects/reading/index.ts';
import { cardOfOption, type Answer, type Option, type Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Mod } from '../../language/tree/index.ts';
import { ATTACKS } from '../../rules/objectives/constants.ts';
import { answerWith } from '../random.ts';
import { fits } from '../second-edition/filters.ts';
import { chancesAt, goals } from '../second-edition/missions.ts';
import { goodChances } from '../second-edition/plans.ts';
import { everybody, type Position } from '../second-edition/position.ts';
import { costOf, valueIn } from '../../engine/showing/looking.ts';

/** With fewer people in play counters go to finding more. */
const peopleFirst = 6;

/** What one more of a value is worth on a ship that fights, and on one that does not. */
const VALUES: ReadonlyMap<string, readonly [fighting: number, peaceful: number]> = new Map([
  ['Range', [3, 3]],
  ['Weapons', [4, 1]],
  ['Shields', [3, 3]],
  ['Integrity', [6, 6]],
  ['Cunning', [6, 6]],
  ['Strength', [6, 6]],
]);
/** A text that does something else. */
const otherText = 5;

const fights = (ship: CardView): boolean => ship.affiliations.every((one) => typeof ATTACKS.get(one) !== 'object');

function worthOfChange(mod: Mod, ship: CardView): number {
  if (mod.m !== 'num' || typeof mod.by !== 'number') return otherText;
  const [fighting, peaceful] = VALUES.get(mod.prop) ?? [otherText, otherText];
  return mod.by * (fights(ship) ? fighting : peaceful);
}

/** What a system does for a ship. */
const worthOfSystem = (system: CardView, ship: CardView): number =>
  textOf(system.definition)
    .program.abilities.filter(({ at }) => at.t !== 'playTo')
    .flatMap((ability) => ability.do)
    .reduce(
      (sum, effect) =>
        sum +
        (effect.x === 'mod' ? effect.mods.reduce((total, mod) => total + worthOfChange(mod, ship), 0) : otherText),
      0,
    );

/** The system worth most, on the ship that goes farthest; null while people are wanting, or where none is worth anything. */
export function installSystem(request: Request, position: Position): Answer | null {
  if (everybody(position).length < peopleFirst) return null;
  let best: { readonly option: Option; readonly worth: number } | null = null;
  for (const option of request.options) {
    if (option.verb !== 'install') continue;
    const [system, ship] = [position.card(cardOfOption(option, 'card')), position.card(cardOfOption(option, 'on'))];
    if (system === undefined || ship === undefined) continue;
    const use = worthOfSystem(system, ship);
    const worth = use * 100 + valueIn(ship, 'range');
    if (use > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  return best === null ? null : answerWith(request, best.option);
}

/** By so much another system must be better to be worth both prices. */
const worthRefitting = 3;

/** Whether a system may go on a ship, by what its text asks of that. */
const goesOn = (system: CardView, ship: CardView): boolean =>
  textOf(system.definition).program.abilities.every(
    ({ at }) => at.t !== 'playTo' || at.to.p !== 'on' || fits(at.to.card.f, ship),
  );

/** What the best system in hand that would take the place of one on a ship is better by; nothing that the counters do not reach for. */
function gainFrom(old: CardView, ship: CardView, position: Position, counters: number): number {
  const type = old.definition.system;
  return position.hand
    .filter((card) => card.definition.type === 'system' && card.definition.system === type && goesOn(card, ship))
    .filter((card) => costOf(card) + costOf(old) <= counters)
    .reduce((most, card) => Math.max(most, worthOfSystem(card, ship) - worthOfSystem(old, ship)), 0);
}

/** A system goes back to the hand where a better one of its kind waits there; null where none does. */
export function makeRoom(request: Request, position: Position, counters: number): Answer | null {
  let best: { readonly option: Option; readonly gain: number } | null = null;
  for (const option of request.options) {
    if (option.verb !== 'uninstall') continue;
    const [system, ship] = [position.card(cardOfOption(option, 'card')), position.card(cardOfOption(option, 'from'))];
    if (system === undefined || ship === undefined) continue;
    const gain = gainFrom(system, ship, position, counters);
    if (gain >= worthRefitting && (best === null || gain > best.gain)) best = { option, gain };
  }
  return best === null ? null : answerWith(request, best.option);
}

/** A card more where nobody in play would complete anything: counters lapse, and of too many cards the worst go. */
export function drawOn(request: Request, position: Position): Answer | null {
  const draw = request.options.find(({ verb }) => verb === 'draw');
  const team = everybody(position);
  const isReady = goals(position).some((goal) => chancesAt(position, goal, team) >= goodChances);
  return draw === undefined || isReady ? null : answerWith(request, draw);
}
