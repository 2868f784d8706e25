/** Whose choice it is: of random selections that a text makes a player's choice, and of what a player does with some of the cards seen. */
import type { Seat } from '../../../engine/asking/request.ts';
import type { Sel } from '../../../language/tree/index.ts';
import { isEachOf, playerOf, type Context } from '../../reading/index.ts';
import { reaching } from '../../meaning.ts';
import type { EffectOf } from './handler.ts';

/** The number by which a text that selects at random knows whose choice its next selection is. */
const CHOOSER = 'chooser';

/** Whose choice it is whom this selector selects at random; null: nobody's. Cards in a hand or a pile are never shown so. */
export function whoseChoice({ engine, source, frame }: Context, { by, at }: Sel): Seat | null {
  if (by !== 'random' || at?.p === 'zone') return null;
  const given = frame?.numbers[CHOOSER];
  if (given !== undefined) return given;
  const [item] = reaching(engine, source.card, 'choice');
  return item?.mod.m === 'choice' ? playerOf(item.context, item.mod.of) : null;
}

/** From now on the selection that this text makes next is the player's choice. */
export function giveChoice(maker: { numbers: Record<string, number> }, player: Seat): void {
  maker.numbers[CHOOSER] = player;
}

/** The selection is made: the next one is made as the text says. */
export function endChoice({ frame }: Context): void {
  delete frame?.numbers[CHOOSER];
}

/** 'Your opponent examines your hand and discards one of them': whoever does it chooses. */
export function chosenByDoer({ who, what }: EffectOf<'put'>): Sel {
  return who === undefined || isEachOf(who) || what.by !== undefined ? what : { ...what, by: who };
}

/** 'Each opponent reveals a card from hand': each chooses which. */
export const chosenByEach = ({ who, what }: EffectOf<'look'>): Sel =>
  isChosen(what) && who !== 'you' ? { ...what, by: who } : what;

/** Is it not said who chooses among these, and are not all of them meant, or those that lie on top? */
export const isChosen = ({ ref, n, by, from }: Sel): boolean =>
  ref === undefined && n !== 'all' && by === undefined && from === undefined;
