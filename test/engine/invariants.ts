/** What must be true of every state of every game, whatever the edition. Each check gives back what is wrong, in words. */
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import type { Game } from '../../src/engine/game.ts';
import { Places } from '../../src/engine/places/places.ts';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.ts';
import type { Lasting, State } from '../../src/engine/state/state.ts';

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
export function belowZero({ slices: { counters = 0 }, numbers, score }: State): string[] {
  const isWrong = (number: number): boolean => !Number.isInteger(number) || number < 0;
  return [
    ...(isWrong(counters) ? [`counters ${counters}`] : []),
    ...Object.entries(numbers).flatMap(([name, of]) =>
      of.flatMap((number, card) => (isWrong(number) ? [`${name} ${number} of card ${card}`] : [])),
    ),
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

/** Frames by the scope that goes on while one of them is on the stack. */
const PLAYS: ReadonlySet<string> = new Set(['play card', 'play interrupt', 'play event', 'interrupt', 'artifact']);
const BATTLES: ReadonlySet<string> = new Set(['combat', 'engagement', 'pbattle', 'sbattle', 'obattle', 'borg']);

/** Nothing outlives its scope: no lasting effect, nothing put off, no attempt or battle in progress, no card on its way. */
export function outlived(ruleset: Ruleset, state: State): string[] {
  if (state.over) return [];
  const isOn = (procedures: ReadonlySet<string>): boolean =>
    state.frames.some(({ procedure }) => procedures.has(procedure));
  const on = { play: isOn(PLAYS), attempt: isOn(new Set(['attempt'])), battle: isOn(BATTLES) };
  return [
    ...state.lasting.flatMap((lasting) =>
      isOver(state, lasting, on) ? [`"${lasting.until}" has outlived itself`] : [],
    ),
    ...(state.slices.attempt && !on.attempt ? ['an attempt that nobody makes'] : []),
    ...(state.slices.battle && !on.battle ? ['a battle that nobody fights'] : []),
    ...onTheWay(ruleset, state, 'announced', on.play),
    ...['drawn', 'stack', 'revealed'].flatMap((zone) => onTheWay(ruleset, state, zone, on.attempt)),
    ...onTheWay(ruleset, state, 'aside', on.attempt || isOn(new Set(['text']))),
  ];
}

/** Is what the effect lasts for, or was put off to, over? */
function isOver(
  state: State,
  { until, numbers }: Lasting,
  on: { play: boolean; attempt: boolean; battle: boolean },
): boolean {
  const isOnEvent = until.startsWith('later on ');
  const [span = '', edge = '', seat = '', from = ''] = (isOnEvent ? until.slice('later on '.length) : until).split(' ');
  switch (span) {
    case 'play':
      return !PLAYS.has(state.frames[numbers.subject ?? -1]?.procedure ?? '');
    case 'battle':
      return !on.battle;
    case 'attempt':
    case 'dilemma':
      return !on.attempt;
    case 'selection':
      return !state.frames.some(({ procedure }) => procedure === 'text');
    case 'later':
      return until === 'later end of attempt' ? !on.attempt : isPast(state, edge, Number(seat), Number(from));
    default: {
      const [, whose] = span.split(':');
      return span.startsWith('end:') && edge !== '' && isPast(state, 'end', Number(whose), Number(edge));
    }
  }
}

/** Is the first turn of this seat from that number on over; of its start, is its first segment? */
function isPast({ turn, seats }: State, edge: string, seat: number, from: number): boolean {
  const behind = (turn.player - seat + seats.length) % seats.length;
  const latest = turn.number - behind;
  if (latest < from) return false;
  return behind > 0 || latest - seats.length >= from || (edge === 'start' && turn.segment !== 'start');
}

function onTheWay(ruleset: Ruleset, state: State, zone: string, isOnItsWay: boolean): string[] {
  if (isOnItsWay || !ruleset.places.zones.includes(zone)) return [];
  const places = new Places(ruleset.places, state.seats.length);
  const left = state.seats.flatMap((_, seat) => state.lists[places.zone(zone, seat)] ?? []);
  return left.length > 0 ? [`cards ${left.join(', ')} are left in ${zone}`] : [];
}

/** What must hold between any two answers, and is cheap to look at. */
export function wrongState(game: Game, ruleset: Ruleset): string[] {
  return [
    ...cardsLost(game.state),
    ...belowZero(game.state),
    ...faceUpOnTop(ruleset, game.state),
    ...outlived(ruleset, game.state),
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
  const places = new Places(ruleset.places, state.seats.length);
  if (!ruleset.places.zones.includes('dilemmas')) return [];
  return state.seats.flatMap((_, seat) => {
    const [top] = state.lists[places.zone('dilemmas', seat)] ?? [];
    return top !== undefined && ((state.flags[top] ?? 0) & ruleset.bitOf('faceUp')) !== 0
      ? [`seat ${seat}: a face-up dilemma on top`]
      : [];
  });
}

/** Who is stopped by what has happened may still say what happens then. */
const SPOKEN_STOPPED: ReadonlySet<string> = new Set(['did:stop', 'did:endBattle', 'did:wonBattle']);

/** Whoever is stopped gives no order and uses no text, except the one about being stopped. */
export function stoppedActs(game: Game, ruleset: Ruleset, before: State, events: readonly LoggedEvent[]): string[] {
  const bit = ruleset.state.flags.some(({ name }) => name === 'stopped') ? ruleset.bitOf('stopped') : 0;
  const stopped = new Set(before.flags.flatMap((flags, card) => ((flags & bit) !== 0 ? [card] : [])));
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
