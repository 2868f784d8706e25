/** Outposts, ships and teams at a location: small drawings where there is room for a line each, else a line of signs. */
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { countOf, hosted } from '../frame/cards.ts';
import { clip, cut, line, span } from '../frame/text.ts';
import type { Line, Span, Token } from '../frame/text.ts';
import { affiliationToken, stoppedIn } from '../second-edition/card-facts.ts';
import { countIn, shipMarks, unseenIn, type Presence } from './card-facts.ts';

/** Whose it is: a ship of the viewer's flies to the right, one of the other player's to the left. */
export type Side = 'mine' | 'theirs';

/** A ship of an affiliation as it is drawn, by side. */
const DRAWINGS: ReadonlyMap<string, Readonly<Record<Side, string>>> = new Map([
  ['Federation', { mine: '=-O', theirs: 'O-=' }],
  ['Klingon', { mine: '>-o', theirs: 'o-<' }],
  ['Romulan', { mine: '{=>', theirs: '<=}' }],
]);
const OTHER_SHIP: Readonly<Record<Side, string>> = { mine: '[=>', theirs: '<=]' };

const drawingOf = ({ affiliations }: CardView, side: Side): string =>
  (DRAWINGS.get(affiliations[0] ?? '') ?? OTHER_SHIP)[side];

/** The name without what every ship of an affiliation has before it. */
const shortName = ({ definition }: CardView): string => definition.title.replace(/^(?:[A-Z]\.){3} /, '');

/** `=-O Galaxy 6!`: drawing, name, how many are aboard, and in what state. */
function shipDrawn(ship: CardView, side: Side, width: number): Line {
  const drawing = drawingOf(ship, side);
  const behind = ` ${countIn(ship)}${shipMarks(ship)}`;
  const room = width - drawing.length - behind.length - 1;
  const name = room < LEAST_NAME ? '' : ` ${cut(shortName(ship), room)}`;
  return [span(drawing, affiliationToken(ship)), span(name, side), span(behind), ...marked(ship)];
}
const LEAST_NAME = 3;

const marked = ({ stopped }: CardView): readonly Span[] => (stopped === true ? [span(' stop', 'bad')] : []);

/** A player's ships at a location, a line each, in at most so many lines. */
export function shipLines(ships: PileView, side: Side, width: number, rows: number): readonly Line[] {
  const unseen = unseenIn(ships);
  const all: readonly Line[] = [
    ...ships.cards.map((ship) => shipDrawn(ship, side, width)),
    ...(unseen === 0 ? [] : [line(`~~~ ${unseen === 1 ? '' : `${unseen} `}cloaked`, side)]),
  ].map((each) => clip(each, width));
  if (all.length <= rows) return all;
  const more = ships.count - (rows - 1);
  return [...all.slice(0, rows - 1), line(`+${more} ships`, side)];
}

/** `[Kli] 3`: outposts and how many are there. */
export const outpostLine = (outposts: PileView, side: Side): Line =>
  outposts.cards.flatMap((outpost, index): readonly Span[] => [
    span(`${index > 0 ? ' ' : ''}⌂`, side),
    span((outpost.affiliations[0] ?? '').slice(0, 3), affiliationToken(outpost)),
    span(` ${countIn(outpost)}`),
  ]);

/** `team 4 (2 stop)`: who is on the planet. */
export function teamLine(team: PileView, side: Side): Line {
  if (team.count === 0) return [];
  const stopped = stoppedIn(team);
  return [span(`team ${team.count}`, side), ...(stopped === 0 ? [] : [span(` ${stopped} stop`, 'bad')])];
}

/** `⌂3 ▲6!▲2 T4`: all of it in one line. */
export function presenceLine({ outposts, ships, team }: Presence, side: Side): Line {
  const parts: readonly Line[] = [
    outposts.cards.map((outpost) => span(`⌂${countIn(outpost)}`, side)),
    [
      ...ships.cards.flatMap((ship): Line => [
        span('▲', side),
        span(`${countOf(hosted(ship, 'aboard'))}${shipMarks(ship)}`, token(ship)),
      ]),
      ...(unseenIn(ships) === 0 ? [] : [span(`▲~${unseenIn(ships)}`, side)]),
    ],
    team.count === 0 ? [] : [span(`T${team.count}`, side)],
  ];
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [span(' '), ...part]));
}

const token = ({ damaged }: CardView): Token => (damaged === true ? 'bad' : 'plain');
