/** Whether an expectation holds: what was expected and what is, in words. */
import { fold } from '../catalog/index.ts';
import { interpret, refusalLine, type CommandRefusal, type PlacedCard } from '../commands/index.ts';
import { RigError, type Game } from '../engine/index.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Answer, CardNumber } from '../engine/asking/request.ts';
import type { CardView } from '../engine/showing/view.ts';
import { checkContents, checkPile, checkRow } from './check-contents.ts';
import { missingPattern, presentPattern } from './event-patterns.ts';
import { isAt, placeWords } from './places.ts';
import { checkDecks, type CheckedDeck } from './decks.ts';
import type { PositionNow } from './position-now.ts';
import type { CardName, EditionFact, Fact } from './scenario.ts';
import { itemAt } from '../engine/kernel/lists.ts';
import { scoreOf, winnersIn } from '../engine/showing/looking.ts';
import { addTo } from '../engine/kernel/tallies.ts';

/** What an expectation found wrong. */
export interface Wrong {
  readonly expected: string;
  readonly actual: string;
}

/** What an `expect` looks at beside the position. */
export interface Since {
  readonly now: PositionNow;
  readonly aliases: ReadonlyMap<string, CardNumber>;
  /** The refusal of the command just before, if it was refused. */
  readonly refusal: CommandRefusal | null;
  /** Events since the last `expect`. */
  readonly events: readonly LoggedEvent[];
  /** The decks it began with; none from a position. */
  readonly decks: readonly CheckedDeck[];
}

/** Checks one fact; an empty list if it holds. */
export function check(fact: Fact, since: Since): readonly Wrong[] {
  const { now } = since;
  const { view, game } = now;
  switch (fact.is) {
    case 'refused':
      return checkRefused(fact.id, since.refusal);
    case 'asks':
      return same('asks', fact.value, view.asked === null ? 'nobody' : (game.seats[view.asked] ?? 'nobody'));
    case 'request':
      return same('request', fact.value, game.request?.kind ?? 'none: the game is over');
    case 'turn':
      return same('turn', fact.value, game.seats[view.turn.player] ?? 'nobody');
    case 'segment':
      return same('segment', fact.value, view.turn.segment);
    case 'winner':
      return same('winner', fact.value, winnerOf(now));
    case 'offers':
      return fact.commands.flatMap((command) => checkOffer(command, since, true));
    case 'no offer':
      return fact.commands.flatMap((command) => checkOffer(command, since, false));
    case 'score':
      return fact.of.flatMap(([player, number]) =>
        same(`score of ${player}`, `${number}`, `${scoreOf(view, now.seat(player))}`),
      );
    case 'where':
      return fact.of.flatMap(([name, place]) => checkWhere(name, place, now));
    case 'attributes':
      return fact.of.flatMap(([name, values]) =>
        values.flatMap(([value, number]) =>
          each(name, now, value, `${number}`, ({ card }) => `${card.values[value] ?? 'none'}`),
        ),
      );
    case 'skills':
      return fact.of.flatMap(([name, skills]) =>
        each(name, now, 'skills', listedSkills(skills), ({ card }) => writtenSkills(Object.entries(card.skills))),
      );
    case 'commands':
      return fact.of.flatMap(([name, player]) =>
        each(name, now, 'commanded by', fold(player), ({ card }) =>
          card.commander === null ? 'none' : fold(itemAt(game.seats, card.commander)),
        ),
      );
    case 'text':
      return fact.of.flatMap(([name, text]) =>
        each(name, now, 'text', spaced(text), ({ card }) => spaced(card.definition.text)),
      );
    case 'events': {
      const missing = missingPattern(fact.patterns, since.events, now);
      return missing === null
        ? []
        : [{ expected: `event "${missing}"`, actual: 'no such event at this point since the last expect' }];
    }
    case 'no events': {
      const present = presentPattern(fact.patterns, since.events, now);
      return present === null ? [] : [{ expected: `no event "${present}"`, actual: 'it happened' }];
    }
    case 'breaches':
    case 'deck check':
    case 'warnings':
      return checkDecks(fact, since.decks);
    case 'hidden':
    case 'visible':
      return fact.cards.flatMap((name) => checkSeen(name, fact.player, fact.is === 'visible', now));
    case 'players':
    case 'zone':
    case 'row':
    case 'pile':
    case 'player':
    case 'cards':
    case 'number':
    case 'truth':
    case 'truth or place':
    case 'words':
    case 'cited':
      return checkOwn(fact, since);
  }
}

