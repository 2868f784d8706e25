/** Being told that somebody has come, and of what happened while one was away. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameAt, soon } from './hall-here.ts';
import { hostHere, type TestHost } from './host-here.ts';
import { newKey, shell, type Connected } from './ssh-client.ts';

let host: TestHost;
const connected: Connected[] = [];
beforeEach(async () => void (host = await hostHere()));
afterEach(async () => {
  for (const each of connected.splice(0)) each.cut();
  await host.stop();
});

async function come(name: string, size?: null, key = newKey()): Promise<Connected> {
  const client = await shell(host, name, key, size);
  connected.push(client);
  await client.until(size === null ? 'Welcome' : /Your deck|Turn|While you/);
  return client;
}

describe('somebody who has come', () => {
  it('is announced in the lobby and at a bot’s table, with a bell, and not between people nor to who wants to hear of nobody', async () => {
    const [bob, carl, dora] = [await come('bob'), await come('carl', null), await come('dora', null)];
    bob.type('\r');
    await bob.until('Turn');
    dora.type('set tell nobody\n');
    await dora.until('tell is nobody now');
    const [eve, fred] = [await come('eve', null), await come('fred', null)];
    eve.type('new invited\n');
    await eve.until('The word for the other player is');
    const word = /player is (\w+)/.exec(eve.screen())?.[1] ?? '';
    fred.type(`join ${word}\n`);
    await Promise.all([eve, fred].map((each) => each.until('Type help for what you can do at any time')));
    const bells = bob.bells();
    const anna = await come('anna', null);
    anna.type('new open\n');
    await anna.until('You wait at table');
    const id = host.hall.openTables()[0]?.id ?? '';
    await bob.until(`anna waits at table ${id}`);
    expect(bob.screen()).toContain('/leave');
    expect(bob.bells()).toBe(bells + 1);
    await carl.until(`* anna waits at table ${id}.`);
    await soon(200);
    expect([dora, eve, fred].map((each) => each.screen().includes('anna waits'))).toEqual([false, false, false]);
    expect(host.logged.join('\n')).not.toContain(word);
    // An invitation is nobody else's business.
    expect(carl.screen()).not.toContain('eve waits');
  });

  it('is announced as they come in to who wants to hear of everybody', async () => {
    const [bob, carl] = [await come('bob', null), await come('carl', null)];
    bob.type('set tell everybody\n');
    await bob.until('tell is everybody now');
    host.clock.ahead += 10_000;
    await come('anna');
    await bob.until('* anna is here.');
    expect(carl.screen()).not.toContain('anna is here');
  });
});

describe('who was away', () => {
  it('is told as they come how a game of theirs ended', async () => {
    const key = newKey();
    const [anna, bob] = [await come('anna', null, key), await come('bob', null)];
    anna.type('new open\n');
    await anna.until('You wait at table');
    const id = host.hall.openTables()[0]?.id ?? '';
    bob.type(`join ${id}\n`);
    await anna.until('Type help for what you can do at any time');
    anna.cut();
    const table = await gameAt(host.hall, id);
    while (table.isHere(0)) await soon(5);
    bob.type('/resign yes\n');
    await bob.until('The game is over');
    const again = await come('anna', undefined, key);
    await again.until('bob gave the game up; you have won');
    again.type('\x1b');
    await again.until('Your deck');
  });
});
