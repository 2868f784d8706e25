/** How a combat or an engagement ends: whom it stops, and what there is to respond to then. */
import { battleIn, type Battle } from '../../effects/undertakings.ts';
import { isStopped, isType } from '../../effects/reading/index.ts';
import { act, pending } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seat } from '../../engine/asking/request.ts';
import { keyOf, respondersTo } from '../../engine/acting/responders.ts';
import type { Frame, Occurrence, Responder } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { endLasting } from './lasting.ts';
import { isMine } from './table.ts';
import { respondersIn } from '../../engine/kernel/frames.ts';

/** The battle in progress. */
export function battleOf(engine: Engine): Battle {
  const battle = battleIn(engine);
  if (!battle) throw new Error('no battle in progress');
  return battle;
}

/** Something about the battle that can be responded to. */
export function occurrenceOf(engine: Engine, name: string, player: Seat): Occurrence {
  const battle = battleOf(engine);
  return {
    name,
    stage: 'did',
    player,
    cards: battle.sides.flatMap((side) => side.cards),
    by: null,
    where: engine.ref(battle.where),
    words: { kind: battle.kind },
  };
}

/** The battle ends: whom a text spares is not stopped. */
export function openEnd(engine: Engine): void {
  const occurrence = occurrenceOf(engine, 'endBattle', battleOf(engine).sides[0].player);
  openWindow(engine, { kind: 'about', occurrence: { ...occurrence, stage: 'about' } });
}

/** Whoever began it: that player's involved personnel (and ships) are stopped, won or lost. */
export function stopStarter(engine: Engine, frame: Frame): void {
  const battle = battleOf(engine);
  frame.responders = respondingToEnd(engine);
  const [{ player, cards }] = battle.sides;
  const involved = cards.filter((ref) => engine.isSame(ref));
  const crews = involved.flatMap((ref) =>
    engine
      .hosted(ref.card, 'aboard')
      .filter((card) => isMine(engine, card, player) && isType(engine, card, 'personnel')),
  );
  const refs = [...involved, ...crews.map((card) => engine.ref(card))];
  act(engine, {
    verb: 'stop',
    agent: player,
    source: null,
    objects: pending(refs.filter((ref) => !isStopped(engine, ref.card))),
    wanted: refs.length,
  });
}

/** It has ended, and was won or not. Whoever is stopped by that can still say what happens then. */
export function openEnded(engine: Engine, frame: Frame): void {
  const [occurrence, ...also] = endings(engine);
  const collected = respondersIn(frame).filter(({ source }) => isStopped(engine, source.card));
  if (occurrence) openWindow(engine, { kind: 'did', occurrence, also, collected });
}

/** What there is to respond to at the end: that it ended, and that it was won. */
function endings(engine: Engine): Occurrence[] {
  const { sides, winner } = battleOf(engine);
  const ended = occurrenceOf(engine, 'endBattle', sides[0].player);
  return winner < 0 ? [ended] : [ended, occurrenceOf(engine, 'wonBattle', winner)];
}

/** Who responds to the end as things stand before it stops anybody. */
function respondingToEnd(engine: Engine): Responder[] {
  return endings(engine).flatMap((occurrence) =>
    respondersTo(engine, keyOf(occurrence)).flatMap((responder): Responder[] => {
      const that = engine.ruleset.text.responds(engine, responder, occurrence);
      return that ? [{ ...responder, that, left: true }] : [];
    }),
  );
}

/** The slot of a battle within another: the number of the first lasting effect that may be its own. */
export const SINCE = 'since';

/** The battle is over. */
export function end(engine: Engine, frame: Frame): void {
  const battle = battleOf(engine);
  endLasting(engine, ['battle'], frame.numbers[SINCE]);
  engine.emit({ type: 'ended', what: battle.kind, player: battle.sides[0].player });
}
