/** Artifacts: earned with the mission, and used as they print (94-ART-03, -05, 94-OP-41). */
import { itemAt } from '../../engine/kernel/lists.ts';
import { moveCards } from '../../effects/doing/index.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import { cardIn, numberIn, cardsIfAny } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { pushInstructions } from './interrupts.ts';
import { discard } from './nullify.ts';
import { instructionsOf, isPlacedBy, programOf } from './plays.ts';

/** Who earns Artifacts, and where those who found them are. */
export interface Finders {
  readonly player: Seat;
  readonly place: CardNumber;
}

const isUsedAs = (engine: Engine, card: CardNumber, use: 'interrupt' | 'equipment' | 'at once'): boolean =>
  programOf(engine, card).abilities.some(({ at }) => at.t === 'playAs' && at.as === use);

/** Is its text done as soon as it is found: does it say what to do, and not what it is used as? */
const isDoneAtOnce = (engine: Engine, card: CardNumber): boolean => {
  const program = programOf(engine, card);
  return (
    instructionsOf(engine, card).length > 0 &&
    !isPlacedBy(program) &&
    !program.abilities.some(({ at }) => at.t === 'playAs')
  );
};

/** 94-OP-41: each goes where it prints; into the hand where nothing is printed. */
export function earn(engine: Engine, cards: readonly CardNumber[], finders: Finders, rules: readonly RuleId[]): void {
  const { player, place } = finders;
  for (const card of cards.toReversed()) {
    const isAtOnce = isDoneAtOnce(engine, card);
    const move = { verb: 'earned' as const, player, cards: [card], known: 'all' as const };
    if (isUsedAs(engine, card, 'equipment')) {
      const to = { host: place, relation: 'here' };
      moveCards(engine, { ...move, to, face: 'down', commander: player, rules: [...rules, '94-ART-05'] });
    } else if (isUsedAs(engine, card, 'at once')) {
      const to = { zone: 'table', player };
      moveCards(engine, { ...move, to, face: 'up', commander: player, rules: [...rules, '94-ART-05'] });
    } else {
      const to = { zone: isAtOnce ? 'announced' : 'hand', player };
      moveCards(engine, { ...move, to, face: isAtOnce ? 'up' : 'down', rules: [...rules, '94-ART-05'] });
    }
    if (isAtOnce) engine.push('artifact', { cards: { artifact: [engine.ref(card)] }, numbers: { player } });
  }
}

export const artifact = procedure('artifact', [
  { label: 'artifact used', rules: ['94-ART-05'], does: use },
  { label: 'artifact done with', rules: ['94-ART-05'], does: putAway },
]);

function use(engine: Engine, frame: Frame): void {
  const card = cardIn(frame, 'artifact');
  const abilities = instructionsOf(engine, card);
  const responder = {
    source: engine.ref(card),
    definition: engine.definitionNumber(card),
    ability: itemAt(abilities, 0),
    you: numberIn(frame, 'player'),
  };
  pushInstructions(engine, responder, abilities);
}

function putAway(engine: Engine, frame: Frame): void {
  const [ref] = cardsIfAny(frame, 'artifact');
  if (ref && engine.zoneOf(ref.card) === 'announced')
    discard(engine, ref.card, numberIn(frame, 'player'), ['94-ART-05']);
}
