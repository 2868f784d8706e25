/** What happens: the events that texts wait for, ask about and forbid. */
import type { Place, Sel } from './cards.ts';
import type { PlayerRef } from './scalars.ts';

export type Stage = 'about' | 'did'; // 'about' may be prevented or replaced, 'did' may not
/** Since when something was done. */
export type Span2 = 'turn' | 'game' | 'attempt' | 'ability';
export type Fight = 'combat' | 'engagement' | 'either';

/** An edition may have events of its own, of which there is no more to tell than of all. */
export type EventName =
  | 'play'
  | 'download'
  | 'draw'
  | 'discard'
  | 'examine'
  | 'reveal'
  | 'shuffle'
  | 'place'
  | 'return'
  | 'take'
  | 'remove'
  | 'kill'
  | 'stop'
  | 'unstop'
  | 'destroy'
  | 'capture'
  | 'exchange'
  | 'replace'
  | 'damage'
  | 'command'
  | 'loseCommand'
  | 'leavePlay' // whatever takes the card away; who: who commanded it
  | 'toDiscardPile' // however it comes there; who: whose pile it is
  | 'move'
  | 'beam'
  | 'select'
  | 'eligible' // for a random selection
  | 'choose'
  | 'name'
  | 'gain'
  | 'useSkill'
  | 'score'
  | 'losePoints'
  | 'spendCounter'
  | 'attempt'
  | 'attempting' // goes on: no text listens to it, those that say so are used meanwhile (`meaning/going-on.ts`)
  | 'drawDilemmas'
  | 'chooseDilemmas'
  | 'revealDilemma'
  | 'face'
  | 'overcome'
  | 'prevent'
  | 'checkRequirements'
  | 'complete'
  | 'failAttempt'
  | 'endAttempt'
  | 'battle'
  | 'winBattle'
  | 'wonBattle' // once the battle that was won has ended
  | 'endBattle'
  | string;
/** What befalls cards, in battle too. */
type Fate =
  | 'stop'
  | 'unstop'
  | 'kill'
  | 'destroy'
  | 'damage'
  | 'discard'
  | 'remove'
  | 'return'
  | 'capture'
  | 'exchange'
  | 'prevent'
  | 'overcome';

/** What is told of every event. */
interface Happening<E> {
  e: E;
  stage: Stage;
  who?: PlayerRef; // the player who does it
  what?: Sel; // the card it is done to; binds 'that'
  by?: Sel; // 'by a dilemma', 'by a card an opponent owns'
  place?: Place;
  involving?: Sel;
  during?: 'attempt'; // during a mission attempt
}
export interface InBattle {
  battle?: Fight;
}
export interface Route {
  from?: Place;
  between?: [Sel, Sel]; // from one to the other, either way
}
export interface Selection {
  random?: true;
  fate?: 'kill' | 'stop'; // what is to be done to those selected
}
export interface Size {
  points?: { op: '=' | '>='; n: number }; // so many, or at least so many
}
export interface SkillUse {
  skills?: string[]; // one of these was used
  purpose?: 'complete' | 'meet';
}

/** What belongs to some events alone is found by asking for it: `'points' in pattern`. */
export type EventPattern =
  | Happening<EventName>
  | (Happening<EventName[]> & InBattle) // one of several
  | (Happening<Fate> & InBattle)
  | (Happening<'place'> & InBattle)
  | (Happening<'play'> & { from?: Place })
  | (Happening<'move' | 'beam'> & Route)
  | (Happening<'select'> & Selection)
  | (Happening<'score' | 'losePoints'> & Size)
  | (Happening<'useSkill'> & SkillUse)
  | (Happening<'attempt'> & { fewer?: number }) // by fewer personnel
  | (Happening<'face' | 'complete'> & { nth?: number })
  | (Happening<'gain'> & { fresh?: true }) // a skill: fresh: one that it did not have
  | (Happening<'battle'> & InBattle & { other?: true }) // other: than the one in progress
  | (Happening<'winBattle' | 'wonBattle'> & InBattle & { begun?: true }) // begun: whoever wins it began it
  | (Happening<'endBattle'> & InBattle);
/** The pattern of an event that has something of its own to tell. */
export type PatternOf<E extends string> = Extract<EventPattern, { e: E }>;
