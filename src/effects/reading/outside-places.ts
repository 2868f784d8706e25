/** Places whose cards need not be in play (a hand, a pile, beneath a mission), and selections that look into several places. */
import { isPast } from './former-guests.ts';
import { inPlayOf } from './places.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Place, Sel } from '../../language/tree/index.ts';

/** Places whose cards need not be in play: text that names them reaches those. */
export function isOutsidePlace(place: Place | undefined): boolean {
  return place?.p === 'zone' || place?.p === 'on' || place?.p === 'beneath' || isPast(place);
}

/** 'Your captive or a personnel on your event': of cards in different places each is looked for where it is. */
export function partsApart({ at, f }: Sel): readonly Sel[] | undefined {
  return !at && f?.f === 'among' && f.of.some((part) => isOutsidePlace(part.at)) ? f.of : undefined;
}

/** Overcome dilemmas lie beneath missions, whose that ever are. */
export const beneathMissions = (engine: Engine): readonly CardNumber[] =>
  inPlayOf(engine, 'mission').flatMap((mission) => engine.hosted(mission, 'beneath'));
