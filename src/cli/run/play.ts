/** `spaceline play`: opens or resumes a game and lets it be played on the screen, in lines or by another program. */
import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toldLine } from '../../catalog/index.ts';
import type { Viewer } from '../../engine/view.ts';
import { readSettings } from '../settings/index.ts';
import { loadLedger } from '../../rules/ledger.ts';
import { LineMode } from '../../tui/line/index.ts';
import { resultLines, tableLines } from '../../tui/line/table.ts';
import { couldNot, exitStatus, shellWord, type ExitStatus } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { beginCast, type Cast } from './cast.ts';
import { commandsBeforehand, giveCommands, type Commands, type Given, type Teller } from './conversation.ts';
import { dataFolder } from './folders.ts';
import { readStandardInput } from './input.ts';
import type { JournalFile } from './journal-file.ts';
import { converseInJson, say, sayEvents, sayRequest } from './json.ts';
import { openGame, type OpenGame } from './open-game.ts';
import { print } from './output.ts';
import { readViewer } from './seats.ts';
import { GameTable } from './table.ts';

/** How the game is shown: the whole screen, lines, or JSON. */
type Face = 'screen' | 'lines' | 'json';

function faceFor(options: PlayOptions, game: OpenGame): Face {
  if (options.json === true) return 'json';
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
  const hasPerson = game.session.seats.some(({ kind }) => kind === 'human');
  return isTerminal && hasPerson && options.plain !== true ? 'screen' : 'lines';
}

/** Whose eyes where nothing is said: the only person's; with several, whoever is asked; among bots and scripts, all. */
function usualViewer({ session }: OpenGame): Viewer | null {
  const people = session.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const scripted = session.seats.some(({ kind }) => kind === 'script');
  if (people.length === 0) return scripted ? null : 'all';
  return people.length === 1 && !scripted ? (people[0] ?? null) : null;
}

const resumeLine = (game: OpenGame): string => `spaceline play --resume ${shellWord(game.journal.path)}`;

/** Closes the journal and says where the game is, and how to go on with it if it is not over. */
function leaveGame(game: OpenGame, face: Face): void {
  const isOver = game.session.request === null;
  const path = isOver ? keepFinished(game.journal) : game.journal.path;
  game.journal.close();
  if (face === 'json') say({ type: 'saved', journal: path, ...(isOver ? {} : { resume: resumeLine(game) }) });
  else if (isOver) print(`The journal of the game: ${path}`);
  else print(`\nThe game is saved. Resume it with:\n  ${resumeLine(game)}`);
}

/** Where a finished game's journal goes: out of the folder of games that can be gone on with; another file stays where it is. */
const finishedPath = ({ path }: JournalFile): string =>
  dirname(path) === dataFolder('games') ? join(dataFolder('games', 'finished'), basename(path)) : path;

function keepFinished(journal: JournalFile): string {
  const path = finishedPath(journal);
  if (path !== journal.path) renameSync(journal.path, path);
  return path;
}

