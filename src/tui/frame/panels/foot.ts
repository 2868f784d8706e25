/** The two lines at the bottom: what is asked, or typed; and the keys that work now. */
import { nameOf } from '../cards.ts';
import { placesIn } from '../focus.ts';
import { ghostOf, offersFor } from '../keys/completion.ts';
import { bindingsAt, isAble, whereNow } from '../keys/bindings.ts';
import type { Binding } from '../keys/bindings.ts';
import { placeInLog } from '../past.ts';
import { isOpenEnded } from '../state.ts';
import type { Desk, Question, Typing, Ui } from '../state.ts';
import { both, fill, span, width as widthOf } from '../text.ts';
import type { Line } from '../text.ts';
import { trail } from './question.ts';
import { verdict } from '../verdict.ts';
import { endKeys } from './result.ts';

/** The prompt in one line of a width. */
export function promptLine(ui: Ui, desk: Desk, width: number): Line {
  return fill([span(' '), ...prompt(ui, desk, width - 1)], width);
}

function prompt(ui: Ui, desk: Desk, width: number): Line {
  if (ui.confirming)
    return [
      span('Leave the table? The game is kept. ', 'question'),
      span('y', 'key'),
      span(' leaves, any other key stays'),
    ];
  if (ui.typing !== null) {
    const { what, text, at } = ui.typing;
    const from = Math.max(0, at - width + 3);
    const ghost = ghostOf(ui.typing, desk);
    const behind = at < text.length ? text.slice(at) : ghost;
    return [
      span(what === 'command' ? ':' : '/', 'key'),
      span(text.slice(from, at)),
      span(behind === '' ? ' ' : behind.charAt(0), 'cursor'),
      span(behind.slice(1), ghost === '' ? 'plain' : 'dim'),
    ];
  }
  if (ui.overlay?.kind === 'scene') return [];
  if (ui.past !== null) {
    const at = `${placeInLog(desk.log, ui.past.line) + 1} of ${desk.log.length}: `;
    return [span(ui.past.isWatched ? at : `As it was, ${at}`, 'question'), span(ui.past.line.text)];
  }
  if (ui.question !== null) {
    const away = ui.panel === 'question' ? goalOf(ui.question, desk) : [span('  0 goes back to it', 'dim')];
    return [span('? ', 'question'), span(trail(ui, desk, width - 2 - widthOf(away)), 'heading'), ...away];
  }
  const { over, asked } = desk.view;
  if (over !== null) return [span(verdict(desk.view), 'heading'), span(`: ${over.reason}. 0: the result.`)];
  if (desk.request !== null && isOpenEnded(desk.face, desk.request))
    return [span('? ', 'question'), span(desk.request.prompt, 'heading'), ...goalWords(desk, true)];
  if (desk.request === null && desk.trouble !== null)
    return [span('! ', 'question'), span('The journal takes nothing: '), ...hint(':', 'retry, or unsaved', true)];
  return [span(asked === null ? 'Waiting …' : `Waiting for ${nameOf(desk.view, asked)} …`, 'dim')];
}

/** What is advised to do next, where the question is how to do that; the trail has the room otherwise. */
function goalOf({ path }: Question, desk: Desk): Line {
  const isAbout = path.at(-1)?.some((option) => desk.request?.options[option]?.verb === desk.goal?.verb);
  return isAbout === true ? goalWords(desk, false) : [];
}

/** `Next (p): play Worf`, the key first since a narrow line is cut at its end; without it where that was pressed. */
function goalWords({ goal, face }: Desk, withKey: boolean): Line {
  if (goal === null) return [];
  const key = withKey ? face.orders.find(({ verb }) => verb === goal.verb)?.key : undefined;
  const pressed = key === undefined ? [] : [span(' (', 'dim'), span(key, 'key'), span(')', 'dim')];
  return [span('  Next', 'dim'), ...pressed, span(': ', 'dim'), span(goal.text, 'good')];
}

