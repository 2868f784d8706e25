/** The table in plain lines: what a view shows, said in words. Nothing here depends on a terminal. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import type { BattleView } from '../../rules/second-edition/views.ts';
import { doing, type TableWords } from '../../table/index.ts';
import { isBlank, playedText } from '../frame/cards.ts';
import { affiliationTags, attributeNames, scoreOf } from './card-facts.ts';

const nameOf = (view: View, seat: Seat | null): string =>
  seat === null ? 'nobody' : (view.players[seat]?.name ?? `seat ${seat}`);

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const cardsOf = (piles: readonly PileView[] | undefined): readonly CardView[] =>
  (piles ?? []).flatMap((pile) => pile.cards);

/** A card in a list: its name, its number, and that it is stopped. */
const cardName = (card: CardView): string =>
  `${card.definition.id} @${card.number}${isBlank(card) ? ' (blank)' : ''}${card.stopped ? ' (stopped)' : ''}`;

/** A pile in one line: the cards whose faces are known, and how many others there are. */
function pileWords(pile: PileView): string {
  const known = pile.cards.map(cardName);
  const unknown = pile.count - pile.cards.length;
  const stoppedUnknown = (pile.stopped ?? 0) - pile.cards.filter((card) => card.stopped).length;
  const rest =
    unknown === 0
      ? []
      : [`${plural(unknown, 'card')} face down${stoppedUnknown > 0 ? ` (${stoppedUnknown} stopped)` : ''}`];
  return [...known, ...rest].join(', ');
}

/** What lies in piles, with whose they are where that is not the one expected. */
function pilesWords(view: View, piles: readonly PileView[] | undefined, expected: Seat | null): string {
  return (piles ?? [])
    .filter((pile) => pile.count > 0)
    .map((pile) => `${pile.player === expected ? '' : `${nameOf(view, pile.player)}: `}${pileWords(pile)}`)
    .join('; ');
}

const missionFacts = (card: CardView): string => {
  const mission = card.definition.mission;
  if (mission === undefined) return '';
  const points = card.values['points'] ?? mission.points;
  const worth = mission.kind === 'headquarters' ? '' : `, ${points} points`;
  return `${mission.kind}, ${mission.quadrant}, span ${card.values['span'] ?? mission.span}${worth}`;
};

const shipFacts = (card: CardView): string => {
  const { ship } = card;
  if (ship === undefined) return '';
  const staffing =
    ship.staffed === undefined ? '' : ship.staffed ? ', staffed' : `, not staffed${missing(ship.missing)}`;
  return ` [range ${ship.rangeLeft} left${staffing}]`;
};

const missing = (icons: readonly string[] | undefined): string =>
  icons === undefined || icons.length === 0 ? '' : ` (needs ${icons.join(', ')})`;

/** One ship with what is aboard and on it. */
function shipLines(view: View, ship: CardView): readonly string[] {
  const aboard = pilesWords(view, ship.hosted['aboard'], ship.commander);
  const on = [...(ship.hosted['on'] ?? []), ...(ship.hosted['damage'] ?? [])];
  return [
    `     ship ${cardName(ship)} of ${nameOf(view, ship.commander)}${shipFacts(ship)}`,
    `       aboard: ${aboard === '' ? 'nobody' : aboard}`,
    ...(on.length === 0 ? [] : [`       on it: ${pilesWords(view, on, ship.commander)}`]),
  ];
}

/** The missions of all players in row order, counted from 1 through all rows: `mission N` means these numbers. */
const missionsOf = (view: View): readonly CardView[] =>
  view.players.flatMap((player) => player.zones['missions']?.cards ?? []);

/** A mission and what is there; in full with requirements and who may attempt. */
function missionLines(view: View, mission: CardView, number: number, inFull: boolean): readonly string[] {
  const facts = mission.definition.mission;
  const done = mission.completed ? ', COMPLETED' : '';
  const here = pilesWords(view, mission.hosted['here'], mission.commander ?? mission.owner);
  const beneath = (mission.hosted['beneath'] ?? []).reduce((sum, pile) => sum + pile.count, 0);
  const on = pilesWords(view, mission.hosted['on'], mission.owner);
  const requirements = mission.requirements ?? facts?.requirements ?? '';
  return [
    `  ${number}. ${cardName(mission)} (${missionFacts(mission)}${done})`,
    ...(inFull && facts !== undefined && facts.attempt !== '' ? [`     may be attempted by: ${facts.attempt}`] : []),
    ...(requirements !== '' ? [`     requires: ${requirements}`] : []),
    ...(inFull && playedText(mission) !== '' ? [`     ${playedText(mission)}`] : []),
    ...(here === '' ? [] : [`     here: ${here}`]),
    ...cardsOf(mission.hosted['ships']).flatMap((ship) => shipLines(view, ship)),
    ...hiddenShips(view, mission),
    ...(beneath === 0 ? [] : [`     beneath: ${plural(beneath, 'dilemma')}${beneathNames(mission, inFull)}`]),
    ...(on === '' ? [] : [`     on it: ${on}`]),
  ];
}

