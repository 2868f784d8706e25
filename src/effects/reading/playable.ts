/** 'A card that could be played at your headquarters': wherever it is now, and whatever it costs. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Sel } from '../../language/tree/index.ts';
import { candidates } from '../meaning.ts';
import type { Context } from './context.ts';
import { every } from './every.ts';
import { isType } from './places.ts';

/** Could the player of the text play the card at one of these? Events are played on cards, not at places. */
export function isPlayableAt(context: Context, at: Sel, card: CardNumber): boolean {
  const { engine, you } = context;
  if (isType(engine, card, 'event')) return false;
  const places = candidates(context, every(at));
  return places.length > 0 && engine.ruleset.texts.placesFor(engine, card, you).some((place) => places.includes(place));
}
