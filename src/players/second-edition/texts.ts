/** Which of its texts the bot uses as an order, and which it responds with. */
import { textOf } from '../../effects/reading/index.ts';
import type { Ability, Effect } from '../../language/tree/index.ts';
import type { Option, Request } from '../../engine/asking/request.ts';
import type { Position } from './position.ts';
import { oddsNow } from './battles.ts';
import { findsTarget } from './targets.ts';
import { worthOfText } from './worth.ts';

/** A card of the hand is worth that much unplayed. */
const heldBack = 4;

/** The ability an option uses: of a card in play the one it names, of an interrupt the one that is played. */
function abilityOf(option: Option, position: Position): Ability | undefined {
  const card = option.card === undefined ? undefined : position.card(option.card);
  if (card === undefined) return undefined;
  const { abilities } = textOf(card.definition).program;
  if (option.verb === 'use') return abilities[(option.ability ?? 1) - 1];
  return abilities.find(({ at }) => at.t === 'order' || at.t === 'window' || at.t === 'on');
}

/** Whether the ability begins a battle. */
export const beginsBattle = (ability: Ability): boolean => ability.do.some((effect) => effect.x === 'battle');

/** Preventing whatever is played prevents one's own cards, too: in one's own turn it is left alone. */
const hitsOwn = (ability: Ability, isOwnTurn: boolean): boolean =>
  isOwnTurn &&
  ability.at.t === 'on' &&
  ability.at.ev.e === 'play' &&
  ability.do.some((effect) => effect.x === 'prevent');

export interface Use {
  readonly option: Option;
  readonly ability: Ability;
  readonly worth: number;
}

/** The texts that are offered and worth using, the best first. */
export function worthyTexts(request: Request, position: Position): readonly Use[] {
  const odds = oddsNow(position);
  return request.options
    .flatMap((option): Use[] => {
      if (option.verb !== 'use' && option.verb !== 'play') return [];
      const ability = abilityOf(option, position);
      if (ability === undefined || hitsOwn(ability, position.isOwnTurn)) return [];
      const source = option.card === undefined ? undefined : position.card(option.card);
      if (source === undefined || !findsTarget(ability, source, position)) return [];
      const worth = worthOfText(ability, odds) - (option.verb === 'play' ? heldBack : 0);
      return worth > 0 ? [{ option, ability, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** What makes the card cheaper that is being played and costs more than there are counters: without it the play comes to nothing. */
export function discountNeeded(request: Request, position: Position, counters: number): Option | undefined {
  if (request.about !== 'play' || !position.isOwnTurn) return undefined;
  return request.options.find((option) => {
    if (option.verb !== 'use' || option.card === undefined) return false;
    const cost = position.card(option.card)?.definition.cost ?? 0;
    const ability = abilityOf(option, position);
    return cost > counters && ability !== undefined && ability.do.some(makesItselfCheaper);
  });
}
const makesItselfCheaper = (effect: Effect): boolean =>
  effect.x === 'mod' && effect.what.ref === 'this' && effect.mods.some((mod) => mod.m === 'num' && mod.prop === 'cost');
