/** Which channels an event changes, and whether other texts are at work after it. */
import type { Undertaking } from '../ruleset/declared.ts';
import type { GameEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { CHANNEL, EVERYTHING } from './channels.ts';
import type { Engine } from './kernel.ts';

/** The channels that an event changes by being what it is. */
export function channelsOf(event: GameEvent): number {
  switch (event.type) {
    case 'place':
      return event.entered.length + event.left.length > 0 ? CHANNEL.inPlay : 0;
    case 'command':
      return CHANNEL.inPlay;
    case 'swapped':
      return EVERYTHING;
    case 'scored':
    case 'lost':
      return CHANNEL.score;
    default:
      return 0;
  }
}

/** What begins and ends without anybody's text coming or going by it. */
const TIMES: ReadonlySet<Undertaking> = new Set(['turn', 'segment']);

/** Texts that last, and those that respond or are used, of the cards that move: of each which work, and who speaks by it. */
export interface Voices {
  readonly lasting: readonly number[];
  readonly responding: readonly number[];
}

const SILENCE: Voices = { lasting: [], responding: [] };

/** The channels of texts that are at work after this event and were not before, or the other way; `before`: `voicesIn` it, then. */
export function changedTexts(engine: Engine, event: GameEvent, before: Voices, keepsTexts: boolean): number {
  if (keepsTexts) return 0;
  if (event.type !== 'place') return CHANNEL.texts | CHANNEL.responders;
  const after = voicesIn(engine, event);
  const lasting = isAlike(after.lasting, before.lasting) ? 0 : CHANNEL.texts;
  return isAlike(after.responding, before.responding) ? lasting : lasting | CHANNEL.responders;
}

const NONE: readonly number[] = [];

const isAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Does the event leave the same texts at work, whatever cards it is about? Asked before it. */
export function keepsTexts({ ruleset }: Engine, state: State, event: GameEvent): boolean {
  if ((event.type === 'began' || event.type === 'ended') && TIMES.has(event.what)) return true;
  return ruleset.leavesTexts.has(event.type) || ruleset.state.keepsTexts(state, event);
}

/** Of the cards that move and have text, or others on them: what speaks by them where they lie. */
export function voicesIn(engine: Engine, event: GameEvent): Voices {
  if (event.type !== 'place') return SILENCE;
  const { text } = engine.ruleset;
  const voices = { lasting: numbers(), responding: numbers() };
  for (const card of event.cards) {
    const { abilities } = engine.definitionOf(card);
    const isHost = engine.hasGuests(card);
    if (abilities.length === 0 && !isHost) continue;
    let lasting = 0;
    let responding = 0;
    let place = 0;
    abilities.forEach((handle, index) => {
      if (!text.works(engine, card, handle)) return;
      // A text that works with its host alone is about that.
      if (!handle.zones.includes('play')) place = engine.placeOf(card);
      if (text.isContinuous(handle)) lasting |= 1 << index;
      else responding |= 1 << index;
    });
    const you = text.youOf(engine, card);
    const { stay } = engine.ref(card);
    const guests = isHost ? [engine.isInPlay(card) ? 1 : 0, you] : [];
    voices.lasting.push(lasting, ...(lasting === 0 ? NONE : [you, stay, place]), ...guests);
    voices.responding.push(responding, ...(responding === 0 ? NONE : [you, stay, place]), ...guests);
  }
  return voices;
}

const numbers = (): number[] => [];
