/** The one table of bindings: the key handler, the hint line, the help and the table of docs/screen.md are read from it. */
import type { KeyEvent } from './decoder.ts';
import { cardAtCursor, logLineAtCursor, unfiltered } from '../focus.ts';
import { beginAll, beginVerb, beginWith, entered, markRow, remarked, steppedOut } from '../question/steps.ts';
import type { Marking, Stepped } from '../question/steps.ts';
import type { OrderKey, Shortcut, TableFace } from '../face.ts';
import { lookedBack, returned } from '../past.ts';
import { currentStage } from '../state.ts';
import type { Desk, Panel, Ui } from '../state.ts';
import type { Answer, RequestKind } from '../../../engine/asking/request.ts';
import { alongPlaces, cycled, moved, scrolled, shown } from './moves.ts';
import type { Direction } from './moves.ts';

/** What the interface wants done outside itself. */
export type Effect =
  | { readonly do: 'answer'; readonly answer: Answer }
  | { readonly do: 'command'; readonly line: string }
  | { readonly do: 'shortcut'; readonly shortcut: Shortcut }
  | { readonly do: 'quit' | 'repaint' | 'suspend' };

export interface Outcome {
  readonly ui: Ui;
  readonly effect?: Effect;
}

/** Where a binding works: on the table and its panels, in a list, in a selection. */
export type Where = 'desk' | 'pick' | 'mark';

export interface Binding {
  readonly keys: readonly string[];
  readonly label: string;
  readonly group: 'orders' | 'questions' | 'moving about' | 'the rest';
  readonly where: readonly Where[];
  /** Shown in the hint line. */
  readonly hint?: boolean;
  /** The verb that must be among the options; otherwise the key is dimmed and says why not. */
  readonly verb?: string;
  /** The kinds of questions at which it works; left out: at all. */
  readonly kinds?: ReadonlySet<RequestKind>;
  readonly run: (ui: Ui, desk: Desk) => Outcome;
}

const stepped = ({ ui, answer }: Stepped): Outcome =>
  answer === undefined ? { ui } : { ui, effect: { do: 'answer', answer } };
const keeps =
  (change: (ui: Ui, desk: Desk) => Ui) =>
  (ui: Ui, desk: Desk): Outcome => ({ ui: change(ui, desk) });
const steps =
  (change: (ui: Ui, desk: Desk) => Stepped) =>
  (ui: Ui, desk: Desk): Outcome =>
    stepped(change(ui, desk));
const effects =
  (effect: Effect) =>
  (ui: Ui): Outcome => ({ ui, effect });

const order = ({ key, verb, isRare }: OrderKey): Binding => ({
  keys: [key],
  label: verb,
  group: 'orders',
  where: ['desk'],
  hint: isRare !== true,
  verb,
  run: steps((ui, desk) => beginVerb(ui, desk, verb)),
});

const shortcutKey = (shortcut: Shortcut): Binding => ({
  keys: [shortcut.key],
  label: shortcut.label,
  group: 'questions',
  where: ['pick'],
  hint: true,
  kinds: shortcut.at,
  run: effects({ do: 'shortcut', shortcut }),
});

/** Along the places while it is asked what to lay at one. */
const placesWhileLaying = ({ question: { laidAt } }: TableFace): readonly Binding[] =>
  laidAt.size === 0
    ? []
    : [
        ...(['left', 'right'] as const).map((direction): Binding => ({
          keys: [direction],
          label: direction,
          group: 'questions',
          where: ['pick'],
          hint: true,
          kinds: new Set(laidAt.keys()),
          run: keeps((ui, desk) => alongPlaces(ui, desk, direction)),
        })),
        {
          keys: ['backspace'],
          label: 'take back',
          group: 'questions',
          where: ['pick'],
          hint: true,
          kinds: new Set(laidAt.keys()),
          run: effects({ do: 'command', line: 'undo' }),
        },
      ];

const everywhere: readonly Where[] = ['desk', 'pick', 'mark'];
const lists: readonly Where[] = ['pick', 'mark'];

const marking = (key: string, label: string, how: Marking, hint = true): Binding => ({
  keys: [key],
  label,
  group: 'questions',
  where: ['mark'],
  hint,
  run: keeps((ui, desk) => remarked(ui, desk, how)),
});

const moving = (keys: readonly string[], direction: Direction): Binding => ({
  keys,
  label: direction,
  group: 'moving about',
  where: ['desk'],
  run: keeps((ui, desk) => moved(ui, desk, direction)),
});

