/** Everything that can be sent to a seat at one point of a game, as text: to be compared between games that the seat can't tell apart. */
import type { Query } from '../../src/commands/queries.ts';
import { answerQuery } from '../../src/table/queries.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Viewer } from '../../src/engine/showing/view.ts';
import { chanceFrom } from '../../src/players/index.ts';
import { SeatWindow } from '../../src/table/seat-window.ts';
import { Session } from '../../src/table/session.ts';
import { cardsIn } from '../../src/table/index.ts';
import { secondEditionLines as words } from '../../src/tui/second-edition/lines.ts';

type Chance = ReturnType<typeof chanceFrom>;

const ASKED_WHY = ['draw', 'play', 'end', 'beam', 'attempt', 'use', 'choose', 'pass', 'zap'];
const TRIED = ['play', 'use', 'move', 'attempt', 'beam', 'choose', 'discard', 'stack', 'name', 'order', 'zap', 'draw'];
const SLOTS = ['at', 'on', 'aboard', 'to', 'from', 'with', 'using'];

/** The window of a viewer on a game among people. */
export function windowOn(game: Game, viewer: Viewer): SeatWindow {
  const people = game.seats.map((name) => ({ name, kind: 'human' }));
  return new SeatWindow(new Session(game, people, 0, null), viewer);
}

const oneOf = <T>(items: readonly T[], chance: Chance, otherwise: T): T =>
  items.length === 0 ? otherwise : (items[chance.below(items.length)] ?? otherwise);

/** A name to try: of any card of the game, whoever may know it, or of one that is seen; in full, its beginning or its number. */
function someName(game: Game, seen: readonly number[], chance: Chance): string {
  const any = 1 + chance.below(game.state.definitionOf.length - 1);
  const card = chance.below(2) === 0 ? oneOf(seen, chance, any) : any;
  const { title } = game.definition(card);
  return oneOf([title, title.slice(0, 4), `@${card}`], chance, title);
}

/** A line by which somebody may try to find out about hidden cards, own or others', in whoever's name. */
export function someProbe(game: Game, seen: readonly number[], chance: Chance): string {
  const player = oneOf(['', '', ...game.seats.map((seat) => `${seat}: `)], chance, '');
  const slots = Array.from(
    { length: chance.below(3) },
    () => ` ${oneOf(SLOTS, chance, 'on')} ${someName(game, seen, chance)}`,
  );
  return `${player}${oneOf(TRIED, chance, 'play')} ${someName(game, seen, chance)}${slots.join('')}`;
}

const nothing = () => ({ ok: true }) as const;
const doing = { undo: nothing, rewind: nothing, retry: nothing, unsaved: nothing, quit: nothing, save: nothing };

const asked = (window: SeatWindow, query: Query): string =>
  JSON.stringify(answerQuery(query, { window, words, rules: [] }, doing));

/** What the seat sees and is asked. */
function shown(window: SeatWindow): readonly string[] {
  const view = window.view();
  const request = window.request();
  return [
    JSON.stringify(view),
    JSON.stringify(request),
    ...(request?.options ?? []).slice(0, 12).map((option) => window.describe(option)),
    ...window.help(),
    ...words.table(view),
    ...words.hand(view),
    ...words.places(view).map((_, index) => asked(window, { ask: 'own', query: 'mission', words: `${index + 1}` })),
  ];
}

/** What the seat is told when it asks and tries. `deck` is the game from whose cards names are taken: both games are asked the same. */
function told(deck: Game, window: SeatWindow, chance: Chance): readonly string[] {
  const view = window.view();
  const seen = [...cardsIn(view).keys()];
  const looked = Array.from({ length: 6 }, () => someName(deck, seen, chance));
  const tried = Array.from({ length: 25 }, () => someProbe(deck, seen, chance));
  return [
    ...ASKED_WHY.map((verb) => window.whyNot(verb)),
    ...looked.map((name) => `look ${name}: ${asked(window, { ask: 'look', words: name })}`),
    ...tried.map((line) => {
      const read = window.read(line);
      return read.kind === 'answer' && read.player !== window.viewer
        ? CARRIED_OUT
        : `${line}: ${JSON.stringify([read, window.lastRefusal])}`;
    }),
  ];
}

/** An answer of somebody else is carried out: whoever plays for both sides may give it, and it is no secret then. */
const CARRIED_OUT = 'an answer of somebody else';

/**
 * Everything that is sent to a seat in a game and in one that it can't tell from it: its view and what is asked, queries, and refusals of lines that chance
 * tries. Lines that the seat can't try without playing for somebody else are left out of both.
 */
export function sentInBoth(
  game: Game,
  twin: Game,
  viewer: Viewer,
  seed: number,
): readonly [readonly string[], readonly string[]] {
  const [one = [], other = []] = [game, twin].map((each) => {
    const window = windowOn(each, viewer);
    return [...shown(window), ...told(game, window, chanceFrom(seed))];
  });
  if (one.length !== other.length) return [one, other];
  const isTried = (index: number): boolean => one[index] !== CARRIED_OUT && other[index] !== CARRIED_OUT;
  return [one.filter((_, index) => isTried(index)), other.filter((_, index) => isTried(index))];
}
