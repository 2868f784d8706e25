/** `spaceline play`: opens or resumes a game and lets it be played on the screen, in lines or by another program. */
import { toldLine } from '../../catalog/index.ts';
import type { Viewer } from '../../engine/showing/view.ts';
import { usualBot } from '../../players/index.ts';
import { readSettings, type ReadSettings, type Settings } from '../settings/index.ts';
import { loadLedger } from '../../rules/ledger.ts';
import { LineMode } from '../../tui/frame/line/index.ts';
import { faceOf } from '../../tui/faces.ts';
import type { TableFace } from '../../tui/frame/face.ts';
import { resultLines } from '../../tui/frame/line/result.ts';
import { couldNot, exitStatus, shellWord, type ExitStatus } from '../exit.ts';
import { realFile } from '../files/lock.ts';
import { targetAt } from '../files/overwriting.ts';
import type { PlayOptions } from '../play.ts';
import { againGame, optionsAgain } from './again.ts';
import { beginCast, type Cast } from './cast.ts';
import { commandsBeforehand, giveCommands, type Commands, type Given, type Teller } from './conversation.ts';
import { readStandardInput } from './input.ts';
import { converseInJson, say, sayEvents, sayRequest } from './json.ts';
import { finishedPath, leaveGame, type Face } from './leaving.ts';
import { beginGame, type OpenGame } from './open-game.ts';
import { complain, print } from './output.ts';
import { resumeGame } from './resume-game.ts';
import { keepResult } from './results.ts';
import { saveGame } from './saving.ts';
import { splashDone } from './splash.ts';
import { isOnTerminal } from './terminal.ts';
import { GameTable, type Further } from '../../table/index.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

function faceFor(options: PlayOptions, game: OpenGame): Face {
  if (options.json === true) return 'json';
  const hasPerson = game.session.seats.some(({ kind }) => kind === 'human');
  return isOnTerminal() && hasPerson && options.plain !== true ? 'screen' : 'lines';
}

/** Whose eyes where nothing is said: the only person's; with several, whoever is asked; among bots and scripts, all. */
function usualViewer({ session }: OpenGame): Viewer | null {
  const people = session.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const scripted = session.seats.some(({ kind }) => kind === 'script');
  if (people.length === 0) return scripted ? null : 'all';
  return people.length === 1 && !scripted ? (people[0] ?? null) : null;
}

const lineTeller = (table: GameTable): Teller & { readonly told: () => number } => {
  let toldUntil = -1;
  return {
    command: (text) => print(`> ${toldLine(text)}`),
    lines: (lines) => lines.forEach(print),
    refused(from, line, message) {
      print(message);
      complain(`spaceline: ${from}, line ${line}: ${message}`);
    },
    news() {
      const told = Math.min(toldUntil, table.answers());
      for (const { text, full = text, answers } of table.log()) if (answers > told) print(`  ${full}`);
      toldUntil = table.answers();
    },
    told: () => toldUntil,
  };
};

const jsonTeller = (table: GameTable): Teller => ({
  command: () => undefined,
  lines: (lines) => (lines.length > 0 ? say({ type: 'text', lines }) : undefined),
  refused: (from, line, message) => say({ type: 'refused', message, rules: table.refusedBy, from, line }),
  news: () => undefined,
});

/** Whether nobody can answer any more: a script was to, and it is at its end. */
const waitsForScript = ({ session }: OpenGame): boolean =>
  session.request !== null && session.seats[session.request.player]?.kind === 'script';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Leaves the game when a signal says so; `off` when it is over by itself. */
function onInterrupt(game: OpenGame, face: Face): { readonly interrupted: () => void; readonly off: () => void } {
  const interrupted = (): void => {
    if (face === 'lines') print();
    leaveGame(game, face);
    process.exit(exitStatus.interrupted);
  };
  for (const signal of endings) process.once(signal, interrupted);
  return { interrupted, off: () => endings.forEach((signal) => process.off(signal, interrupted)) };
}

/** Lets whatever else waits come to its turn: a signal, a reader that has gone. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets bots answer until somebody else is asked, and tells what happened. */
async function letBotsAnswer(table: GameTable, news: () => void): Promise<void> {
  for (let isGoing = true; isGoing;) {
    isGoing = table.letBotAnswer();
    news();
    await breath();
  }
}