/** What only the edition knows. */
function checkOwn(fact: EditionFact, { now, events }: Since): readonly Wrong[] {
  switch (fact.is) {
    case 'players':
      return fact.of.flatMap(([player, number]) =>
        same(`${fact.key} of ${player}`, `${number}`, `${fact.form.number(now.view, now.seat(player))}`),
      );
    case 'zone':
      return fact.of.flatMap(([player, contents]) => checkContents(fact.form, player, contents, now));
    case 'row':
      return checkRow(fact.form.row, fact.contents, now);
    case 'pile':
      return fact.of.flatMap(([name, contents]) => checkPile(fact.form.relation, name, contents, now));
    case 'player':
      return fact.of.flatMap(([name, value]) =>
        each(name, now, fact.key, fold(`${value}`), ({ card }) => {
          const seat = fact.form.told(card);
          if (typeof value === 'boolean') return `${seat !== null}`;
          return seat === null ? 'nobody' : fold(now.game.seats[seat] ?? 'nobody');
        }),
      );
    case 'cards':
      return checkCards(fact.cards, fact.key, fact.form.holds, now);
    case 'number':
      return fact.of.flatMap(([name, number]) =>
        each(name, now, fact.key, `${number}`, ({ card }) => fact.form.told(card)),
      );
    case 'truth':
      return fact.of.flatMap(([name, value]) =>
        each(name, now, fact.key, `${value}`, ({ card }) => `${fact.form.told(card)}`),
      );
    case 'truth or place':
      return fact.of.flatMap(([name, value]) => checkPlaced(name, value, fact, now));
    case 'cited':
      return checkCited(fact, events);
    case 'words':
      return fact.of.flatMap(([name, words]) => checkWords(name, words, fact, now));
  }
}

/** Whether it is so of the card, or was so there. */
function checkPlaced(
  name: CardName,
  value: boolean | string,
  { key, form }: Extract<EditionFact, { is: 'truth or place' }>,
  now: PositionNow,
): readonly Wrong[] {
  if (typeof value === 'boolean') return each(name, now, key, `${value}`, ({ card }) => `${form.told(card)}`);
  const cards = now.meant(name);
  if (cards.length === 0) return [noCard(name)];
  const there = now.named(value).map(({ card }) => card.number);
  const isThere = ({ card }: PlacedCard): boolean => form.told(card) && there.includes(form.at(card) ?? 0);
  return cards.some(isThere) ? [] : [{ expected: `${key} "${name}" at ${value}`, actual: 'it is not' }];
}

/** Whether the last event of a kind cites the rule. */
function checkCited(
  { key, id, form }: Extract<EditionFact, { is: 'cited' }>,
  events: readonly LoggedEvent[],
): readonly Wrong[] {
  const last = events.findLast(({ event }) => form.happened(event));
  const expected = `${key}, citing ${id}`;
  if (!last) return [{ expected, actual: 'it did not happen since the last expect' }];
  return last.rules.includes(id) ? [] : [{ expected, actual: `by ${last.rules.join(', ')}` }];
}

/** Whether all words are said of every card that is meant, or none of them. */
function checkWords(
  name: CardName,
  words: readonly string[],
  { key, form: { told, isNot } }: Extract<EditionFact, { is: 'words' }>,
  now: PositionNow,
): readonly Wrong[] {
  const said = now.meant(name).map(({ card }) => told(card));
  if (said.length === 0) return [noCard(name)];
  const wrong = said.find((one) => words.some((word) => one.includes(word) === (isNot === true)));
  if (!wrong) return [];
  return [{ expected: `${key} ${words.join(', ')} for "${name}"`, actual: wrong.join(', ') || 'none of its words' }];
}

function same(what: string, expected: string, actual: string): readonly Wrong[] {
  return fold(expected) === fold(actual) ? [] : [{ expected: `${what} ${expected}`, actual }];
}

function checkRefused(id: string | true, refusal: CommandRefusal | null): readonly Wrong[] {
  const expected = id === true ? 'a refusal' : `a refusal citing ${id}`;
  if (refusal === null) return [{ expected, actual: 'the command was accepted' }];
  return id === true || refusal.rules.includes(id) ? [] : [{ expected, actual: refusalLine(refusal) }];
}

