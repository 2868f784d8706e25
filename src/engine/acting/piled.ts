/** To come into a discard pile, by whatever is done: something that may be responded to by itself. */
import { isHeard } from './responders.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Action, Frame, Guest, Occurrence, Ref } from '../state/state.ts';
import { openWindow } from './window.ts';

const PILE = 'discard';
const EVENT = 'toDiscardPile';
/** Verbs that put cards into their owners' discard piles. */
const PUTTING: ReadonlySet<string> = new Set(['kill', 'destroy', 'discard', 'spend', 'refuse']);

function isPutting({ verb, to }: Action): boolean {
  return PUTTING.has(verb) || (verb === 'place' && to !== undefined && 'zone' in to && to.zone === PILE);
}

/** The owners of these cards, each with theirs: whose pile it is, is said of who places them. */
function byOwner(engine: Engine, refs: readonly Ref[], stage: 'about' | 'did', by: Ref | null): Occurrence[] {
  return engine.state.seats.flatMap((_, player: Seat) => {
    const cards = refs.filter(({ card }) => engine.state.owner[card] === player);
    return cards.length === 0 ? [] : [{ name: EVENT, stage, player, cards, by }];
  });
}

/** What would come about if the action were done to these: for who responds to its own leaving. */
export function pilesOf(engine: Engine, action: Action, refs: readonly Ref[]): Occurrence[] {
  return isPutting(action) && isHeard(engine, `did:${EVENT}`) ? byOwner(engine, refs, 'did', action.source) : [];
}

/** What has come into discard piles by an action: its objects, and what lay with them. */
export function piledBy(engine: Engine, by: Ref | null, refs: readonly Ref[], guests: readonly Guest[]): Occurrence[] {
  // What was put off until then waits among what lasts.
  if (!isHeard(engine, `did:${EVENT}`) && engine.state.lasting.length === 0) return [];
  const all = [...refs.map(({ card }) => card), ...guests.map(({ card }) => card)];
  const isPiled = (card: CardNumber): boolean => engine.zoneOf(card) === PILE;
  return byOwner(
    engine,
    all.filter(isPiled).map((card) => engine.ref(card)),
    'did',
    by,
  );
}

/** Opens what may be used instead of what the action is about to put into a discard pile; true if there was something. */
export function openPiles(engine: Engine, frame: Frame, action: Action): boolean {
  if (frame.numbers.piles === 1 || !isPutting(action) || !isHeard(engine, `about:${EVENT}`)) return false;
  frame.numbers.piles = 1;
  const before = engine.state.frames.length;
  const subject = engine.state.frames.indexOf(frame);
  const refs = action.objects.filter(({ outcome }) => outcome === 'pending').map(({ ref }) => ref);
  for (const occurrence of byOwner(engine, refs, 'about', action.source))
    openWindow(engine, { kind: 'about', occurrence, subject });
  return engine.state.frames.length > before;
}
