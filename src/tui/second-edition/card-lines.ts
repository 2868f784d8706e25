/** A card in one line: in a crew, in a hand, on a list. */
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { hosted, countOf, playedText, isBlank } from '../frame/cards.ts';
import { affiliationTags, affiliationToken, attributeText, skillText, typeLetter, stoppedIn } from './card-facts.ts';
import type { Board } from './board.ts';
import { column, cut, meter, span, width as widthOf } from '../frame/text.ts';
import type { Line, Span } from '../frame/text.ts';
import { tallyOf } from '../../engine/kernel/tallies.ts';
import { valueIn } from '../../engine/showing/looking.ts';
import { missingIn } from '../../players/second-edition/position.ts';

/** Columns of a name in a list of a width; a narrow list has room for little else. */
export const nameColumns = (width: number): number =>
  width < NARROW ? Math.max(12, width - 22) : Math.max(16, Math.min(32, Math.floor(width / 3)));

/** Below this width a list shows names and numbers only. */
export const NARROW = 54;

/** What the three numbers of a personnel are, for the rule above a list. */
export const numberNames = 'int cun str';

const staffingIcons: ReadonlyMap<string, string> = new Map(Object.entries({ command: 'Cmd', staff: 'Stf' }));

export const fullName = (card: CardView, columns: number): string => {
  const { subtitle } = card.definition;
  const title = isBlank(card) ? `(blank) ${card.definition.title}` : card.definition.title;
  return subtitle !== undefined && title.length + subtitle.length + 2 <= columns ? `${title}, ${subtitle}` : title;
};

/** `stop` in words, so that it is seen without colour. */
const status = (card: CardView): Span => (card.stopped ? span('stop ', 'bad') : span('     '));

/** `acts`: something can be done with the card now. */
export function personnelLine(card: CardView, acts: boolean, width: number): Line {
  const name = width < NARROW ? Math.max(12, width - 32) : nameColumns(width);
  return [
    mark(acts),
    span(`${column(fullName(card, name), name)} `, card.stopped ? 'dim' : 'plain'),
    status(card),
    span(`${column(affiliationTags(card), 4)} `, affiliationToken(card)),
    span(column(iconText(card), 4), 'dim'),
    span(`${attributeText(card)}  `),
    span(skillText(card.skills, width < 100 ? 4 : 30), 'dim'),
  ];
}

const iconText = (card: CardView): string => card.icons.flatMap((icon) => staffingIcons.get(icon) ?? []).join('');

const mark = (acts: boolean): Span => (acts ? span('• ', 'good') : span('  '));

/** The range is drawn as well where there is room for it, up to so many columns. */
const widestMeter = 12;

/** A ship: `lead` says whose it is. How many are aboard, how far it can go, whether it may go at all. */
export function shipLine(
  { ships }: Pick<Board, 'ships'>,
  ship: CardView,
  lead: Span,
  acts: boolean,
  width: number,
): Line {
  const aboard = hosted(ship, 'aboard');
  const [range, weapons, shields] = [valueIn(ship, 'range'), valueIn(ship, 'weapons'), valueIn(ship, 'shields')];
  const before: Line = [
    mark(acts),
    lead,
    span(` ▲ ${cut(fullName(ship, 20), Math.max(12, Math.floor(width / 3)))}`, 'heading'),
    span(` ${affiliationTags(ship)}`, affiliationToken(ship)),
    ...(ship.stopped ? [span(' · stopped', 'bad')] : []),
    span(` · crew ${crewText(aboard)}`),
    span(' · range '),
  ];
  const behind: Line = [
    span(`${ship.ship === undefined ? '' : `${ship.ship.rangeLeft}/`}${range}`),
    ...ships.state(ship),
    ...staffing(ship),
    span(` · w${weapons} s${shields}`, 'dim'),
  ];
  // One column is the cursor's.
  const room = width - 1 - widthOf([...before, ...behind]);
  const isDrawn = ship.ship !== undefined && range <= widestMeter && range + 1 <= room;
  const drawn = isDrawn ? [...meter(ship.ship.rangeLeft, range, range, 'good'), span(' ')] : [];
  return [...before, ...drawn, ...behind];
}

function staffing(card: CardView): Line {
  if (card.ship?.staffed === undefined) return [];
  return card.ship.staffed ? [span(' · staffed', 'good')] : [span(` · needs ${missingText(card)}`, 'bad')];
}

/** What a ship lacks to be staffed, in the words of the crew's list: `Cmd, 2 Stf, Fed`. */
export function missingText(ship: CardView): string {
  const missing = missingIn(ship);
  const icons = missing.filter((word) => word !== 'affiliation');
  const own = missing.length > icons.length ? [affiliationTags(ship)] : [];
  return [
    ...(icons.length > 0 || own.length === 0 ? [tally(icons.map((icon) => staffingIcons.get(icon) ?? icon))] : []),
    ...own,
  ].join(', ');
}

/** `command, staff, staff` -> `command, 2 staff`. */
export function tally(words: readonly string[]): string {
  return [...tallyOf(words)].map(([word, count]) => (count > 1 ? `${count} ${word}` : word)).join(', ') || 'more';
}

/** `6`, `6 (2 stopped)`. */
export function crewText(piles: readonly PileView[]): string {
  const stopped = piles.reduce((sum, pile) => sum + stoppedIn(pile), 0);
  const count = countOf(piles);
  return stopped === 0 ? String(count) : `${count} (${stopped} stopped)`;
}

/** A card of any type on a list: what it costs, what it is, what it has. */
export function listLine(card: CardView, acts: boolean, width: number): Line {
  const cost = card.values['cost'] ?? card.definition.cost;
  const type = card.definition.dilemma?.padEnd(6) ?? typeLetter(card);
  const numbers = attributeText(card);
  const lead = `${cost ?? '-'} ${type}`;
  if (numbers === '') return textLine(card, { lead, text: playedText(card) }, acts, width);
  const name = nameColumns(width);
  const rest = width < NARROW ? '' : detail(card, width);
  return [
    mark(acts),
    span(`${lead} `, 'heading'),
    span(`${column(fullName(card, name), name)} `),
    span(`${column(affiliationTags(card), 4)} `, affiliationToken(card)),
    span(rest === '' ? '' : column(iconText(card), 4), 'dim'),
    span(`${numbers}  `.slice(0, rest === '' ? -2 : undefined)),
    span(rest, 'dim'),
  ];
}

/** A card without numbers on a list: what it is, its name, and where there is room what it says. */
export function textLine(
  card: CardView,
  { lead, text }: { readonly lead: string; readonly text: string },
  acts: boolean,
  width: number,
): Line {
  const head = [mark(acts), span(`${lead} `, 'heading')];
  if (width < NARROW) return [...head, span(fullName(card, width - 6))];
  const name = nameColumns(width);
  return [...head, span(`${column(fullName(card, name), name)} `), span(text, 'dim')];
}

const detail = (card: CardView, width: number): string =>
  card.definition.type === 'ship' ? tally(card.definition.staffing) : skillText(card.skills, width < 100 ? 4 : 30);
