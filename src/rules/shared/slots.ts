/** The cards that a procedure keeps in the slots of its frame. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Frame } from '../../engine/state/state.ts';

/** The one card in a slot; 0 if none is in it. */
export const cardIn = ({ cards }: Frame, slot: string): CardNumber => cards[slot]?.[0]?.card ?? 0;
