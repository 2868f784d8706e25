/** Clocks that run out, for real: on the loopback address, with seconds to think. */
import { afterEach, describe, expect, it } from 'vitest';
import type { HostedTable } from '../../src/host/tables/hosted-table.ts';
import { gameAt, nextCommand, soon } from './hall-here.ts';
import { hostHere, type TestHost } from './host-here.ts';
import { newKey, shell, type Connected } from './ssh-client.ts';

const hosts: TestHost[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop();
});

const [annas, bobs] = [newKey(), newKey()];

async function open(options: Parameters<typeof hostHere>[0] = {}): Promise<TestHost> {
  const host = await hostHere(options);
  hosts.push(host);
  return host;
}

/** Anna and Bob at a table, in lines. */
async function twoInLines(host: TestHost): Promise<{ people: readonly [Connected, Connected]; table: HostedTable }> {
  const people = [await shell(host, 'anna', annas, null), await shell(host, 'bob', bobs, null)] as const;
  await people[0].until('Welcome');
  people[0].type('new open\n');
  await people[0].until('You wait at table');
  const id = host.hall.openTables()[0]?.id ?? '';
  people[1].type(`join ${id}\n`);
  for (const each of people) await each.until('Type help for what you can do at any time');
  return { people, table: await gameAt(host.hall, id) };
}

const seconds = (count: number): number => count / 60;

/** Lets whoever is asked answer until somebody is. */
async function untilAsked(table: HostedTable, people: readonly Connected[], seat: number): Promise<void> {
  for (let time = 0; table.asked !== seat && time < 200; time += 1) {
    const before = table.session.answers;
    const next = nextCommand(table);
    if (next !== null) people[next.seat]?.type(`${next.line}\n`);
    for (let wait = 0; table.session.answers === before && wait < 100; wait += 1) await soon(10);
  }
  expect(table.asked).toBe(seat);
}

describe('a clock', () => {
  it.each([0, 1])('that runs out for seat %i ends the game for the other, and both see it', async (seat) => {
    const host = await open();
    const { people, table } = await twoInLines(host);
    await untilAsked(table, people, seat);
    table.agreeToClock(seconds(2));
    const began = performance.now();
    for (const each of people) await each.until('The game is over');
    expect(performance.now() - began).toBeGreaterThan(1800);
    const loser = ['anna', 'bob'][seat];
    expect(table.ended).toEqual({ winners: [1 - seat], reason: `${loser} has no time left` });
    // The other one's stood still.
    expect(table.timeLeft()?.map((left) => left > 0)).toEqual([seat === 1, seat === 0]);
    for (const each of people) each.cut();
  });

  it('is agreed to by both, and goes on after the host was stopped where it stood, once whoever is asked is back', async () => {
    const host = await hostHere();
    const { people, table } = await twoInLines(host);
    people[0].type('/clock 1\n');
    await people[1].until('proposes a clock');
    people[1].type('/accept\n');
    await people[0].until('There is a clock now: 1 minutes');
    const asked = table.asked ?? 0;
    await soon(1200);
    await host.stop();
    const left = table.timeLeft() ?? [];
    expect(left[asked]).toBeLessThan(59_000);
    expect(left[1 - asked]).toBe(60_000);
    // The host is away for an hour; the next one gives a long time to come back.
    const second = await open({ folder: host.folder, limits: { grace: 600_000 } });
    second.clock.ahead = 3_600_000;
    const restored = await gameAt(second.hall, table.id);
    expect(restored.timeLeft()).toEqual(left);
    await soon(300);
    expect(restored.timeLeft()).toEqual(left);
    const back = await shell(second, ['anna', 'bob'][asked] ?? '', [annas, bobs][asked] ?? null, null);
    await back.until('Type help for what you can do at any time');
    await soon(300);
    expect(restored.timeLeft()?.[asked]).toBeLessThan((left[asked] ?? 0) - 200);
    back.cut();
  });

  it('runs for who does not come back, who is told of the end when they do', async () => {
    const host = await hostHere();
    const { table } = await twoInLines(host);
    table.agreeToClock(seconds(4));
    const asked = table.asked ?? 0;
    await host.stop();
    const second = await open({ folder: host.folder, limits: { grace: 300 } });
    for (let time = 0; second.hall.options.store.finished(table.id) === null && time < 1000; time += 1) await soon(10);
    const name = ['anna', 'bob'][asked] ?? '';
    expect(second.hall.options.store.finished(table.id)?.ended?.reason).toBe(`${name} has no time left`);
    expect(second.hall.counts).toEqual({ open: 0, playing: 0, inMemory: 0 });
    const back = await shell(second, name, [annas, bobs][asked] ?? null);
    await back.until(/While you were away/);
    expect(back.screen()).toContain('has no time left; you have lost');
    back.type('\x1b');
    await back.until('Your deck');
    back.cut();
  });
});
