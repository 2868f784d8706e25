/** Reads selections as events, after 'when': who is selected, at random or not, by what and what for. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { EventPattern, Selection } from '../../tree/index.ts';
import { cards, event, happening, place } from './symbols.ts';

const by = opt(p`by ${cards}`.to(([sel]) => ({ by: sel })));
const here = opt(place.to((at) => ({ place: at })));
const how = any<Selection>(
  w('randomly selected', { random: true }),
  w('((chosen or)? selected|selected or chosen)', {}),
);
const fate = opt(any<Selection>(w('to be killed', { fate: 'kill' }), w('to be stopped', { fate: 'stop' })));

/** 'X is randomly selected to be killed by a dilemma', 'a random selection is made'. */
export const selections: Parser<EventPattern> = any<EventPattern>(
  p`${cards} is|are ${how} ${fate} ${by}`.to(([what, made, end, source]): EventPattern => ({
    e: 'select',
    stage: 'did',
    what,
    ...made,
    ...end,
    ...source,
  })),
  // Made at a mission: of those there.
  p`a random selection is made ${place} ${by}`.to(([at, source]): EventPattern => ({
    e: 'select',
    stage: 'did',
    random: true,
    what: { at },
    ...source,
  })),
  p`${cards} is|are about to be randomly selected ${by}`.to(([what, source]): EventPattern => ({
    e: 'eligible',
    stage: 'about',
    what,
    ...source,
  })),
  p`a random selection is made ${by}`.to(([source]): EventPattern => ({
    e: 'select',
    stage: 'did',
    random: true,
    ...source,
  })),
  p`${cards} is|are (an eligible target|eligible) for a random selection ${here}`.to(([what, at]): EventPattern => ({
    e: 'eligible',
    stage: 'about',
    what,
    ...at,
  })),
);

const eventWords = event.is(
  happening,
  p`${happening} during (a|that|this) mission attempt`.to(([ev]): EventPattern => ({ ...ev, during: 'attempt' })),
);

export const FAMILY: readonly Definition[] = [eventWords];
