/** `spaceline host` and `spaceline join` on the command line: their options and help. */
import type { Command } from 'commander';
import { wholeNumber } from './numbers.ts';

/** What `host` is called with. */
export interface HostCommandOptions {
  readonly port: number;
  readonly address: string;
  readonly data?: string;
  readonly motd?: string;
  readonly maxTables?: number;
  readonly bots: string;
  readonly allowGuests?: boolean;
  readonly socketOnly?: boolean;
  readonly stdio?: boolean;
  readonly as?: string;
}

const mostPort = 65_535;

/** `spaceline host`. */
export function addHost(program: Command): void {
  program
    .command('host')
    .summary('let people play each other over SSH')
    .description(
      `Open a host: people sit down with "ssh -p 2222 NAME@HOST", find somebody to play with, watch, and come back later.
Who somebody is, their SSH key says. Every answer is on the disk before it counts; a host that is stopped or killed brings
every table back when it is started again.

Examples:
  spaceline host                                 on port 2222, with keys only
  spaceline host --port 22 --allow-guests        who has no key may play too
  spaceline host --motd welcome.txt --max-tables 50
  spaceline host --stdio --as anna               for sshd: as the forced command of a key

A host keeps everything in one folder: its own key, tables, finished games, decks, and what people have set. With --stdio
it opens no port: whoever sshd lets in is brought to the host that runs with the same folder.`,
    )
    .option('--port <n>', 'the port', wholeNumber(0, mostPort), 2222)
    .option('--address <address>', 'the address it listens on', '::')
    .option('--data <folder>', 'where everything is kept; left out: host in the data folder')
    .option('--motd <file>', 'what everybody is told as they come in')
    .option('--max-tables <n>', 'so many tables at most', wholeNumber(1, 10_000))
    .option('--bots <names>', 'bots that may be played against, with commas between them', 'bot,random')
    .option('--allow-guests', 'let in who has no key; nothing of theirs is kept')
    .option('--socket-only', 'open no port: for --stdio and join alone')
    .option('--stdio', 'bring whoever is here to the host of that folder')
    .option('--as <name>', 'with --stdio: who it is')
    .action(async (options: HostCommandOptions) => {
      const { runHost } = await import('./run/host.ts');
      process.exitCode = await runHost(options);
    });
}

/** What `join` is called with. */
export interface JoinOptions {
  readonly data?: string;
  readonly as?: string;
}

/** `spaceline join`. */
export function addJoin(program: Command): void {
  program
    .command('join')
    .summary('sit down at the host on this machine')
    .argument('[table]', 'a table, or the word of an invitation')
    .description(
      `Sit down at the host that runs on this machine, without SSH: in the lobby, or at a table at once.

Examples:
  spaceline join                  the lobby
  spaceline join K7QX             a table: your own, one where somebody waits, or to look on
  spaceline join --as anna        under another name than the one that is set`,
    )
    .option('--data <folder>', 'the folder of the host; left out: host in the data folder')
    .option('--as <name>', 'your name there')
    .action(async (table: string | undefined, options: JoinOptions) => {
      const { runJoin } = await import('./run/host.ts');
      process.exitCode = await runJoin(table, options);
    });
}