const typing = (what: 'command' | 'filter') =>
  keeps((ui) => {
    const text = what === 'filter' ? filterNow(ui) : '';
    return { ...ui, typing: { what, text, at: text.length } };
  });

const filterNow = ({ panel, question, filter }: Ui): string =>
  panel === 'question' ? (question?.filter ?? '') : filter?.panel === panel ? filter.text : '';

/** A row of places is no list: there the place that is selected is searched. */
const searching = (ui: Ui, desk: Desk): Outcome =>
  typing('filter')(ui.panel === 'table' ? shown(ui, 'place') : ui, desk);

const enterDesk = (ui: Ui, desk: Desk): Stepped => {
  const told = ui.past === null ? logLineAtCursor(ui, desk) : null;
  if (told !== null) return { ui: lookedBack(ui, desk, told) };
  if (ui.panel === 'table') return { ui: shown(ui, 'place') };
  const card = cardAtCursor(ui, desk);
  return card === null ? { ui } : beginWith(ui, desk, card);
};

const outOfDesk = (ui: Ui, desk: Desk): Ui => {
  if (ui.message !== null) return { ...ui, message: null };
  if (ui.filter?.panel === ui.panel) return unfiltered(ui, desk);
  if (ui.past !== null) return returned(ui);
  if (ui.panel !== 'table') return shown(ui, ui.question !== null && ui.panel !== 'place' ? 'question' : 'table');
  return ui.question === null ? ui : shown(ui, 'question');
};

/** A number for each panel that has no key of its own; the log has a letter besides. */
const jumpsOf = ({ place, panels }: TableFace): readonly Binding[] => [
  ...[
    { name: 'table', label: 'table' },
    { name: 'place', label: place.label },
    ...panels.filter(({ key }) => key === undefined),
    { name: 'log', label: 'log' },
  ].map(({ name, label }, index) =>
    jump(name, label, name === 'log' ? [String(index + 1), 'L'] : [String(index + 1)], everywhere),
  ),
  ...panels.flatMap(({ name, label, key }) => (key === undefined ? [] : [jump(name, label, [key], ['desk'])])),
];

const jump = (panel: Panel, label: string, keys: readonly string[], where: readonly Where[]): Binding => ({
  keys,
  label,
  group: 'moving about',
  where,
  run: keeps((ui) => shown(ui, panel)),
});

/** Every binding at a table of this look, in the order of the help. */
export const bindingsOf = (face: TableFace): readonly Binding[] => [
  ...face.orders.map(order),
  ...face.shortcuts.map(shortcutKey),
  ...placesWhileLaying(face),
  ...aroundOrders,
  ...jumpsOf(face),
  ...theRest,
];

/** To the open question, and after the game to its result. */
const back = (ui: Ui, { view }: Desk): Ui => {
  if (view.over !== null) return { ...ui, overlay: { kind: 'result', scroll: 0 } };
  return ui.question === null ? ui : shown(ui, 'question');
};

const aroundOrders: readonly Binding[] = [
  { keys: ['space'], label: 'all', group: 'orders', where: ['desk'], hint: true, run: steps(beginAll) },
  { keys: ['enter'], label: 'open, or what it can do', group: 'orders', where: ['desk'], run: steps(enterDesk) },
  {
    keys: ['0'],
    label: 'back to the question',
    group: 'questions',
    where: ['desk'],
    run: keeps(back),
  },
  { keys: ['enter'], label: 'take', group: 'questions', where: ['pick'], hint: true, run: steps(entered) },
  { keys: ['enter'], label: 'done', group: 'questions', where: ['mark'], hint: true, run: steps(entered) },
  { keys: ['space'], label: 'mark', group: 'questions', where: ['mark'], hint: true, run: steps(markRow) },
  { keys: ['escape'], label: 'back', group: 'questions', where: lists, hint: true, run: keeps(steppedOut) },
  marking('*', 'all', 'all'),
  marking('-', 'none', 'none'),
  marking('~', 'invert', 'invert'),
  marking('p', 'previous team', 'previous', false),
  marking('shift-up', 'earlier in the order', 'up', false),
  marking('shift-down', 'later in the order', 'down', false),
  { keys: ['/'], label: 'filter', group: 'questions', where: lists, hint: true, run: typing('filter') },
  { keys: ['/'], label: 'filter', group: 'moving about', where: ['desk'], run: searching },
  moving(['up', 'k'], 'up'),
  moving(['down', 'j'], 'down'),
  moving(['left', 'h'], 'left'),
  moving(['right', 'l'], 'right'),
  { keys: ['up'], label: 'up', group: 'questions', where: lists, run: keeps((ui, desk) => scrolled(ui, desk, -1)) },
  { keys: ['down'], label: 'down', group: 'questions', where: lists, run: keeps((ui, desk) => scrolled(ui, desk, 1)) },
  {
    keys: ['pageup'],
    label: 'ten up',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, desk) => scrolled(ui, desk, -10)),
  },
  {
    keys: ['pagedown'],
    label: 'ten down',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, desk) => scrolled(ui, desk, 10)),
  },
  {
    keys: ['home'],
    label: 'first',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, desk) => scrolled(ui, desk, -Infinity)),
  },
  {
    keys: ['end'],
    label: 'last',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, desk) => scrolled(ui, desk, Infinity)),
  },
  { keys: ['escape'], label: 'one step out', group: 'moving about', where: ['desk'], run: keeps(outOfDesk) },
  {
    keys: ['tab'],
    label: 'next panel',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, { face }) => cycled(ui, face, 1)),
  },
  {
    keys: ['shift-tab'],
    label: 'panel before',
    group: 'moving about',
    where: everywhere,
    run: keeps((ui, { face }) => cycled(ui, face, -1)),
  },
];

