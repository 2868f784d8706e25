/** Rogue Borg and whoever boards with them: where they are, and how strong they are together (94-SPECIAL-02 to -05). */
import { valueOf } from '../../effects/meaning.ts';
import { remembered, textOf, type Program } from '../../effects/reading/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Mod } from '../../language/tree/index.ts';

type Boarding = Extract<Mod, { m: 'boards' }>;

const boardingIn = remembered(({ abilities }: Program): readonly Boarding[] =>
  abilities.flatMap(({ do: effects }) =>
    effects.flatMap((effect) => (effect.x === 'mod' ? effect.mods.filter((mod) => mod.m === 'boards') : [])),
  ),
);
const boardingOf = (engine: Engine, card: CardNumber): readonly Boarding[] =>
  boardingIn(textOf(engine.definitionOf(card)).program);

/** Does it board ships and fight? So does Crosis, who is one of their number (94-SPECIAL-05, 94-OP-34). */
export const isBoarder = (engine: Engine, card: CardNumber): boolean => boardingOf(engine, card).length > 0;

/** Does it double the strength of all? */
const doubles = (engine: Engine, card: CardNumber): boolean =>
  boardingOf(engine, card).some(({ doubled }) => doubled === true);

/** How they lie: on a ship while they are Interrupts; aboard, or on a planet, once they have commandeered one (94-SPECIAL-12). */
const LYING = ['on', 'aboard', 'here'] as const;

/** The player's boarders on a ship, or on a planet. */
export const boardersOf = (engine: Engine, place: CardNumber, player: Seat): CardNumber[] =>
  LYING.flatMap((relation) => engine.hosted(place, relation)).filter(
    (card) => engine.commanderOf(card) === player && isBoarder(engine, card),
  );

/** The STRENGTH that counts in a fight: of boarders as many as they are, twice that with Crosis, however many of him there are. */
export function strengthOf(engine: Engine, card: CardNumber): number {
  if (!isBoarder(engine, card)) return valueOf(engine, card, 'strength');
  const all = boardersOf(engine, engine.hostOf(card), engine.commanderOf(card));
  return all.some((one) => doubles(engine, one)) ? 2 * all.length : all.length;
}

/** Puts the fight of the player's Rogue Borg with a ship's crew on the stack; where they are fighting already whoever comes joins them (94-SPECIAL-10). */
export function startFight(engine: Engine, ship: CardNumber, player: Seat): void {
  const isOn = engine.frames.some(
    ({ procedure, cards, numbers }) =>
      procedure === 'borg' && cards.ship?.[0]?.card === ship && numbers.attacker === player,
  );
  if (isOn) return;
  const numbers = { attacker: player, defender: engine.commanderOf(ship) };
  engine.push('borg', { cards: { ship: [engine.ref(ship)] }, numbers });
}

/** 94-SPECIAL-11: is nobody aboard but Rogue Borg, who can only hold it? */
export const isHeld = (engine: Engine, ship: CardNumber): boolean =>
  engine.hosted(ship, 'on').some((card) => isBoarder(engine, card)) &&
  !engine
    .hosted(ship, 'aboard')
    .some((card) => engine.definitionOf(card).type === 'personnel' || isBoarder(engine, card));
