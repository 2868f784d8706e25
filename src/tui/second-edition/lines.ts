/** The table in plain lines: what a view shows, said in words. Nothing here depends on a terminal. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import type { BattleView } from '../../rules/second-edition/views.ts';
import { doing, type TableWords } from '../../table/index.ts';
import { cardOf, isBlank, playedText, titleOf, countOf, hosted, zone } from '../frame/cards.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import { allPlaces, missions, placesOn, type Board } from './board.ts';
import {
  affiliationTags,
  attributeNames,
  isHeadquarters,
  scoreOf,
  attemptOf,
  requirementsOf,
  stoppedIn,
} from './card-facts.ts';
import { valueIn } from '../../engine/showing/looking.ts';

const nameOf = (view: View, seat: Seat | null): string =>
  seat === null ? 'nobody' : (view.players[seat]?.name ?? `seat ${seat}`);

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const cardsOf = (piles: readonly PileView[]): readonly CardView[] => piles.flatMap((pile) => pile.cards);

/** A card in a list: its name, its number, and that it is stopped. */
export const cardName = (card: CardView): string =>
  `${card.definition.id} @${card.number}${isBlank(card) ? ' (blank)' : ''}${card.stopped ? ' (stopped)' : ''}`;

/** A pile in one line: the cards whose faces are known, and how many others there are. */
export function pileWords(pile: PileView): string {
  const known = pile.cards.map(cardName);
  const unknown = pile.count - pile.cards.length;
  const stoppedUnknown = stoppedIn(pile) - pile.cards.filter((card) => card.stopped).length;
  const rest =
    unknown === 0
      ? []
      : [`${plural(unknown, 'card')} face down${stoppedUnknown > 0 ? ` (${stoppedUnknown} stopped)` : ''}`];
  return [...known, ...rest].join(', ');
}

/** What lies in piles, with whose they are where that is not the one expected. */
function pilesWords(view: View, piles: readonly PileView[], expected: Seat | null): string {
  return piles
    .filter((pile) => pile.count > 0)
    .map((pile) => `${pile.player === expected ? '' : `${nameOf(view, pile.player)}: `}${pileWords(pile)}`)
    .join('; ');
}

/** Where a place is, and what a task is worth. */
function printedFacts(card: CardView): string {
  const [place, task] = [placeFacts(card.definition), taskFacts(card.definition)];
  return [
    ...(place === undefined ? [] : [place.kind, place.quadrant, `span ${valueIn(card, 'span')}`]),
    ...(task === undefined || isHeadquarters(card) ? [] : [`${valueIn(card, 'points')} points`]),
  ].join(', ');
}

const shipFacts = ({ ships }: Board, card: CardView): string => {
  const { ship } = card;
  if (ship === undefined) return '';
  const staffing =
    ship.staffed === undefined ? '' : ship.staffed ? ', staffed' : `, not staffed${missing(ship.missing)}`;
  const state = ships.words(card);
  return ` [range ${ship.rangeLeft} left${staffing}${state === '' ? '' : `, ${state}`}]`;
};

const missing = (icons: readonly string[] | undefined): string =>
  icons === undefined || icons.length === 0 ? '' : ` (needs ${icons.join(', ')})`;

/** One ship with what is aboard and on it. */
export function shipLines(board: Board, view: View, ship: CardView): readonly string[] {
  const aboard = pilesWords(view, hosted(ship, 'aboard'), ship.commander);
  const on = board.ships.carries.flatMap(([relation]) => hosted(ship, relation));
  return [
    `     ship ${cardName(ship)} of ${nameOf(view, ship.commander)}${shipFacts(board, ship)}`,
    `       aboard: ${aboard === '' ? 'nobody' : aboard}`,
    ...(on.length === 0 ? [] : [`       on it: ${pilesWords(view, on, ship.commander)}`]),
  ];
}

