/** Battles: begun where the other side loses and nothing of the bot's does, and answered where that gains something. */
import type { Answer, Candidate, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import type { Location, Position } from './position.ts';
import { addedBy, choosableIn, valueIn } from '../../engine/showing/looking.ts';
import { levelIn } from '../../effects/meaning.ts';

const total = (cards: readonly CardView[], name: string): number =>
  cards.reduce((sum, card) => sum + addedBy(card, name), 0);

const cardsOf = (position: Position, from: readonly Candidate[]): readonly CardView[] =>
  from.flatMap((one) => (one.kind === 'card' ? (position.card(one.card) ?? []) : []));

/** What a shot by these ships does to a target, twice its shields taken with half of its outposts' (94-SBATTLE-05, -06, 94-DMG-13). */
function shot(
  ships: readonly CardView[],
  target: CardView,
  outposts: readonly CardView[],
): 'safe' | 'damaged' | 'destroyed' {
  const help = target.definition.type === 'ship' ? Math.max(0, ...outposts.map((one) => valueIn(one, 'shields'))) : 0;
  const weapons = total(ships, 'weapons');
  const shields = 2 * valueIn(target, 'shields') + help;
  if (2 * weapons <= shields) return 'safe';
  const isWreck = target.damaged === true || target.definition.type === 'outpost';
  return weapons > shields || isWreck ? 'destroyed' : 'damaged';
}

const GAINS = { safe: 0, damaged: 2, destroyed: 8 } as const;

/** Where no outpost is left nobody reports for duty any more. */
const OUTPOST = 20;

function gainOf(position: Position, option: Option, at: Location): number {
  const ships = cardsOf(position, choosableIn(option));
  const target = option.card === undefined ? undefined : position.card(option.card);
  if (target === undefined) return 0;
  const outposts = at.enemy.outposts;
  const result = shot(ships, target, outposts);
  return target.definition.type === 'outpost' && result === 'destroyed' ? OUTPOST : GAINS[result];
}

/** What somebody on a planet has of strength, as a rule. */
const usualStrength = 7;

/** Whether a team is sure enough of being the stronger, with a leader (94-PBATTLE-01). */
function winsTeamBattle(position: Position, option: Option, at: Location): boolean {
  const team = cardsOf(position, choosableIn(option));
  const hasLeader = team.some(({ skills }) => ['OFFICER', 'Leadership'].some((skill) => levelIn(skills, skill) > 0));
  return hasLeader && total(team, 'strength') > at.enemy.people * (usualStrength + 1);
}

/** The battle that gains most; null where none does. */
export function attack(request: Request, position: Position): Answer | null {
  const attacks = request.options
    .filter(({ verb }) => verb === 'attack')
    .flatMap((option) => {
      const at = locationOf(position, option);
      if (at === undefined) return [];
      if (option.card === undefined) return winsTeamBattle(position, option, at) ? [{ option, gain: 3 }] : [];
      return [{ option, gain: gainOf(position, option, at) }];
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const [first] = attacks;
  const selection = first?.option.selection;
  if (first === undefined || selection === undefined) return null;
  const all = selection.from.map((_, index) => index);
  return answerWith(request, first.option, chooseBest(selection, all, all.length));
}

const locationOf = (position: Position, { card, at }: Option): Location | undefined =>
  position.line.find(
    (location) =>
      location.card.number === at ||
      [...location.enemy.ships, ...location.enemy.outposts].some(({ number }) => number === card),
  );

/** Returns fire at whatever it hurts most, with all ships; else lets it be. */
export function returnFire(request: Request, position: Position): Answer | null {
  const shots = request.options
    .flatMap((option) => {
      const target = option.on === undefined ? undefined : position.card(option.on);
      const { selection } = option;
      if (target === undefined || selection === undefined) return [];
      const at = position.line.find(({ enemy }) => enemy.ships.some(({ number }) => number === target.number));
      const result = shot(cardsOf(position, selection.from), target, at?.enemy.outposts ?? []);
      return [{ option, selection, gain: GAINS[result] }];
    })
    .sort((one, other) => other.gain - one.gain);
  const [first] = shots;
  if (first === undefined) return null;
  const all = first.selection.from.map((_, index) => index);
  return answerWith(request, first.option, chooseBest(first.selection, all, all.length));
}