const theRest: readonly Binding[] = [
  {
    keys: ['i'],
    label: 'look',
    group: 'the rest',
    where: ['desk'],
    hint: true,
    run: keeps((ui) => ({ ...ui, overlay: { kind: 'inspector', scroll: 0 } })),
  },
  {
    keys: ['ctrl-t'],
    label: 'look',
    group: 'questions',
    where: lists,
    hint: true,
    run: keeps((ui) => ({ ...ui, overlay: { kind: 'inspector', scroll: 0 } })),
  },
  { keys: ['u'], label: 'undo', group: 'the rest', where: ['desk'], run: effects({ do: 'command', line: 'undo' }) },
  {
    keys: ['U'],
    label: 'rewind, alone against bots',
    group: 'the rest',
    where: ['desk'],
    run: effects({ do: 'command', line: 'rewind' }),
  },
  {
    keys: ['w'],
    label: 'why refused',
    group: 'the rest',
    where: ['desk'],
    run: effects({ do: 'command', line: 'why' }),
  },
  { keys: [':'], label: 'command', group: 'the rest', where: everywhere, hint: true, run: typing('command') },
  {
    keys: ['?'],
    label: 'help',
    group: 'the rest',
    where: everywhere,
    hint: true,
    run: keeps((ui) => ({ ...ui, overlay: { kind: 'help', scroll: 0 } })),
  },
  {
    keys: ['q'],
    label: 'leave',
    group: 'the rest',
    where: ['desk'],
    run: keeps((ui) => ({ ...ui, confirming: true })),
  },
  { keys: ['ctrl-c'], label: 'leave at once', group: 'the rest', where: everywhere, run: effects({ do: 'quit' }) },
  { keys: ['ctrl-z'], label: 'to the shell', group: 'the rest', where: everywhere, run: effects({ do: 'suspend' }) },
  { keys: ['ctrl-l'], label: 'paint again', group: 'the rest', where: everywhere, run: effects({ do: 'repaint' }) },
];

/** Which bindings work now. */
export function whereNow(ui: Ui, desk: Desk): Where {
  if (ui.panel !== 'question') return 'desk';
  return currentStage(ui, desk)?.is === 'mark' ? 'mark' : 'pick';
}

/** The bindings that work in such a place, at the question that is asked. */
export const bindingsAt = ({ face, request }: Desk, where: Where): readonly Binding[] =>
  bindingsOf(face).filter(
    (binding) =>
      binding.where.includes(where) &&
      (binding.kinds === undefined || (request !== null && binding.kinds.has(request.kind))),
  );

/** The binding of a key where one is now. */
export const bindingOf = (desk: Desk, event: KeyEvent, where: Where): Binding | undefined =>
  event.kind === 'key' ? bindingsAt(desk, where).find(({ keys }) => keys.includes(event.name)) : undefined;

/** Whether a binding can do anything now; what can't is dimmed. */
export const isAble = ({ verb }: Binding, desk: Desk): boolean =>
  verb === undefined || desk.request?.options.some((option) => option.verb === verb) === true;