/** A place and what is there; in full with what is to be done there and who may do it. */
function placeLines(board: Board, view: View, place: CardView, number: number, inFull: boolean): readonly string[] {
  const facts = taskFacts(place.definition);
  const done = place.completed ? ', COMPLETED' : '';
  const here = pilesWords(view, hosted(place, 'here'), place.commander ?? place.owner);
  const beneath = countOf(hosted(place, 'beneath'));
  const on = pilesWords(view, hosted(place, 'on'), place.owner);
  const requirements = requirementsOf(place);
  return [
    `  ${number}. ${cardName(place)} (${printedFacts(place)}${done}${place.flipped ? ', OTHER SIDE UP' : ''})`,
    ...(inFull && facts !== undefined && facts.attempt !== '' ? [`     may be attempted by: ${facts.attempt}`] : []),
    ...(requirements !== '' ? [`     requires: ${requirements}`] : []),
    ...(board.keywords(place) === '' ? [] : [`     keywords: ${board.keywords(place)}`]),
    ...board.present(view, place).map((fact) => `     ${fact}`),
    ...(inFull && playedText(place) !== '' ? [`     ${playedText(place)}`] : []),
    ...(here === '' ? [] : [`     here: ${here}`]),
    ...cardsOf(hosted(place, 'ships')).flatMap((ship) => shipLines(board, view, ship)),
    ...hiddenShips(view, place),
    ...(beneath === 0 ? [] : [`     beneath: ${plural(beneath, 'dilemma')}${beneathNames(place, inFull)}`]),
    ...(on === '' ? [] : [`     on it: ${on}`]),
  ];
}

const hiddenShips = (view: View, place: CardView): readonly string[] =>
  hosted(place, 'ships')
    .filter((pile) => pile.count > pile.cards.length)
    .map((pile) => `     ${plural(pile.count - pile.cards.length, 'ship')} of ${nameOf(view, pile.player)} face down`);

const beneathNames = (place: CardView, inFull: boolean): string => {
  const known = cardsOf(hosted(place, 'beneath'));
  return inFull && known.length > 0 ? ` (${known.map((card) => card.definition.id).join(', ')})` : '';
};

/** The whole table. */
function tableLines(board: Board, view: View): readonly string[] {
  const { turn } = view;
  // Not every edition on this table counts them.
  const left = turn.counters === undefined ? '' : `, ${plural(turn.counters, 'counter')} left`;
  const lines = [`Turn ${turn.number} of ${nameOf(view, turn.player)}, segment ${turn.segment}${left}`];
  let number = 0;
  for (const player of view.players) {
    const counts = board.piles.map(([name, words]) => `${words} ${zone(view, player.seat, name).count}`);
    lines.push('', `${player.name}: ${player.score} points; ${counts.join(', ')}`);
    for (const place of placesOn(board, view, player.seat)) {
      number += 1;
      lines.push(...placeLines(board, view, place, number, false));
    }
    for (const [zone, words] of board.openZones) {
      const pile = player.zones[zone];
      if (pile !== undefined && pile.count > 0) lines.push(...zoneLines(board, view, words, pile));
    }
  }
  if (view.attempt) lines.push('', ...attemptLines(board, view));
  if (view.battle) lines.push('', ...battleLines(board, view, view.battle));
  return lines;
}

/** An open zone in a line; tasks that lie in it each in their own, with what they ask. */
function zoneLines(board: Board, view: View, words: string, pile: PileView): readonly string[] {
  const tasks = pile.cards.filter(({ definition }) => taskFacts(definition) !== undefined);
  if (tasks.length === 0) return [`  ${words}: ${pileWords(pile)}`];
  return [
    `  ${words}:`,
    ...tasks.flatMap((task) => [
      `    ${cardName(task)} (${printedFacts(task)})`,
      ...(task.completed ? [] : [`     requires: ${requirementsOf(task)}`]),
      ...[...board.printed(task), ...board.present(view, task)].map((fact) => `     ${fact}`),
    ]),
  ];
}

/** The attempt under way. */
function attemptLines({ words }: Board, view: View): readonly string[] {
  const { attempt } = view;
  if (!attempt) return [];
  const task = cardOf(view, attempt.mission)?.definition.id ?? `a ${words.task}`;
  const place = attempt.place === undefined ? '' : ` at ${titleOf(view, attempt.place)}`;
  return [
    `${doing(nameOf(view, attempt.player), 'attempts')} ${task}${place}: ` +
      `${attempt.draw} dilemmas drawn by ${nameOf(view, attempt.opponent)}, cost ${attempt.spent} of ${attempt.total} spent`,
    `  involved: ${attempt.involved.count === 0 ? 'nobody' : pileWords(attempt.involved)}`,
    ...attempt.revealed.map(({ card, outcome }) => `  ${cardName(card)}: ${outcome}`),
    ...(attempt.facing === null ? [] : [`  facing: ${cardName(attempt.facing)}: ${playedText(attempt.facing)}`]),
    ...(attempt.stack.count === 0 ? [] : [`  still in the stack: ${plural(attempt.stack.count, 'dilemma')}`]),
  ];
}

