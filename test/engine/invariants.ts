/** What must be true of every state of every game, whatever the edition. Each check gives back what is wrong, in words. */
import type { LoggedEvent } from '../../src/engine/events.ts';
import type { Game } from '../../src/engine/game.ts';
import { Places } from '../../src/engine/places.ts';
import { FACE_UP, STOPPED } from '../../src/engine/reduce.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { State } from '../../src/engine/state.ts';

/** Every card lies in exactly one place, and where its place says. */
export function cardsLost({ lists, place, definitionOf }: State): string[] {
  const found = new Map<number, number>();
  const wrong: string[] = [];
  lists.forEach((list, code) => {
    for (const card of list) {
      if (found.has(card)) wrong.push(`card ${card} lies in places ${found.get(card) ?? -1} and ${code}`);
      if (place[card] !== code) wrong.push(`card ${card} lies in ${code}, its place says ${place[card] ?? -1}`);
      found.set(card, code);
    }
  });
  for (let card = 1; card < definitionOf.length; card++) if (!found.has(card)) wrong.push(`card ${card} is nowhere`);
  return wrong;
}

/** Counters, range used and scores are whole numbers of at least 0. */
export function belowZero({ counters, rangeUsed, score }: State): string[] {
  const isWrong = (number: number): boolean => !Number.isInteger(number) || number < 0;
  return [
    ...(isWrong(counters) ? [`counters ${counters}`] : []),
    ...rangeUsed.flatMap((used, card) => (isWrong(used) ? [`range used ${used} of card ${card}`] : [])),
    ...score.flatMap((points, seat) => (isWrong(points) ? [`score ${points} of seat ${seat}`] : [])),
  ];
}

/** Of the cards of one title with a dot, a player commands one (2E-UNIQ-01, -03, -06, -07). */
function commandedTwice(game: Game): string[] {
  const wrong: string[] = [];
  const seen = new Set<string>();
  game.state.commander.forEach((seat, card) => {
    if (seat < 0 || card === 0) return;
    const { unique, title, type } = game.definition(card);
    if (!unique || type === 'mission') return;
    const key = `${seat} ${type} ${title}`;
    if (seen.has(key)) wrong.push(`seat ${seat} commands ${title} twice`);
    seen.add(key);
  });
  return wrong;
}

/** What must hold between any two answers, and is cheap to look at. */
export function wrongState(game: Game, ruleset: Ruleset): string[] {
  return [
    ...cardsLost(game.state),
    ...belowZero(game.state),
    ...faceUpOnTop(ruleset, game.state),
    ...commandedTwice(game),
  ];
}

/** The state is plain JSON. */
export function notPlain(state: State): string[] {
  const text = JSON.stringify(state);
  return JSON.stringify(JSON.parse(text)) === text ? [] : ['the state does not survive JSON'];
}

/** The top card of a dilemma pile is never face up (2E-OP-06). */
export function faceUpOnTop(ruleset: Ruleset, state: State): string[] {
  const places = new Places(ruleset.zones, ruleset.relations, state.seats.length);
  if (!ruleset.zones.includes('dilemmas')) return [];
  return state.seats.flatMap((_, seat) => {
    const [top] = state.lists[places.zone('dilemmas', seat)] ?? [];
    return top !== undefined && ((state.flags[top] ?? 0) & FACE_UP) !== 0
      ? [`seat ${seat}: a face-up dilemma on top`]
      : [];
  });
}

/** Who is stopped by what has happened may still say what happens then. */
const SPOKEN_STOPPED: ReadonlySet<string> = new Set(['did:stop', 'did:endBattle', 'did:wonBattle']);

/** Whoever is stopped gives no order and uses no text, except the one about being stopped. */
export function stoppedActs(game: Game, before: State, events: readonly LoggedEvent[]): string[] {
  const stopped = new Set(before.flags.flatMap((flags, card) => ((flags & STOPPED) !== 0 ? [card] : [])));
  const wrong: string[] = [];
  for (const { event, step } of events) {
    if (event.type === 'unstopped') for (const card of event.cards) stopped.delete(card);
    if (event.type === 'place') for (const card of [...event.entered, ...event.left]) stopped.delete(card);
    if (event.type === 'used' && stopped.has(event.card)) {
      const triggers = game.definition(event.card).abilities[event.ability]?.triggers ?? [];
      if (!triggers.some((trigger) => SPOKEN_STOPPED.has(trigger)))
        wrong.push(`stopped card ${event.card} uses its text at ${step}`);
    }
    const isOrder =
      event.type === 'place' && (event.verb === 'beamed' || event.verb === 'moved') && event.by === undefined;
    if (isOrder)
      for (const card of event.cards) if (stopped.has(card)) wrong.push(`stopped card ${card} ${event.verb}`);
  }
  return wrong;
}

/** Every number that a view shows of a card is what `explain` says of it, and none is below 0. */
export function unexplained(game: Game, viewer: number): string[] {
  const wrong: string[] = [];
  for (const { number, values } of cardsIn(game.view(viewer))) {
    for (const [value, shown] of Object.entries(values)) {
      const told = game.explain(number, value, viewer);
      if (told?.value !== shown)
        wrong.push(`card ${number}: ${value} ${shown}, explained as ${told?.value ?? 'nothing'}`);
      if (shown < 0) wrong.push(`card ${number}: ${value} ${shown}`);
    }
  }
  return wrong;
}

interface Shown {
  readonly number: number;
  readonly values: Readonly<Record<string, number>>;
}

function isShown(node: object): node is Shown {
  return 'number' in node && typeof node.number === 'number' && 'values' in node && 'definition' in node;
}

/** Every card whose face stands anywhere in a value (a view, mostly). */
export function cardsIn(node: unknown): Shown[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => (key === 'definition' ? [] : cardsIn(value)));
  return isShown(node) ? [node, ...inside] : inside;
}