/** The hint line: as many bindings as fit; help and command line always. */
export function hintLine(ui: Ui, desk: Desk, width: number): Line {
  if (ui.typing !== null) return typingHint(ui.typing, desk, width);
  if (ui.overlay?.kind === 'lesson')
    return fill([span(' '), ...hint('Enter', 'closes', true), ...hint('any other key', 'plays on', true)], width);
  if (ui.overlay?.kind === 'result')
    return fill([span(' '), ...endKeys(desk).flatMap(({ key, label }) => hint(key, label, true))], width);
  if (ui.overlay?.kind === 'scene')
    return fill(
      [span(' '), ...hint('Enter', 'next', true), ...hint('s', 'skip the rest', true), ...hint('↑↓', 'scroll', true)],
      width,
    );
  if (ui.overlay !== null)
    return fill([span(' '), ...hint('↑↓', 'scroll', true), ...hint('Esc', 'closes', true)], width);
  if (ui.past !== null && ui.panel !== 'log')
    return fill(
      [
        span(' '),
        ...hint('Space', 'next', true),
        ...hint('Backspace', 'before', true),
        ...hint('PgDn PgUp', 'ten on, back', true),
        ...hint('End', 'last', true),
        ...hint('Esc', 'returns', true),
      ],
      width,
    );
  if (desk.view.over !== null)
    return fill(
      [span(' '), ...hint('0', 'the result', true), ...hint('L', 'log', true), ...hint('q', 'leave', true)],
      width,
    );
  const where = whereNow(ui, desk);
  const shown = bindingsAt(desk, where).filter((binding) => binding.hint === true);
  const always = shown.filter(({ keys }) => keys[0] === ':' || keys[0] === '?');
  const right = always.flatMap((binding) => hintOf(binding, true));
  const left: Line[] = [];
  let room = width - widthOf(right) - 1;
  const others = shown.filter((each) => !always.includes(each) && !(each.keys[0] === '/' && isShortList(ui, desk)));
  // Where not all fit, what can't be done makes room; the others keep their order, and with it their place.
  const all = others.reduce((sum, binding) => sum + widthOf(hintOf(binding, true)), 0);
  const fitting = all <= room ? others : others.filter((binding) => isAble(binding, desk));
  for (const binding of fitting) {
    const next = hintOf(binding, isAble(binding, desk));
    if (widthOf(next) > room) break;
    room -= widthOf(next);
    left.push(next);
  }
  return both([span(' '), ...left.flat()], right, width);
}

/** Keys of the line being typed; of a command how it may go on. */
function typingHint(typing: Typing, desk: Desk, width: number): Line {
  if (typing.what === 'filter')
    return fill(
      [span(' '), ...hint('Enter', 'keeps it', true), ...hint('Esc', 'shows all', true), ...hint('↑↓', 'point', true)],
      width,
    );
  const keys = [...hint('Enter', 'gives it', true), ...hint('Esc', 'takes it back', true)];
  const offers = offersFor(typing, desk);
  if (offers.length === 0) return fill([span(' '), ...keys], width);
  // What all of them have been typed to already goes without saying.
  const start = (typing.cycle?.from ?? typing.text).replace(/\S*$/, '').length;
  const words = offers.map((line, index) =>
    span(` ${line.slice(start).trim()} `, index === typing.cycle?.at ? 'cursor' : 'dim'),
  );
  return fill([span(' '), ...hint('Tab', '', true), ...words], width);
}

/** A list that is seen at a glance needs no filter to be offered. */
const isShortList = (ui: Ui, desk: Desk): boolean => placesIn('question', ui, desk) < glance;
const glance = 9;

const hintOf = (binding: Binding, able: boolean): Line => hint(keyName(binding.keys[0] ?? ''), binding.label, able);

/** What can't be done now is dimmed and in brackets, so that it is seen without colour. */
const hint = (key: string, label: string, able: boolean): Line =>
  able ? [span(' '), span(key, 'key'), span(` ${label} `)] : [span(`(${key} ${label})`, 'dim')];

const shortNames: ReadonlyMap<string, string> = new Map(Object.entries({
  escape: 'Esc', enter: 'Enter', space: 'Space', tab: 'Tab', up: '↑', down: '↓', left: '←', right: '→',
  backspace: 'Bksp', pageup: 'PgUp', pagedown: 'PgDn', home: 'Home', end: 'End',
})); // prettier-ignore

/** A key as a reader knows it: `Esc`, `Shift-↑`, `Ctrl-L`. */
export function keyName(name: string): string {
  const parts = name === '-' ? ['-'] : name.split('-');
  const last = parts.pop() ?? '';
  const word = shortNames.get(last) ?? (parts.length > 0 ? last.toUpperCase() : last);
  return [...parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)), word].join('-');
}