const lineTeller = (table: GameTable): Teller & { readonly told: () => number } => {
  let toldLog = 0;
  return {
    command: (text) => print(`> ${toldLine(text)}`),
    lines: (lines) => lines.forEach(print),
    refused(from, line, message) {
      print(message);
      process.stderr.write(`spaceline: ${from}, line ${line}: ${message}\n`);
    },
    news() {
      for (const { text, full = text } of table.log().slice(toldLog)) print(`  ${full}`);
      toldLog = table.log().length;
    },
    told: () => toldLog,
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

function onInterrupt(game: OpenGame, face: Face): () => void {
  return () => {
    if (face === 'lines') print();
    leaveGame(game, face);
    process.exit(exitStatus.interrupted);
  };
}

async function playInLines(
  game: OpenGame,
  table: GameTable,
  commands: readonly Commands[],
  options: PlayOptions,
): Promise<ExitStatus> {
  const interrupted = onInterrupt(game, 'lines');
  process.once('SIGINT', interrupted);
  const teller = lineTeller(table);
  print(`Seed ${game.seed}. ${game.session.seats.map(({ name, kind }) => `${name} (${kind})`).join(' against ')}.`);
  for (let isGoing = true; isGoing;) {
    isGoing = table.letBotAnswer();
    teller.news();
  }
  const given = giveCommands(table, commands, teller, options.keepGoing === true);
  if (!given.isStopped && game.session.request !== null && !waitsForScript(game) && options.script !== '-') {
    const input = readStandardInput({ echo: true, interrupted });
    await new LineMode(table, { print, next: input.next }, teller.told()).run();
    input.close();
  } else if (game.session.request === null) {
    [...tableLines(table.view()), ...resultLines(table.view())].forEach(print);
  }
  process.off('SIGINT', interrupted);
  leaveGame(game, 'lines');
  return given.status;
}

async function playInJson(
  game: OpenGame,
  table: GameTable,
  commands: readonly Commands[],
  options: PlayOptions,
): Promise<ExitStatus> {
  const interrupted = onInterrupt(game, 'json');
  process.once('SIGINT', interrupted);
  const { seed, session } = game;
  say({ type: 'start', ruleset: session.game.ruleset, seed, seats: session.seats, journal: game.journal.path });
  table.letBotsAnswer();
  const given: Given = giveCommands(table, commands, jsonTeller(table), options.keepGoing === true);
  let status = given.status;
  if (given.isStopped || waitsForScript(game) || options.script === '-') {
    sayRequest(table);
  } else {
    const input = readStandardInput({ echo: false, interrupted });
    const ended = await converseInJson(table, input);
    input.close();
    if (status === exitStatus.fine) status = ended;
  }
  process.off('SIGINT', interrupted);
  leaveGame(game, 'json');
  return status;
}

async function playOnScreen(
  game: OpenGame,
  table: GameTable,
  commands: readonly Commands[],
  options: PlayOptions,
): Promise<ExitStatus> {
  const { runTable } = await import('../../tui/index.ts');
  const { screenHere } = await import('./screen.ts');
  if (commands.length > 0) table.letBotsAnswer();
  const given = giveCommands(table, commands, lineTeller(table), options.keepGoing === true);
  if (given.isStopped) {
    leaveGame(game, 'screen');
    return given.status;
  }
  const sitting = runTable({ session: table, ...screenHere(options) });
  // The table is on the screen before a bot that begins has made up its mind.
  table.begin();
  const result = await sitting;
  resultLines(table.view()).forEach(print);
  leaveGame(game, 'screen');
  return result.ended === 'interrupted' ? exitStatus.interrupted : given.status;
}

/** Marks the turn in the recording, if there is one. */
function markTurn(cast: Cast | null, table: GameTable): void {
  if (cast === null) return;
  const { turn } = table.view();
  cast.turn(turn.number, table.session.seats[turn.player]?.name ?? '');
}

/** Plays a game as the options say, recording what is shown where they say so. */
export async function runPlay(options: PlayOptions, seats = 'human,bot'): Promise<ExitStatus> {
  if (options.cast === undefined) return playGame(options, seats, null);
  if (options.json === true)
    return couldNot('--cast records what is shown, and --json shows nothing; leave one of them out');
  const cast = beginCast(options.cast, process.stdout);
  if (typeof cast === 'string') return couldNot(cast);
  const status = await playGame(options, seats, cast);
  const failure = cast.end();
  return failure === null ? status : couldNot(`the cast breaks off: ${failure}`);
}

async function playGame(options: PlayOptions, seats: string, cast: Cast | null): Promise<ExitStatus> {
  const commands = await commandsBeforehand(options);
  if (typeof commands === 'string') return couldNot(commands);
  const game = await openGame({ seats, ...options });
  if (typeof game === 'string') return couldNot(game);
  const viewer = readViewer(options.view, game.session.seats);
  if (typeof viewer === 'object' && viewer !== null) {
    game.journal.discard();
    return couldNot(viewer.problem);
  }
  const face = faceFor(options, game);
  if (game.notice !== null) process.stderr.write(`${game.notice}\n`);
  const table: GameTable = new GameTable(game.session, {
    viewer: viewer ?? usualViewer(game),
    rules: await loadLedger(game.session.game.ruleset),
    save: (file) => game.journal.copyTo(file),
    isFirstGame: options.hints === true,
    stops: face === 'screen' ? readSettings().settings.stops : [],
    ownLogs: face === 'screen' && (viewer ?? usualViewer(game)) === null,
    afterwards: () => [
      `See it again, answer by answer: spaceline replay --trace ${shellWord(finishedPath(game.journal))}`,
    ],
    told: (told) => {
      if (face === 'json') sayEvents(table, told.events);
      markTurn(cast, table);
    },
  });
  table.recall(game.past);
  markTurn(cast, table);
  try {
    switch (face) {
      case 'json':
        return await playInJson(game, table, commands, options);
      case 'lines':
        return await playInLines(game, table, commands, options);
      case 'screen':
        return await playOnScreen(game, table, commands, options);
    }
  } finally {
    game.journal.close();
  }
}
