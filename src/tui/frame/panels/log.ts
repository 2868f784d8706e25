/** The log: newest last, repeats counted, refusals and notes below it until the next key. */
import { condensed } from '../../../table/index.ts';
import type { LogLine } from '../../../table/index.ts';
import { placeInLog } from '../state.ts';
import type { Desk, Ui } from '../state.ts';
import { fill, line, span, titledRule, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { paneLines } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** What happened since the last key, from its beginning: as many lines as fit; what is left comes with a key. */
export function newsPane(news: readonly string[], room: number): Pane {
  const rest = news.length - room;
  return {
    title: 'What happened',
    right: rest > 0 ? `Space: ${rest} more` : 'any key goes on',
    entries: news.slice(0, room).map((text): Entry => ({ line: line(text) })),
  };
}

/** A line of the log in full, with the rules by which it happened. */
export function logLinePane(desk: Desk, { text, full = text, rules }: LogLine, width: number): Pane {
  const room = Math.max(10, width - 2);
  const cited = rules.length === 0 ? ['No rule of its own.'] : desk.rules(rules);
  const lines = [
    ...wrapped(full, room).map((each) => line(each, 'heading')),
    [],
    ...paragraphs(cited)
      .flatMap((each) => wrapped(each, room))
      .map((each) => line(each)),
    [],
    line('Enter shows the table as it was then.', 'dim'),
  ];
  return { title: 'What happened', right: '', entries: lines.map((each): Entry => ({ line: each })) };
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

/** The end of the log in a rectangle, or with a cursor the stretch around it. */
export function logLines(
  pane: Pane,
  ui: Ui,
  desk: Desk,
  cursor: number | null,
  width: number,
  height: number,
): readonly Line[] {
  const message = messageLines(ui, width).slice(0, Math.max(1, height - 2));
  const room = height - message.length;
  if (cursor !== null) return [...paneLines(pane, width, room, cursor), ...message];
  const until = ui.past === null ? desk.log.length : placeInLog(desk.log, ui.past.line) + 1;
  const latest = desk.log
    .slice(0, until)
    .slice(-4 * height)
    .map(({ text }) => text);
  const tail = condensed(latest).slice(-(room - 1));
  const body = Array.from({ length: room - 1 }, (_, row) => fill(line(` ${tail[row] ?? ''}`), width));
  return [titledRule([span('Log', 'heading')], [], width), ...body, ...message];
}

function messageLines({ message }: Ui, width: number): readonly Line[] {
  if (message === null) return [];
  const lines = wrapped(message.text, Math.max(10, width - 4)).map(
    (text, index) => `${index === 0 && message.kind === 'refusal' ? '! ' : '  '}${text}`,
  );
  return lines.map((text) => fill([span(` ${text}`, message.kind === 'refusal' ? 'bad' : 'question')], width));
}