function winnerOf({ view, game }: PositionNow): string {
  const winners = winnersIn(view);
  if (winners.length > 1) return 'tie';
  const [winner] = winners;
  return winner === undefined ? 'none' : (game.seats[winner] ?? 'none');
}

function checkOffer(command: string, { now, aliases }: Since, isExpected: boolean): readonly Wrong[] {
  const read = interpret(now.game, command, aliases, now.words);
  const isOffered = read.kind === 'answer' && isAccepted(now.game, read.answer);
  if (isOffered === isExpected) return [];
  if (isOffered) return [{ expected: `no offer of "${command}"`, actual: 'it is offered' }];
  return [
    {
      expected: `an offer of "${command}"`,
      actual: read.kind === 'refused' ? refusalLine(read.refusal) : 'it is no answer',
    },
  ];
}

/** Would it be accepted? A selection that was rigged for another answer shows that the game would go on. */
function isAccepted(game: Game, answer: Answer): boolean {
  try {
    return !('refused' in game.copy().answer(answer));
  } catch (error) {
    if (error instanceof RigError) return true;
    throw error;
  }
}

const noCard = (name: CardName): Wrong => ({
  expected: `a card "${name}"`,
  actual: 'there is no such card in the game',
});

/** A fact about a card; copies that do not agree are an error, since the name does not say which is meant. */
function each(
  name: CardName,
  now: PositionNow,
  what: string,
  expected: string,
  actualOf: (placed: PlacedCard) => string,
): readonly Wrong[] {
  const cards = now.meant(name);
  const actual = [...new Set(cards.map(actualOf))];
  const [only, ...others] = actual;
  if (only === undefined) return [noCard(name)];
  if (others.length > 0)
    return [
      {
        expected: `${what} ${expected} for "${name}"`,
        actual: `it fits several cards that differ: ${actual.join('; ')}`,
      },
    ];
  return expected === only
    ? []
    : [{ expected: `${what} ${expected} for "${name}"`, actual: only === '' ? 'none' : only }];
}

function checkWhere(name: CardName, place: string, now: PositionNow): readonly Wrong[] {
  const cards = now.named(name);
  if (cards.length === 0) return [noCard(name)];
  const found = cards.map((placed) => isAt(placed, place, now));
  if (found.includes(true)) return [];
  const actual = found.includes(null)
    ? `"${place}" names no place here`
    : [...new Set(cards.map((placed) => placeWords(placed, now)))].join('; ');
  return [{ expected: `"${name}" ${place}`, actual }];
}

/** At least these: a title that stands twice means two copies. */
function checkCards(
  names: readonly CardName[],
  what: string,
  holds: (card: CardView) => boolean,
  now: PositionNow,
): readonly Wrong[] {
  return [...new Set(names)].flatMap((name) => {
    const wanted = names.filter((other) => other === name).length;
    const cards = now.meant(name);
    if (cards.length === 0) return [noCard(name)];
    const count = cards.filter(({ card }) => holds(card)).length;
    return count >= wanted
      ? []
      : [
          {
            expected: `${wanted > 1 ? `${wanted} ` : ''}"${name}" ${what}`,
            actual: `${count} of ${cards.length} ${what}`,
          },
        ];
  });
}

/** Whether a player's view shows the title; for a number or an `as` name, that very card. */
function checkSeen(name: CardName, player: string, isExpected: boolean, now: PositionNow): readonly Wrong[] {
  const cards = now.named(name);
  if (cards.length === 0) return [noCard(name)];
  const seen = now.seenBy(player);
  const isSeen = cards.some(({ card }) => seen.has(card.number));
  if (isSeen === isExpected) return [];
  const words = (isVisible: boolean): string => `"${name}" ${isVisible ? 'visible to' : 'hidden from'} ${player}`;
  return [{ expected: words(isExpected), actual: words(isSeen) }];
}

/** `2 Medical, Science` in the order of the alphabet. */
function listedSkills(text: string): string {
  const skills = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, level, skill] = /^\s*(?:(\d+)\s+)?(.+?)\s*$/.exec(part) ?? [];
    if (skill !== undefined && skill !== '') addTo(skills, skill, Number(level ?? 1));
  }
  return writtenSkills(skills);
}

function writtenSkills(skills: Iterable<readonly [string, number]>): string {
  const listed = [...skills].filter(([, level]) => level > 0);
  const sorted = listed.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return sorted.map(([skill, level]) => (level > 1 ? `${level} ${fold(skill)}` : fold(skill))).join(', ');
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
