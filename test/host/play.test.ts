/** People on a host: from the lobby to the end of a game, coming back, and a host that is stopped and killed. */
import { afterEach, describe, expect, it } from 'vitest';
import type { HostedTable } from '../../src/host/tables/hosted-table.ts';
import { hostHere, type TestHost } from './host-here.ts';
import { newKey, shell, type Connected } from './ssh-client.ts';
import { nextCommand, soon } from './hall-here.ts';

const hosts: TestHost[] = [];
const connected: Connected[] = [];

async function open(options: Parameters<typeof hostHere>[0] = {}): Promise<TestHost> {
  const host = await hostHere(options);
  hosts.push(host);
  return host;
}

async function sit(...args: Parameters<typeof shell>): Promise<Connected> {
  const client = await shell(...args);
  connected.push(client);
  return client;
}

afterEach(async () => {
  for (const each of connected.splice(0)) each.cut();
  for (const host of hosts.splice(0)) await host.stop();
});

const [annas, bobs, carls] = [newKey(), newKey(), newKey()];

/** The only game of a host. */
function onlyGame(host: TestHost): HostedTable {
  const [game, ...others] = host.hall.games();
  if (game === undefined || game.awake === null || others.length > 0) throw new Error('there is not one game');
  return game.awake;
}

describe('a game between two people', () => {
  it('goes from the lobby to its end in line mode, while somebody watches', async () => {
    const host = await open();
    const [anna, bob] = [await sit(host, 'anna', annas, null), await sit(host, 'bob', bobs, null)];
    await anna.until('Welcome, anna');
    anna.type('new open deck tng-federation\n');
    await anna.until(/You wait at table/);
    const [waiting] = host.hall.openTables();
    bob.type(`tables\njoin ${waiting?.id} deck klingon\n`);
    await Promise.all([
      anna.until('Type help for what you can do at any time.'),
      bob.until('Type help for what you can do at any time.'),
    ]);
    const table = onlyGame(host);
    const carl = await sit(host, 'carl', carls);
    await carl.until('Watch');
    carl.type('\x1b[F\x1b[A\x1b[A\r');
    await carl.until(table.id);
    carl.type('\r');
    await carl.until('Log');
    let answers = 0;
    for (let next = nextCommand(table); next !== null && answers < 60; next = nextCommand(table)) {
      const player = [anna, bob][next.seat];
      player?.type(`${next.line}\n`);
      answers += 1;
      const until = Date.now() + 10_000;
      while (table.session.answers < answers) {
        if (Date.now() > until) throw new Error(`'${next.line}' was not taken:\n${player?.screen().slice(-1500)}`);
        await soon();
      }
    }
    anna.type('/draw\n');
    await bob.until('anna offers a draw');
    bob.type('/accept\n');
    await Promise.all([anna.until('The game is over'), bob.until('The game is over'), carl.until('Game over')]);
    expect(answers).toBe(60);
    expect(host.hall.options.store.finished(table.id)?.state).toBe('over');
    // What bob drew stands on his own screen alone.
    const drawn = /bob draws ((?!\d)[^\n]*)/.exec(bob.screen())?.[1] ?? '';
    expect(drawn).not.toBe('');
    expect(anna.screen()).not.toContain(`bob draws ${drawn}`);
  });

  it('is begun on the screen by who sits down at a table in the list', async () => {
    const host = await open();
    const [anna, bob] = [await sit(host, 'anna', annas), await sit(host, 'bob', bobs, { columns: 80, rows: 24 })];
    await anna.until('Your deck');
    anna.type('\x1b[B\x1b[C\x1b[C\r');
    await anna.until('You wait');
    await bob.until('Sit down');
    bob.type('\x1b[H\r');
    await Promise.all([anna.until('Turn 1'), bob.until('Turn 1')]);
    expect([anna.screen(), bob.screen()].filter((screen) => screen.includes('Waiting for'))).toHaveLength(1);
    bob.type(':/say hello\r');
    await anna.until('bob: Hello!');
    anna.resize(60, 20);
    anna.type(':/resign yes\r');
    await Promise.all([anna.until('anna gave the game up'), bob.until('anna gave the game up')]);
    // Nobody has read a box at once: keys that were meant for the table are let go.
    await soon(800);
    bob.type('r');
    await anna.until('wants another game');
    anna.type('r');
    await Promise.all([anna.until('Turn 1'), bob.until('Turn 1')]);
    expect(onlyGame(host).record.rematchOf).not.toBeNull();
  });
});

/** Anna at a bot's table on the whole screen, who has drawn a card. */
async function annaWhoDrew(host: TestHost): Promise<{ readonly anna: Connected; readonly table: HostedTable }> {
  const anna = await sit(host, 'anna', annas);
  await anna.until('Your deck');
  anna.type('\r');
  await anna.until('Turn');
  const table = onlyGame(host);
  while (table.session.request?.player !== 0) await soon(5);
  expect(table.session.request.options.map(({ verb }) => verb)).toContain('draw');
  const before = table.session.answers;
  anna.type(':draw\r');
  while (table.session.answers === before) await soon(5);
  return { anna, table };
}

describe('a key', () => {
  it('costs the bytes of what it changes, and no more', async () => {
    const host = await open();
    const { anna } = await annaWhoDrew(host);
    const quiet = async (): Promise<number> => {
      let before = -1;
      while (before !== anna.bytes()) {
        before = anna.bytes();
        await soon(400);
      }
      return before;
    };
    const costs: number[] = [];
    await quiet();
    anna.type(':');
    for (const key of 'draw') {
      const before = await quiet();
      anna.type(key);
      costs.push((await quiet()) - before);
    }
    // A letter and the cursor; now and then what it would complete to.
    expect(Math.min(...costs)).toBeGreaterThan(0);
    expect(Math.max(...costs)).toBeLessThan(200);
    const before = await quiet();
    anna.type('\x0c');
    expect((await quiet()) - before).toBeGreaterThan(1000);
  });
});

describe('somebody who comes back', () => {
  it('is at the same request, told what happened meanwhile, and takes the place of the old connection', async () => {
    const host = await open();
    const { anna, table } = await annaWhoDrew(host);
    anna.cut();
    while (table.isHere(0)) await soon(5);
    const again = await sit(host, 'anna', annas);
    await again.until('Turn');
    const third = await sit(host, 'anna', annas, { columns: 80, rows: 24 });
    await third.until('Turn');
    expect(await again.ended).toBe(0);
    expect(table.isHere(0)).toBe(true);
    third.type(':/leave\r');
    await third.until('Go on');
  });

  it('finds everything after the host was stopped, and after it left without a word', async () => {
    const host = await hostHere();
    const { anna, table } = await annaWhoDrew(host);
    const hash = table.session.game.hash();
    await host.stop();
    await anna.ended;
    const again = await open({ folder: host.folder });
    expect(again.hall.games().map(({ id, awake }) => [id, awake])).toEqual([[table.id, null]]);
    const back = await sit(again, 'anna', annas);
    // One line stands by the log, more are a page of their own.
    await back.until(/Meanwhile|\n {3}\w/);
    expect(onlyGame(again).session.game.hash()).toBe(hash);
  });
});