/** Whether somebody is there to go on with the game: to answer, or to say what is to be done when it can't be written. */
const canConverse = (game: OpenGame, options: PlayOptions): boolean =>
  options.script !== '-' && (game.session.waitsForSomebody ? !waitsForScript(game) : process.stdin.isTTY);

async function playInLines(
  game: OpenGame,
  table: GameTable,
  look: TableFace,
  commands: readonly Commands[],
  options: PlayOptions,
): Promise<ExitStatus> {
  const { interrupted, off } = onInterrupt(game, 'lines');
  const teller = lineTeller(table);
  const seed = table.tellsSeed ? `Seed ${game.seed}. ` : '';
  print(`${seed}${game.session.seats.map(({ name, kind }) => `${name} (${kind})`).join(' against ')}.`);
  await letBotsAnswer(table, teller.news);
  const given = giveCommands(table, commands, teller, options.keepGoing === true);
  if (game.session.request === null) {
    [...look.lines.table(table.view()), ...resultLines(table.view(), table.accounts())].forEach(print);
  } else if (!given.isStopped && canConverse(game, options)) {
    const input = readStandardInput({ echo: true, interrupted });
    await new LineMode(table, look, { print, next: input.next }, teller.told()).run();
    input.close();
  }
  off();
  await keepResult(game, table, options);
  return ended(table, leaveGame(game, 'lines'), given.status);
}

async function playInJson(
  game: OpenGame,
  table: GameTable,
  commands: readonly Commands[],
  options: PlayOptions,
): Promise<ExitStatus> {
  const { interrupted, off } = onInterrupt(game, 'json');
  const { session } = game;
  const seed = table.tellsSeed ? { seed: game.seed } : {};
  say({ type: 'start', ruleset: session.game.ruleset, ...seed, seats: session.seats, journal: game.journal.path });
  await letBotsAnswer(table, () => undefined);
  const given: Given = giveCommands(table, commands, jsonTeller(table), options.keepGoing === true);
  let status = given.status;
  if (given.isStopped || waitsForScript(game) || options.script === '-') {
    sayRequest(table);
  } else {
    const input = readStandardInput({ echo: false, interrupted });
    const conversed = await converseInJson(table, input);
    input.close();
    if (status === exitStatus.fine) status = conversed;
  }
  off();
  return ended(table, leaveGame(game, 'json'), status);
}

async function playOnScreen(
  game: OpenGame,
  table: GameTable,
  look: TableFace,
  commands: readonly Commands[],
  options: PlayOptions,
  read: ReadSettings,
): Promise<Left> {
  const { runTable } = await import('../../tui/index.ts');
  const { screenHere } = await import('./screen.ts');
  if (commands.length > 0) table.letBotsAnswer();
  const given = giveCommands(table, commands, lineTeller(table), options.keepGoing === true);
  if (given.isStopped) return leftWith(ended(table, leaveGame(game, 'screen'), given.status));
  const { settings } = read;
  splashDone();
  const sitting = runTable({
    session: table,
    face: look,
    pace: settings.scenes,
    flash: settings.flash === 'on',
    ...screenHere(options, read),
  });
  // The table is on the screen before a bot that begins has made up its mind.
  table.begin();
  const result = await sitting;
  resultLines(table.view(), table.accounts()).forEach(print);
  await keepResult(game, table, options);
  const left = leaveGame(game, 'screen');
  if (result.ended === 'interrupted') return leftWith(exitStatus.interrupted);
  const status = ended(table, left, given.status);
  return { status, further: status === exitStatus.fine ? (result.further ?? null) : null };
}

/** The status of a game that was left: not fine where an answer could not be written. */
function ended(table: GameTable, left: ExitStatus, status: ExitStatus): ExitStatus {
  const trouble = table.trouble();
  if (trouble !== null) return couldNot(trouble);
  return status === exitStatus.fine ? left : status;
}

/** Marks the turn in the recording, if there is one. */
function markTurn(cast: Cast | null, table: GameTable): void {
  if (cast === null) return;
  const { turn } = table.view();
  cast.turn(turn.number, itemAt(table.session.seats, turn.player).name);
}

/** How a game, and those that came after it at the same table, were left. */
export interface Left {
  readonly status: ExitStatus;
  /** What the player wants next; null: nothing. */
  readonly further: Further | null;
}