/** The battle under way, a line a side. */
function battleLines({ battle }: Board, view: View, { kind, sides }: BattleView): readonly string[] {
  return [
    kind === 'combat' ? 'Combat under way' : 'Engagement under way',
    ...sides.flatMap((side) => [
      `  ${nameOf(view, side.player)}: ${side.counts} ${scoreOf(side)}${side.total === null ? ' so far' : ''}; ${pileWords(side.pile)}`,
      ...battle.lines(side),
    ]),
  ];
}

/** The viewer's hand, with what each card costs. */
function handLines(view: View): readonly string[] {
  const seat = view.viewer === 'all' ? view.asked : view.viewer;
  const hand = seat === null || seat === 'public' ? undefined : view.players[seat]?.zones['hand'];
  if (hand === undefined) return ['There is no hand to show.'];
  const cards = hand.cards.map((card) => {
    const cost = card.values['cost'] ?? card.definition.cost;
    return `  ${cardName(card)}: ${cost === undefined ? '' : `cost ${cost}, `}${card.definition.type}`;
  });
  return [`Hand: ${plural(hand.count, 'card')}`, ...cards];
}

const skillWords = (skills: Readonly<Record<string, number>>): string =>
  Object.entries(skills)
    .map(([skill, level]) => (level === 1 ? skill : `${level} ${skill}`))
    .join(', ');

/** `cost 2, int 6 cun 5 str 5, Astrometrics, Leadership`, `cost 3, dual, Unless …`: what a card is chosen by. */
function factsOf(board: Board, card: CardView): string {
  const { type, dilemma, staffing } = card.definition;
  const printed = printedFacts(card);
  if (printed !== '') return [printed, ...board.printed(card)].join(', ');
  const cost = card.values['cost'] ?? card.definition.cost;
  const short = (name: string): string => (type === 'personnel' ? name.slice(0, 3) : name);
  const numbers = attributeNames(type).map((name) => `${short(name)} ${valueIn(card, name)}`);
  return [
    cost === undefined ? '' : `cost ${cost}`,
    dilemma ?? '',
    ...board.printed(card),
    affiliationTags(card),
    numbers.join(' '),
    card.stopped ? 'stopped' : '',
    skillWords(card.skills),
    type === 'ship' ? `staffed by ${staffing.join(', ')}` : card.icons.filter((icon) => isStaffing(icon)).join(', '),
    numbers.length === 0 ? playedText(card) : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

const isStaffing = (icon: string): boolean => icon === 'command' || icon === 'staff';

/** A card in full, as it counts now. */
function lookLines(board: Board, view: View, card: CardView): readonly string[] {
  const { definition } = card;
  const numbers = Object.entries(card.values).map(([name, value]) => {
    const printed = definition.attributes[name];
    return printed === undefined || printed === value ? `${name} ${value}` : `${name} ${value} (printed ${printed})`;
  });
  const facts: readonly (readonly [string, string])[] = [
    [
      '',
      [
        definition.unique ? 'unique' : '',
        ...card.affiliations,
        definition.species ?? '',
        definition.dilemma ?? '',
        definition.type,
        printedFacts(card),
      ]
        .filter((word) => word !== '')
        .join(' '),
    ],
    ['skills', skillWords(card.skills)],
    ['numbers', numbers.join(', ')],
    ['icons', card.icons.join(', ')],
    ['keywords', card.keywords.join(', ')],
    ['staffing', definition.staffing.join(', ')],
    ['may be attempted by', attemptOf(card)],
    ['requires', requirementsOf(card)],
    ...[...board.printed(card), ...board.present(view, card)].map((fact): readonly [string, string] => ['', fact]),
    ['text', playedText(card)],
    ['commanded by', card.commander === null ? '' : nameOf(view, card.commander)],
  ];
  return [
    cardName(card),
    ...facts
      .filter(([, words]) => words !== '')
      .map(([label, words]) => `  ${label === '' ? '' : `${label}: `}${words}`),
  ];
}

/** What stands on a table, in lines. Its places are counted from 1 through all rows: `mission N` means these numbers. */
export const linesOn = (board: Board): TableWords => ({
  table: (view) => tableLines(board, view),
  hand: handLines,
  placeWord: board.words.place,
  places: (view) => allPlaces(board, view),
  place: (view, place, number) => placeLines(board, view, place, number, true),
  facts: (card) => factsOf(board, card),
  card: (view, card) => lookLines(board, view, card),
});

export const secondEditionLines: TableWords = linesOn(missions);
