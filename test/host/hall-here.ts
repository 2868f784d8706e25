/** A hall in a folder of its own, for tests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '../../src/commands/index.ts';
import { groundHere } from '../../src/cli/run/host-ground.ts';
import { Hall } from '../../src/host/hall.ts';
import { usualLimits, type HostLimits } from '../../src/host/limits.ts';
import { People } from '../../src/host/people/people.ts';
import type { Person } from '../../src/host/people/person.ts';
import type { HostedTable } from '../../src/host/tables/hosted-table.ts';
import type { Place } from '../../src/host/tables/place.ts';
import { folderStore } from '../../src/host/tables/store.ts';
import { botNamed, chanceFrom, usualBot } from '../../src/players/index.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'spaceline-host-'));

const ground = groundHere(['node', 'spaceline']);

export interface TestHall {
  readonly hall: Hall;
  readonly folder: string;
  readonly logged: string[];
  readonly clock: { now: number };
}

/** A hall over a folder; what was kept there is brought back. */
export async function hallIn(folder = newFolder(), limits: Partial<HostLimits> = {}): Promise<TestHall> {
  const clock = { now: 1_700_000_000_000 };
  const logged: string[] = [];
  const all = { ...usualLimits, ...limits };
  const hall = new Hall({
    ground,
    store: folderStore(folder),
    people: new People(folder, all),
    limits: all,
    bots: ['bot', 'random'],
    now: () => clock.now,
    log: (event, facts) => logged.push([event, ...Object.values(facts ?? {})].join(' ')),
  });
  await hall.restore();
  return { hall, folder, logged, clock };
}

export const person = (letter: string, name: string): Person => ({ id: `k${letter.repeat(40)}`, name, isGuest: false });
export const anna = person('a', 'anna');
export const bob = person('b', 'bob');

const deck = 'shipped:tng-federation';
const otherDeck = 'shipped:klingon';

/** The address that everybody in a test of a hall comes from. */
export const HERE = '127.0.0.1';

/** A game that is there. */
export async function gameAt(hall: Hall, id: string): Promise<HostedTable> {
  const table = await hall.game(id);
  if (table === null || 'sorry' in table) throw new Error(`there is no game ${id}`);
  return table;
}

/** Anna and Bob at a table of two. */
export async function tableOfTwo(hall: Hall, late = 0): Promise<HostedTable> {
  const opened = await hall.open(anna, { ruleset: 'second-edition', deck, opponent: 'open', late }, HERE);
  if ('sorry' in opened) throw new Error(opened.sorry.join());
  const joined = await hall.join(bob, opened.id, otherDeck);
  if ('sorry' in joined) throw new Error(joined.sorry.join());
  return gameAt(hall, opened.id);
}

/** Anna against a bot. */
export async function tableWithBot(hall: Hall, bot = 'bot'): Promise<HostedTable> {
  const wanted = { ruleset: 'second-edition', deck, opponent: { bot, deck: otherDeck }, late: 0 };
  const opened = await hall.open(anna, wanted, HERE);
  if ('sorry' in opened) throw new Error(opened.sorry.join());
  return gameAt(hall, opened.id);
}

/** Lets whoever is asked answer as a bot would, so many times; false when the game is over before. */
export function answerAsBots(table: HostedTable, places: readonly Place[], times: number): boolean {
  const { session } = table;
  const bot = botNamed(usualBot(session.game.ruleset), session.game.ruleset);
  if (bot === null) throw new Error('no bot');
  for (let time = 0; time < times; time += 1) {
    const { request } = session;
    if (request === null) return false;
    const answer = bot(session.game.glance(request.player), request, chanceFrom(1, request.player, session.answers));
    const refusal = places.find(({ seat }) => seat === request.player)?.answer(answer);
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return session.request !== null;
}

/** What whoever is asked would type, were they a bot. */
export function nextCommand({ session }: HostedTable): { readonly seat: number; readonly line: string } | null {
  const { request, game } = session;
  const bot = botNamed('bot', game.ruleset);
  if (request === null || bot === null) return null;
  const answer = bot(game.glance(request.player), request, chanceFrom(1, request.player, session.answers));
  return { seat: request.player, line: commandOf(game, request, answer) };
}

export const soon = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
