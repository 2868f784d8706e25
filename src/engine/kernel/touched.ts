/** What an event changes: of which places and cards, and whether other texts are at work after it. */
import type { CardNumber } from '../asking/request.ts';
import type { Places } from '../places/places.ts';
import type { Undertaking } from '../ruleset/declared.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { GameEvent } from '../state/events.ts';
import { CHANNEL, EVERYTHING, type Locations } from './channels.ts';
import type { Engine } from './kernel.ts';

/** The channels of the cards and places an event is about, as things stand: asked before it and after it. */
export function touchedBy(ruleset: Ruleset, places: Places, locations: Locations, event: GameEvent): number {
  switch (event.type) {
    case 'place': {
      let channels = locations.ofPlace(places.code(event.to));
      for (const card of event.cards) channels |= locations.ofCard(card) | locations.ifRoot(card);
      return event.entered.length + event.left.length > 0 ? channels | CHANNEL.inPlay : channels;
    }
    case 'command':
      return whereAre(locations, event.cards) | CHANNEL.inPlay;
    case 'shuffled':
      return locations.ofPlace(places.code(event.place));
    case 'swapped':
      return EVERYTHING;
    case 'scored':
    case 'lost':
      return CHANNEL.score;
    default:
      return whereAre(locations, ruleset.state.marked(event));
  }
}

function whereAre(locations: Locations, cards: readonly CardNumber[]): number {
  let channels = 0;
  for (const card of cards) channels |= locations.ofCard(card);
  return channels;
}

/** What begins and ends without anybody's text coming or going by it. */
const TIMES: ReadonlySet<Undertaking> = new Set(['turn', 'segment']);

/** Are the same texts at work after this event as before, for the same players? `before`: `voicesIn` it, then. */
export function leavesTexts(engine: Engine, event: GameEvent, before: readonly number[]): boolean {
  if ((event.type === 'began' || event.type === 'ended') && TIMES.has(event.what)) return true;
  if (event.type !== 'place') return engine.ruleset.leavesTexts.has(event.type);
  const after = voicesIn(engine, event);
  return after.every((voice, index) => voice === before[index]);
}

const NO_VOICES: readonly number[] = [];

/** Of each card that moves and has text, or others on it: is it in play, who speaks by it, which of its texts work where it lies? */
export function voicesIn(engine: Engine, event: GameEvent): readonly number[] {
  if (event.type !== 'place') return NO_VOICES;
  const { text } = engine.ruleset;
  const voices: number[] = [];
  for (const card of event.cards) {
    const { abilities } = engine.definitionOf(card);
    if (abilities.length === 0 && !engine.hasGuests(card)) continue;
    let works = engine.isInPlay(card) ? 1 : 0;
    abilities.forEach((handle, index) => {
      if (text.works(engine, card, handle)) works |= 2 << index;
    });
    voices.push(works, text.youOf(engine, card));
  }
  return voices;
}