const leftWith = (status: ExitStatus): Left => ({ status, further: null });

/** Plays a game as the options say, and those that the player wants after it, recording what is shown where they say so. */
export async function runPlay(options: PlayOptions, seats = `human,${usualBot(options.ruleset)}`): Promise<Left> {
  if (options.cast !== undefined && options.json === true)
    return leftWith(couldNot('--cast records what is shown, and --json shows nothing; leave one of them out'));
  const commands = await commandsBeforehand(options);
  if (typeof commands === 'string') return leftWith(couldNot(commands));
  const cast = castFault(options);
  if (cast !== null) return leftWith(couldNot(cast));
  const game = await (options.resume === undefined
    ? beginGame({ seats, ...options })
    : resumeGame(options.resume, options));
  if (typeof game === 'string') return leftWith(couldNot(game));
  if ('problem' in game) return leftWith(couldNot(game.problem, game.offer));
  if (options.cast === undefined) return playOn(game, options, commands, null);
  const recording = beginCast(options.cast, process.stdout);
  if (typeof recording === 'string') {
    game.journal.close();
    return leftWith(couldNot(recording));
  }
  const left = await playOn(game, options, commands, recording);
  const failure = recording.end();
  return failure === null ? left : leftWith(couldNot(`the cast breaks off: ${failure}`));
}

/** Plays a game, then as often as the player wants another one with these decks. */
async function playOn(
  first: OpenGame,
  options: PlayOptions,
  commands: readonly Commands[],
  cast: Cast | null,
): Promise<Left> {
  let [game, given, beforehand] = [first, options, commands];
  try {
    for (;;) {
      const left = await playGame(game, given, beforehand, cast);
      if (left.further === null || left.further === 'menu') return left;
      given = optionsAgain(given, left.further);
      const next = await againGame(game, left.further, given);
      if (typeof next === 'string') return leftWith(couldNot(next));
      [game, beforehand] = [next, []];
    }
  } finally {
    game.journal.close();
  }
}

/** Why what is shown can't be recorded where the options say; null if it can, or need not. */
function castFault({ cast, record, resume, force }: PlayOptions): string | null {
  if (cast === undefined) return null;
  const isJournal = [record, resume].some((file) => file !== undefined && realFile(file) === realFile(cast));
  if (isJournal)
    return `${cast} can't be both the journal and the recording of the screen; choose another file for one`;
  const target = targetAt(cast, 'cast', force === true);
  return typeof target === 'string' ? target : null;
}

/** Whether segments end by themselves: in a first game one learns how to end them. */
const endsAlone = ({ ends }: Settings, { hints }: PlayOptions): boolean =>
  ends === 'on' || (ends === 'auto' && hints !== true);

async function playGame(
  game: OpenGame,
  options: PlayOptions,
  commands: readonly Commands[],
  cast: Cast | null,
): Promise<Left> {
  const face = faceFor(options, game);
  const viewer = game.viewer ?? usualViewer(game);
  if (game.notice !== null) complain(game.notice);
  const look = faceOf(game.session.game.view('public'));
  const read = readSettings();
  const { settings } = read;
  const isOnScreen = face === 'screen';
  const table: GameTable = new GameTable(game.session, {
    viewer,
    words: look.lines,
    rules: await loadLedger(game.session.game.ruleset),
    save: (words) => saveGame(game.journal, words),
    isFirstGame: options.hints === true,
    further: isOnScreen ? ['rematch', 'new seed', 'swap', 'menu'] : [],
    stops: isOnScreen ? settings.stops : [],
    // Commands given beforehand end their segments themselves.
    endsAlone: isOnScreen && commands.length === 0 && endsAlone(settings, options),
    afterwards: () =>
      game.journal.isKept
        ? [`See it again, answer by answer: spaceline replay --trace ${shellWord(finishedPath(game.journal))}`]
        : [],
    told: (told) => {
      if (face === 'json') sayEvents(table, told.events);
      markTurn(cast, table);
    },
  });
  table.recall(game.past);
  markTurn(cast, table);
  switch (face) {
    case 'json':
      return leftWith(await playInJson(game, table, commands, options));
    case 'lines':
      return leftWith(await playInLines(game, table, look, commands, options));
    case 'screen':
      return playOnScreen(game, table, look, commands, options, read);
  }
}
