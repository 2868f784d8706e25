/** `--json`: every event and request one JSON object a line, answers read the same way, so that another program can play. */
import { LIMITS } from '../../catalog/index.ts';
import type { LoggedEvent } from '../../engine/state/events.ts';
import type { Answer, Request } from '../../engine/asking/request.ts';
import { exitStatus, type ExitStatus } from '../exit.ts';
import type { LineInput } from './input.ts';
import { print } from './output.ts';
import { withTitlesSeen, type Narrowed } from '../../players/index.ts';
import type { View } from '../../engine/showing/view.ts';
import type { GameTable } from '../../table/index.ts';

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

/** One JSON object, one line. */
export const say = (message: Message): void => print(JSON.stringify(message));

/** Events as the viewer may know them, each with its words where it has some. */
export function sayEvents(table: GameTable, events: readonly LoggedEvent[]): void {
  for (const known of table.known(events)) {
    const text = table.words(known);
    say({ type: 'event', ...known, ...(text === null ? {} : { text }) });
  }
}

/** What this seat is asked; of all titles that may be named, those it has seen. */
function asked(table: GameTable): Narrowed | null {
  const request = table.request();
  return request && withTitlesSeen(request, () => table.view());
}

/** The view, its request as it is said. */
function viewSaid(table: GameTable): View {
  const view = table.view();
  return view.request === null ? view : { ...view, request: withTitlesSeen(view.request, () => view).request };
}

/** What is asked, each option with its command, or whose answer is waited for where that may be known; after the game, how it ended. */
export function sayRequest(table: GameTable): void {
  const { game, seed } = table.session;
  const request = asked(table)?.request ?? null;
  const { over, players } = game.view('public');
  const trouble = table.trouble();
  if (over === null && request === null && trouble !== null) {
    say({ type: 'unwritten', message: trouble, commands: ['retry', 'unsaved', 'quit'] });
  } else if (over !== null) {
    const scores = Object.fromEntries(players.map((player) => [player.name, player.score]));
    say({
      type: 'over',
      winners: over.winners.map((seat) => game.seats[seat]),
      reason: over.reason,
      scores,
      accounts: accountsOf(table),
      seed,
    });
  } else if (request !== null) {
    const options = request.options.map((option) => ({ ...option, command: table.describe(option) }));
    const said = { seat: request.player, name: game.seats[request.player], request: { ...request, options } };
    // What the team has against what is asked of it, and would have without each of them.
    const standing = table.view().attempt?.standing ?? null;
    say({ type: 'request', ...said, ...(standing === null ? {} : { standing }) });
  } else {
    const seat = table.waitsFor();
    if (seat !== null) say({ type: 'waiting', seat, name: game.seats[seat] });
  }
}

/** Where each player's points came from, and what the edition counts. */
const accountsOf = (table: GameTable) =>
  table.accounts().map(({ seat, sources, tallies }) => ({
    name: table.session.game.seats[seat],
    points: sources.map(({ card, name, points }) => ({ card, name, points })),
    counts: Object.fromEntries(tallies.map(({ what, count }) => [what, count])),
  }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What programs take for numbers of cards. */
const POSITIONS = 'positions in selection.from of that option, counted from 0';

/** An answer as another program writes it, or what is wrong with it. */
function readAnswer(value: unknown): Answer | string {
  if (!isRecord(value)) return '"answer" needs an object: {"option": N, "chosen": [N, …]}';
  const { option, chosen } = value;
  if (!isIndex(option)) return '"option" needs the number of an option, from 0';
  if (chosen === undefined) return { option };
  if (!Array.isArray(chosen) || !chosen.every(isIndex)) return `"chosen" needs a list of numbers: ${POSITIONS}`;
  return { option, chosen };
}

type Line =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'command'; readonly command: string }
  | { readonly is: 'view' }
  | { readonly is: 'problem'; readonly message: string };

const expected = 'write {"answer":{"option":N,"chosen":[…]}}, {"command":"…"} or {"view":true}';

/** The longest command, every character of it escaped, and the object around it. */
const LONGEST = LIMITS.commandCharacters * 6 + 100;

/** Reads one line of input. */
export function readLine(line: string): Line {
  if (line.length > LONGEST) return { is: 'problem', message: `a line has at most ${LONGEST} characters; ${expected}` };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { is: 'problem', message: `this line is no JSON; ${expected}` };
  }
  if (!isRecord(value)) return { is: 'problem', message: `a JSON object is needed; ${expected}` };
  if (value['view'] === true) return { is: 'view' };
  if (typeof value['command'] === 'string') return { is: 'command', command: value['command'] };
  if (!('answer' in value)) return { is: 'problem', message: `this object says nothing; ${expected}` };
  const answer = readAnswer(value['answer']);
  return typeof answer === 'string' ? { is: 'problem', message: answer } : { is: 'answer', answer };
}

/** Carries out a command and says what came of it. */
function sayCommand(table: GameTable, command: string): void {
  const outcome = table.command(command);
  if (!outcome.ok) say({ type: 'refused', message: outcome.message, rules: table.refusedBy });
  else if (outcome.lines !== undefined) say({ type: 'text', lines: outcome.lines });
}

/** Where the list of an answer was refused: what stands in it, and what would be taken. */
function hintFor(request: Request | null, { option, chosen }: Answer): string {
  const selection = request?.options[option]?.selection;
  if (selection === undefined) return '';
  const last = selection.from.length - 1;
  const example = JSON.stringify({ answer: { option, chosen: selection.example } });
  const given = chosen === undefined ? 'this option needs a list' : 'what was chosen is not legal together';
  const beyond = chosen?.some((position) => position > last) === true ? `there is no position beyond ${last}` : given;
  return `; "chosen" holds ${POSITIONS} (0 to ${last}): ${beyond}; legal is ${example}`;
}

function carryOut(table: GameTable, line: Line): void {
  switch (line.is) {
    case 'problem':
      say({ type: 'error', message: line.message });
      break;
    case 'view':
      say({ type: 'view', view: viewSaid(table) });
      break;
    case 'command':
      sayCommand(table, line.command);
      break;
    case 'answer': {
      const narrowed = asked(table);
      const refusal = table.answer(narrowed === null ? line.answer : narrowed.meant(line.answer));
      if (refusal === undefined) return;
      const message = `${refusal.reason}${hintFor(narrowed?.request ?? null, line.answer)}`;
      say({ type: 'refused', message, rules: refusal.rules });
    }
  }
}

/** Plays until the game is over, the input ends or the other program quits. */
export async function converseInJson(table: GameTable, input: LineInput): Promise<ExitStatus> {
  for (;;) {
    sayRequest(table);
    if (table.session.request === null) return exitStatus.fine;
    const line = await input.next('');
    if (line === null) return exitStatus.fine;
    if (line.trim() === '') continue;
    carryOut(table, readLine(line));
    if (table.isLeft) return exitStatus.fine;
  }
}
