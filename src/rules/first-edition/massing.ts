/** Rogue Borg that are played several at once, with Crosis if their player has him: one option for all of them (94-SPECIAL-01, -05). */
import type { Candidate, CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { isBoarder } from './boarders.ts';
import { isFree, isUnderstood, placesFor, responderOf, waysOf, programOf, type Play } from './plays.ts';

/** How many are several. */
const SEVERAL = 2;

/** Those who could board that ship together: first those who could by themselves. */
interface Mass {
  readonly ship: CardNumber;
  readonly able: readonly CardNumber[];
  readonly others: readonly CardNumber[];
}

function massesOf(engine: Engine, player: Seat): readonly Mass[] {
  const inHand = engine
    .zone('hand', player)
    .filter((card) => isBoarder(engine, card) && isUnderstood(engine, card) && isFree(engine, card, player));
  if (inHand.length < SEVERAL) return [];
  const ships = [...new Set(inHand.flatMap((card) => placesFor(engine, card, player)))];
  return ships.map((ship) => {
    const isAble = (card: CardNumber): boolean => placesFor(engine, card, player).includes(ship);
    return { ship, able: inHand.filter(isAble), others: inHand.filter((card) => !isAble(card)) };
  });
}

/** For each ship the option to play any several of them there; whoever could not by himself goes along with one who can. */
export const massOptions = (engine: Engine, player: Seat): Option[] =>
  massesOf(engine, player).map(({ ship, able, others }): Option => {
    const cards = [...able, ...others];
    return {
      verb: 'play',
      on: ship,
      selection: {
        from: cards.map((card) => ({ kind: 'card', card })),
        min: SEVERAL,
        max: cards.length,
        ordered: false,
        condition: { is: 'count', of: able.map((_, index) => index), min: 1, max: able.length },
        example: [0, 1],
      },
      rules: ['94-SPECIAL-01', '94-INTR-01', '94-INTR-03'],
    };
  });

/** What is played by such an option: those first who could board by themselves. */
export function massed(engine: Engine, player: Seat, on: CardNumber, chosen: readonly CardNumber[]): readonly Play[] {
  const isAble = (card: CardNumber): boolean => placesFor(engine, card, player).includes(on);
  const inOrder = [...chosen.filter(isAble), ...chosen.filter((card) => !isAble(card))];
  return inOrder.map((card) => {
    const { free } = waysOf(programOf(engine, card));
    if (free === null) throw new Error('a boarder who waits for something');
    return { responder: responderOf(engine, card, player, free), occurrence: null, on, isFree: true };
  });
}

/** The cards of a selection. */
export const cardsOf = (chosen: readonly Candidate[]): readonly CardNumber[] =>
  chosen.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
