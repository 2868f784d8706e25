/** The log: newest last, repeats counted, refusals and notes below it until the next key. */
import { condensed } from '../../../table/index.ts';
import type { LogLine } from '../../../table/index.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import { cardOf, playedText } from '../cards.ts';
import { placeInLog } from '../past.ts';
import type { Desk, Ui } from '../state.ts';
import { fill, line, span, titledRule, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { leastBelow } from './legend.ts';
import type { Below } from './legend.ts';
import { paneLines } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** What happened since the last key, from its beginning: as many lines as fit; what is left comes with a key. */
export function newsPane(news: readonly LogLine[], room: number): Pane {
  const rest = news.length - room;
  return {
    title: 'What happened',
    right: rest > 0 ? `Space: ${rest} more` : 'any key goes on',
    entries: news.slice(0, room).map(toldEntry),
  };
}

/** The log as lines that can be walked. */
export const logPane = (log: readonly LogLine[]): Pane => ({ title: 'Log', right: '', entries: log.map(toldEntry) });

const toldEntry = (told: LogLine): Entry => ({ line: line(told.text), points: true, told });

/** Lines that stand several times in a row as one of them with a count. */
export function condensedLines(lines: readonly LogLine[]): readonly LogLine[] {
  const runs: { readonly line: LogLine; count: number }[] = [];
  for (const each of lines) {
    const last = runs.at(-1);
    if (last?.line.text === each.text) last.count += 1;
    else runs.push({ line: each, count: 1 });
  }
  return runs.map(({ line: each, count }) => (count > 1 ? { ...each, text: `${each.text} (${count} times)` } : each));
}

/** A line of the log in full, the cards it names, and the rules by which it happened. `isPast`: the table can be seen as it was then. */
export function toldPane(
  desk: Desk,
  { text, full = text, rules, cards }: LogLine,
  width: number,
  isPast: boolean,
): Pane {
  const room = Math.max(10, width - 2);
  const cited = rules.length === 0 ? ['No rule of its own.'] : desk.rules(rules);
  const lines = [
    ...wrapped(full, room).map((each) => line(each, 'heading')),
    ...namedCards(desk, cards, width),
    [],
    ...paragraphs(cited)
      .flatMap((each) => wrapped(each, room))
      .map((each) => line(each)),
    ...(isPast ? [[], line('Enter shows the table as it was then.', 'dim')] : []),
  ];
  return { title: 'What happened', right: '', entries: lines.map((each): Entry => ({ line: each })) };
}

/** So many of the cards a line names are shown in full; where there are more, the first. */
const mostInFull = 2;

function namedCards(desk: Desk, cards: readonly CardNumber[], width: number): readonly Line[] {
  const known = cards.flatMap((number) => shownCard(desk, number, width) ?? []);
  const [first] = known;
  if (first === undefined) return [];
  if (known.length <= mostInFull) return known.flatMap(({ lines }) => [[], ...lines]);
  const others = [...new Set(known.slice(1).map(({ title }) => title))].filter((title) => title !== first.title);
  return [
    [],
    ...first.lines,
    [],
    ...wrapped(`and ${others.join(', ')}`, Math.max(10, width - 2)).map((each) => line(each, 'dim')),
  ];
}

/** A card as it lies there now, or where it can't be seen any more as it is printed. */
function shownCard(
  desk: Desk,
  number: CardNumber,
  width: number,
): { readonly title: string; readonly lines: readonly Line[] } | null {
  const card = cardOf(desk.view, number);
  if (card !== undefined) return { title: card.definition.title, lines: desk.face.card(desk, card, width) };
  const printed = desk.printed(number);
  if (printed === null) return null;
  const text = wrapped(playedText({ definition: printed }), Math.max(10, width - 2));
  return {
    title: printed.title,
    lines: [line(printed.title, 'heading'), line(printed.type, 'dim'), ...text.map((each) => line(each))],
  };
}

/** Rules come as a heading and indented lines of some other width: each text as one line again. */
function paragraphs(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isText = false;
  for (const each of lines) {
    const before = joined.at(-1);
    const goesOn = isText && each.startsWith(' ') && before !== undefined;
    if (goesOn) joined[joined.length - 1] = `${before} ${each.trim()}`;
    else joined.push(each.trim());
    isText = each.startsWith(' ');
  }
  return joined;
}

/** The end of the log in a rectangle, or with a cursor the stretch around it. `below`: what stands below a short one. */
export function logLines(
  pane: Pane,
  ui: Ui,
  desk: Desk,
  cursor: number | null,
  width: number,
  height: number,
  below: Below,
): readonly Line[] {
  const message = messageLines(ui, width).slice(0, Math.max(1, height - 2));
  const room = height - message.length;
  if (cursor !== null) return [...paneLines(pane, width, room, cursor), ...message];
  const until = ui.past === null ? desk.log.length : placeInLog(desk.log, ui.past.line) + 1;
  const latest = desk.log
    .slice(0, until)
    .slice(-4 * height)
    .map(({ text }) => text);
  const told = lastOf(condensed(latest), room - 1).map((text) => fill(line(` ${text}`), width));
  const rest = room - 1 - told.length;
  const more = rest < leastBelow ? blank(rest, width) : paneLines(below(rest), width, rest, null);
  const body = [...told, ...more];
  return [titledRule([span('Log', 'heading')], [], width), ...body, ...message];
}

const lastOf = (texts: readonly string[], most: number): readonly string[] =>
  texts.slice(Math.max(0, texts.length - most));

const blank = (rows: number, width: number): readonly Line[] => Array.from({ length: rows }, () => fill([], width));

function messageLines({ message }: Ui, width: number): readonly Line[] {
  if (message === null) return [];
  const lines = wrapped(message.text, Math.max(10, width - 4)).map(
    (text, index) => `${index === 0 && message.kind === 'refusal' ? '! ' : '  '}${text}`,
  );
  return lines.map((text) => fill([span(` ${text}`, message.kind === 'refusal' ? 'bad' : 'question')], width));
}
