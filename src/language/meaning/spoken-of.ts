/** Notes which cards an event, a state or a place speaks of, for the words that come after. */
import type { Mentions } from './antecedents.ts';
import { about } from './topics.ts';
import { hostOf } from '../tree/host-of.ts';
import type { EventPattern, Place, State } from '../tree/index.ts';

/** What happens at a mission, said or unsaid. */
const AT_MISSIONS: ReadonlySet<EventPattern['e']> = new Set([
  'attempt',
  'failAttempt',
  'endAttempt',
  'battle',
  'winBattle',
  'eligible',
]);

/** What happens, to which cards, by what, with whom and where. */
export function saidByEvent(event: EventPattern, cardType: string, said: Mentions): void {
  const { what } = event;
  if (event.e === 'reveal' && isOfStack(event, cardType)) event.e = 'revealDilemma';
  const done = event.stage === 'did' && typeof event.e === 'string' ? { done: event.e } : {};
  // 'When an opponent's personnel is killed in combat involving your personnel, that personnel …': who is killed.
  said.mention(event.involving);
  // 'When a Damage card is about to be placed on your ship, remove it instead': what is placed, not where.
  if (event.e === 'place') saidOfPlace(event.place, said);
  if (what && what.ref === undefined)
    said.all.push({ ...about(what), id: 'that', undergoing: what, picked: false, ...done });
  if (event.e === 'drawDilemmas' || event.e === 'chooseDilemmas')
    said.all.push({ id: 'that', kind: 'dilemma', plural: true, picked: false });
  // "By a card an opponent owns": what does it is not who is meant next, unless it is said to be one.
  said.mention(event.by, { isAside: event.by?.f === undefined });
  saidOfOrigin('from' in event ? event.from : undefined, said);
  // 'When this ship moves to a mission, place a Damage card on it': on the ship.
  if (event.e !== 'place') saidOfPlace(event.place, said, event.e === 'move');
  if (event.place === undefined && AT_MISSIONS.has(event.e))
    said.implied('mission', (mission) => {
      event.place = { p: 'at', mission };
    });
}

/** 'If a personnel was killed during that attempt, …': whom it was done to then is not whom what the text responds to happens to. */
export function saidOfPast({ what }: EventPattern, said: Mentions, read: () => void): void {
  const before = said.all.length;
  read();
  if (what === undefined || what.ref !== undefined) return;
  // 'If you have played another personnel this turn, that personnel …' goes on about the one played now.
  for (const one of said.all.splice(before))
    if (one.undergoing !== what || one.id !== 'that') said.all.push(one);
    else if (!what.other) said.mention(what, { isSupposed: true });
}

/** Is a dilemma revealed: this one, or what is revealed at a mission or from the stack? */
function isOfStack({ what, place }: EventPattern, cardType: string): boolean {
  if (cardType === 'dilemma' && what?.ref === 'this') return true;
  const isThere = place?.p === 'zone' ? place.zone === 'dilemmaStack' : place?.p === 'here' || place?.p === 'at';
  return isThere && DILEMMAS.has(about({ ...what }).kind);
}
const DILEMMAS: ReadonlySet<string | undefined> = new Set(['dilemma', undefined]);

/** The mission from which a ship moves, and what is there: 'a mission where you have a ship'. */
function saidOfOrigin(from: Place | undefined, said: Mentions): void {
  if (from?.p !== 'at') return;
  const { mission } = from;
  said.mention(mission, { isAside: true });
  const { f } = mission;
  const parts = f?.f === 'and' || f?.f === 'or' ? f.of : f ? [f] : [];
  for (const part of parts) if (part.f === 'carries' && part.how === 'at') said.mention(part.sel, { isAside: true });
}

/** The ship, mission or other card of a place; `isAside`: said by the way only. */
export function saidOfPlace(place: Place | undefined, said: Mentions, isAside = false): void {
  if (place) said.mention(hostOf(place), { isAside });
}

/** What somebody faces, attempts or is with; `subject`: the kind of who is in that state. */
export function saidByState(state: State, subject: string | undefined, said: Mentions): void {
  if (state.s === 'facing' || state.s === 'attempting') {
    said.mention(state.what, { isAside: true });
    if (state.what === undefined)
      said.implied(state.s === 'facing' ? 'dilemma' : 'mission', (sel) => {
        state.what = sel;
      });
  }
  if (state.s !== 'at') return;
  // Of a ship or an event that is somewhere, 'it' means that; of a personnel it is where he is.
  const isNoPersonnel = subject !== undefined && subject !== 'personnel';
  const other = hostOf(state.place);
  // "While this personnel is present with your Android, he …" goes on about the subject.
  said.mention(other, { isAside: isNoPersonnel || (other !== undefined && said.kindOf(other) === subject) });
}