const hiddenShips = (view: View, mission: CardView): readonly string[] =>
  (mission.hosted['ships'] ?? [])
    .filter((pile) => pile.count > pile.cards.length)
    .map((pile) => `     ${plural(pile.count - pile.cards.length, 'ship')} of ${nameOf(view, pile.player)} face down`);

const beneathNames = (mission: CardView, inFull: boolean): string => {
  const known = cardsOf(mission.hosted['beneath']);
  return inFull && known.length > 0 ? ` (${known.map((card) => card.definition.id).join(', ')})` : '';
};

/** Zones worth a line of their own on the table when something is in them. */
const openZones = ['core', 'brig'];
const countedZones: readonly (readonly [zone: string, words: string])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard pile'],
  ['dilemmas', 'dilemma pile'],
];

/** The whole table. */
function tableLines(view: View): readonly string[] {
  const { turn } = view;
  const lines = [
    `Turn ${turn.number} of ${nameOf(view, turn.player)}, segment ${turn.segment}, ${plural(turn.counters ?? 0, 'counter')} left`,
  ];
  let number = 0;
  for (const player of view.players) {
    const counts = countedZones.map(([zone, words]) => `${words} ${player.zones[zone]?.count ?? 0}`);
    lines.push('', `${player.name}: ${player.score} points; ${counts.join(', ')}`);
    for (const mission of player.zones['missions']?.cards ?? []) {
      number += 1;
      lines.push(...missionLines(view, mission, number, false));
    }
    for (const zone of openZones) {
      const pile = player.zones[zone];
      if (pile !== undefined && pile.count > 0) lines.push(`  ${zone}: ${pileWords(pile)}`);
    }
  }
  if (view.attempt) lines.push('', ...attemptLines(view));
  if (view.battle) lines.push('', ...battleLines(view, view.battle));
  return lines;
}

/** The attempt under way. */
function attemptLines(view: View): readonly string[] {
  const { attempt } = view;
  if (!attempt) return [];
  const mission = missionsOf(view).find((card) => card.number === attempt.mission);
  return [
    `${doing(nameOf(view, attempt.player), 'attempts')} ${mission === undefined ? 'a mission' : mission.definition.id}: ` +
      `${attempt.draw} dilemmas drawn by ${nameOf(view, attempt.opponent)}, cost ${attempt.spent} of ${attempt.total} spent`,
    `  involved: ${attempt.involved.count === 0 ? 'nobody' : pileWords(attempt.involved)}`,
    ...attempt.revealed.map(({ card, outcome }) => `  ${cardName(card)}: ${outcome}`),
    ...(attempt.facing === null ? [] : [`  facing: ${cardName(attempt.facing)}: ${playedText(attempt.facing)}`]),
    ...(attempt.stack.count === 0 ? [] : [`  still in the stack: ${plural(attempt.stack.count, 'dilemma')}`]),
  ];
}

/** The battle under way, a line a side. */
function battleLines(view: View, { kind, sides }: BattleView): readonly string[] {
  return [
    kind === 'combat' ? 'Combat under way' : 'Engagement under way',
    ...sides.map(
      (side) =>
        `  ${nameOf(view, side.player)}: ${side.counts} ${scoreOf(side)}${side.total === null ? ' so far' : ''}; ${pileWords(side.pile)}`,
    ),
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
function factsOf(card: CardView): string {
  const { type, dilemma, mission, staffing } = card.definition;
  if (mission !== undefined) return missionFacts(card);
  const cost = card.values['cost'] ?? card.definition.cost;
  const short = (name: string): string => (type === 'personnel' ? name.slice(0, 3) : name);
  const numbers = attributeNames(type).map((name) => `${short(name)} ${card.values[name] ?? 0}`);
  return [
    cost === undefined ? '' : `cost ${cost}`,
    dilemma ?? '',
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
function lookLines(view: View, card: CardView): readonly string[] {
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
        missionFacts(card),
      ]
        .filter((word) => word !== '')
        .join(' '),
    ],
    ['skills', skillWords(card.skills)],
    ['numbers', numbers.join(', ')],
    ['icons', card.icons.join(', ')],
    ['keywords', card.keywords.join(', ')],
    ['staffing', definition.staffing.join(', ')],
    ['may be attempted by', definition.mission?.attempt ?? ''],
    ['requires', card.requirements ?? definition.mission?.requirements ?? ''],
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

/** What stands on a table of the Second Edition, in lines. */
export const secondEditionLines: TableWords = {
  table: tableLines,
  hand: handLines,
  placeWord: 'mission',
  places: missionsOf,
  place: (view, mission, number) => missionLines(view, mission, number, true),
  facts: factsOf,
  card: lookLines,
};
