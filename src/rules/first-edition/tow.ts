/** Towing: a ship may take along what lies at the mission that it leaves (94-CARD-22). */
import { moveCards } from '../../effects/doing/index.ts';
import { meets, reaching } from '../../effects/meaning.ts';
import type { CardNumber, Request } from '../../engine/asking/request.ts';
import { cardIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { areActive, hasEquipment } from './activity.ts';
import { locationOf, personnelIn, titleOf } from './table.ts';

const RULES = ['94-CARD-22'];

/** Asks whether the ship has taken along what it can tow from the mission that it has left. */
export function offerTow(engine: Engine, ship: CardNumber, left: CardNumber): void {
  const crew = areActive(engine, personnelIn(engine, ship, engine.commanderOf(ship)));
  for (const { context, mod } of reaching(engine, left, 'towed')) {
    if (mod.m !== 'towed' || !hasEquipment(engine, ship, mod.with) || !meets(context, crew, mod.req)) continue;
    engine.push('tow', { cards: { ship: [engine.ref(ship)], load: [context.source] } });
  }
}

function ask(engine: Engine, frame: Frame): Request | null {
  const [ship, source] = [cardIn(frame, 'ship'), cardIn(frame, 'load')];
  const options = ['yes', 'no'].map((verb) => ({ verb, rules: RULES }));
  const prompt = `Does ${titleOf(engine, ship)} tow ${titleOf(engine, source)}?`;
  return { kind: 'yes-no', player: engine.commanderOf(ship), prompt, source, options, rules: RULES };
}

export const tow = procedure('tow', [
  {
    label: 'tow',
    rules: RULES,
    asks: {
      always: true,
      request: ask,
      answered: (engine, frame, { verb }) => {
        if (verb !== 'yes') return;
        const [ship, load] = [cardIn(frame, 'ship'), cardIn(frame, 'load')];
        const to = { host: locationOf(engine, ship), relation: 'on' };
        const player = engine.commanderOf(ship);
        moveCards(engine, { verb: 'moved', player, cards: [load], to, face: 'up', known: 'all', rules: RULES });
      },
    },
  },
]);
